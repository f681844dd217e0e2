import CommandLineInterface

/// A writer of the text that updates a terminal from its present screen to a new one.
///
/// ```swift
/// var writer = FrameWriter()
/// writer.text(for: grid)   // the whole screen
/// writer.text(for: grid)   // nothing
/// ```
struct FrameWriter: Sendable {
  private var shown: CellGrid?

  init() {}

  /// Forgets what the terminal shows; the next frame is a whole one.
  mutating func invalidate() {
    shown = nil
  }

  /// Returns the text for a frame, empty if nothing changes.
  mutating func text(for grid: CellGrid) -> TerminalText {
    var text: TerminalText = ""
    var style: CellStyle?
    var cursor = (column: -1, row: -1)
    let before = shown?.columns == grid.columns && shown?.rows == grid.rows ? shown : nil
    for row in 0..<grid.rows {
      for column in 0..<grid.columns {
        guard let cell = grid[column, row], cell != before?[column, row] else { continue }
        // The character before it fills this cell too.
        guard cell.scalar != Cell.secondHalf else { continue }
        if cursor != (column, row) { text += "\u{1B}[\(row + 1);\(column + 1)H" }
        if style != cell.style {
          text += cell.style.selection
          style = cell.style
        }
        text.append(showing: cell.scalar)
        // After the last column, the cursor's place depends on the terminal, and after a wide character, on
        // the terminal's view of those.
        let isNarrow = grid[column + 1, row].map { $0.scalar != Cell.secondHalf } ?? false
        cursor = isNarrow ? (column + 1, row) : (-1, -1)
      }
    }
    shown = grid
    guard !text.isEmpty else { return "" }
    // A terminal that knows synchronized updates shows the frame at once; others skip the marks.
    return "\u{1B}[?2026h\(text)\u{1B}[0m\u{1B}[?2026l"
  }
}

extension CellStyle {
  /// The sequence that selects the style, whatever was selected before.
  var selection: TerminalText {
    var parameters: TerminalText = "0"
    if isBold { parameters += ";1" }
    if isDim { parameters += ";2" }
    if isUnderlined { parameters += ";4" }
    if isReversed { parameters += ";7" }
    parameters += ink.parameters(normal: 30, bright: 90, extended: 38)
    parameters += base.parameters(normal: 40, bright: 100, extended: 48)
    return "\u{1B}[\(parameters)m"
  }
}

extension Color {
  fileprivate func parameters(normal: Int, bright: Int, extended: Int) -> TerminalText {
    switch self {
    case .unset: ""
    case .indexed(let index) where index < 8: ";\(normal + Int(index))"
    case .indexed(let index) where index < 16: ";\(bright + Int(index) - 8)"
    case .indexed(let index): ";\(extended);5;\(index)"
    case .rgb(let color): ";\(extended);2;\(color.red);\(color.green);\(color.blue)"
    }
  }
}
