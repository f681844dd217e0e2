#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A call to the system that failed.
package struct SystemError: Error, Hashable {
  /// The system's number for the cause, such as `EPIPE`.
  package let code: Int32

  private let action: String

  /// Creates the error of the call made last.
  init(action: String) {
    code = errno
    self.action = action
  }

  /// What failed and why, in words: `cannot write: No space left on device`.
  package var reason: String {
    action + ": " + String(cString: strerror(code))
  }
}
