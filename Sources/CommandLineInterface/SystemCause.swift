import Languages

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The reason a system call failed.
///
/// Causes that users meet have a text in each language. Other causes have the system's own English text
/// in all of them.
enum SystemCause: Translatable {
  case noFile
  case notPermitted
  case isFolder
  case noSpace
  /// Any other cause, in the system's words.
  case other(String)

  /// Creates the cause with the system's number for it, such as `EPIPE`.
  init(code: Int32) {
    self =
      switch code {
      case ENOENT: .noFile
      case EACCES, EPERM: .notPermitted
      case EISDIR: .isFolder
      case ENOSPC: .noSpace
      default: .other(Self.systemText(of: code))
      }
  }

  /// Returns the system's text for a number.
  static func systemText(of code: Int32) -> String { String(cString: strerror(code)) }
}
