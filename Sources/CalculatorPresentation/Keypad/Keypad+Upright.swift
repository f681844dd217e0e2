import CalculatorModel

extension Keypad {
  /// The keypad for a window that is taller than it is wide.
  ///
  /// The programmer's nine columns become six, which fingers can hit on a phone: digits and arithmetic stay on
  /// the right, and the bit operations move above them. The other keypads do not change.
  public var upright: Keypad { mode == .programmer ? uprightProgrammer : self }

  // Most calculations have no words: the page loads this later.
  @inline(never)
  private var uprightProgrammer: Keypad {
    let (stack, rows) = hasStack ? (rows[0], Array(rows.dropFirst())) : ([], rows)
    func keys(_ row: Int, _ columns: ClosedRange<Int>) -> [KeypadKey] { Array(rows[row][columns]) }
    let formats = rows[0]
    let others = rows[1]
    let stackRow = zip(stack, [1, 2, 2, 1]).map { $0.spanning($1) }
    return Keypad(
      self, columnCount: 6,
      rows: (hasStack ? [stackRow] : []) + [
        keys(0, 0...3) + [others[0]],
        keys(0, 4...7) + [formats[8], others[6]],
        keys(2, 0...2) + keys(3, 0...2),
        [rows[4][0], rows[5][0], rows[4][1], rows[5][1], rows[4][2], rows[5][2]],
        keys(1, 1...5) + [others[7]],
        keys(2, 3...8), keys(3, 3...8), keys(4, 3...8), keys(5, 3...8),
      ])
  }
}
