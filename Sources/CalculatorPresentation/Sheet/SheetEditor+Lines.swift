import CalculatorModel

extension SheetEditor {
  /// Takes over the changes that one of the system's text fields has made to some lines.
  ///
  /// ```swift
  /// var editor = SheetEditor(SheetText("rent = 1200\nrent * 12"))
  /// try editor.setLines(0..<1, to: "rent = 1300", at: now)
  /// editor.text.lines   // ["rent = 1300", "rent * 12"]
  /// ```
  ///
  /// Adding or removing one character is typing, anything else is a step of its own.
  ///
  /// - Parameters:
  ///   - range: The lines, from 0; at least one.
  ///   - text: The field's current text in their place, of any number of lines.
  ///   - cursor: The cursor of the field; by default after the new text.
  ///   - time: The time.
  /// - Throws: `SheetLimit` if it is too much; nothing has changed then.
  public mutating func setLines(
    _ range: Range<Int>, to text: String, cursor: SheetCursor? = nil, at time: Int64
  ) throws(SheetLimit) {
    guard !range.isEmpty, range.clamped(to: self.text.lines.indices) == range else { return }
    let first = range.lowerBound
    // A character that would be a byte order mark at the start of a sheet is one like others here.
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
}

extension SheetViewModel {
  /// Takes over the changes that one of the system's text fields has made to some lines; see
  /// ``SheetEditor/setLines(_:to:cursor:at:)``.
  public func setLines(
    _ range: Range<Int>, to text: String, cursor: SheetCursor? = nil, at now: Int64
  ) {
    edit(at: now) { editor throws(SheetLimit) in
      try editor.setLines(range, to: text, cursor: cursor, at: now)
    }
  }
}
