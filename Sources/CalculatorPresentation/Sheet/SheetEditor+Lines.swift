import CalculatorModel

extension SheetEditor {
  /// Takes over what a text field of the system's, which has one line alone, has made of it: another text, or
  /// several lines where one was broken or a text was pasted.
  ///
  /// ```swift
  /// var editor = SheetEditor(SheetText("rent = 1200\nrent * 12"))
  /// try editor.setLine(0, to: "rent = 1300", at: now)
  /// editor.text.lines   // ["rent = 1300", "rent * 12"]
  /// ```
  ///
  /// One character more or less is typing, anything else a step of its own. The cursor is behind what is new.
  ///
  /// - Parameters:
  ///   - line: The line, from 0.
  ///   - text: What the field has now.
  ///   - time: The time.
  /// - Throws: `SheetLimit` where it is too much; nothing has changed then.
  public mutating func setLine(
    _ line: Int, to text: String, at time: Int64
  ) throws(SheetLimit) {
    guard self.text.lines.indices.contains(line) else { return }
    let (old, new) = (SheetText(self.text.lines[line]), SheetText(text))
    guard let (range, inserted) = old.difference(to: new, endingAt: new.end) else { return }
    let start = SheetCursor(line: line, offset: range.lowerBound.offset)
    let end = SheetCursor(line: line, offset: range.upperBound.offset)
    try replace(start..<end, with: inserted, inserted.count > 1 ? .whole : .typing, at: time)
  }

  /// Takes a line away, with its end; the only one becomes blank.
  ///
  /// - Throws: `SheetLimit` where references that follow would be too much; nothing has changed then.
  public mutating func removeLine(_ line: Int, at time: Int64) throws(SheetLimit) {
    guard text.lines.indices.contains(line) else { return }
    var start = SheetCursor(line: line)
    var end = SheetCursor(line: line, offset: text.lines[line].utf8.count)
    if line + 1 < text.lines.count {
      end = SheetCursor(line: line + 1)
    } else if line > 0 {
      start = SheetCursor(line: line - 1, offset: text.lines[line - 1].utf8.count)
    }
    try replace(start..<end, with: "", at: time)
  }
}

extension SheetViewModel {
  /// Takes over what a text field of one line has made of it; see ``SheetEditor/setLine(_:to:at:)``.
  public func setLine(_ line: Int, to text: String, at now: Int64) {
    edit(at: now) { editor throws(SheetLimit) in try editor.setLine(line, to: text, at: now) }
  }

  /// Takes a line away.
  public func removeLine(_ line: Int, at now: Int64) {
    edit(at: now) { editor throws(SheetLimit) in try editor.removeLine(line, at: now) }
  }

  /// Opens a blank line below another one, with the cursor in it, as Return does at a line's end.
  public func openLine(below line: Int, at now: Int64) {
    guard lines.indices.contains(line) else { return }
    let end = SheetCursor(line: line, offset: lines[line].utf8.count)
    select(SheetSelection(at: end), at: now)
    type("\n", at: now)
  }
}
