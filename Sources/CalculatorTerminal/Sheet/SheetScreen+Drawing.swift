import CalculatorPresentation
import CommandLineInterface
import DisplayableText

extension SheetScreen {
  /// Returns the screen's content at a given time.
  mutating func screen(at now: Int) -> CellGrid {
    endFlash(at: now)
    var grid = CellGrid(columns: window.columns, rows: window.rows, style: theme.page)
    let layout = layout
    let passages = SheetPassages(viewModel, in: layout, at: now)
    let status = status(passages[viewModel.cursor.line].row, columns: layout.status.width - 2)
    scrollToCursor(passages, layout, status)
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
    draw(status, on: &grid, in: layout.status)
    return grid
  }

  private mutating func scrollToCursor(
    _ passages: SheetPassages, _ layout: SheetScreenLayout, _ status: SheetStatus
  ) {
    scroll.fit(lineCount: viewModel.lines.count)
    if followsCursor {
      let cursor = viewModel.cursor
      let passage = passages[cursor.line]
      let row = passage.text.place(of: cursor.offset).row
      // Rows drawn over the lines must not hide the one at the cursor.
      var end = layout.status.endRow - status.rows.count
      if let panel, panel.subject != .help { end = panelArea(of: panel).row }
      let height = max(min(layout.text.height, end - layout.text.row), 1)
      // An answer under the line is shown with it, if both have room.
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
      keeping.name?.displayable(limit: 1_000) ?? catalogue.text(SheetFaceWords.untitled)
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
    if viewModel.lines == [""], panel == nil { drawHint(on: &grid, layout) }
  }

  /// Draws how to begin below the cursor of an empty sheet.
  private func drawHint(on grid: inout CellGrid, _ layout: SheetScreenLayout) {
    let hint = SheetExample.hint(in: viewModel.catalogue).split(separator: "\n")
    for (index, line) in hint.enumerated() where index + 1 < layout.text.height {
      grid.write(
        String(line).displayable(limit: 1_000), column: layout.text.column,
        row: layout.text.row + index + 1, style: theme.secondary)
    }
  }

  // MARK: - The panel

  /// Returns the area of a panel: above the line at the bottom, covering the keys first.
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
    // Calculations begin at the left in every language.
    let atEnd = isMirrored && panel.subject == .help
    for index in panel.first..<max(last, panel.first) {
      let area = Rectangle(
        column: 2, row: frame.row + 1 + index - panel.first, width: max(frame.width - 4, 1),
        height: 1)
      grid.write(panel.lines[index].text, in: area, atEnd: atEnd, style: theme.page)
    }
  }
}
