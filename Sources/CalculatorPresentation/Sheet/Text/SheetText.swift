/// The text of a sheet as lines, which remember their line endings.
///
/// ```swift
/// var text = SheetText("rent = 1200\r\nrent * 12")
/// text.lines        // ["rent = 1200", "rent * 12"]
/// text.description  // the same bytes as at first
/// ```
///
/// Reading a file here loses nothing of it: each line keeps its ending, LF or CRLF, and the beginning its
/// byte order mark.
public struct SheetText: Hashable, Sendable, CustomStringConvertible {
  /// The lines without their line endings; at least one.
  public private(set) var lines: [String]

  /// Whether each line ends in CRLF; for the last one this matters only when another follows.
  private var endsAtReturn: [Bool]

  /// Whether there is a byte order mark at the beginning.
  private let hasByteOrderMark: Bool

  /// The number of bytes of all lines, with one for each line ending.
  public private(set) var byteCount: Int

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Reads a text.
  public init(_ text: String = "") {
    var bytes = Array(text.utf8)[...]
    hasByteOrderMark = bytes.starts(with: Self.byteOrderMark)
    if hasByteOrderMark { bytes = bytes.dropFirst(3) }
    (lines, endsAtReturn) = Self.lines(of: bytes)
    byteCount = lines.reduce(0) { $0 + $1.utf8.count + 1 }
    // A line typed after all others ends as they do.
    endsAtReturn[lines.count - 1] = endsAtReturn.first ?? false
  }

  /// Creates a text from lines, at least one; the first may begin with any character.
  init(lines: [String]) {
    self.lines = lines
    endsAtReturn = lines.map { _ in false }
    hasByteOrderMark = false
    byteCount = lines.reduce(0) { $0 + $1.utf8.count + 1 }
  }

  /// Returns the lines of bytes, and for each whether it ends in a carriage return; the last one does not.
  private static func lines(of bytes: ArraySlice<UInt8>) -> ([String], [Bool]) {
    var lines: [String] = []
    var returns: [Bool] = []
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let isLast = line.endIndex == bytes.endIndex
      let hasReturn = !isLast && line.last == UInt8(ascii: "\r")
      lines.append(String(decoding: hasReturn ? line.dropLast() : line, as: UTF8.self))
      returns.append(hasReturn)
    }
    return (lines, returns)
  }

  /// The whole text, as in a file.
  public var description: String {
    var bytes: [UInt8] = hasByteOrderMark ? Self.byteOrderMark : []
    bytes.reserveCapacity(byteCount + 3)
    for (index, line) in lines.enumerated() {
      bytes += line.utf8
      guard index + 1 < lines.count else { break }
      if endsAtReturn[index] { bytes.append(UInt8(ascii: "\r")) }
      bytes.append(UInt8(ascii: "\n"))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether another text is the same in a file: `==` takes two spellings of one character in Unicode for the same.
  func hasSameBytes(as other: SheetText) -> Bool {
    byteCount == other.byteCount && hasByteOrderMark == other.hasByteOrderMark
      && endsAtReturn.dropLast() == other.endsAtReturn.dropLast()
      && lines.elementsEqual(other.lines) { $0.utf8.elementsEqual($1.utf8) }
  }

  /// The end of the text.
  public var end: SheetCursor {
    SheetCursor(line: lines.count - 1, offset: lines[lines.count - 1].utf8.count)
  }

  /// Returns part of the text, with its line endings.
  public func text(in range: Range<SheetCursor>) -> String {
    let (start, end) = (range.lowerBound, range.upperBound)
    guard start.line < end.line else {
      return lines[start.line].utf8Part(start.offset..<end.offset)
    }
    var text = lines[start.line].utf8Part(from: start.offset) + lineEnd(start.line)
    for line in start.line + 1..<end.line { text += lines[line] + lineEnd(line) }
    return text + lines[end.line].utf8Part(0..<end.offset)
  }

  private func lineEnd(_ line: Int) -> String { endsAtReturn[line] ? "\r\n" : "\n" }

  /// Returns a text to be inserted, with the line endings used at a place.
  func withEnds(_ text: String, at line: Int) -> String {
    let (pieces, _) = Self.lines(of: Array(text.utf8)[...])
    guard pieces.count > 1 else { return text }
    return pieces.joined(by: lineEnd(line))
  }

  /// Replaces a range with a text.
  ///
  /// - Returns: The lines that have changed, and the lines in their place now.
  @discardableResult
  mutating func replace(_ range: Range<SheetCursor>, with text: String) -> SheetLineChange {
    let (start, end) = (range.lowerBound, range.upperBound)
    var (inserted, returns) = Self.lines(of: Array(text.utf8)[...])
    let last = inserted.count - 1
    returns[last] = endsAtReturn[end.line]
    let head = lines[start.line].utf8Part(0..<start.offset)
    let tail = lines[end.line].utf8Part(from: end.offset)
    inserted[0] = head + inserted[0]
    inserted[last] += tail
    let changed = start.line..<end.line + 1
    for line in changed { byteCount -= lines[line].utf8.count + 1 }
    for line in inserted { byteCount += line.utf8.count + 1 }
    lines.replaceSubrange(changed, with: inserted)
    endsAtReturn.replaceSubrange(changed, with: returns)
    return SheetLineChange(range: changed, lines: inserted)
  }

  /// Replaces whole lines with others; new ones end as the one before them does.
  ///
  /// - Returns: Whether the lines to be replaced exist.
  mutating func replaceLines(_ change: SheetLineChange) -> Bool {
    let range = change.range
    guard range.upperBound <= lines.count, lines.count - range.count + change.lines.count > 0
    else { return false }
    let newEnd = endsAtReturn[min(range.lowerBound, lines.count - 1)]
    var returns = Array(endsAtReturn[range].prefix(change.lines.count))
    while returns.count < change.lines.count { returns.append(newEnd) }
    for line in range { byteCount -= lines[line].utf8.count + 1 }
    for line in change.lines { byteCount += line.utf8.count + 1 }
    lines.replaceSubrange(range, with: change.lines)
    endsAtReturn.replaceSubrange(range, with: returns)
    return true
  }

  /// Returns the nearest place where a user would put a cursor: in an existing line, and before or after what the
  /// user sees as one character.
  public func nearest(to cursor: SheetCursor) -> SheetCursor {
    guard cursor.line >= 0 else { return SheetCursor() }
    guard cursor.line < lines.count else { return end }
    return SheetCursor(
      line: cursor.line, offset: lines[cursor.line].characterBoundary(at: cursor.offset))
  }
}
