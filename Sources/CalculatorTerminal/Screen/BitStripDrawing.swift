import CalculatorPresentation
import CommandLineInterface

extension CellGrid {
  /// Draws the bits of a word.
  ///
  /// - Parameters:
  ///   - strip: The bits.
  ///   - layout: The places of the bits.
  ///   - cursor: The bit that is chosen, or nil.
  ///   - theme: The colours.
  mutating func draw(
    _ strip: BitStrip, in layout: BitStripLayout, cursor: Int?, theme: Theme
  ) {
    for row in strip.rows {
      for bit in row {
        let cell = layout.cell(ofBit: bit.index)
        var style = bit.isOff ? theme.off : bit.isSet ? theme.number : theme.secondary
        style.isBold = bit.isSet
        if bit.index == cursor { style = theme.cursor }
        write(bit.label, column: cell.column, row: cell.row, style: style)
        if layout.hasPositions, let position = bit.position {
          write(
            position, column: cell.column, row: cell.row + 1,
            style: bit.isOff ? theme.off : theme.secondary)
        }
      }
    }
    let area = layout.area
    let characters = strip.characters ?? ""
    if layout.hasLastRow {
      let row = area.endRow - 1
      write(strip.carryLabel, column: area.column, row: row, style: theme.secondary)
      let room = area.width - strip.carryLabel.columnCount - 2
      let text = characters.shortenedAtRight(toColumns: room)
      write(text, column: area.endColumn - text.columnCount, row: row, style: theme.secondary)
    } else {
      for (offset, text) in [strip.carryLabel, characters].enumerated() {
        write(
          text.shortenedAtRight(toColumns: layout.sideWidth), column: area.column,
          row: area.row + offset, style: theme.secondary)
      }
    }
  }
}
