/// A part of the screen, in cells.
struct Rectangle: Hashable, Sendable {
  var column: Int
  var row: Int
  var width: Int
  var height: Int

  /// The first column to the right of it.
  var endColumn: Int { column + width }

  /// The first row below it.
  var endRow: Int { row + height }

  /// Returns the first of several parts of equal width with a column between them.
  func firstPart(of count: Int) -> Rectangle {
    var part = self
    part.width = (width + 1) / max(count, 1) - 1
    return part
  }

  /// Whether a cell lies inside.
  func contains(column: Int, row: Int) -> Bool {
    (self.column..<endColumn).contains(column) && (self.row..<endRow).contains(row)
  }
}
