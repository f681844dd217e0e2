import CalculatorPresentation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The edits of an open sheet, kept until they are saved: the part of a `SheetStore` that is the same for any file.
open class SheetEdits {
  /// The path of the sheet's file; nil if it has none.
  public final var path: String?

  /// The file for edits; nil if they are not to be kept.
  private final var recovery: SheetRecoveryFile?

  /// The name under which the edits are recovered while the sheet has no file.
  private final var untitledName = SheetRecoveryFile.newName()

  /// Begins the edits of a sheet.
  ///
  /// - Parameters:
  ///   - path: The path of its file; nil if it has none.
  ///   - recovery: The file for edits; nil if they are not to be kept.
  public init(path: String?, recovery: SheetRecoveryFile? = try? .ofThisPerson()) {
    self.path = path
    self.recovery = recovery
  }

  /// Returns what a killed program has left of the sheet, or of any sheet without a file if it has none.
  public final func left(over savedText: String) throws(SheetFileProblem) -> RecoveredSheetText? {
    try Self.storage { () throws(StorageError) in
      if path == nil, let name = try recovery?.untitledName() { untitledName = name }
      return try recovery?.take(name)?.offer(over: savedText)
    }
  }

  /// Keeps a text, in place of anything kept before.
  public final func begin(_ text: String, over savedText: String) throws(SheetFileProblem) {
    try Self.storage { () throws(StorageError) in
      try recovery?.begin(SheetRecovery.lines(name: name, text: savedText, typed: text))
    }
  }

  /// Keeps more lines.
  public final func append(_ lines: [String]) throws(SheetFileProblem) {
    try Self.storage { () throws(StorageError) in try recovery?.append(lines) }
  }

  /// Removes whatever is kept.
  public final func end() { recovery?.end() }

  /// Leaves the edits that are kept to whoever opens the sheet next.
  public final func close() { recovery = nil }

  /// Makes the sheet one without a file; the file stays as it is.
  open func leaveFile() {
    (path, untitledName) = (nil, SheetRecoveryFile.newName())
  }

  /// The name under which any program finds the edits: the full path of the file, through all links.
  private final var name: String {
    guard let path else { return untitledName }
    if let target = realpath(path.systemPath, nil) {
      defer { free(target) }
      return String(systemPath: target)
    }
    guard !path.hasPrefix("/"), let folder = getcwd(nil, 0) else { return path }
    defer { free(folder) }
    return String(systemPath: folder) + "/" + path
  }

  static func storage<Value>(
    _ body: () throws(StorageError) -> Value
  ) throws(SheetFileProblem) -> Value {
    do throws(StorageError) {
      return try body()
    } catch {
      throw .storage(error)
    }
  }
}
