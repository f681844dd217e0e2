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
  public private(set) var columnSpan: Int

  /// In the middle of how many of its columns the label stands, from the first on: that of the wide 0 stands
  /// above the 1.
  public var labelColumnSpan: Int { role == .digit ? 1 : columnSpan }

  /// Whether it is lit: its operation waits for an operand, second functions are on, there is a number
  /// in memory.
  public let isHighlighted: Bool

  /// Whether it is dimmed, because it does nothing on this keypad now: a digit above the base.
  public let isOff: Bool

  /// The same key, as wide as so many columns.
  func spanning(_ columns: Int) -> KeypadKey {
    var key = self
    key.columnSpan = columns
    return key
  }

  init(
    _ key: Key, columns columnCount: Int, in state: Keypad.State, catalogue: Catalogue,
    isHighlighted: Bool, isOff: Bool
  ) {
    self.key = key
    self.isHighlighted = isHighlighted
    self.isOff = isOff
    columnSpan = columnCount
    label =
      switch key {
      case .decimalPoint: String(Character(state.decimalMark))
      case .equals where state.isReversePolish: "Enter"
      default: key.label
      }
    spokenLabel = key.name(in: state).map { catalogue.text(.key($0)) } ?? label
    role = key.role
    shortcuts = state.words.map { key.shortcuts(inBase: $0.base) } ?? key.shortcuts
  }
}
