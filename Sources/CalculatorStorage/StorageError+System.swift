import CalculatorPresentation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension StorageError {
  /// The error of the call to the system made last.
  static func ofLastCall(at place: String) -> StorageError {
    ofCall(code: errno, at: place)
  }

  /// The error of a call to the system by its number.
  static func ofCall(code: Int32, at place: String) -> StorageError {
    let cause: Cause =
      switch code {
      // A file that may not grow is a full disk of its own.
      case ENOSPC, EDQUOT, EFBIG: .noSpace
      case EACCES, EPERM, EROFS: .notPermitted
      case EISDIR, ELOOP, ENOTDIR, EIO: .unreadable
      default: .other
      }
    return StorageError(cause, place: place, detail: String(cString: strerror(code)))
  }
}
