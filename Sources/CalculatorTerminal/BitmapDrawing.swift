/// The block elements that a terminal's font has.
enum BlockElements: Hashable, Sendable {
  /// Each quarter of a cell by itself.
  case quadrants

  /// Only the upper and the lower half, as on the Linux console.
  case halves

  /// The character that fills some of a cell's quarters, or nil where it would be empty.
  func scalar(_ upperLeft: Bool, _ upperRight: Bool, _ lowerLeft: Bool, _ lowerRight: Bool)
    -> Unicode.Scalar?
  {
    guard self == .quadrants else {
      return Self.quadrants.scalar(
        upperLeft || upperRight, upperLeft || upperRight, lowerLeft || lowerRight,
        lowerLeft || lowerRight)
    }
    return switch (upperLeft, upperRight, lowerLeft, lowerRight) {
    case (false, false, false, false): nil
    case (true, false, false, false): "▘"
    case (false, true, false, false): "▝"
    case (true, true, false, false): "▀"
    case (false, false, true, false): "▖"
    case (true, false, true, false): "▌"
    case (false, true, true, false): "▞"
    case (true, true, true, false): "▛"
    case (false, false, false, true): "▗"
    case (true, false, false, true): "▚"
    case (false, true, false, true): "▐"
    case (true, true, false, true): "▜"
    case (false, false, true, true): "▄"
    case (true, false, true, true): "▙"
    case (false, true, true, true): "▟"
    case (true, true, true, true): "█"
    }
  }
}

extension CellGrid {
  /// Draws points in the ink of a style, two by two to a cell; cells without a point stay as they
  /// are.
  ///
  /// - Parameters:
  ///   - bitmap: The rows of points; a space is none.
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
  /// How many points the rows of a bitmap are wide.
  var pointColumns: Int { first?.utf8.count ?? 0 }

  /// The bitmap with each point twice as wide and twice as high.
  var doubled: [String] {
    flatMap { row in
      let wide = row.reduce(into: "") { $0 += String(repeating: String($1), count: 2) }
      return [wide, wide]
    }
  }
}
