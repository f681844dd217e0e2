import CalculatorPresentation
import CommandLineInterface

/// The settings for drawing lines of a sheet.
struct SheetLineDrawing {
  let layout: SheetScreenLayout
  let theme: Theme
  let cursor: SheetCursor
  let selection: Range<SheetCursor>
  let showsCursor: Bool
}

extension CellGrid {
  /// Draws a line with its number and its answer, as far as it is among the rows of lines.
  mutating func draw(_ passage: SheetPassage, atRow top: Int, by drawing: SheetLineDrawing) {
    let rows = drawing.layout.text.row..<drawing.layout.text.endRow
    for (index, textRow) in passage.text.rows.enumerated() where rows.contains(top + index) {
      if passage.row.isLit { fillRow(top + index, style: drawing.theme.litLine) }
      if index == 0 { drawNumber(of: passage, row: top, by: drawing) }
      draw(textRow, of: passage, row: top + index, by: drawing)
    }
    if rows.contains(top), let area = drawing.layout.answers {
      draw(passage.answerBeside, of: passage, column: area.column, row: top, by: drawing)
    }
    for (index, answer) in passage.answerUnder.enumerated() {
      let row = top + passage.text.rows.count + index
      guard rows.contains(row) else { continue }
      if passage.row.isLit { fillRow(row, style: drawing.theme.litLine) }
      draw(
        answer, of: passage, column: drawing.layout.text.column + 2, row: row, by: drawing,
        hasMark: index == 0)
    }
    drawCursor(in: passage, top, rows, by: drawing)
  }

  private mutating func fillRow(_ row: Int, style: CellStyle) {
    write(String(repeating: " ", count: columns), column: 0, row: row, style: style)
  }

  private mutating func drawNumber(
    of passage: SheetPassage, row: Int, by drawing: SheetLineDrawing
  ) {
    let gutter = drawing.layout.gutter
    guard gutter.width > 0 else { return }
    let number = "\(passage.row.number)"
    let isCurrent = passage.line == drawing.cursor.line
    var style = isCurrent ? drawing.theme.page : drawing.theme.secondary
    style.isBold = isCurrent
    style = style.lit(passage.row.isLit, by: drawing.theme)
    write(
      number, column: gutter.endColumn - 2 - number.utf8.count, row: row, style: style)
    // Colours alone are no help to those who cannot see them.
    if passage.row.isLit {
      style.isBold = true
      write(">", column: gutter.endColumn - 2, row: row, style: style)
    }
  }

  private mutating func draw(
    _ textRow: SheetLineLayout.Row, of passage: SheetPassage, row: Int,
    by drawing: SheetLineDrawing
  ) {
    let theme = drawing.theme
    let comment = passage.row.text.utf8.firstIndex(of: UInt8(ascii: "#")).map {
      passage.row.text.utf8.distance(from: passage.row.text.startIndex, to: $0)
    }
    for glyph in textRow.glyphs {
      var style = theme.page
      if passage.row.isHeading {
        style = theme.heading
      } else if let comment, glyph.offset >= comment {
        style = theme.secondary
      }
      style = style.lit(passage.row.isLit, by: theme)
      if let error = passage.row.error, error.range.contains(glyph.offset) {
        style = (error.isDimmed ? theme.secondary : theme.problem)
          .lit(passage.row.isLit, by: theme)
        style.isUnderlined = true
      }
      let place = SheetCursor(line: passage.line, offset: glyph.offset)
      if drawing.selection.contains(place) { style = theme.selection }
      let column = drawing.layout.text.column + glyph.column
      write(glyph.shown, column: column, row: row, style: style)
      for column in column
        + glyph.shown.columns..<max(
          column + glyph.columns, column + glyph.shown.columns)
      {
        self[column, row] = Cell(scalar: " ", style: style)
      }
    }
    let isLast = textRow == passage.text.rows.last
    // A missing part has a place, too.
    if isLast, let error = passage.row.error,
      error.range.lowerBound >= passage.row.text.utf8.count
    {
      var style = error.isDimmed ? theme.secondary : theme.problem
      style.isUnderlined = true
      self[drawing.layout.text.column + textRow.width, row] = Cell(
        scalar: " ", style: style.lit(passage.row.isLit, by: theme))
    }
    // So does a selected line end.
    let end = SheetCursor(line: passage.line, offset: passage.row.text.utf8.count)
    if isLast, drawing.selection.contains(end), end < drawing.selection.upperBound {
      self[drawing.layout.text.column + textRow.width, row] = Cell(
        scalar: " ", style: theme.selection)
    }
  }

  private mutating func draw(
    _ answer: String, of passage: SheetPassage, column: Int, row: Int,
    by drawing: SheetLineDrawing, hasMark: Bool = true
  ) {
    guard !answer.isEmpty else { return }
    let theme = drawing.theme
    let error = passage.row.error
    let ink = error.map { $0.isDimmed ? theme.secondary : theme.problem } ?? theme.number
    var column = column
    var text = answer
    let isLit = passage.row.isLit
    if hasMark, !passage.row.mark.isEmpty {
      write(
        passage.row.mark, column: column, row: row,
        style: (error == nil ? theme.secondary : ink).lit(isLit, by: theme))
      text.removeFirst(min(passage.row.mark.count + 1, text.count))
    }
    column += 2
    for character in text {
      let shown = ShownCharacter(character)
      write(shown, column: column, row: row, style: ink.lit(isLit, by: theme))
      column += shown.columns
    }
  }

  private mutating func drawCursor(
    in passage: SheetPassage, _ top: Int, _ rows: Range<Int>, by drawing: SheetLineDrawing
  ) {
    guard passage.line == drawing.cursor.line, drawing.showsCursor else { return }
    let place = passage.text.place(of: drawing.cursor.offset)
    guard rows.contains(top + place.row) else { return }
    let column = drawing.layout.text.column + place.column
    let cell = self[column, top + place.row]
    var style = drawing.theme.cursor
    style.isUnderlined = cell?.style.isUnderlined ?? false
    let isWide = self[column + 1, top + place.row]?.scalar == Cell.secondHalf
    let shown = ShownCharacter(cell.map { Character($0.scalar) } ?? " ")
    write(
      isWide || shown.columns == 1 ? shown : ShownCharacter(" "), column: column,
      row: top + place.row, style: style)
  }
}

extension CellStyle {
  /// Returns the style in a line that another one uses.
  fileprivate func lit(_ isLit: Bool, by theme: Theme) -> CellStyle {
    guard isLit else { return self }
    var style = self
    style.base = theme.litLine.base
    if theme.depth == .sixteen { style.ink = theme.litLine.ink }
    return style
  }
}
