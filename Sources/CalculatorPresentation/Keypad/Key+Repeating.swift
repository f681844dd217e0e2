import CalculatorModel

extension Key {
  /// Whether holding down a keyboard key presses this one repeatedly: digits, and the key that deletes them.
  ///
  /// Keys that calculate, store or switch act once, however long they are held.
  public var repeatsWhileHeld: Bool {
    switch self {
    case .digit, .doubleZero, .letterDigit, .doubleF, .delete: true
    default: false
    }
  }
}
