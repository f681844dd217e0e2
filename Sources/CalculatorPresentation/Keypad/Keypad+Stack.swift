import CalculatorModel

extension Keypad {
  /// The row that reverse Polish notation has above the other keys.
  static let stackRow: [Key] = [StackOperation.swap, .rollDown, .rollUp, .drop].map { .stack($0) }

  /// Returns the number of columns of each key in that row: together they fill all columns.
  static func stackColumns(on mode: Mode) -> [Int] {
    switch mode {
    case .basic: [1, 1, 1, 1]
    case .scientific: [3, 2, 2, 3]
    case .programmer: [2, 2, 2, 3]
    }
  }

  /// Whether a key is a parenthesis, which does nothing in reverse Polish notation.
  static func isParenthesis(_ key: Key) -> Bool {
    key == .openParenthesis || key == .closeParenthesis
  }
}

extension Keypad.Mode {
  /// The number of single-key columns of a keypad.
  var columnCount: Int {
    switch self {
    case .basic: 4
    case .scientific: 10
    case .programmer: 9
    }
  }
}
