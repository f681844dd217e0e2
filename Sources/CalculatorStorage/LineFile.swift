import CalculatorPresentation

/// A file of lines that only grows, except when it is replaced as a whole.
struct LineFile {
  /// The maximum number of bytes that are kept: 256 MiB.
  static let limit = 1 << 28

  /// The maximum number of lines that are read; a history has fewer than 50,000.
  static let lineLimit = 2_000_000

  private let file: SharedFile
  private let limit: Int
  private let isJournal: Bool

  /// Keeps lines in a file.
  ///
  /// - Parameters:
  ///   - path: The file's path.
  ///   - patience: The time to wait for another program, in milliseconds.
  ///   - limit: The maximum number of bytes that are kept.
  ///   - isJournal: Whether they are a history's, whose `OutdatedLines` are returned as empty ones.
  init(path: String, patience: Int64, limit: Int = Self.limit, isJournal: Bool = false) {
    file = SharedFile(path: path, patience: patience)
    self.limit = limit
    self.isJournal = isJournal
  }

  var path: String { file.path }

  /// Returns the lines that are complete: what another program is writing right now may not be yet.
  ///
  /// It takes no lock, so it never waits.
  ///
  /// - Parameter isWhole: Whether a last line without a line ending, as an editor may leave it, is complete.
  /// - Returns: The lines; none if there is no file.
  /// - Throws: `StorageError` if the file cannot be read, or exceeds the limits.
  func completeLines(
    _ isWhole: (String) -> Bool = { _ in false }
  ) throws(StorageError) -> JournalLines {
    guard let opened = try file.opened() else { return JournalLines([]) }
    var bytes = try contents(of: opened)
    let rest = bytes[((bytes.lastIndex(of: .lineEnd) ?? -1) + 1)...]
    if let text = String(strictUTF8: rest), isWhole(text) {
      return try lines(of: bytes)
    }
    bytes.removeLast(rest.count)
    return try lines(of: bytes)
  }

  /// Appends lines in one write; after an error none of them is kept.
  func append(_ lines: some Sequence<[UInt8]>) throws(StorageError) {
    var bytes = try self.bytes(of: lines)
    guard !bytes.isEmpty else { return }
    let opened = try file.locked()
    let size = try opened.size()
    // A program that was killed while writing has left a line without its line ending.
    if size > 0, try opened.bytes(in: size - 1..<size) != [.lineEnd] {
      bytes.insert(.lineEnd, at: 0)
    }
    guard bytes.count <= limit - size else { throw tooLarge }
    do throws(StorageError) {
      try opened.write(bytes)
    } catch {
      try? opened.truncate(to: size)
      throw error
    }
  }

  /// Replaces all lines with the result of a change, with no other program writing meanwhile.
  func rewrite(_ change: (JournalLines) -> [[UInt8]]) throws(StorageError) {
    let opened = try file.locked()
    // With the lock taken no program is writing: a line without an ending was left by a killed one, and is kept.
    let lines = try lines(of: contents(of: opened))
    let bytes = try bytes(of: change(lines))
    guard bytes.count <= limit else { throw tooLarge }
    try file.replace(opened, with: bytes)
  }

  private func bytes(of lines: some Sequence<[UInt8]>) throws(StorageError) -> [UInt8] {
    var bytes: [UInt8] = []
    for line in lines {
      guard !line.contains(.lineEnd) else {
        throw StorageError(.other, place: path, detail: "a line cannot hold a line's end")
      }
      bytes += line
      bytes.append(.lineEnd)
    }
    return bytes
  }

  private func lines(of bytes: [UInt8]) throws(StorageError) -> JournalLines {
    let outdated = isJournal ? OutdatedLines(of: bytes) : OutdatedLines()
    let lines = JournalLines(bytes, upTo: Self.lineLimit + 1, emptying: outdated)
    guard lines.texts.count <= Self.lineLimit else {
      throw StorageError(
        .unreadable, place: path, detail: "it has more than \(Self.lineLimit) lines")
    }
    return lines
  }

  private func contents(of file: borrowing OpenFile) throws(StorageError) -> [UInt8] {
    let size = try file.size()
    guard size <= limit else { throw tooLarge }
    return try file.bytes(in: 0..<size)
  }

  private var tooLarge: StorageError {
    StorageError(
      .unreadable, place: path, detail: "it would have more than \(limit) bytes")
  }
}

extension UInt8 {
  /// The byte that ends a line.
  static let lineEnd = UInt8(ascii: "\n")
}
