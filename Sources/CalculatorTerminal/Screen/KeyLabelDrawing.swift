import CalculatorPresentation

extension CellGrid {
  /// The width of the narrowest key whose digit may be drawn with points; on others no key would be left around it.
  private static let leastWidthForPoints = 9

  /// Draws a key's label, as large as there is room for.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - keypad: The keypad that it is on; on the programmer's, words have no letters made of points, since
  ///     most of them would have no room.
  ///   - area: The area in which the label is centred.
  ///   - pointRows: The number of the area's half rows that belong to the key.
  ///   - style: The colours.
  ///   - theme: The terminal's characters.
  mutating func draw(
    labelOf key: KeypadKey, of keypad: Keypad, in area: Rectangle, pointRows: Int, style: CellStyle,
    theme: Theme
  ) {
    var bold = style
    bold.isBold = true
    if pointRows >= 6, key.role != .scientific,
      var bitmap = NumberFont.small.bitmap(of: key.label),
      area.width >= Self.leastWidthForPoints, bitmap.pointColumns / 2 <= area.width - 2
    {
      if pointRows >= 15 { bitmap = bitmap.scaled(by: 2) }
      draw(
        bitmap, column: area.column + (area.width - bitmap.pointColumns / 2) / 2,
        pointRow: 2 * area.row + Self.offset(of: bitmap, in: pointRows), style: style,
        blocks: theme.blocks)
    } else if pointRows >= 8, key.role == .scientific, keypad.mode == .scientific,
      theme.blocks == .quadrants,
      KeyLabel.hasRoom(for: key.label, columns: area.width), let label = KeyLabel(key.label)
    {
      draw(label, in: area, pointRows: pointRows, style: style, bold: bold, theme: theme)
    } else {
      let label = theme.label(of: key)
      write(
        label, column: area.column + (area.width - label.columnCount) / 2,
        row: area.row + (area.height - 1) / 2, style: bold)
    }
  }

  /// Returns the number of free half rows above a key's label: half of the free ones, not counting a comma's tail.
  ///
  /// A half row that shares its cells with what is below the key has no ink.
  private static func offset(of bitmap: [String], in pointRows: Int) -> Int {
    let inked = bitmap.lastIndex { $0.contains("#") }.map { $0 + 1 } ?? 0
    let usable = pointRows & ~1
    return max(min((pointRows - bitmap.count + 1) / 2, usable - inked), 0)
  }

  private mutating func draw(
    _ label: KeyLabel, in area: Rectangle, pointRows: Int, style: CellStyle, bold: CellStyle,
    theme: Theme
  ) {
    let tailed = Array(repeating: "#", count: LetterFont.height)
    let top = 2 * area.row + Self.offset(of: tailed, in: pointRows)
    var column = area.column + (area.width - label.columns) / 2
    for part in label.parts {
      switch part {
      case .letters(let bitmap):
        draw(bitmap, column: column, pointRow: top, style: style, blocks: theme.blocks)
      case .raised(let text): write(text, column: column, row: (top + 1) / 2, style: bold)
      case .lowered(let text):
        write(text, column: column, row: (top + LetterFont.height - 2) / 2, style: bold)
      }
      column += KeyLabel.columns(of: part)
    }
  }
}
