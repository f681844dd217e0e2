import CalculatorPresentation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension StorageError {
  /// Returns the error of the last system call.
  static func ofLastCall(at place: String) -> StorageError {
    ofCall(code: errno, at: place)
  }

  /// Returns the error of a system call by its number.
  static func ofCall(code: Int32, at place: String) -> StorageError {
    let cause: Cause =
      switch code {
      // A file that may not grow is like a full disk.
      case ENOSPC, EDQUOT, EFBIG: .noSpace
      case EACCES, EPERM, EROFS: .notPermitted
      case EISDIR, ELOOP, ENOTDIR, EIO: .unreadable
      default: .other
      }
    return StorageError(cause, place: place, detail: String(cString: strerror(code)))
  }
}
