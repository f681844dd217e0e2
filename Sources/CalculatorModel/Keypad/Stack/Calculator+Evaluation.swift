extension Calculator {
  /// Whether a key completes a calculation: `=` where there is one, and in reverse Polish notation, where
  /// nothing waits for it, each operation and each function.
  ///
  /// ```swift
  /// var calculator = Calculator()
  /// calculator.evaluates(.equals)                     // false
  /// calculator.setReversePolish(true)
  /// calculator.evaluates(.operation(.addition))       // true: it fails where there are too few numbers
  /// ```
  public func evaluates(_ key: Key) -> Bool {
    guard stack.isOn else { return key == .equals && canEvaluate }
    return switch key {
    case .operation, .function, .percent, .word: true
    default: false
    }
  }
}
