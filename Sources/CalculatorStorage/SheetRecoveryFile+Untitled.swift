import CalculatorPresentation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Sheets without a file have names as well, by which they are recovered: two of one name would be one sheet.
extension SheetRecoveryFile {
  /// What such names begin with; paths begin with `/`.
  private static let untitled = "untitled "

  /// A name that no sheet without a file has had: `untitled 1795622400000000000`.
  public static func newName() -> String {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return untitled + String(Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec))
  }

  /// The name of a sheet without a file of which a kill has left something, and no running program has it.
  ///
  /// - Returns: The name; nil where there is none.
  /// - Throws: `StorageError` when the files cannot be read.
  public func untitledName() throws(StorageError) -> String? {
    try names().first { $0.hasPrefix(Self.untitled) }
  }
}
