import CalculatorPresentation

extension CellGrid {
  /// Draws the number as large as it fits, with the mark of its exactness before it and its unit after it.
  ///
  /// - Returns: Whether it fits at all. A number is never cut: its digits would be wrong.
  mutating func draw(
    number: String, mark: String?, in area: Rectangle, keypadWidth: Int, theme: Theme
  ) -> Bool {
    let style = theme.number
    var bold = style
    bold.isBold = true
    let width: Int
    var markRow = area.endRow - 1
    if let (bitmap, unit) = Self.bitmap(of: number, in: area, keypadWidth: keypadWidth) {
      let numberEnd = area.endColumn - unit.columnCount
      width = bitmap.pointColumns / 2 + unit.columnCount
      // The lowest row of a drawn number belongs to its commas.
      markRow -= 1
      draw(
        bitmap, column: area.endColumn - width, pointRow: 2 * area.endRow - bitmap.count,
        style: style, blocks: theme.blocks)
      write(unit, column: numberEnd, row: markRow, style: bold)
    } else {
      width = number.columnCount
      guard width <= area.width else { return false }
      write(number, column: area.endColumn - width, row: area.endRow - 1, style: bold)
    }
    if let mark {
      write(
        mark, column: area.endColumn - width - 1 - mark.columnCount, row: markRow,
        style: theme.secondary)
    }
    return true
  }

  /// Returns the largest bitmap of a number that fits, and its unit in plain characters; nil if only those fit.
  private static func bitmap(
    of text: String, in area: Rectangle, keypadWidth: Int
  ) -> (bitmap: [String], unit: String)? {
    let number = text.prefix { $0 != " " }
    let unit = String(text[number.endIndex...])
    // A quantity with several units is all in plain characters.
    guard unit.columnCount < area.width,
      !unit.split(separator: " ").contains(where: { $0.first?.isWholeNumber == true })
    else { return nil }
    var room = area
    room.width -= unit.columnCount
    return bitmap(
      ofNumber: String(number), in: room, keypadWidth: keypadWidth - unit.columnCount
    ).map { ($0, unit) }
  }

  /// Returns the largest bitmap of a text that fits, or nil if only plain characters do.
  private static func bitmap(
    ofNumber text: String, in area: Rectangle, keypadWidth: Int
  ) -> [String]? {
    if let large = NumberFont.large.bitmap(of: text) {
      if area.height >= 10, large.pointColumns <= keypadWidth { return large.scaled(by: 2) }
      if area.height >= 5, large.pointColumns <= 2 * keypadWidth { return large }
    }
    // Room for the mark and a space before it.
    if area.height >= 3, let small = NumberFont.small.bitmap(of: text),
      small.pointColumns / 2 + 2 <= area.width
    {
      return small
    }
    return nil
  }

  /// Draws the line above the number; if it is too long, its beginning is left out.
  ///
  /// Marks are at its other end, and are cut before they take more than half of the room from a long line.
  mutating func draw(expression: String, marks: String, in area: Rectangle, theme: Theme) {
    var room = area.width
    if !marks.isEmpty {
      let free = max(area.width - expression.columnCount - 2, area.width / 2)
      let marks = marks.shortenedAtRight(toColumns: free)
      write(marks, column: area.column, row: area.row, style: theme.secondary)
      room -= marks.columnCount + 2
    }
    let text = expression.shortenedBetweenWords(toColumns: room)
    write(
      text, column: area.endColumn - text.columnCount, row: area.row, style: theme.secondary)
  }

  /// Draws the line at the bottom: a notice, and hints if there is room for them.
  ///
  /// A long notice takes all of the given columns, and up to three rows.
  mutating func draw(
    notice: String?, hints: StatusHints, in area: Rectangle, columns: Int, theme: Theme
  ) {
    let notice = notice ?? ""
    if notice.columnCount + 2 + hints.columnCount <= area.width || notice.isEmpty {
      for hint in hints.hints {
        write(hint.text, column: hint.column, row: area.row, style: theme.secondary)
      }
    }
    let rows = area.rows(ofNotice: notice, columns: columns)
    for (index, text) in rows.enumerated() {
      let row = area.endRow - rows.count + index
      if rows.count > 1 {
        let blank = String(repeating: " ", count: columns)
        write(blank, column: 0, row: row, style: theme.secondary)
      }
      let column = min(area.column, columns - text.columnCount)
      write(text, column: column, row: row, style: theme.secondary)
    }
  }
}

extension Rectangle {
  /// Returns the rows of a notice that ends here, in a window with the given columns.
  func rows(ofNotice notice: String, columns: Int) -> [String] {
    if notice.columnCount <= width { return [notice] }
    let rows = notice.rows(ofColumns: columns)
    guard rows.count > 3 else { return rows }
    return rows[..<2] + [rows[2...].joined(separator: " ").shortenedAtRight(toColumns: columns)]
  }
}
