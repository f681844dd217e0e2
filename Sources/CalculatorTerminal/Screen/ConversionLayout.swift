import CalculatorPresentation

/// Where the two numbers of a conversion and their units are: the marked one as large as the display has
/// room, the other one in a row of its own above or below.
struct ConversionLayout: Hashable, Sendable {
  /// The room of the marked number, beside its unit.
  let marked: Rectangle

  /// The room of the other number.
  let other: Rectangle

  /// How many columns the units take, with the space before them.
  let unitWidth: Int

  /// Which line is marked.
  let markedLine: UnitConversion.Line

  /// Divides the room of the display.
  ///
  /// - Parameters:
  ///   - lines: The two lines.
  ///   - display: Where the number would be, with the unit.
  ///   - gap: How many rows are free between the line above the display and this.
  init(_ lines: [ConversionLine], around display: Rectangle, gap: Int) {
    let widest = lines.map { $0.symbol.columnCount }.max() ?? 0
    unitWidth = min(widest, display.width / 3) + 1
    markedLine = lines.last?.isMarked ?? false ? .lower : .upper
    var number = display
    number.width -= unitWidth
    marked = number
    number.row = markedLine == .upper ? display.endRow : display.row - gap - 1
    number.height = 1
    other = number
  }

  /// The line whose number is at a cell, or nil.
  func line(atColumn column: Int, row: Int) -> UnitConversion.Line? {
    if marked.contains(column: column, row: row) { return markedLine }
    return other.contains(column: column, row: row) ? markedLine.other : nil
  }

  /// The line whose unit is at a cell, or nil.
  func unit(atColumn column: Int, row: Int) -> UnitConversion.Line? {
    if unit(beside: marked).contains(column: column, row: row) { return markedLine }
    return unit(beside: other).contains(column: column, row: row) ? markedLine.other : nil
  }

  /// The room of a number's unit.
  func unit(beside number: Rectangle) -> Rectangle {
    Rectangle(column: number.endColumn, row: number.row, width: unitWidth, height: number.height)
  }
}
