import Foundation

/// A program that a test needs but that is not installed.
package struct MissingProgram: Error {
  package let name: String

  /// Skips a test because a program is missing; throws an error where `EXACTLY_ALL_PROGRAMS` is set, as in CI,
  /// which installs all of them.
  package static func isLeftOut(_ name: String) throws(MissingProgram) {
    guard ProcessInfo.processInfo.environment["EXACTLY_ALL_PROGRAMS"] == nil else {
      throw MissingProgram(name: name)
    }
  }
}
