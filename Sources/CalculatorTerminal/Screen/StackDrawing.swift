import CalculatorPresentation

extension CellGrid {
  /// Draws the numbers of the stack below x, as many as there are rows, with the last at the bottom.
  ///
  /// Each has its name before it; three dots show that there are others above.
  mutating func draw(_ stack: [StackRow], in area: Rectangle, theme: Theme) {
    for (index, row) in stack.suffix(area.height).reversed().enumerated() {
      let isCut = index == area.height - 1 && stack.count > area.height
      let name = isCut ? "⋯ " + row.name : row.name
      write(name, column: area.column, row: area.endRow - 1 - index, style: theme.secondary)
      let text = row.text.shortenedAtRight(toColumns: area.width - name.columnCount - 1)
      write(
        text, column: area.endColumn - text.columnCount, row: area.endRow - 1 - index,
        style: theme.secondary)
    }
  }
}
