import CalculatorPresentation

/// The layout of the bits of a word: two rows of 32, in groups of four.
///
/// ```
/// 0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0
/// 63                                  47
/// 0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0  0 0 1 0  1 0 0 0  0 0 0 1
/// 31                                  15                               0
/// carry 0                                            U+0281 ʁ · ASCII ..
/// ```
///
/// If rows are scarce, the bits are close together, with carry and characters at their left.
struct BitStripLayout: Hashable, Sendable {
  /// The whole area.
  let area: Rectangle

  /// The number of columns from one bit to the next.
  private let pitch: Int

  /// The number of screen rows in a row of bits, including the positions below it.
  private let rowPitch: Int

  /// Whether carry and characters have a row of their own.
  let hasLastRow: Bool

  private static let fewestRows = 2

  /// Returns the minimum number of rows for keys of a size.
  static func rows(besidePitch pitch: Int) -> Int { pitch < 3 ? fewestRows : 5 }

  /// Takes spare rows, if there are any, for carry and characters and for the positions of bits.
  static func grow(_ rows: inout Int, by spare: inout Int) {
    for wish in [3, 5] where rows < wish && spare >= wish - rows {
      spare -= wish - rows
      rows = wish
    }
  }

  /// Lays out bits in an area of two, three or five rows.
  init(in area: Rectangle) {
    self.area = area
    hasLastRow = area.height >= 3
    rowPitch = area.height >= 5 ? 2 : 1
    pitch = hasLastRow && area.width >= Self.width(pitch: 2) ? 2 : 1
  }

  private static func width(pitch: Int) -> Int {
    (BitStrip.rowLength - 1) * pitch + BitStrip.rowLength / BitStrip.groupLength
  }

  /// The first column of the bits.
  private var left: Int { area.endColumn - Self.width(pitch: pitch) }

  /// The number of free columns at the left of the bits, minus two.
  var sideWidth: Int { max(0, left - area.column - 2) }

  /// Whether the positions of bits have rows of their own.
  var hasPositions: Bool { rowPitch > 1 }

  /// Returns the cell of a bit.
  func cell(ofBit index: Int) -> (column: Int, row: Int) {
    let place = BitStrip.rowLength - 1 - index % BitStrip.rowLength
    let row = index < BitStrip.rowLength ? rowPitch : 0
    return (left + place * pitch + place / BitStrip.groupLength, area.row + row)
  }

  /// Returns the bit at a cell, or at the one before it if bits are spaced apart; nil if there is none.
  func bit(atColumn column: Int, row: Int) -> Int? {
    for index in 0..<2 * BitStrip.rowLength {
      let cell = cell(ofBit: index)
      if row == cell.row, (cell.column..<cell.column + pitch).contains(column) { return index }
    }
    return nil
  }
}
