import CalculatorPresentation
import CommandLineInterface
import DisplayableText

extension SheetScreen {
  /// What the screen shows at a time.
  mutating func screen(at now: Int) -> CellGrid {
    endFlash(at: now)
    var grid = CellGrid(columns: window.columns, rows: window.rows, style: theme.page)
    let layout = layout
    let passages = SheetPassages(viewModel, in: layout, at: now)
    scrollToCursor(passages, layout)
    drawTitle(on: &grid, layout)
    drawLines(passages, on: &grid, layout)
    if let keypad {
      for place in layout.keys {
        grid.draw(
          keypad.rows[place.keypadRow][place.index], of: keypad, in: place.area,
          isPressed: isFlashing(place), theme: theme)
      }
    }
    if let panel { drawPanel(panel, on: &grid) }
    drawStatus(on: &grid, layout, passages[viewModel.cursor.line].row)
    return grid
  }

  private mutating func scrollToCursor(_ passages: SheetPassages, _ layout: SheetScreenLayout) {
    scroll.fit(lineCount: viewModel.lines.count)
    if followsCursor {
      let cursor = viewModel.cursor
      let passage = passages[cursor.line]
      let row = passage.text.place(of: cursor.offset).row
      // An answer under the line is seen with it, where both have room.
      var height = layout.text.height
      // Nor is it hidden by a panel about it.
      if let panel, panel.subject != .help {
        height = min(height, max(panelArea(of: panel).row - layout.text.row, 1))
      }
      let last = passage.height <= height ? passage.height - 1 : row
      for target in [last, row] {
        scroll.show((cursor.line, target), height: height) { passages[$0].height }
      }
    }
    viewModel.lastVisible = min(
      scroll.line + layout.text.height, max(viewModel.lines.count - 1, 0))
  }

  private func drawTitle(on grid: inout CellGrid, _ layout: SheetScreenLayout) {
    let catalogue = viewModel.catalogue
    let name =
      desk.name?.displayable(limit: 1_000) ?? catalogue.text(SheetFaceText.untitled)
    let place = "\(viewModel.cursor.line + 1) / \(viewModel.lines.count)"
    let isMirrored = catalogue.language.isRightToLeft
    var area = layout.title
    area.column += 1
    area.width = max(area.width - 2, 0)
    var style = theme.secondary
    if place.columnCount + 12 < area.width {
      grid.write(place, in: area, atEnd: !isMirrored, style: style)
      area.width -= place.columnCount + 2
      if isMirrored { area.column += place.columnCount + 2 }
    }
    style.isBold = true
    let mark = isModified ? " *" : ""
    let title = name.shortenedAtLeft(toColumns: area.width - 2) + mark
    grid.write(title, in: area, atEnd: isMirrored, style: style)
  }

  private func drawLines(
    _ passages: SheetPassages, on grid: inout CellGrid, _ layout: SheetScreenLayout
  ) {
    let drawing = SheetLineDrawing(
      layout: layout, theme: theme, cursor: viewModel.cursor,
      selection: viewModel.editor.selection.range,
      showsCursor: question == nil && namePrompt == nil)
    var row = layout.text.row - scroll.skipped
    for line in scroll.line..<viewModel.lines.count {
      guard row < layout.text.endRow else { break }
      let passage = passages[line]
      grid.draw(passage, atRow: row, by: drawing)
      row += passage.height
    }
  }

  // MARK: - The line at the bottom

