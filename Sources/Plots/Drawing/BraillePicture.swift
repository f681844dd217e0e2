/// A plot in characters: braille, of which each has two dots side by side and four above each other.
package struct BraillePicture: Sendable {
  /// The lines, from the top.
  package let lines: [String]

  /// The dots of a character by column and row from the bottom, as bits of its number after U+2800.
  private static let dots: [[UInt32]] = [[0x40, 0x04, 0x02, 0x01], [0x80, 0x20, 0x10, 0x08]]

  /// The number of dots of a character from side to side, and from top to bottom.
  package static let columns = 2
  package static let rows = 4

  /// Draws the pixels of a raster, two columns and four rows to a character.
  ///
  /// - Parameters:
  ///   - raster: The pixels.
  ///   - axes: The column of the vertical axis and the row of the horizontal one, in characters from the left and the
  ///     bottom, where they are in the frame.
  package init(_ raster: CurveRaster, axes: (column: Int?, row: Int?)) {
    var lines: [String] = []
    for row in stride(from: raster.height / Self.rows - 1, through: 0, by: -1) {
      var line = String.UnicodeScalarView()
      for column in 0..<raster.width / Self.columns {
        var (bits, isUnknown) = (UInt32(0), false)
        for x in 0..<Self.columns {
          for y in 0..<Self.rows {
            switch raster[column: column * Self.columns + x, row: row * Self.rows + y] {
            case .ink: bits |= Self.dots[x][y]
            case .unknown: isUnknown = true
            case .empty: break
            }
          }
        }
        line.append(
          Self.scalar(
            bits, isUnknown, isOnVertical: column == axes.column, isOnHorizontal: row == axes.row))
      }
      lines.append(String(line))
    }
    self.lines = lines
  }

  private static func scalar(
    _ bits: UInt32, _ isUnknown: Bool, isOnVertical: Bool, isOnHorizontal: Bool
  ) -> Unicode.Scalar {
    if bits != 0 { return Unicode.Scalar(0x2800 + bits) ?? " " }
    if isUnknown { return "░" }
    return isOnVertical && isOnHorizontal
      ? "┼" : isOnVertical ? "│" : isOnHorizontal ? "─" : " "
  }
}
