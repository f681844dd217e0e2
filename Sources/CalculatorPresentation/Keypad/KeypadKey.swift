import CalculatorModel

/// A key as a view draws, names and places it.
public struct KeypadKey: Hashable, Sendable {
  /// The calculator's key that it presses.
  public let key: Key

  /// Its label: `7`, `÷`, `AC`, `sin⁻¹`.
  public let label: String

  /// Its name for a screen reader: `Divide`, `All Clear`, in the user's language.
  public let spokenLabel: String

  /// Its role.
  public let role: KeyRole

  /// The keyboard shortcuts that press it.
  public let shortcuts: [Shortcut]

  /// The number of the keypad's columns that it spans.
  public private(set) var columnSpan: Int

  /// The number of its columns, from the first on, in which the label is centred: that of the wide 0 is in line
  /// with the 1.
  public var labelColumnSpan: Int { role == .digit ? 1 : columnSpan }

  /// Whether it is lit: its operation waits for an operand, second functions are on, or there is a number in memory.
  public let isHighlighted: Bool

  /// Whether it is dimmed because it does nothing on this keypad now, such as a digit above the base.
  public let isOff: Bool

  /// Returns the same key, spanning this many columns.
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
