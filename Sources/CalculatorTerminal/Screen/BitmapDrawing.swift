extension CellGrid {
  /// Draws points in the ink of a style, two by two to a cell; cells without a point stay as they
  /// are.
  ///
  /// - Parameters:
  ///   - bitmap: The rows of points; a space means no point.
  ///   - column: The column of the first two points.
  ///   - pointRow: The place of the first row, in half rows of the screen.
  ///   - style: The colours of the points and of what is behind them.
  ///   - blocks: The characters to draw with.
  mutating func draw(
    _ bitmap: [String], column: Int, pointRow: Int, style: CellStyle, blocks: BlockElements
  ) {
    let rows = bitmap.map { $0.utf8.map { $0 != UInt8(ascii: " ") } }
    let width = bitmap.pointColumns
    func hasPoint(_ x: Int, _ y: Int) -> Bool {
      rows.indices.contains(y) && rows[y].indices.contains(x) && rows[y][x]
    }
    let first = pointRow >> 1
    for row in first...max(first, (pointRow + rows.count - 1) >> 1) {
      let y = 2 * row - pointRow
      for x in stride(from: 0, to: width, by: 2) {
        let scalar = blocks.scalar(
          hasPoint(x, y), hasPoint(x + 1, y), hasPoint(x, y + 1), hasPoint(x + 1, y + 1))
        guard let scalar else { continue }
        self[column + x / 2, row] = Cell(scalar: scalar, style: style)
      }
    }
  }
}

extension [String] {
  /// The width of a bitmap's rows in points.
  var pointColumns: Int { first?.utf8.count ?? 0 }

  /// Returns the bitmap with each point widened and heightened by a factor.
  func scaled(by factor: Int) -> [String] {
    flatMap { row in
      let wide = row.reduce(into: "") { $0 += String(repeating: String($1), count: factor) }
      return Array(repeating: wide, count: factor)
    }
  }
}
