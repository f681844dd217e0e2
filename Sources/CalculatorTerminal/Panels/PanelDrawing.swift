import CalculatorPresentation

extension CellGrid {
  /// Draws a panel.
  mutating func draw(
    _ panel: Panel, _ content: PanelContent, in layout: PanelLayout, catalogue: Catalogue,
    theme: Theme
  ) {
    let isMirrored = catalogue.language.isRightToLeft
    drawFrame(
      layout.frame, title: content.title,
      subtitle: subtitle(of: content, panel.cursor, visible: layout.list.height), isMirrored,
      style: panel.takesKeys ? theme.page : theme.secondary, theme)
    let last = min(panel.cursor.first + layout.list.height, content.count)
    for index in panel.cursor.first..<max(last, panel.cursor.first) {
      var area = layout.list
      area.row += index - panel.cursor.first
      area.height = 1
      let isChosen = panel.cursor.selects && index == panel.cursor.index
      let chosen = panel.takesKeys ? theme.selection : theme.waitingSelection
      let line = content.line(index, area.width)
      draw(
        line, in: area, isMirrored: isMirrored,
        style: isChosen ? chosen : line.isHeading ? theme.heading : theme.page,
        detailStyle: isChosen ? chosen : theme.secondary)
    }
    if content.count == 0 {
      write(content.emptyText, in: layout.list, atEnd: isMirrored, style: theme.secondary)
    }
    if let description = content.description {
      write(
        rows: description.rows(ofColumns: layout.description.width), in: layout.description,
        atEnd: isMirrored, style: theme.secondary)
    }
    if case .prompt(let prompt) = panel.footing {
      draw(prompt, in: layout.footer, catalogue: catalogue, theme: theme)
      return
    }
    let rows = panel.footerRows(
      columns: layout.footer.width, limit: layout.footer.height, of: content,
      isAtEnd: panel.cursor.isAtEnd(count: content.count, visible: layout.list.height),
      in: catalogue)
    write(rows: rows, in: layout.footer, atEnd: isMirrored, style: theme.secondary)
  }

  /// Returns the text beside the title; for a list that is partly in sight, the lines that are.
  private func subtitle(
    of content: PanelContent, _ cursor: ListCursor, visible: Int
  ) -> String {
    guard content.subtitle.isEmpty, content.count > visible else { return content.subtitle }
    let last = min(cursor.first + visible, content.count)
    return "\(cursor.first + 1)–\(last) / \(content.count)"
  }

  /// Draws a frame with a title at its beginning and a subtitle at its end.
  mutating func drawFrame(
    _ frame: Rectangle, title: String, subtitle: String, _ isMirrored: Bool, style: CellStyle,
    _ theme: Theme
  ) {
    guard frame.width >= 2, frame.height >= 2 else { return }
    let edge = String(repeating: "─", count: frame.width - 2)
    let blank = String(repeating: " ", count: frame.width - 2)
    write("╭" + edge + "╮", column: frame.column, row: frame.row, style: style)
    for row in frame.row + 1..<frame.endRow - 1 {
      write("│" + blank + "│", column: frame.column, row: row, style: style)
    }
    write("╰" + edge + "╯", column: frame.column, row: frame.endRow - 1, style: style)
    var area = frame
    area.column += 2
    area.width = max(frame.width - 4, 0)
    area.height = 1
    var bold = style
    bold.isBold = true
    let title = " " + title + " "
    write(title, in: area, atEnd: isMirrored, style: bold)
    guard !subtitle.isEmpty, title.columnCount + subtitle.columnCount + 3 <= area.width else {
      return
    }
    write(" " + subtitle + " ", in: area, atEnd: !isMirrored, style: theme.secondary)
  }

  private mutating func draw(
    _ line: PanelContent.Line, in area: Rectangle, isMirrored: Bool, style: CellStyle,
    detailStyle: CellStyle
  ) {
    // The bar of the chosen line reaches a column further on either side.
    write(
      String(repeating: " ", count: area.width + 2), column: area.column - 1, row: area.row,
      style: style)
    write(line.text, in: area, atEnd: isMirrored, style: style)
    let room = area.width - line.text.columnCount - 2
    let detail = line.details.first { $0.columnCount <= room }
    // A value that is too long shows its beginning, unless that would say nothing.
    let shortened = room < 8 ? nil : line.details.last?.shortenedAtRight(toColumns: room)
    if let detail = detail ?? shortened {
      write(detail, in: area, atEnd: !isMirrored, style: detailStyle)
    }
  }

  /// Writes rows of text below each other; if the area has too few rows, the last one ends with `…`.
  private mutating func write(
    rows: [String], in area: Rectangle, atEnd: Bool, style: CellStyle
  ) {
    for offset in 0..<min(rows.count, area.height) {
      let isLast = offset == area.height - 1
      let text = isLast ? rows[offset...].joined(separator: " ") : rows[offset]
      var place = area
      place.row += offset
      write(text, in: place, atEnd: atEnd, style: style)
    }
  }

  /// Writes a text at the beginning or end of an area's first row; text that has no room is cut.
  mutating func write(
    _ text: String, in area: Rectangle, atEnd: Bool, style: CellStyle
  ) {
    let text = text.shortenedAtRight(toColumns: area.width)
    let column = atEnd ? area.endColumn - text.columnCount : area.column
    write(text, column: column, row: area.row, style: style)
  }
}
