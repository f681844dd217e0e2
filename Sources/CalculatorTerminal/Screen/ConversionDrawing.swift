import CalculatorPresentation

extension CellGrid {
  /// Draws the units of both lines, and the number of the one that is not marked.
  ///
  /// A number that has no room is left out, never cut: its digits would be wrong.
  mutating func draw(_ lines: [ConversionLine], in layout: ConversionLayout, theme: Theme) {
    for line in lines {
      let area = line.isMarked ? layout.marked : layout.other
      var style = line.isMarked ? theme.number : theme.secondary
      if line.isMarked { style.isBold = true }
      let symbol = line.symbol.shortenedAtRight(toColumns: layout.unitWidth - 1)
      write(symbol, column: area.endColumn + 1, row: area.endRow - 1, style: style)
      guard !line.isMarked else { continue }
      let text = (line.exactness.map { $0.mark + " " } ?? "") + line.text
      let shown =
        text.columnCount <= area.width
        ? text : line.isNumber ? "…" : text.shortenedAtRight(toColumns: area.width)
      write(
        shown, column: area.endColumn - shown.columnCount, row: area.row, style: style)
    }
  }
}
