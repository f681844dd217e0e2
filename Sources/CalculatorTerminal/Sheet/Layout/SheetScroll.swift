/// The visible rows of a sheet: from a row of a line on.
struct SheetScroll: Hashable, Sendable {
  /// The first line that is at least partly visible.
  private(set) var line = 0

  /// The number of that line's rows that are not visible.
  private(set) var skipped = 0

  /// Scrolls a row of a line into sight, as little as possible.
  ///
  /// - Parameters:
  ///   - target: The line and the row in it.
  ///   - height: The number of visible rows.
  ///   - heightOf: The number of rows that a line takes.
  mutating func show(
    _ target: (line: Int, row: Int), height: Int, heightOf: (Int) -> Int
  ) {
    // In a wider window, the line has fewer rows.
    skipped = min(skipped, heightOf(line) - 1)
    if (target.line, target.row) < (line, skipped) {
      (line, skipped) = target
      return
    }
    // If there are more lines between than visible rows, they need not be counted.
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

  /// Moves by a number of rows.
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

  /// Moves back among the existing lines.
  mutating func fit(lineCount: Int) {
    guard line >= lineCount else { return }
    (line, skipped) = (max(lineCount - 1, 0), 0)
  }
}
