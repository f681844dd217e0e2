import Foundation

/// A program that a test runs is not installed.
package struct MissingProgram: Error {
  package let name: String

  /// Leaves a test out for want of a program; an error where `EXACTLY_ALL_PROGRAMS` is set, as in
  /// CI, which installs all of them.
  package static func isLeftOut(_ name: String) throws(MissingProgram) {
    guard ProcessInfo.processInfo.environment["EXACTLY_ALL_PROGRAMS"] == nil else {
      throw MissingProgram(name: name)
    }
  }
}
