import CalculatorPresentation

extension CellGrid {
  /// Draws a number as large as it fits into the window, in one row or several.
  ///
  /// A number that has no room even in plain characters is not drawn: a part of it would be another number.
  mutating func draw(_ number: LargeType, closing: String, theme: Theme) {
    write(
      closing.shortenedAtRight(toColumns: max(columns - 2, 0)), column: 1, row: rows - 1,
      style: theme.secondary)
    let area = Rectangle(column: 2, row: 1, width: columns - 4, height: rows - 3)
    if let mark = number.mark {
      write(mark, column: area.column, row: area.row, style: theme.secondary)
    }
    if let lines = Self.largestLines(of: number, in: area) {
      let height = lines.reduce(0) { $0 + $1.cellRows }
      var row = area.row + (area.height - height) / 2
      for line in lines {
        let width = line.pointColumns / 2
        draw(
          line, column: area.column + (area.width - width) / 2, pointRow: 2 * row,
          style: theme.number, blocks: theme.blocks)
        row += line.cellRows
      }
      return
    }
    let lines = number.rows(ofCharacters: area.width)
    guard lines.count <= area.height, lines.allSatisfy({ $0.columnCount <= area.width }) else {
      return
    }
    for (index, line) in lines.enumerated() {
      write(
        line, column: area.column + (area.width - line.columnCount) / 2,
        row: area.row + (area.height - lines.count) / 2 + index, style: theme.number)
    }
  }

  /// Returns the bitmaps of the rows, in the largest font and size that fits; nil if none does.
  private static func largestLines(of number: LargeType, in area: Rectangle) -> [[String]]? {
    let sizes = NumberFont.allCases.flatMap { font in (1...4).map { (font: font, scale: $0) } }
      .sorted { $0.font.height * $0.scale > $1.font.height * $1.scale }
    for (font, scale) in sizes {
      for count in stride(from: number.text.unicodeScalars.count, to: 0, by: -1) {
        let lines = number.rows(ofCharacters: count)
        let bitmaps = lines.compactMap { font.bitmap(of: $0)?.scaled(by: scale) }
        guard bitmaps.count == lines.count else { break }
        guard bitmaps.reduce(0, { $0 + $1.cellRows }) <= area.height else { break }
        if bitmaps.allSatisfy({ $0.pointColumns / 2 <= area.width }) { return bitmaps }
      }
    }
    return nil
  }
}

extension [String] {
  /// The number of rows of cells that a bitmap takes, with a free one below.
  fileprivate var cellRows: Int { (count + 1) / 2 + 1 }
}
