extension CellGrid {
  /// How many lines of help a page in a window has.
  static func helpLinesPerPage(in window: WindowSize) -> Int {
    max(window.rows - 4, 1)
  }

  /// Draws a page of the help text in the middle of the screen, in a frame.
  mutating func draw(_ help: KeyboardHelp, page: Int, theme: Theme) {
    let perPage = Self.helpLinesPerPage(in: WindowSize(columns: columns, rows: rows))
    let first = page * perPage
    let lines = help.lines.dropFirst(first).prefix(perPage)
    let isLast = first + perPage >= help.lines.count
    let footer = TerminalCommand.help.shortcut.label + (isLast ? " closes" : " continues")
    let width = min(max(help.columns, footer.columnCount) + 4, columns)
    let height = min(lines.count + 4, rows)
    let left = (columns - width) / 2
    let top = (rows - height) / 2
    let edge = String(repeating: "─", count: max(width - 2, 0))
    let blank = String(repeating: " ", count: max(width - 2, 0))
    for row in top..<top + height {
      write("│" + blank + "│", column: left, row: row, style: theme.secondary)
    }
    write("╭" + edge + "╮", column: left, row: top, style: theme.secondary)
    write("╰" + edge + "╯", column: left, row: top + height - 1, style: theme.secondary)
    for (offset, line) in lines.enumerated() {
      let row = top + 1 + offset
      write(line.shortcuts, column: left + 2, row: row, style: theme.number)
      let meaningColumn = left + 2 + help.shortcutColumns + 2
      write(
        line.meaning.shortenedAtRight(toColumns: left + width - 1 - meaningColumn),
        column: meaningColumn, row: row, style: theme.secondary)
    }
    write(footer, column: left + 2, row: top + height - 2, style: theme.secondary)
  }
}
