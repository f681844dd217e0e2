import CalculatorPresentation
import CommandLineInterface
import Languages

extension CellGrid {
  /// Draws a line being typed, with its cursor.
  mutating func draw(
    _ prompt: PanelPrompt, in area: Rectangle, catalogue: Catalogue, theme: Theme
  ) {
    let column = draw(
      prompt.editor, named: prompt.purpose.name(in: catalogue), in: area, catalogue: catalogue,
      theme: theme)
    var hints = prompt.purpose.hints(in: catalogue)[...]
    while !hints.isEmpty {
      let text = hints.joined(separator: "  ")
      let start = area.endColumn - text.columnCount
      if column + 2 <= start {
        return write(text, column: start, row: area.row, style: theme.secondary)
      }
      hints = hints.dropFirst()
    }
  }

  /// Draws a line being edited after its name, with its cursor.
  ///
  /// - Returns: The first column after it.
  @discardableResult
  mutating func draw(
    _ editor: LineEditor, named name: String, in area: Rectangle, catalogue: Catalogue,
    theme: Theme
  ) -> Int {
    let name = name + catalogue.language.colon
    // On narrow screens the line matters more than its name.
    let shown = name.columnCount * 2 <= area.width ? name : ""
    write(shown, column: area.column, row: area.row, style: theme.secondary)
    let left = area.column + shown.columnCount
    let width = area.width - shown.columnCount
    guard width > 0 else { return left }
    let characters = editor.characters
    // If the line is longer than its room, the visible part ends at the cursor.
    var first = editor.cursor
    var columns = 1
    while first > 0 {
      let next = max(String(characters[first - 1]).columnCount, 0)
      guard columns + next <= width else { break }
      columns += next
      first -= 1
    }
    var column = left
    for index in first...characters.count {
      let text = index < characters.count ? String(characters[index]) : " "
      guard column + text.columnCount <= left + width else { break }
      let isCursor = index == editor.cursor
      write(text, column: column, row: area.row, style: isCursor ? theme.cursor : theme.page)
      column += text.columnCount
    }
    return column
  }

  /// Draws the line typed below the keys, and above it the keys that end it or the reason why it was refused.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - area: The place of the line at the bottom.
  ///   - columns: The number of columns of the window that it may cover.
  ///   - catalogue: The words.
  ///   - theme: The colours.
  mutating func draw(
    line: PanelPrompt, in area: Rectangle, columns: Int, catalogue: Catalogue, theme: Theme
  ) {
    let keys = KeyboardText.lineIsOpen(
      enter: Shortcut.enter.name(in: catalogue), escape: Shortcut.escape.name(in: catalogue))
    let texts = (line.problem ?? catalogue.text(keys)).rows(ofColumns: max(columns - 2, 1))
    let blank = String(repeating: " ", count: columns)
    for (index, text) in texts.suffix(3).enumerated() {
      let row = area.row - min(texts.count, 3) + index
      write(blank, column: 0, row: row, style: theme.secondary)
      write(
        text, column: max(min(area.column, columns - text.columnCount), 0), row: row,
        style: line.problem == nil ? theme.secondary : theme.page)
    }
    write(blank, column: 0, row: area.row, style: theme.page)
    draw(line, in: area, catalogue: catalogue, theme: theme)
  }
}
