import CalculatorModel
import CalculatorPresentation
import CalculatorStorage

/// The file of a sheet: its path, and its content as last known here.
struct SheetDocument {
  /// The reason that a file is not opened or saved.
  enum Problem: Error {
    /// It cannot be read or written.
    case storage(StorageError)
    /// It is too large.
    case limit(SheetLimit)
    /// It is not text.
    case words(SheetFaceWords)
  }

  /// The path of the file, or nil if the sheet has none yet.
  private(set) var path: String?

  /// The text in the file, as it was last read or written, or "" if there is none.
  private(set) var savedText = ""

  /// The name under which the text is recovered.
  private(set) var recoveryName: String

  private var file: SheetFile?

  /// Creates a sheet without a file, or one for text that was left without a file.
  init(recoveryName: String) {
    self.recoveryName = recoveryName
  }

  /// Reads a file.
  init(reading path: String) throws(Problem) {
    recoveryName = path
    try read(path)
  }

  /// The name of the file, or nil if there is none.
  var name: String? {
    path.map { path in
      path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
    }
  }

  /// Reads the file again.
  mutating func reload() throws(Problem) {
    if let path { try read(path) }
  }

  private mutating func read(_ path: String) throws(Problem) {
    let file = try Self.storage { () throws(StorageError) in
      try SheetFile(reading: path, limit: Sheet.byteLimit + 1)
    }
    guard file.bytes.count <= Sheet.byteLimit else { throw .limit(.tooLong) }
    guard let text = String(validating: file.bytes, as: UTF8.self) else {
      throw .words(.isNotText)
    }
    guard !Self.hasOtherLineEnds(file.bytes) else { throw .words(.hasOtherLineEnds) }
    (self.path, self.file, savedText) = (path, file, text)
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

  /// Writes a text in one step to the file it was read from.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - replacing: Whether to replace what others have written meanwhile.
  /// - Returns: Whether it was written; false if others have written or removed the file.
  /// - Throws: The reason that it cannot be written; the file is then unchanged.
  mutating func save(_ text: String, replacing: Bool = false) throws(Problem) -> Bool {
    guard let path else { return false }
    if replacing {
      try save(text, at: path)
      return true
    }
    guard let file else { return false }
    let isWritten = try Self.storage { () throws(StorageError) in
      try file.replace(with: Array(text.utf8))
    }
    guard isWritten else { return false }
    self.file = SheetFile(path: path, writtenAs: Array(text.utf8))
    savedText = text
    return true
  }

  /// Writes a text to a file, which is created if there is none and becomes the sheet's file.
  mutating func save(_ text: String, at path: String) throws(Problem) {
    file = try Self.storage { () throws(StorageError) in
      try SheetFile.write(path, with: Array(text.utf8), replacing: Sheet.byteLimit)
    }
    (self.path, savedText, recoveryName) = (path, text, path)
  }

  private static func storage<Value>(
    _ body: () throws(StorageError) -> Value
  ) throws(Problem) -> Value {
    do throws(StorageError) {
      return try body()
    } catch {
      throw .storage(error)
    }
  }
}

extension SheetDocument.Problem {
  /// Returns the problem in words.
  func text(in catalogue: Catalogue) -> String {
    switch self {
    case .storage(let error):
      catalogue.text(.storageReason(StorageReason(error)))
    case .limit(let limit): catalogue.text(SheetWords.limit(limit))
    case .words(let words): catalogue.text(words)
    }
  }
}
