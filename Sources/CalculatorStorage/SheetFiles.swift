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
public final class SheetFiles: SheetEdits, SheetStore {
  /// The file as it was last read or written; nil while there is none.
  private var file: SheetFile?

  /// Whether a file is refused if a text view would take other characters for line endings.
  private let isForTextView: Bool

  /// Creates the files of a sheet.
  ///
  /// - Parameters:
  ///   - path: The path of its file, which may not exist yet; nil if it has none.
  ///   - isForTextView: Whether the text is shown by a system's view, which changes some line endings.
  ///   - recovery: The file for edits; nil if they are not to be kept.
  public init(
    path: String?, isForTextView: Bool = false,
    recovery: SheetRecoveryFile? = try? .ofThisPerson()
  ) {
    self.isForTextView = isForTextView
    super.init(path: path, recovery: recovery)
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
    let text = try Self.text(in: file.bytes)
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
  public override func leaveFile() {
    file = nil
    super.leaveFile()
  }
}
