import CalculatorModel

extension Keypad {
  /// The keypad for a window that is taller than it is wide.
  ///
  /// The programmer's nine columns and the scientific keypad's ten become six, which fingers can hit on a phone:
  /// digits and arithmetic stay on the right, and most of the other keys move above them. The basic keypad does not
  /// change.
  public var upright: Keypad {
    switch mode {
    case .basic: self
    case .scientific: uprightScientific
    case .programmer: uprightProgrammer
    }
  }

  @inline(never)
  private var uprightScientific: Keypad {
    let (stack, rows) = hasStack ? (rows[0], Array(rows.dropFirst())) : ([], rows)
    let (brackets, powers, roots) = (rows[0], rows[1], rows[2])
    let (circular, hyperbolic) = (rows[3], rows[4])
    let functions = [
      // The key that deletes is on no keypad of ten columns.
      (Array(brackets[0...1]) + unplacedKeys).map { $0.spanning(2) },
      Array(brackets[2...5]) + [powers[0], hyperbolic[0]],
      Array(powers[1...5]) + [roots[0]],
      Array(roots[1...5]) + [circular[0]],
    ]
    let left = [
      [circular[1], hyperbolic[1]], [circular[2], hyperbolic[2]], [circular[3], hyperbolic[3]],
      [circular[4], hyperbolic[4]], [circular[5], hyperbolic[5]],
    ]
    return Keypad(
      self, columnCount: 6,
      rows: uprightStack(stack) + functions + zip(left, rows).map { $0 + $1[6...] },
      unplacedKeys: [])
  }

  /// The row of the stack over six columns, if there is one.
  private func uprightStack(_ row: [KeypadKey]) -> [[KeypadKey]] {
    row.isEmpty ? [] : [zip(row, [1, 2, 2, 1]).map { $0.spanning($1) }]
  }

  // Most calculations have no words: the page loads this later.
  @inline(never)
  private var uprightProgrammer: Keypad {
    let (stack, rows) = hasStack ? (rows[0], Array(rows.dropFirst())) : ([], rows)
    func keys(_ row: Int, _ columns: ClosedRange<Int>) -> [KeypadKey] { Array(rows[row][columns]) }
    let formats = rows[0]
    let others = rows[1]
    return Keypad(
      self, columnCount: 6,
      rows: uprightStack(stack) + [
        keys(0, 0...3) + [others[0]],
        keys(0, 4...7) + [formats[8], others[6]],
        keys(2, 0...2) + keys(3, 0...2),
        [rows[4][0], rows[5][0], rows[4][1], rows[5][1], rows[4][2], rows[5][2]],
        keys(1, 1...5) + [others[7]],
        keys(2, 3...8), keys(3, 3...8), keys(4, 3...8), keys(5, 3...8),
      ], unplacedKeys: unplacedKeys)
  }
}
