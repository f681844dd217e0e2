import CalculatorPresentation

/// The layout of a sheet's parts in a window.
///
/// Answers are beside their lines from 60 columns on, and under them in a narrower window; the keys are below
/// if enough lines are visible above them.
struct SheetScreenLayout: Hashable, Sendable {
  /// The line at the top: the name of the sheet.
  let title: Rectangle

  /// The line numbers; without columns if the window is narrow.
  let gutter: Rectangle

  /// The lines.
  let text: Rectangle

  /// The answers beside the lines; nil if they are under them.
  let answers: Rectangle?

  /// The line at the bottom.
  let status: Rectangle

  /// The keys; none if they have no room.
  let keys: [Layout.PlacedKey]

  /// The minimum number of visible rows of lines when keys are shown.
  private static let leastRows = 7

  /// The width of the narrowest window that has answers beside lines.
  private static let columnsForBoth = 60

  /// Lays out a window.
  ///
  /// - Parameters:
  ///   - window: Its size.
  ///   - lineCount: The number of lines in the sheet.
  ///   - keypad: The keys to show; nil for none.
  ///   - keyHeights: The possible heights of keys in rows, the best first.
  init(window: WindowSize, lineCount: Int, keypad: Keypad?, keyHeights: [Int]) {
    let bottom = max(window.rows - 1, 0)
    title = Rectangle(column: 0, row: 0, width: window.columns, height: 1)
    status = Rectangle(column: 0, row: bottom, width: window.columns, height: 1)
    var height = max(bottom - 1, 1)
    var keys: [Layout.PlacedKey] = []
    if let keypad {
      for pitch in keyHeights {
        let rows = pitch * keypad.rows.count
        guard height - rows >= max(Self.leastRows, pitch > 2 ? height * 3 / 5 : 0) else { continue }
        keys = Self.place(keypad, pitch: pitch, window: window, row: bottom - rows)
        if !keys.isEmpty {
          height -= rows
          // A free row between lines and keys, if one line less does not matter.
          if height > 2 * Self.leastRows { height -= 1 }
        }
        break
      }
    }
    self.keys = keys
    let numberColumns = max("\(lineCount)".utf8.count, 2) + 2
    let gutterWidth = window.columns >= 36 ? numberColumns : 0
    gutter = Rectangle(column: 0, row: 1, width: gutterWidth, height: height)
    let answerWidth =
      window.columns >= Self.columnsForBoth ? min(window.columns * 2 / 5, 44) : 0
    let textWidth = max(window.columns - gutterWidth - answerWidth, 2)
    text = Rectangle(column: gutterWidth, row: 1, width: textWidth, height: height)
    answers =
      answerWidth > 0
      ? Rectangle(
        column: window.columns - answerWidth, row: 1, width: answerWidth - 1, height: height)
      : nil
  }

  private static func place(
    _ keypad: Keypad, pitch: Int, window: WindowSize, row: Int
  ) -> [Layout.PlacedKey] {
    let widest = (window.columns + 1) / keypad.columnCount - 1
    let width = min(widest, pitch > 2 ? 9 : 7)
    guard width >= (keypad.mode == .basic ? 4 : 7) else { return [] }
    let columnPitch = width + 1
    let left = (window.columns - columnPitch * keypad.columnCount + 1) / 2
    var placed: [Layout.PlacedKey] = []
    for (keypadRow, keys) in keypad.rows.enumerated() {
      var column = left
      for (index, key) in keys.enumerated() {
        placed.append(
          Layout.PlacedKey(
            keypadRow: keypadRow, index: index,
            area: Rectangle(
              column: column, row: row + keypadRow * pitch,
              width: key.columnSpan * columnPitch - 1, height: pitch)))
        column += key.columnSpan * columnPitch
      }
    }
    return placed
  }

  /// The number of columns in rows of lines: the cursor may be after the last one.
  var rowColumns: Int { max(text.width - (answers == nil ? 1 : 2), 2) }

  /// The number of columns for an answer under its line.
  var columnsUnder: Int { max(text.width + (answers?.width ?? 0) - 3, 4) }

  /// Returns the key at a cell, or nil.
  func key(atColumn column: Int, row: Int) -> Layout.PlacedKey? {
    keys.first { $0.area.contains(column: column, row: row) }
  }
}
