import CalculatorModel

extension SheetEditor {
  /// Takes over the changes that one of the system's text fields has made to the text.
  ///
  /// The change is found by comparing the beginnings and the ends of both texts, and only that is changed. Adding or
  /// removing one character is typing, anything else is a step of its own.
  ///
  /// ```swift
  /// var editor = SheetEditor(SheetText("12\n3"))
  /// try editor.setText("12\n34", cursor: SheetCursor(line: 1, offset: 2), at: now)
  /// editor.takeChanges()   // line 1: "34"
  /// ```
  ///
  /// - Parameters:
  ///   - newText: The whole text.
  ///   - cursor: The cursor of the field.
  ///   - time: The time.
  /// - Throws: `SheetLimit` if it is too much; nothing has changed then.
  public mutating func setText(
    _ newText: String, cursor: SheetCursor, at time: Int64
  ) throws(SheetLimit) {
    let new = SheetText(newText)
    let place = new.nearest(to: cursor)
    guard let (range, inserted) = text.difference(to: new, endingAt: place) else {
      return select(SheetSelection(at: place))
    }
    let isTyping = inserted.count <= 1 && (inserted.isEmpty || selection.isEmpty)
    try replace(range, with: inserted, isTyping ? .typing : .whole, cursor: place, at: time)
  }
}

extension SheetText {
  /// Returns the range that differs in another text, and the other text's content there; nil if there is none.
  ///
  /// If there are several such ranges, as with one more among equal lines, it is the one that ends at a place.
  func difference(
    to new: SheetText, endingAt cursor: SheetCursor
  ) -> (Range<SheetCursor>, String)? {
    let least = min(lines.count, new.lines.count)
    var (prefix, suffix) = (0, 0)
    func growSuffix(to limit: Int) {
      while suffix < limit,
        lines[lines.count - 1 - suffix] == new.lines[new.lines.count - 1 - suffix]
      {
        suffix += 1
      }
    }
    growSuffix(to: min(least, new.lines.count - 1 - cursor.line))
    while prefix < least - suffix, lines[prefix] == new.lines[prefix] { prefix += 1 }
    growSuffix(to: least - prefix)
    if prefix == lines.count - suffix || prefix == new.lines.count - suffix {
      guard lines.count != new.lines.count else { return nil }
      // A line ending is part of the change: that of the line before or after.
      if prefix > 0 { prefix -= 1 } else { suffix -= 1 }
    }
    let old = Array(lines[prefix..<lines.count - suffix].joined(separator: "\n").utf8)
    let now = Array(new.lines[prefix..<new.lines.count - suffix].joined(separator: "\n").utf8)
    var room = now.count
    if cursor.line < new.lines.count - suffix, cursor.line >= prefix {
      room -= new.lines[prefix..<cursor.line].reduce(cursor.offset) { $0 + $1.utf8.count + 1 }
    }
    var end = 0
    let most = min(old.count, now.count)
    while end < min(most, room), old[old.count - 1 - end] == now[now.count - 1 - end] { end += 1 }
    var start = 0
    while start < most - end, old[start] == now[start] { start += 1 }
    while end < most - start, old[old.count - 1 - end] == now[now.count - 1 - end] { end += 1 }
    // Neither begins within a character of several bytes.
    func isWithin(_ bytes: [UInt8], _ index: Int) -> Bool {
      index < bytes.count && bytes[index] & 0xC0 == 0x80
    }
    while isWithin(old, start) || isWithin(now, start) { start -= 1 }
    while isWithin(old, old.count - end) || isWithin(now, now.count - end) { end -= 1 }
    let first = SheetEdit(at: SheetCursor(line: prefix), inserted: "")
    let lower = first.end(of: String(decoding: old[..<start], as: UTF8.self))
    let upper = first.end(of: String(decoding: old[..<(old.count - end)], as: UTF8.self))
    return (lower..<upper, String(decoding: now[start..<(now.count - end)], as: UTF8.self))
  }
}
