/// The file of a sheet as text: each byte is kept, except in answer comments that are updated.
///
/// ```swift
/// let document = try SheetDocument(Array("rent = 1200\r\nrent / 7  # ≈ 171.4\r\n".utf8))
/// var sheet = Sheet()
/// try sheet.replaceLines(0..<1, with: document.sheetLines)
/// document.written(with: sheet).text   // "rent = 1200\r\nrent / 7  # ≈ 171.4\r\n": it was right
/// ```
///
/// Lines are counted from 0 here, and they are those of the file: line 12 of the sheet is line 12 of the
/// file, whatever text surrounds the blocks of a Markdown file.
public struct SheetDocument: Hashable, Sendable {
  /// The form of a file.
  public enum Form: Hashable, Sendable {
    /// A sheet from the first line to the last.
    case sheet
    /// Markdown, whose fenced blocks marked `exactly` together make one sheet.
    case markdown
  }

  /// A line with the bytes that end it.
  struct Line: Hashable, Sendable {
    var text: String
    var end: LineEnd

    /// Whether the line belongs to the sheet.
    var isCalculated = true
  }

  /// The end of a line.
  enum LineEnd: String, Hashable, Sendable {
    case lineFeed = "\n"
    case carriageReturnAndLineFeed = "\r\n"
    /// Only at the end of the file.
    case carriageReturn = "\r"
    /// Only at the end of the file.
    case none = ""
  }

  /// The form of the file.
  public let form: Form

  /// Whether the file begins with a byte order mark.
  public let hasByteOrderMark: Bool

  /// The lines of the file; a line ending at the end of the file doesn't begin another line.
  private(set) var content: [Line]

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - form: The form of the file.
  /// - Throws: ``SheetDocumentError`` if it isn't UTF-8 text.
  public init(_ bytes: [UInt8], as form: Form = .sheet) throws(SheetDocumentError) {
    self.form = form
    hasByteOrderMark = bytes.starts(with: Self.byteOrderMark)
    content = []
    var start = hasByteOrderMark ? Self.byteOrderMark.count : 0
    while start < bytes.count {
      let lineFeed = bytes[start...].firstIndex(of: .lineFeed)
      let line = bytes[start..<(lineFeed ?? bytes.count)]
      let endsInReturn = line.last == .carriageReturn
      let text = endsInReturn ? line.dropLast() : line
      if let place = text.firstOfInvalidUTF8 {
        let before = String(decoding: text[..<place], as: UTF8.self)
        throw .notUTF8(line: content.count, column: before.unicodeScalars.count)
      }
      let end: LineEnd =
        switch (lineFeed != nil, endsInReturn) {
        case (true, true): .carriageReturnAndLineFeed
        case (true, false): .lineFeed
        case (false, true): .carriageReturn
        case (false, false): .none
        }
      content.append(Line(text: String(decoding: text, as: UTF8.self), end: end))
      start = (lineFeed ?? bytes.count) + 1
    }
    markCalculatedLines()
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The number of lines in the file; an empty file has none.
  public var count: Int { content.count }

  /// The lines of the file as they are, without line endings.
  public var lines: [String] { content.map { $0.text } }

  /// Whether a line belongs to the sheet.
  public func isCalculated(_ index: Int) -> Bool { content[index].isCalculated }

  /// The lines for a ``Sheet``; there is at least one.
  ///
  /// They have no answer comments, so that no answer can depend on one. Text around the blocks of a
  /// Markdown file becomes blank lines, and so do the fences themselves: `line 12` is then the twelfth line
  /// of the file, as an editor counts them, and a `total` covers its own block, just as blank lines
  /// separate blocks elsewhere; names, `ans` and `grand total` continue from block to block.
  public var sheetLines: [String] {
    guard !content.isEmpty else { return [""] }
    return content.map { line in
      guard line.isCalculated else { return "" }
      return AnswerComment(in: line.text)?.content ?? line.text
    }
  }

  /// The whole file as text.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The whole file.
  public var bytes: [UInt8] {
    var bytes = hasByteOrderMark ? Self.byteOrderMark : []
    for line in content {
      bytes += line.text.utf8
      bytes += line.end.rawValue.utf8
    }
    return bytes
  }

  /// Replaces lines by others; their line endings are those of the line before them, or else of the first line.
  ///
  /// A file without a line ending at its end stays so.
  public mutating func replaceLines(_ range: Range<Int>, with texts: [String]) {
    let last = content.last?.end ?? .none
    let neighbour = range.lowerBound > 0 ? content[range.lowerBound - 1].end : content.first?.end
    let end = neighbour == .carriageReturnAndLineFeed ? neighbour : .lineFeed
    if range.upperBound == content.count, range.lowerBound > 0,
      last == .none || last == .carriageReturn
    {
      content[range.lowerBound - 1].end = texts.isEmpty ? last : end ?? .lineFeed
    }
    let isAtEnd = range.upperBound == content.count
    content.replaceSubrange(range, with: texts.map { Line(text: $0, end: end ?? .lineFeed) })
    if isAtEnd, !texts.isEmpty, last == .none || last == .carriageReturn {
      content[content.count - 1].end = last
    }
    markCalculatedLines()
  }

  /// Returns the same file with the text changed in lines that belong to the sheet.
  func changingLines(_ change: (Int, String) -> String) -> SheetDocument {
    var document = self
    for index in content.indices where content[index].isCalculated {
      document.content[index].text = change(index, content[index].text)
    }
    return document
  }

  private mutating func markCalculatedLines() {
    guard form == .markdown else { return }
    var fences = MarkdownFences()
    for index in content.indices {
      content[index].isCalculated = fences.isInside(content[index].text)
    }
  }
}
