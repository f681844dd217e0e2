/// Which rows of a sheet are seen: from a row of a line on.
struct SheetScroll: Hashable, Sendable {
  /// The first line of which something is seen.
  private(set) var line = 0

  /// How many of its rows are not.
  private(set) var skipped = 0

  /// Has a row of a line be seen, by the shortest way.
  ///
  /// - Parameters:
  ///   - target: The line and the row in it.
  ///   - height: How many rows are seen.
  ///   - heightOf: How many rows a line takes.
  mutating func show(
    _ target: (line: Int, row: Int), height: Int, heightOf: (Int) -> Int
  ) {
    // In a wider window it has fewer rows.
    skipped = min(skipped, heightOf(line) - 1)
    if (target.line, target.row) < (line, skipped) {
      (line, skipped) = target
      return
    }
    // More lines between than rows are seen need not be counted.
    if target.line - line <= height {
      var rows = -skipped
      for index in line..<target.line { rows += heightOf(index) }
      if rows + target.row < height { return }
    }
    var free = height - 1 - target.row
    (line, skipped) = (target.line, max(-free, 0))
    while free > 0, line > 0 {
      let above = heightOf(line - 1)
      line -= 1
      skipped = max(above - free, 0)
      free -= above
    }
  }

  /// Moves by some rows.
  mutating func move(by rows: Int, lineCount: Int, heightOf: (Int) -> Int) {
    skipped += rows
    while skipped < 0, line > 0 {
      line -= 1
      skipped += heightOf(line)
    }
    skipped = max(skipped, 0)
    while skipped >= heightOf(line) {
      guard line + 1 < lineCount else {
        skipped = heightOf(line) - 1
        return
      }
      skipped -= heightOf(line)
      line += 1
    }
  }

  /// Stays among the lines that there are.
  mutating func fit(lineCount: Int) {
    guard line >= lineCount else { return }
    (line, skipped) = (max(lineCount - 1, 0), 0)
  }
}
