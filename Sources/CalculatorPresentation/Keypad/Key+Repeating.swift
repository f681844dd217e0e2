import CalculatorModel

extension Key {
  /// Whether a key of the keyboard that is held down presses this one again and again: digits, and the key
  /// that deletes them.
  ///
  /// What is calculated, stored or switched happens once, however long a finger rests.
  public var repeatsWhileHeld: Bool {
    switch self {
    case .digit, .doubleZero, .letterDigit, .doubleF, .delete: true
    default: false
    }
  }
}
