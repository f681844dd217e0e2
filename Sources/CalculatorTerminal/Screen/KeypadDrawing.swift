import CalculatorPresentation

extension CellGrid {
  /// Draws a key of a keypad.
  mutating func draw(
    _ key: KeypadKey, of keypad: Keypad, in area: Rectangle, isPressed: Bool, theme: Theme
  ) {
    if theme.outlinesKeys {
      outline(key, of: keypad, in: area, isPressed: isPressed, theme: theme)
    } else {
      fill(key, of: keypad, in: area, isPressed: isPressed, theme: theme)
    }
  }

  private mutating func fill(
    _ key: KeypadKey, of keypad: Keypad, in area: Rectangle, isPressed: Bool, theme: Theme
  ) {
    // The label is in the key's first column, where that of a single key would be.
    let labelArea =
      key.labelColumnSpan == key.columnSpan ? area : area.firstPart(of: key.columnSpan)
    let colors =
      key.isOff
      ? theme.colorsOfKeyThatIsOff(key.role)
      : theme.colors(for: key.role, isLit: key.isHighlighted, isPressed: isPressed)
    let edge = CellStyle(ink: colors.face, base: theme.page.base)
    let label = CellStyle(ink: colors.label, base: colors.face, isBold: true)
    // The half row below a key is free; keys of one row have none to spare.
    let pointRows = area.height == 1 ? 2 : 2 * area.height - 1
    let insets = (0..<pointRows).map { Self.inset(ofPointRow: $0, of: pointRows) }
    func isInside(_ x: Int, _ y: Int) -> Bool {
      insets.indices.contains(y) && (insets[y]..<2 * area.width - insets[y]).contains(x)
    }
    for row in 0..<area.height {
      let y = 2 * row
      for column in 0..<area.width {
        let x = 2 * column
        let scalar = theme.blocks.scalar(
          isInside(x, y), isInside(x + 1, y), isInside(x, y + 1), isInside(x + 1, y + 1))
        guard let scalar else { continue }
        self[area.column + column, area.row + row] =
          scalar == "█" ? Cell(scalar: " ", style: label) : Cell(scalar: scalar, style: edge)
      }
    }
    draw(
      labelOf: key, of: keypad, in: labelArea, pointRows: pointRows,
      style: CellStyle(ink: colors.label, base: colors.face), theme: theme)
  }

  /// Returns the number of points by which a key's row is shorter on either side, so that the ends look round.
  ///
  /// The ends are half circles, drawn in points that are twice as high as wide.
  private static func inset(ofPointRow y: Int, of pointRows: Int) -> Int {
    guard pointRows > 3 else { return 0 }
    let radius = Double(pointRows) / 2
    // Measured in the outer half of the row; small keys look rounder if measured in its middle.
    let place = pointRows > 5 ? 0.25 : 0.5
    let height = radius - Double(min(y, pointRows - 1 - y)) - place
    return Int((2 * (radius - (radius * radius - height * height).squareRoot())).rounded())
  }

  private mutating func outline(
    _ key: KeypadKey, of keypad: Keypad, in area: Rectangle, isPressed: Bool, theme: Theme
  ) {
    let labelArea =
      key.labelColumnSpan == key.columnSpan ? area : area.firstPart(of: key.columnSpan)
    let isReversed = key.isHighlighted != isPressed
    var style = theme.page
    style.isDim = key.isOff
    let right = area.endColumn - 1
    guard area.height >= 3 else {
      style.isReversed = isReversed
      let blank = String(repeating: " ", count: area.width)
      write(blank, column: area.column, row: area.row, style: style)
      write("[", column: area.column, row: area.row, style: style)
      write("]", column: right, row: area.row, style: style)
      draw(labelOf: key, of: keypad, in: labelArea, pointRows: 2, style: style, theme: theme)
      return
    }
    let line = String(repeating: "─", count: area.width - 2)
    write("╭" + line + "╮", column: area.column, row: area.row, style: style)
    write("╰" + line + "╯", column: area.column, row: area.endRow - 1, style: style)
    let inside = String(repeating: " ", count: area.width - 2)
    for row in area.row + 1..<area.endRow - 1 {
      style.isReversed = false
      write("│", column: area.column, row: row, style: style)
      write("│", column: right, row: row, style: style)
      style.isReversed = isReversed
      write(inside, column: area.column + 1, row: row, style: style)
    }
    // Inside the lines.
    var inner = labelArea
    inner.column += 1
    inner.width -= 2
    inner.row += 1
    inner.height -= 2
    draw(
      labelOf: key, of: keypad, in: inner, pointRows: 2 * inner.height, style: style, theme: theme)
  }
}
