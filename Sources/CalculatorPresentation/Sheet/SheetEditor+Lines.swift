import CalculatorModel

extension SheetEditor {
  /// Takes over what a text field of the system's has made of some lines.
  ///
  /// ```swift
  /// var editor = SheetEditor(SheetText("rent = 1200\nrent * 12"))
  /// try editor.setLines(0..<1, to: "rent = 1300", at: now)
  /// editor.text.lines   // ["rent = 1300", "rent * 12"]
  /// ```
  ///
  /// One character more or less is typing, anything else a step of its own.
  ///
  /// - Parameters:
  ///   - range: The lines, from 0; at least one.
  ///   - text: What the field has in their place now, of as many lines as it likes.
  ///   - cursor: Where the cursor of the field is; by default behind what is new.
  ///   - time: The time.
  /// - Throws: `SheetLimit` where it is too much; nothing has changed then.
  public mutating func setLines(
    _ range: Range<Int>, to text: String, cursor: SheetCursor? = nil, at time: Int64
  ) throws(SheetLimit) {
    guard !range.isEmpty, range.clamped(to: self.text.lines.indices) == range else { return }
    let first = range.lowerBound
    // What would be a byte order mark before all lines is a character here.
    let old = SheetText(lines: Array(self.text.lines[range]))
    let new = SheetText(
      lines: text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        .map { String(Substring($0)) })
    let place = cursor.map {
      new.nearest(to: SheetCursor(line: max($0.line - first, 0), offset: $0.offset))
    }
    guard let (changed, inserted) = old.difference(to: new, endingAt: place ?? new.end) else {
      if let cursor { select(SheetSelection(at: cursor)) }
      return
    }
    let start = SheetCursor(
      line: first + changed.lowerBound.line, offset: changed.lowerBound.offset)
    let end = SheetCursor(line: first + changed.upperBound.line, offset: changed.upperBound.offset)
    let kind = inserted.count > 1 ? SheetUndo.Step.Kind.whole : .typing
    try replace(start..<end, with: inserted, kind, cursor: cursor, at: time)
  }

  /// Takes over what a text field of the system's, which has one line alone, has made of it: another text, or
  /// several lines where one was broken or a text was pasted.
  ///
  /// The cursor is behind what is new.
  ///
  /// - Parameters:
  ///   - line: The line, from 0.
  ///   - text: What the field has now.
  ///   - time: The time.
  /// - Throws: `SheetLimit` where it is too much; nothing has changed then.
  public mutating func setLine(
    _ line: Int, to text: String, at time: Int64
  ) throws(SheetLimit) {
    try setLines(line..<line + 1, to: text, at: time)
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

  /// Takes over what a text field of the system's has made of some lines; see
  /// ``SheetEditor/setLines(_:to:cursor:at:)``.
  public func setLines(
    _ range: Range<Int>, to text: String, cursor: SheetCursor? = nil, at now: Int64
  ) {
    edit(at: now) { editor throws(SheetLimit) in
      try editor.setLines(range, to: text, cursor: cursor, at: now)
    }
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
