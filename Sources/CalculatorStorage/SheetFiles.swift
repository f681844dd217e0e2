import CalculatorModel
import CalculatorPresentation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The file of an open sheet, and the file that keeps its edits until they are saved.
public final class SheetFiles: SheetStore {
  /// The path of the sheet's file, which may not exist yet; nil if it has none.
  public private(set) var path: String?

  /// The file as it was last read or written; nil while there is none.
  private var file: SheetFile?

  /// The file for edits; nil if the system names no place for it.
  private var recovery: SheetRecoveryFile?

  /// The name under which the edits are recovered while the sheet has no file.
  private var untitledName = SheetRecoveryFile.newName()

  /// Whether a file is refused if a text view would take other characters for line endings.
  private let isForTextView: Bool

  /// Creates the files of a sheet.
  ///
  /// - Parameters:
  ///   - path: The path of its file; nil if it has none.
  ///   - isForTextView: Whether the text is shown by a system's view, which changes some line endings.
  ///   - recovery: The file for edits; nil if they are not to be kept.
  public init(
    path: String?, isForTextView: Bool = false,
    recovery: SheetRecoveryFile? = try? .ofThisPerson()
  ) {
    self.path = path
    self.isForTextView = isForTextView
    self.recovery = recovery
  }

  /// Returns the text in the file; "" if there is no file yet.
  public func readIfThere() throws(SheetFileProblem) -> String {
    guard let path else { return "" }
    var found = stat()
    return lstat(path.systemPath, &found) == 0 ? try read() : ""
  }

  /// Reads the file.
  public func read() throws(SheetFileProblem) -> String {
    guard let path else { return "" }
    // One byte more than a sheet can have shows that there are more.
    let file = try Self.storage { () throws(StorageError) in
      try SheetFile(reading: path, limit: Sheet.byteLimit + 1)
    }
    guard file.bytes.count <= Sheet.byteLimit else { throw .limit(.tooLong) }
    let text: String
    do throws(SheetDocumentError) {
      text = try SheetDocument(file.bytes, as: .sheet).text
    } catch {
      throw .document(error)
    }
    guard !isForTextView || !Self.hasOtherLineEnds(file.bytes) else { throw .hasOtherLineEnds }
    self.file = file
    return text
  }

  /// Whether a text view would take anything but LF and CRLF for the end of a line or of the text.
  private static func hasOtherLineEnds(_ bytes: [UInt8]) -> Bool {
    let separator: [UInt8] = [0xE2, 0x80, 0xA9]
    return bytes.indices.contains { index in
      switch bytes[index] {
      case 0: true
      case UInt8(ascii: "\r"): index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n")
      case separator[0]: bytes[index...].starts(with: separator)
      default: false
      }
    }
  }

  /// Writes a text in one step, as the target says.
  public func write(
    _ text: String, to target: SheetKeeping.Target
  ) throws(SheetFileProblem) -> String? {
    let bytes = Array(text.utf8)
    let written = try Self.storage { () throws(StorageError) -> SheetFile? in
      switch target {
      case .ownFile(replacing: false):
        guard let path else { return nil }
        guard let file else { return try SheetFile.create(path, with: bytes) }
        return try file.replace(with: bytes) ? SheetFile(path: path, writtenAs: bytes) : nil
      case .ownFile(replacing: true):
        guard let path else { return nil }
        return try SheetFile.write(path, with: bytes, replacing: Sheet.byteLimit)
      case .file(let name, replacing: false):
        return try SheetFile.create(Self.path(of: name), with: bytes)
      case .file(let name, replacing: true):
        return try SheetFile.write(
          Self.path(of: name), with: bytes, replacing: Sheet.byteLimit)
      }
    }
    guard let written else { return nil }
    (path, file) = (written.path, written)
    return written.path
  }

  /// Returns the path that the user means: `~` is their home folder, as in a shell.
  private static func path(of name: String) -> String {
    guard name.hasPrefix("~/"), let home = getenv("HOME") else { return name }
    return String(systemPath: home) + name.dropFirst()
  }

  /// Makes the sheet one without a file; the file stays as it is.
  public func leaveFile() {
    (path, file, untitledName) = (nil, nil, SheetRecoveryFile.newName())
  }

  // MARK: - Edits

  /// Returns what a killed program has left of the sheet, or of any sheet without a file if it has none.
  public func left(over savedText: String) throws(SheetFileProblem) -> RecoveredSheetText? {
    try Self.storage { () throws(StorageError) in
      if path == nil, let name = try recovery?.untitledName() { untitledName = name }
      return try recovery?.take(recoveryName)?.offer(over: savedText)
    }
  }

  /// Keeps a text, in place of anything kept before.
  public func begin(_ text: String, over savedText: String) throws(SheetFileProblem) {
    try Self.storage { () throws(StorageError) in
      try recovery?.begin(SheetRecovery.lines(name: recoveryName, text: savedText, typed: text))
    }
  }

  /// Keeps more lines.
  public func append(_ lines: [String]) throws(SheetFileProblem) {
    try Self.storage { () throws(StorageError) in try recovery?.append(lines) }
  }

  /// Removes whatever is kept.
  public func end() { recovery?.end() }

  /// Leaves the edits that are kept to whoever opens the sheet next.
  public func close() { recovery = nil }

  /// The name under which any program finds the edits: the full path of the file, through all links.
  private var recoveryName: String {
    guard let path else { return untitledName }
    if let target = realpath(path.systemPath, nil) {
      defer { free(target) }
      return String(systemPath: target)
    }
    guard !path.hasPrefix("/"), let folder = getcwd(nil, 0) else { return path }
    defer { free(folder) }
    return String(systemPath: folder) + "/" + path
  }

  private static func storage<Value>(
    _ body: () throws(StorageError) -> Value
  ) throws(SheetFileProblem) -> Value {
    do throws(StorageError) {
      return try body()
    } catch {
      throw .storage(error)
    }
  }
}
