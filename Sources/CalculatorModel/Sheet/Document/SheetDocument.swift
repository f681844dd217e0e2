/// The file of a sheet as text: each byte of it is kept, but for answer comments that are asked for.
///
/// ```swift
/// let document = try SheetDocument(Array("rent = 1200\r\nrent / 7  # ≈ 171.4\r\n".utf8))
/// var sheet = Sheet()
/// try sheet.replaceLines(0..<1, with: document.sheetLines)
/// document.written(with: sheet).text   // "rent = 1200\r\nrent / 7  # ≈ 171.4\r\n": it was right
/// ```
///
/// Lines are counted from 0 here, and they are those of the file: line 12 of the sheet is line 12 of the
/// file, whatever stands around the blocks of a Markdown file.
public struct SheetDocument: Hashable, Sendable {
  /// What a file is.
  public enum Form: Hashable, Sendable {
    /// A sheet from the first line to the last.
    case sheet
    /// Markdown, of which the fenced blocks marked `exactly` are one sheet together.
    case markdown
  }

  /// A line with the bytes that end it.
  struct Line: Hashable, Sendable {
    var text: String
    var end: LineEnd

    /// Whether it belongs to the sheet.
    var isCalculated = true
  }

  /// What ends a line.
  enum LineEnd: String, Hashable, Sendable {
    case lineFeed = "\n"
    case carriageReturnAndLineFeed = "\r\n"
    /// At the end of the file alone.
    case carriageReturn = "\r"
    /// At the end of the file alone.
    case none = ""
  }

  /// What the file is.
  public let form: Form

  /// Whether a byte order mark stands before all.
  public let hasByteOrderMark: Bool

  /// The lines of the file; a text that ends with a line's end has no line behind that.
  private(set) var content: [Line]

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: All of it.
  ///   - form: What it is.
  /// - Throws: ``SheetDocumentError`` where it is no UTF-8 text.
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

  /// How many lines the file has; one that is empty has none.
  public var count: Int { content.count }

  /// The lines of the file as they are, without what ends them.
  public var lines: [String] { content.map { $0.text } }

  /// Whether a line belongs to the sheet.
  public func isCalculated(_ index: Int) -> Bool { content[index].isCalculated }

  /// The lines for a ``Sheet``, of which there is at least one.
  ///
  /// They have no answer comments, so that no answer can depend on one. What stands around the blocks of a
  /// Markdown file is blank lines, and so are the fences themselves: `line 12` is then the twelfth line of
  /// the file, as an editor counts them, and a `total` is about its own block, as it is about what a blank
  /// line parts elsewhere; names, `ans` and `grand total` go on from block to block.
  public var sheetLines: [String] {
    guard !content.isEmpty else { return [""] }
    return content.map { line in
      guard line.isCalculated else { return "" }
      return AnswerComment(in: line.text)?.content ?? line.text
    }
  }

  /// All of the file as text.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// All of the file.
  public var bytes: [UInt8] {
    var bytes = hasByteOrderMark ? Self.byteOrderMark : []
    for line in content {
      bytes += line.text.utf8
      bytes += line.end.rawValue.utf8
    }
    return bytes
  }

  /// Puts lines in the place of others; they end as the line before them does, or else the first one.
  ///
  /// A file that ends without a line's end goes on to.
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

  /// The same file with other texts in some of the lines that belong to the sheet.
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
