import CalculatorModel

extension Keypad {
  /// What reverse Polish notation has above the other keys.
  static let stackRow: [Key] = [StackOperation.swap, .rollDown, .rollUp, .drop].map { .stack($0) }

  /// How many columns each key of that row takes: they share all of them.
  static func stackColumns(on mode: Mode) -> [Int] {
    switch mode {
    case .basic: [1, 1, 1, 1]
    case .scientific: [3, 2, 2, 3]
    case .programmer: [2, 2, 2, 3]
    }
  }

  /// Whether a key is a parenthesis, which does nothing where numbers wait on a stack.
  static func isParenthesis(_ key: Key) -> Bool {
    key == .openParenthesis || key == .closeParenthesis
  }
}

extension Keypad.Mode {
  /// How many columns of single keys a keypad has.
  var columnCount: Int {
    switch self {
    case .basic: 4
    case .scientific: 10
    case .programmer: 9
    }
  }
}
