import Languages

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A system call that failed.
package struct SystemError: Error, Hashable {
  /// The attempted action.
  enum Action: Hashable, Sendable {
    /// Opening a file of that name, which is displayable.
    case open(String)
    case read
    case write
    case wait
  }

  /// The system's number for the cause, such as `EPIPE`.
  package let code: Int32

  let action: Action

  /// Creates the error of the last call.
  init(_ action: Action) {
    self.init(action, code: errno)
  }

  init(_ action: Action, code: Int32) {
    self.code = code
    self.action = action
  }

  var cause: SystemCause { SystemCause(code: code) }
}

/// The failed action and the cause: `cannot write: No space left on device`.
extension SystemError: Translatable {}
