import CalculatorPresentation

extension CellGrid {
  /// Draws a key.
  mutating func draw(_ key: KeypadKey, in area: Rectangle, isPressed: Bool, theme: Theme) {
    if theme.outlinesKeys {
      outline(key, in: area, isPressed: isPressed, theme: theme)
    } else {
      fill(key, in: area, isPressed: isPressed, theme: theme)
    }
  }

  private mutating func fill(
    _ key: KeypadKey, in area: Rectangle, isPressed: Bool, theme: Theme
  ) {
    let colors = theme.colors(for: key.role, isLit: key.isHighlighted, isPressed: isPressed)
    let edge = CellStyle(ink: colors.face, base: theme.page.base)
    let label = CellStyle(ink: colors.label, base: colors.face, isBold: true)
    // The half row below a key is free; keys of one row have none to spare.
    let pointRows = area.height == 1 ? 2 : 2 * area.height - 1
    func isInside(_ x: Int, _ y: Int) -> Bool {
      guard (0..<pointRows).contains(y) else { return false }
      let inset = Self.inset(ofPointRow: y, of: pointRows)
      return (inset..<area.width - inset).contains(x)
    }
    for row in 0..<area.height {
      for x in 0..<area.width {
        let cell: Cell? =
          switch (isInside(x, 2 * row), isInside(x, 2 * row + 1)) {
          case (true, true): Cell(scalar: " ", style: label)
          case (true, false): Cell(scalar: "▀", style: edge)
          case (false, true): Cell(scalar: "▄", style: edge)
          case (false, false): nil
          }
        self[area.column + x, area.row + row] = cell
      }
    }
    guard area.height >= 5, let bitmap = NumberFont.small.bitmap(of: key.label) else {
      write(label: key.label, in: area, style: label)
      return
    }
    let points = CellStyle(ink: colors.label, base: colors.face)
    let width = bitmap.first?.utf8.count ?? 0
    draw(
      bitmap, column: area.column + (area.width - width) / 2,
      pointRow: 2 * area.row + (pointRows - NumberFont.small.height + 1) / 2, style: points)
  }

  /// How many points a row of a key is shorter on either side, for the ends to look round.
  private static func inset(ofPointRow y: Int, of pointRows: Int) -> Int {
    guard pointRows > 2 else { return 0 }
    let distance = Double(min(y, pointRows - 1 - y))
    let radius = Double(pointRows) / 2
    let height = radius - distance - 0.5
    let inset = Int((radius - (radius * radius - height * height).squareRoot()).rounded())
    return distance == 0 ? max(inset, 1) : inset
  }

  private mutating func outline(
    _ key: KeypadKey, in area: Rectangle, isPressed: Bool, theme: Theme
  ) {
    let isReversed = key.isHighlighted != isPressed
    var style = theme.page
    let right = area.endColumn - 1
    guard area.height >= 3 else {
      style.isReversed = isReversed
      write(String(repeating: " ", count: area.width), column: area.column, row: area.row, style: style)
      write("[", column: area.column, row: area.row, style: style)
      write("]", column: right, row: area.row, style: style)
      write(label: key.label, in: area, style: style)
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
    style.isBold = true
    write(label: key.label, in: area, style: style)
  }

  private mutating func write(label: String, in area: Rectangle, style: CellStyle) {
    write(
      label, column: area.column + (area.width - label.columnCount) / 2,
      row: area.row + (area.height - 1) / 2, style: style)
  }
}
