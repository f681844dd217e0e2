import CalculatorPresentation

extension FullScreenState {
  /// Returns the screen's content at a given time.
  mutating func screen(at now: Int) -> CellGrid {
    endFlashes(at: now)
    var grid = CellGrid(columns: window.columns, rows: window.rows, style: theme.page)
    if showsLargeType {
      let closing = viewModel.catalogue.text(.command(.close))
      grid.draw(
        viewModel.largeType, closing: Shortcut.escape.name(in: viewModel.catalogue) + " " + closing,
        theme: theme)
      return grid
    }
    guard let panel else {
      drawCalculator(on: &grid)
      return grid
    }
    if isPanelBeside {
      drawCalculator(on: &grid)
    } else {
      drawNumber(over: panel, on: &grid)
    }
    let content = content(of: panel)
    let layout = layout(of: panel, content)
    var drawn = panel
    // The window or the list may have changed since the cursor moved.
    drawn.cursor.fit(count: content.count, visible: layout.list.height)
    drawn.takesKeys = panelTakesKeys
    grid.draw(drawn, content, in: layout, catalogue: viewModel.catalogue, theme: theme)
    return grid
  }

  private func drawCalculator(on grid: inout CellGrid) {
    let keypad = drawnKeypad
    guard let layout = layout(keypad), drawNumber(in: layout, on: &grid) else {
      drawTooSmall(on: &grid)
      return
    }
    for place in layout.keys {
      grid.draw(
        keypad.rows[place.keypadRow][place.index], of: keypad, in: place.area,
        isPressed: isFlashing(place), theme: theme)
    }
    if let bits = layout.bits, let strip = viewModel.bitStrip {
      grid.draw(strip, in: bits, cursor: bitCursor, theme: theme)
    }
    if let line {
      grid.draw(
        line: line, in: layout.status, columns: shares.calculator.columns,
        catalogue: viewModel.catalogue, theme: theme)
      return
    }
    let notice = shownNotice
    let hints = hints(in: layout.status, besideNotice: notice != nil)
    let room = layout.status.width - hints.columnCount - 2
    let bases = viewModel.otherBases.flatMap { $0.columnCount <= room ? $0 : nil }
    grid.draw(
      notice: notice ?? bases, hints: hints,
      in: layout.status, columns: shares.calculator.columns, theme: theme)
  }

  /// The notice in the status line; nil if the open list shows the same notice.
  private var shownNotice: String? {
    let notice = notice
    if case .notice(notice)? = panel?.footing { return nil }
    return notice
  }

  /// Draws the number and the line above it; returns false if the number has no room.
  private func drawNumber(in layout: Layout, on grid: inout CellGrid) -> Bool {
    guard
      grid.draw(
        number: viewModel.displayText, mark: viewModel.numberMark, in: layout.number,
        keypadWidth: layout.keypad.width, theme: theme)
    else { return false }
    if let conversion = layout.conversion {
      grid.draw(viewModel.conversionLines, in: conversion, theme: theme)
    }
    grid.draw(
      viewModel.stackRows(last: layout.stack.height + 1), in: layout.stack, theme: theme)
    grid.draw(
      expression: viewModel.expressionText, marks: marks, in: layout.expression, theme: theme)
    return true
  }

  /// Draws the number above a panel that covers the keys, either as large as without the panel or in one row.
  private func drawNumber(over panel: Panel, on grid: inout CellGrid) {
    let place = place(of: panel)
    guard place.isAtTop else { return }
    if place.area.row > 1, let layout = layout(drawnKeypad) {
      _ = drawNumber(in: layout, on: &grid)
      return
    }
    let row = Rectangle(column: 1, row: 0, width: window.columns - 2, height: 1)
    let plain = [viewModel.numberMark, viewModel.displayText].compactMap(\.self)
      .joined(separator: " ")
    let number = viewModel.conversion == nil ? plain : viewModel.convertedLine(plain)
    guard number.columnCount <= row.width else { return }
    var bold = theme.number
    bold.isBold = true
    grid.write(number, column: row.endColumn - number.columnCount, row: 0, style: bold)
    let expression = viewModel.expressionText.shortenedBetweenWords(
      toColumns: row.width - number.columnCount - 2)
    grid.write(expression, column: row.column, row: 0, style: theme.secondary)
  }

  /// Returns the hints for the status line: always help, and other panels in a wide window without a notice.
  func hints(in area: Rectangle, besideNotice: Bool) -> StatusHints {
    let isWide = viewModel.mode != .basic && !besideNotice
    return StatusHints(
      isWide ? [.history, .memory, .settings, .help] : [.help], in: area,
      catalogue: viewModel.catalogue)
  }

  /// The marks before the line above the number.
  private var marks: String {
    // When a panel replaces the scientific keys, no lit key shows that there is a number in memory.
    let hidden = shares.keypad != viewModel.mode && viewModel.calculator.memory != nil
    return ((hidden ? ["M"] : []) + viewModel.marks).joined(separator: " · ")
  }

  private func drawTooSmall(on grid: inout CellGrid) {
    let number = viewModel.displayText
    let minimum = Layout.minimum(
      for: viewModel.mode == .programmer ? .programmer : .basic, hasStack: hasStack)
    let rows = minimum.rows + (viewModel.conversion == nil ? 0 : 1)
    let needed = viewModel.catalogue.text(
      .sentence(.needs(columns: minimum.columns, rows: rows)))
    if number.columnCount <= grid.columns {
      grid.write(number, column: grid.columns - number.columnCount, row: 0, style: theme.number)
    }
    grid.write(
      needed.shortenedAtRight(toColumns: grid.columns), column: 0, row: 1, style: theme.secondary)
  }
}
