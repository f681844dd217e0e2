import CalculatorModel

extension SheetEditor {
  /// Types a text in place of the selection: characters, or a line ending.
  ///
  /// Text typed into a line without a pause of a second is one undo step; a line ending is a step of its own.
  ///
  /// - Throws: `SheetLimit` if there would be too much; nothing has changed then.
  public mutating func insert(_ text: String, at time: Int64) throws(SheetLimit) {
    try replace(selection.range, with: text, selection.isEmpty ? .typing : .whole, at: time)
  }

  /// Deletes the selection, or else the text between the cursor and the target of a motion.
  public mutating func delete(_ motion: SheetMotion, at time: Int64) throws(SheetLimit) {
    guard selection.isEmpty else { return try replace(selection.range, with: "", at: time) }
    let place = text.place(motion, from: cursor)
    let range = min(cursor, place)..<max(cursor, place)
    guard !range.isEmpty else { return }
    try replace(range, with: "", .typing, at: time)
  }

  // MARK: - Moving

  /// Moves the cursor.
  ///
  /// - Parameters:
  ///   - motion: The motion.
  ///   - isSelecting: Whether the motion extends or shrinks the selection.
  public mutating func move(_ motion: SheetMotion, selecting isSelecting: Bool = false) {
    if !isSelecting, !selection.isEmpty, motion == .left || motion == .right {
      let range = selection.range
      return select(SheetSelection(at: motion == .left ? range.lowerBound : range.upperBound))
    }
    let keptColumn = motion.lineCount == nil ? nil : column ?? line.column(at: cursor.offset)
    let place = text.place(motion, from: cursor, column: keptColumn)
    select(
      isSelecting ? SheetSelection(from: selection.anchor, to: place) : SheetSelection(at: place))
    column = keptColumn
  }

  /// Selects a range, or puts the cursor at a place; both are moved to existing characters.
  public mutating func select(_ selection: SheetSelection) {
    self.selection = SheetSelection(
      from: text.nearest(to: selection.anchor), to: text.nearest(to: selection.cursor))
    column = nil
  }

  /// Selects everything.
  public mutating func selectAll() {
    select(SheetSelection(from: SheetCursor(), to: text.end))
  }

  /// Selects the word or the number at a place, as a double click does.
  public mutating func selectWord(at cursor: SheetCursor) {
    let end = text.place(.wordRight, from: text.nearest(to: cursor))
    let start = text.place(.wordLeft, from: end)
    guard start.line == cursor.line, end.line == cursor.line else { return }
    select(SheetSelection(from: start, to: end))
  }

  // MARK: - The clipboard

  /// The selected text, to be copied; nil if nothing is selected.
  public var selectedText: String? {
    selection.isEmpty ? nil : text.text(in: selection.range)
  }

  /// Removes and returns the selected text, for the clipboard; nil if nothing is selected.
  public mutating func cut(at time: Int64) throws(SheetLimit) -> String? {
    guard let selected = selectedText else { return nil }
    try replace(selection.range, with: "", at: time)
    return selected
  }

  /// Replaces the selection with a text, as a step of its own.
  public mutating func paste(_ text: String, at time: Int64) throws(SheetLimit) {
    try replace(selection.range, with: text, at: time)
  }

  // MARK: - The numbers in it

  /// Returns the number at a place, with its range and its step.
  public func number(at place: SheetCursor) -> DraggedNumber? {
    guard text.lines.indices.contains(place.line) else { return nil }
    return DraggedNumber(in: text.lines[place.line], at: place.offset)
  }

  /// Changes a number by some steps of its last typed place; dragging without letting go is one undo step.
  ///
  /// - Returns: The number as it is now, to be dragged further; nil, with nothing changed, if it is no longer there.
  @discardableResult
  public mutating func drag(
    _ number: DraggedNumber, inLine line: Int, by steps: Int, at time: Int64
  ) throws(SheetLimit) -> DraggedNumber? {
    let start = SheetCursor(line: line, offset: number.range.lowerBound)
    let end = SheetCursor(line: line, offset: number.range.upperBound)
    guard self.number(at: end) == number else { return nil }
    let changed = number.text(after: steps)
    if cursor != end { select(SheetSelection(at: end)) }
    try replace(start..<end, with: changed, .drag, at: time)
    return self.number(at: cursor)
  }
}
