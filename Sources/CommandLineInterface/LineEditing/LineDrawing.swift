/// A line being edited, as it should appear.
struct DrawnLine {
  /// The text before the line.
  var prompt: String
  var characters: [Character]
  /// The style of each character; those that are missing are plain.
  var styles: [LineStyle] = []
  /// The index of the character after the cursor.
  var cursor: Int
  /// The text in the row below; no wider than a row.
  var below: TerminalText?
}

/// The bytes that draw a line over as many rows of a terminal as it takes.
///
/// The terminal itself continues in the next row, so that a line that is copied from the screen, or
/// rewrapped by another width of the window, is one line. A line that is higher than the window is shown
/// around its cursor.
struct LineDrawing {
  /// The text to write.
  let text: TerminalText

  /// The row in which the cursor is left, counted from the first row of the line on the screen.
  let cursorRow: Int

  /// Draws a line in place of one whose cursor was left in a row.
  init(_ line: DrawnLine, in window: TerminalWindow, over oldRow: Int) {
    let layout = LineLayout(line, columns: window.columns)
    let below = line.below.flatMap { layout.end.row + 2 <= window.rows ? $0 : nil }
    // The drawing may be as high as the window and no higher, or it could not be redrawn.
    let height = max(1, window.rows)
    let cursor = layout.cursor
    let first = max(0, min(cursor.row - height / 2, layout.end.row + 1 - height))
    let last = min(first + height - 1, layout.end.row)
    let drawn = layout.text(rows: first...last, usesStyles: !line.styles.isEmpty)
    // The terminal goes to the next row only with the next character.
    let advance: TerminalText = layout.endsAtEdge && last == layout.end.row ? " \r" : ""
    var text = Self.start(of: oldRow)
    if first > 0 || last < layout.end.row {
      // Erased first: in the last column of the last row that could not be done afterwards.
      text += Self.erasure + drawn + advance
    } else {
      text += drawn + advance + Self.erasure + (below.map { "\n\($0)" } ?? "")
    }
    let row = last + (below == nil ? 0 : 1)
    text += "\r" + Self.up(row - cursor.row) + Self.right(cursor.column)
    self.text = text
    cursorRow = cursor.row - first
  }

  /// Returns the text that leaves a whole line, with the cursor in the row below it and nothing beside it.
  static func farewell(
    to line: DrawnLine, in window: TerminalWindow, over oldRow: Int
  ) -> TerminalText {
    let layout = LineLayout(line, columns: window.columns)
    return start(of: oldRow)
      + layout.text(rows: 0...layout.end.row, usesStyles: !line.styles.isEmpty)
      + (layout.endsAtEdge ? "" : "\u{1B}[K") + "\n" + erasure
  }

  /// The sequence that erases from the cursor to the end of the screen.
  static let erasure: TerminalText = "\u{1B}[J"

  private static func start(of row: Int) -> TerminalText { "\r\(up(row))" }

  private static func up(_ rows: Int) -> TerminalText { rows > 0 ? "\u{1B}[\(rows)A" : "" }

  private static func right(_ columns: Int) -> TerminalText {
    columns > 0 ? "\u{1B}[\(columns)C" : ""
  }
}
