import CalculatorModel

/// A key as a view draws, names and places it.
public struct KeypadKey: Hashable, Sendable {
  /// What the key presses.
  public let key: Key

  /// What is written on it: `7`, `÷`, `AC`, `sin⁻¹`.
  public let label: String

  /// What a screen reader calls it: `Divide`, `All Clear`, in the person's language.
  public let spokenLabel: String

  /// What it is for.
  public let role: KeyRole

  /// The keyboard's ways to press it.
  public let shortcuts: [Shortcut]

  /// How many columns of the keypad it takes.
  public let columnSpan: Int

  /// Whether it is lit: its operation waits for an operand, second functions are on, there is a number
  /// in memory.
  public let isHighlighted: Bool

  init(_ key: Key, catalogue: Catalogue, decimalMark: Unicode.Scalar, isHighlighted: Bool = false) {
    self.key = key
    self.isHighlighted = isHighlighted
    columnSpan = key == .digit(.zero) ? 2 : 1
    label = key == .decimalPoint ? String(Character(decimalMark)) : key.label
    spokenLabel = key.name.map { catalogue.text(.key($0)) } ?? key.token
    role = key.role
    shortcuts = key.shortcuts
  }
}
