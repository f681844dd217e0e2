import CalculatorModel

extension SheetEditor {
  /// Types a text in the place of what is selected: characters, or the end of a line.
  ///
  /// What is typed into a line without a rest of a second is one step of undo; a line's end is one of its own.
  ///
  /// - Throws: `SheetLimit` where there would be too much; nothing has changed then.
  public mutating func insert(_ text: String, at time: Int64) throws(SheetLimit) {
    try replace(selection.range, with: text, selection.isEmpty ? .typing : .whole, at: time)
  }

  /// Deletes what is selected, or else what is between the cursor and where a motion leads.
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
  ///   - motion: Where to.
  ///   - isSelecting: Whether the selection grows or shrinks by that.
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

  /// Selects a part, or puts the cursor at a place; both are brought to characters that there are.
  public mutating func select(_ selection: SheetSelection) {
    self.selection = SheetSelection(
      from: text.nearest(to: selection.anchor), to: text.nearest(to: selection.cursor))
    column = nil
  }

  /// Selects all.
  public mutating func selectAll() {
    select(SheetSelection(from: SheetCursor(), to: text.end))
  }

  /// Selects the word or the number at a place, as two clicks do.
  public mutating func selectWord(at cursor: SheetCursor) {
    let end = text.place(.wordRight, from: text.nearest(to: cursor))
    let start = text.place(.wordLeft, from: end)
    guard start.line == cursor.line, end.line == cursor.line else { return }
    select(SheetSelection(from: start, to: end))
  }

  // MARK: - The clipboard

  /// What is selected, to be copied; nil where nothing is.
  public var selectedText: String? {
    selection.isEmpty ? nil : text.text(in: selection.range)
  }

  /// Removes what is selected, for the clipboard; nil where nothing is.
  public mutating func cut(at time: Int64) throws(SheetLimit) -> String? {
    guard let selected = selectedText else { return nil }
    try replace(selection.range, with: "", at: time)
    return selected
  }

  /// Puts a text in the place of what is selected, as a step of its own.
  public mutating func paste(_ text: String, at time: Int64) throws(SheetLimit) {
    try replace(selection.range, with: text, at: time)
  }

  // MARK: - The numbers in it

  /// The number at the cursor, or at another place: where it is and by what it changes.
  public func number(at place: SheetCursor) -> DraggedNumber? {
    guard text.lines.indices.contains(place.line) else { return nil }
    return DraggedNumber(in: text.lines[place.line], at: place.offset)
  }

  /// Changes a number by so many steps of its last place typed; what is dragged without letting go is one
  /// step of undo.
  ///
  /// - Returns: The number as it is now, to be dragged further; nil, and nothing has changed, where it does not
  ///   stand there any more.
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
