import CalculatorPresentation

/// Where the bits of a word stand: two rows of 32, in fours.
///
/// ```
/// 0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0
/// 63                                  47
/// 0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0  0 0 1 0  1 0 0 0  0 0 0 1
/// 31                                  15                               0
/// carry 0                                            U+0281 ʁ · ASCII ..
/// ```
///
/// Where rows are scarce, the bits stand close together, and carry and characters at their left.
struct BitStripLayout: Hashable, Sendable {
  /// All of it.
  let area: Rectangle

  /// From one bit to the next.
  private let pitch: Int

  /// How many screen rows a row of bits has, with the places below it.
  private let rowPitch: Int

  /// Whether carry and characters have a row of their own.
  let hasLastRow: Bool

  private static let fewestRows = 2

  /// The fewest rows beside keys of a size.
  static func rows(besidePitch pitch: Int) -> Int { pitch < 3 ? fewestRows : 5 }

  /// Takes rows for carry and characters, and for the places of bits, where there are any to spare.
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

  /// How many columns are free at the left of the bits, but for two.
  var sideWidth: Int { max(0, left - area.column - 2) }

  /// Whether the places of bits have rows of their own.
  var hasPositions: Bool { rowPitch > 1 }

  /// The cell of a bit.
  func cell(ofBit index: Int) -> (column: Int, row: Int) {
    let place = BitStrip.rowLength - 1 - index % BitStrip.rowLength
    let row = index < BitStrip.rowLength ? rowPitch : 0
    return (left + place * pitch + place / BitStrip.groupLength, area.row + row)
  }

  /// The bit at a cell, or at the one before it where bits stand apart; nil where there is none.
  func bit(atColumn column: Int, row: Int) -> Int? {
    for index in 0..<2 * BitStrip.rowLength {
      let cell = cell(ofBit: index)
      if row == cell.row, (cell.column..<cell.column + pitch).contains(column) { return index }
    }
    return nil
  }
}
