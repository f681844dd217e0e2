import CalculatorModel

/// A key as a view draws, names and places it.
public struct KeypadKey: Hashable, Sendable {
  /// What the key presses.
  public let key: Key

  /// What is written on it: `7`, `÷`, `AC`.
  public let label: String

  /// What a screen reader calls it: `Divide`, `All Clear`.
  public let spokenLabel: String

  /// What it is for.
  public let role: KeyRole

  /// The keyboard's ways to press it.
  public let shortcuts: [Shortcut]

  /// How many columns of the keypad it takes.
  public let columnSpan: Int

  /// Whether it is lit: its operation waits for an operand.
  public let isHighlighted: Bool

  init(_ key: Key, isHighlighted: Bool = false) {
    self.key = key
    self.isHighlighted = isHighlighted
    columnSpan = key == .digit(.zero) ? 2 : 1
    (label, spokenLabel, role, shortcuts) =
      switch key {
      case .digit:
        (key.token, key.token, .digit, [.character(Character(key.token))])
      case .decimalPoint: (".", "Decimal Point", .digit, [.character("."), .character(",")])
      case .operation(.addition): ("+", "Add", .operation, [.character("+")])
      case .operation(.subtraction):
        ("−", "Subtract", .operation, [.character("-"), .character("−")])
      case .operation(.multiplication):
        (
          "×", "Multiply", .operation,
          [.character("*"), .character("x"), .character("×"), .character("X")]
        )
      case .operation(.division):
        ("÷", "Divide", .operation, [.character("/"), .character("÷"), .character(":")])
      case .equals: ("=", "Equals", .operation, [.enter, .character("=")])
      case .toggleSign: ("±", "Change Sign", .function, [.character("n"), .character("±")])
      case .percent: ("%", "Percent", .function, [.character("%")])
      case .clear: ("C", "Clear", .function, [.escape, .character("c")])
      case .allClear: ("AC", "All Clear", .function, [.escape, .character("c")])
      case .delete: ("⌫", "Delete", .function, [.backspace])
      }
  }
}
