import CalculatorModel

extension SheetViewModel {
  /// Types a text in place of the selection.
  public func type(_ text: String, at now: Int64) {
    edit(at: now) { editor throws(SheetLimit) in try editor.insert(text, at: now) }
  }

  /// Deletes the selection, or else the text between the cursor and the target of a motion.
  public func delete(_ motion: SheetMotion, at now: Int64) {
    edit(at: now) { editor throws(SheetLimit) in try editor.delete(motion, at: now) }
  }

  /// Moves the cursor.
  public func move(_ motion: SheetMotion, selecting isSelecting: Bool = false, at now: Int64) {
    edit(at: now) { editor throws(SheetLimit) in
      editor.move(motion, selecting: isSelecting)
    }
  }

  /// Moves the cursor to a place, or selects a range.
  public func select(_ selection: SheetSelection, at now: Int64) {
    edit(at: now) { editor throws(SheetLimit) in editor.select(selection) }
  }

  /// Selects the word or the number at a place, as a double click does.
  public func selectWord(at cursor: SheetCursor, at now: Int64) {
    edit(at: now) { editor throws(SheetLimit) in editor.selectWord(at: cursor) }
  }

  /// Selects everything.
  public func selectAll(at now: Int64) {
    edit(at: now) { editor throws(SheetLimit) in editor.selectAll() }
  }

  /// The selected text, to be copied; nil if nothing is selected.
  public var selectedText: String? { editor.selectedText }

  /// Removes and returns the selected text, for the clipboard; nil if nothing is selected.
  public func cut(at now: Int64) -> String? {
    var text: String?
    edit(at: now) { editor throws(SheetLimit) in text = try editor.cut(at: now) }
    return text
  }

  /// Replaces the selection with a text, as an undo step of its own.
  public func paste(_ text: String, at now: Int64) {
    edit(at: now) { editor throws(SheetLimit) in try editor.paste(text, at: now) }
  }

  /// Takes over the changes that one of the system's text fields has made to the text.
  public func setText(_ text: String, cursor: SheetCursor, at now: Int64) {
    edit(at: now) { editor throws(SheetLimit) in
      try editor.setText(text, cursor: cursor, at: now)
    }
  }

  /// Replaces a range with a text, as an undo step of its own.
  public func replace(_ range: Range<SheetCursor>, with text: String, at now: Int64) {
    edit(at: now) { editor throws(SheetLimit) in try editor.replace(range, with: text, at: now) }
  }

  /// Replaces the whole text, as when answers are written into it; the cursor stays in its line.
  public func rewrite(_ text: String, at now: Int64) {
    edit(at: now) { editor throws(SheetLimit) in
      let selection = editor.selection
      editor.endStep()
      try editor.setText(text, cursor: selection.cursor, at: now)
      editor.endStep()
    }
  }

  /// Undoes the last step, and moves the cursor back to where it was; answers follow.
  public func undo(at now: Int64) {
    edit(at: now, isUndo: true) { editor throws(SheetLimit) in editor.undo() }
  }

  /// Redoes the step that was undone last.
  public func redo(at now: Int64) {
    edit(at: now, isUndo: true) { editor throws(SheetLimit) in editor.redo() }
  }

  // MARK: - Numbers and names in the text

  /// Returns the number at a place; nil if there is none.
  public func number(at cursor: SheetCursor) -> DraggedNumber? { editor.number(at: cursor) }

  /// Changes a number by some steps of its last typed place; all steps until ``endDrag(at:)`` are one undo step.
  ///
  /// - Returns: The number as it is now, to be dragged further.
  @discardableResult
  public func drag(
    _ number: DraggedNumber, inLine line: Int, by steps: Int, at now: Int64
  ) -> DraggedNumber? {
    var dragged: DraggedNumber?
    edit(at: now) { editor throws(SheetLimit) in
      dragged = try editor.drag(number, inLine: line, by: steps, at: now)
    }
    return dragged
  }

  /// Ends the dragging of a number.
  public func endDrag(at now: Int64) {
    edit(at: now) { editor throws(SheetLimit) in editor.endStep() }
  }

  /// Returns the name that a line defines, a variable's or a function's.
  public func definedName(at line: Int) -> String? {
    switch sheet[line].kind {
    case .definition(let name), .function(let name): name
    default: nil
    }
  }

  /// Types the name of a line's answer at the cursor, or else `line 3`.
  public func insertReference(to line: Int, at now: Int64) {
    refuse(nil)
    guard line < cursor.line else { return refuse(.lineBelow) }
    guard line >= 0, sheet.answer(at: line).value != nil else { return refuse(.noSuchLine) }
    let above = lines[..<cursor.line]
    var reference = "line \(line + 1)"
    let name = definedName(at: line)
    // A name refers to the last line that defines it.
    if let name, !(line + 1..<cursor.line).contains(where: { definedName(at: $0) == name }) {
      reference = name
    } else if LineReferences.firstDefinition(in: Array(above)) != nil {
      return refuse(.noSuchLine)
    }
    enter(at: now) { $0.typeReference(reference) }
  }
}
