/// Places as faces count them.
///
/// A terminal counts the characters of a line; text fields of browsers and of Apple's systems count the UTF-16 units
/// of a whole text whose lines end in LF.
extension SheetText {
  /// All lines with LF between them, as a text field has them.
  public var fieldText: String { lines.joined(by: "\n") }

  /// Returns the number of characters before a place in its line.
  public func column(of cursor: SheetCursor) -> Int {
    lines[cursor.line].column(at: cursor.offset)
  }

  /// Returns the place after a number of characters in a line, or the line's end.
  public func cursor(line: Int, column: Int) -> SheetCursor {
    guard lines.indices.contains(line) else { return nearest(to: SheetCursor(line: line)) }
    return SheetCursor(line: line, offset: lines[line].offset(ofColumn: max(column, 0)))
  }

  /// Returns the number of UTF-16 units of ``fieldText`` before a place.
  ///
  /// ```swift
  /// SheetText("é\n👍1").utf16Offset(of: SheetCursor(line: 1, offset: 4))   // 4
  /// ```
  public func utf16Offset(of cursor: SheetCursor) -> Int {
    lines[..<cursor.line].reduce(lines[cursor.line].utf8Part(0..<cursor.offset).utf16.count) {
      $0 + $1.utf16.count + 1
    }
  }

  /// Returns the place after a number of UTF-16 units of ``fieldText``.
  public func cursor(atUTF16Offset offset: Int) -> SheetCursor {
    var rest = max(offset, 0)
    for (line, text) in lines.enumerated() {
      let count = text.utf16.count
      guard rest > count else {
        let index = text.utf16.index(text.startIndex, offsetBy: rest)
        let bytes = text.utf8.distance(from: text.startIndex, to: index)
        return nearest(to: SheetCursor(line: line, offset: bytes))
      }
      rest -= count + 1
    }
    return end
  }
}
