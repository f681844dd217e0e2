import CalculatorPresentation

/// The layout of a conversion's two numbers and their units: the marked one as large as the display allows,
/// the other one in a row of its own above or below.
struct ConversionLayout: Hashable, Sendable {
  /// The room of the marked number, beside its unit.
  let marked: Rectangle

  /// The room of the other number.
  let other: Rectangle

  /// The number of columns that the units take, with the space before them.
  let unitWidth: Int

  /// The marked line.
  let markedLine: UnitConversion.Line

  /// Divides the room of the display.
  ///
  /// - Parameters:
  ///   - lines: The two lines.
  ///   - display: The place of the number with its unit.
  ///   - gap: The number of free rows between the line above the display and the display.
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

  /// Returns the line whose number is at a cell, or nil.
  func line(atColumn column: Int, row: Int) -> UnitConversion.Line? {
    if marked.contains(column: column, row: row) { return markedLine }
    return other.contains(column: column, row: row) ? markedLine.other : nil
  }

  /// Returns the line whose unit is at a cell, or nil.
  func unit(atColumn column: Int, row: Int) -> UnitConversion.Line? {
    if unit(beside: marked).contains(column: column, row: row) { return markedLine }
    return unit(beside: other).contains(column: column, row: row) ? markedLine.other : nil
  }

  /// Returns the room for a number's unit.
  func unit(beside number: Rectangle) -> Rectangle {
    Rectangle(column: number.endColumn, row: number.row, width: unitWidth, height: number.height)
  }
}
