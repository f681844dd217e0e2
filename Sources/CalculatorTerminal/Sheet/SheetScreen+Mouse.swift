import CalculatorPresentation

/// The object on which the mouse button was pressed.
enum SheetMouseHold: Hashable, Sendable {
  /// The text, which is selected from here to the mouse.
  case text(SheetCursor)
  /// A number, which changes by one step for each column that the mouse moves to the right.
  case number(DraggedNumber, line: Int, column: Int)
}

extension SheetScreen {
  /// The milliseconds within which a second press is a double click.
  private static let doubleClick = 400

  /// Scrolls the panel or the lines with the mouse wheel; the cursor stays where it is.
  mutating func turnWheel(by rows: Int, at now: Int) {
    if var panel {
      panel.scroll(by: rows, visible: panelArea(of: panel).height - 2)
      self.panel = panel
      return
    }
    followsCursor = false
    let passages = SheetPassages(viewModel, in: layout, at: now)
    scroll.move(by: rows, lineCount: viewModel.lines.count) { passages[$0].height }
  }

  /// Handles an action of the left mouse button.
  mutating func useMouse(_ action: SheetEvent.MouseAction, column: Int, row: Int, at now: Int) {
    guard question == nil, namePrompt == nil else { return }
    switch action {
    case .press:
      remark = nil
      choice = nil
      if panel != nil {
        panel = nil
        return
      }
      press(column: column, row: row, at: now)
    case .drag: drag(column: column, row: row, at: now)
    case .release:
      if case .number? = hold { viewModel.endDrag(at: Int64(now)) }
      hold = nil
    }
  }

  private mutating func press(column: Int, row: Int, at now: Int) {
    let layout = layout
    let time = Int64(now)
    defer { lastPress = (now, column, row) }
    if let place = layout.key(atColumn: column, row: row) {
      guard let key = keypad?.rows[place.keypadRow][place.index], !key.isOff else { return }
      flash(keypadRow: place.keypadRow, index: place.index, at: now)
      followsCursor = true
      viewModel.press(key.key, at: time)
      return
    }
    guard let (passage, textRow) = passage(atRow: row, in: layout, at: now) else { return }
    let isUnder = textRow >= passage.text.rows.count
    let isBeside = layout.answers.map { column >= $0.column } ?? false
    if isUnder || isBeside && textRow == 0 && !passage.answerBeside.isEmpty {
      // A click on the answer of the cursor's own line shows more of it.
      if passage.line == viewModel.cursor.line { return showMore() }
      viewModel.insertReference(to: passage.line, at: time)
      return
    }
    let place = self.place(in: passage, textRow, column: column, layout)
    if let last = lastPress, now - last.time < Self.doubleClick, last.column == column,
      last.row == row
    {
      viewModel.selectWord(at: place, at: time)
      return
    }
    viewModel.select(SheetSelection(at: place), at: time)
    if let number = viewModel.number(at: place), number.range.contains(place.offset) {
      hold = .number(number, line: place.line, column: column)
    } else {
      hold = .text(place)
    }
  }

  private mutating func drag(column: Int, row: Int, at now: Int) {
    switch hold {
    case .number(let number, let line, let start):
      guard column != start,
        let dragged = viewModel.drag(number, inLine: line, by: column - start, at: Int64(now))
      else { return }
      hold = .number(dragged, line: line, column: column)
    case .text(let anchor):
      let layout = layout
      let row = min(max(row, layout.text.row), layout.text.endRow - 1)
      guard let (passage, textRow) = passage(atRow: row, in: layout, at: now) else { return }
      let place = self.place(in: passage, textRow, column: column, layout)
      viewModel.select(SheetSelection(from: anchor, to: place), at: Int64(now))
    case nil: break
    }
  }

  /// Returns the line at a row of the screen, and the row within it; below the last line, that line.
  private func passage(
    atRow row: Int, in layout: SheetScreenLayout, at now: Int
  ) -> (SheetPassage, Int)? {
    guard (layout.text.row..<layout.text.endRow).contains(row) else { return nil }
    let passages = SheetPassages(viewModel, in: layout, at: now)
    var left = row - layout.text.row + scroll.skipped
    for line in scroll.line..<viewModel.lines.count {
      let passage = passages[line]
      if left < passage.height { return (passage, left) }
      left -= passage.height
    }
    guard let last = viewModel.lines.indices.last else { return nil }
    return (passages[last], passages[last].text.rows.count - 1)
  }

  private func place(
    in passage: SheetPassage, _ row: Int, column: Int, _ layout: SheetScreenLayout
  ) -> SheetCursor {
    let offset = passage.text.offset(
      atRow: min(row, passage.text.rows.count - 1), column: max(column - layout.text.column, 0))
    return SheetCursor(line: passage.line, offset: offset)
  }
}
