extension CellGrid {
  /// Draws points in the ink of a style, two to a cell; places without a point stay as they are
  /// where their whole cell has none.
  ///
  /// - Parameters:
  ///   - bitmap: The rows of points; a space is none.
  ///   - column: The column of the first point.
  ///   - pointRow: The place of the first row, in half rows of the screen.
  ///   - style: The colours of the points and of what is behind them.
  mutating func draw(_ bitmap: [String], column: Int, pointRow: Int, style: CellStyle) {
    let rows = bitmap.map { $0.utf8.map { $0 != UInt8(ascii: " ") } }
    let width = rows.map(\.count).max() ?? 0
    func hasPoint(_ x: Int, _ y: Int) -> Bool {
      rows.indices.contains(y) && rows[y].indices.contains(x) && rows[y][x]
    }
    let first = pointRow >> 1
    for row in first...max(first, (pointRow + rows.count - 1) >> 1) {
      let y = 2 * row - pointRow
      for x in 0..<width {
        let scalar: Unicode.Scalar
        switch (hasPoint(x, y), hasPoint(x, y + 1)) {
        case (true, true): scalar = "█"
        case (true, false): scalar = "▀"
        case (false, true): scalar = "▄"
        case (false, false): continue
        }
        self[column + x, row] = Cell(scalar: scalar, style: style)
      }
    }
  }
}