  private func drawStatus(
    on grid: inout CellGrid, _ layout: SheetScreenLayout, _ row: SheetRow
  ) {
    let catalogue = viewModel.catalogue
    var area = layout.status
    area.column += 1
    area.width = max(area.width - 2, 1)
    if let namePrompt {
      if let remark { write([remark], above: area, on: &grid, style: theme.secondary) }
      grid.write(
        String(repeating: " ", count: window.columns), column: 0, row: area.row, style: theme.page)
      grid.draw(
        namePrompt, named: catalogue.text(SheetFaceText.fileName), in: area, catalogue: catalogue,
        theme: theme)
      return
    }
    if let question {
      let offers = question.offers(in: catalogue).joined(separator: "   ")
      let text = question.text(in: catalogue).withoutIsolates
      let whole = text + "   " + offers
      write(
        whole.columnCount <= area.width ? [whole] : [text, offers], above: area, on: &grid,
        style: theme.heading)
      return
    }
    if let text = remark ?? viewModel.notice ?? choiceText ?? viewModel.selectionText {
      return write([text.withoutIsolates], above: area, on: &grid, style: theme.page)
    }
    if let error = row.error {
      return write(
        [error.reason.withoutIsolates.displayable(limit: 400)], above: area, on: &grid,
        style: error.isDimmed ? theme.secondary : theme.problem)
    }
    write([hints(columns: area.width)], above: area, on: &grid, style: theme.secondary)
  }

  /// The names that Tab goes through.
  private var choiceText: String? {
    guard let choice else { return nil }
    let names = choice.names.dropFirst(choice.index ?? 0).prefix(40)
    return names.map(\.text).joined(separator: "  ").shortenedAtRight(
      toColumns: max(window.columns - 2, 1))
  }

  /// The most needed keys, as many as have room.
  private func hints(columns: Int) -> String {
    let commands: [SheetCommand] = [.help, .save, .quit, .more, .undo, .keypad, .writeAnswers]
    var text = ""
    for command in commands {
      let hint = command.briefKey + " " + command.name(in: viewModel.catalogue)
      let longer = text.isEmpty ? hint : text + "   " + hint
      if longer.columnCount <= columns { text = longer }
    }
    return text
  }

  /// Writes texts in the rows that end with the one at the bottom; those that are too long take more rows.
  private func write(
    _ texts: [String], above area: Rectangle, on grid: inout CellGrid, style: CellStyle
  ) {
    let rows = texts.flatMap {
      $0.columnCount <= area.width ? [$0] : $0.rows(ofColumns: area.width)
    }.prefix(4)
    let isMirrored = viewModel.catalogue.language.isRightToLeft
    for (index, text) in rows.enumerated() {
      var place = area
      place.row = area.row - rows.count + 1 + index
      if rows.count > 1 {
        let blank = String(repeating: " ", count: window.columns)
        grid.write(blank, column: 0, row: place.row, style: style)
      }
      grid.write(text, in: place, atEnd: isMirrored, style: style)
    }
  }

  // MARK: - The panel

  /// Where a panel stands: above the line at the bottom, over the keys first.
  func panelArea(of panel: SheetPanel) -> Rectangle {
    let room = max(window.rows - 2, 3)
    let height = min(panel.lines.count + 2, room)
    return Rectangle(
      column: 0, row: window.rows - 1 - height, width: window.columns, height: height)
  }

  private func drawPanel(_ panel: SheetPanel, on grid: inout CellGrid) {
    let frame = panelArea(of: panel)
    let isMirrored = viewModel.catalogue.language.isRightToLeft
    let visible = frame.height - 2
    let last = min(panel.first + visible, panel.lines.count)
    let place =
      panel.lines.count > visible ? "\(panel.first + 1)–\(last) / \(panel.lines.count)" : ""
    grid.drawFrame(
      frame, title: panel.title, subtitle: place, isMirrored, style: theme.page, theme)
    // What is calculated has its beginning at the left everywhere.
    let atEnd = isMirrored && panel.subject == .help
    for index in panel.first..<max(last, panel.first) {
      let area = Rectangle(
        column: 2, row: frame.row + 1 + index - panel.first, width: max(frame.width - 4, 1),
        height: 1)
      grid.write(panel.lines[index].text, in: area, atEnd: atEnd, style: theme.page)
    }
  }
}
