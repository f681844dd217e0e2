import CalculatorPresentation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Sheets without a file have names too, by which they are recovered: two with one name would be one sheet.
extension SheetRecoveryFile {
  /// The beginning of such names; paths begin with `/`.
  private static let untitled = "untitled "

  /// Returns a name that no sheet without a file has had: `untitled 1795622400000000000`.
  public static func newName() -> String {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return untitled + String(Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec))
  }

  /// Returns the name of a sheet without a file that a killed program has left, and that no running program has.
  ///
  /// - Returns: The name; nil if there is none.
  /// - Throws: `StorageError` if the files cannot be read.
  public func untitledName() throws(StorageError) -> String? {
    try names().first { $0.hasPrefix(Self.untitled) }
  }
}
