import CalculatorModel

/// The text of a sheet as it is edited: lines, a cursor, a selection, and the undo history.
///
/// ```swift
/// var editor = SheetEditor(SheetText("rent = 1200\nline 1 * 12"))
/// editor.insert("\n", at: 0)          // an empty line above
/// editor.text.lines                   // ["", "rent = 1200", "line 2 * 12"]
/// editor.undo()
/// editor.text.lines                   // ["rent = 1200", "line 1 * 12"]
/// ```
///
/// It knows nothing of answers: ``takeChanges()`` returns the lines that have changed, for whoever calculates them.
/// Times are continuous milliseconds, from any starting point.
public struct SheetEditor: Sendable {
  /// The text.
  public private(set) var text: SheetText

  /// The cursor and the selection.
  public internal(set) var selection = SheetSelection()

  /// The column that the cursor keeps while it goes up and down.
  var column: Int?

  private(set) var history = SheetUndo()
  private var changes: [SheetLineChange] = []

  /// Creates an editor of a text, with the cursor at its beginning.
  public init(_ text: SheetText = SheetText()) {
    self.text = text
  }

  /// The position of the cursor.
  public var cursor: SheetCursor { selection.cursor }

  /// The line that the cursor is in.
  public var line: String { text.lines[cursor.line] }

  /// Returns the changes of lines since the last call, to be made one after another.
  public mutating func takeChanges() -> [SheetLineChange] {
    defer { changes = [] }
    return changes
  }

  // MARK: - Changing

  /// Replaces a range with a text, as a step of its own; references to lines follow them.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - text: The new text; its line endings become those of the sheet.
  ///   - cursor: The new position of the cursor; by default after the text.
  ///   - time: The time.
  /// - Throws: `SheetLimit` if there would be too much; nothing has changed then.
  public mutating func replace(
    _ range: Range<SheetCursor>, with text: String, cursor: SheetCursor? = nil, at time: Int64
  ) throws(SheetLimit) {
    try replace(range, with: text, .whole, cursor: cursor, at: time)
  }

  mutating func replace(
    _ range: Range<SheetCursor>, with text: String, _ kind: SheetUndo.Step.Kind,
    cursor: SheetCursor? = nil, at time: Int64
  ) throws(SheetLimit) {
    let inserted = self.text.withEnds(text, at: range.lowerBound.line)
    let edit = SheetEdit(
      at: range.lowerBound, removed: self.text.text(in: range), inserted: inserted)
    guard edit.removed != edit.inserted else {
      if let cursor { select(SheetSelection(at: cursor)) }
      return
    }
    let end = edit.end(of: inserted)
    let lineCount = self.text.lines.count + end.line - range.upperBound.line
    guard lineCount <= Sheet.lineLimit else { throw .tooManyLines }
    let byteCount = self.text.byteCount + inserted.utf8.count - edit.removed.utf8.count
    guard byteCount <= Sheet.byteLimit else { throw .tooLong }
    let map = SheetLineMap(
      edit, in: self.text,
      isHeadNew: range.isEmpty && end.line > range.lowerBound.line
        && isNew(before: range.lowerBound))
    var step = SheetUndo.Step(
      kind: map.isIdentity && range.lowerBound.line == range.upperBound.line ? kind : .whole,
      edits: [edit], before: selection, after: SheetSelection(at: end), time: time)
    apply(edit)
    var place = cursor ?? end
    for renumbering in renumberings(by: map, after: edit) {
      apply(renumbering)
      step.edits.append(renumbering)
      if renumbering.start.line == place.line, renumbering.end(of: renumbering.removed) <= place {
        place.offset += renumbering.inserted.utf8.count - renumbering.removed.utf8.count
      }
    }
    selection = SheetSelection(at: self.text.nearest(to: place))
    column = nil
    step.after = selection
    history.append(step)
  }

  private mutating func apply(_ edit: SheetEdit) {
    let change = text.replace(edit.start..<edit.end(of: edit.removed), with: edit.inserted)
    if changes.isEmpty || !changes[changes.count - 1].join(change) { changes.append(change) }
  }

  /// Whether everything in a line before a place was typed in front of its old text, as when a new line is started at
  /// the beginning of another one and its line ending is typed last.
  private func isNew(before place: SheetCursor) -> Bool {
    var line = text.lines[place.line]
    let rest = line.utf8Part(place.offset..<line.utf8.count)
    guard place.offset > 0, !rest.isEmpty else { return false }
    for step in history.done.suffix(Self.stepsLookedAt).reversed() {
      for edit in step.edits.reversed() {
        let (start, end) = (edit.start, edit.end(of: edit.inserted))
        guard start.line == place.line, end.line == place.line,
          edit.end(of: edit.removed).line == place.line
        else { return false }
        let (head, tail) = (
          line.utf8Part(0..<start.offset), line.utf8Part(end.offset..<line.utf8.count)
        )
        line = head + edit.removed + tail
      }
      if line == rest { return true }
    }
    return false
  }

  /// The number of steps searched for the beginning of a line: pauses divide typing into steps.
  private static let stepsLookedAt = 100

  /// Returns the changes that make references follow their lines; those in newly inserted text stay.
  private func renumberings(by map: SheetLineMap, after edit: SheetEdit) -> [SheetEdit] {
    guard !map.isIdentity else { return [] }
    let count =
      text.lines.count - edit.end(of: edit.inserted).line + edit.end(of: edit.removed).line
    let inserted = edit.start..<edit.end(of: edit.inserted)
    let end = LineReferences.firstDefinition(in: text.lines) ?? text.lines.count - 1
    var edits: [SheetEdit] = []
    for line in 0...end {
      // From the last one backwards, so that earlier ones keep their places.
      for reference in LineReferences(text.lines[line]).references.reversed() {
        let place = SheetCursor(line: line, offset: reference.digits.lowerBound)
        let after = SheetCursor(line: line, offset: reference.digits.upperBound)
        guard (1...count).contains(reference.number),
          after <= inserted.lowerBound
            || inserted.upperBound <= place
        else { continue }
        let number = map.newLine(of: reference.number - 1).map { $0 + 1 }
        guard number != reference.number else { continue }
        edits.append(
          SheetEdit(
            at: place, removed: text.text(in: place..<after),
            inserted: number.map { "\($0)" } ?? "?"))
      }
    }
    return edits
  }

  // MARK: - Undo

  /// Whether there is a step to undo.
  public var canUndo: Bool { !history.done.isEmpty }

  /// Whether there is a step to redo.
  public var canRedo: Bool { !history.undone.isEmpty }

  /// Joins the last two steps into one.
  mutating func joinLastSteps() { history.joinLastSteps() }

  /// Makes the next change a step of its own, whatever the time.
  public mutating func endStep() { history.endStep() }

  /// Undoes the last step, and moves the cursor back to where it was.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  public mutating func undo() -> Bool {
    guard let step = history.undo() else { return false }
    for edit in step.edits.reversed() { apply(edit.inverse) }
    select(step.before)
    history.endStep()
    return true
  }

  /// Redoes the step that was undone last.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  public mutating func redo() -> Bool {
    guard let step = history.redo() else { return false }
    for edit in step.edits { apply(edit) }
    select(step.after)
    history.endStep()
    return true
  }
}
