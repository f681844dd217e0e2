extension Calculator {
  /// Whether a key completes a calculation: `=` if there is one, and in reverse Polish notation, where
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

extension Key {
  /// The least number of operands that the key takes from the stack of reverse Polish notation; 0 if it
  /// calculates nothing.
  public var operandCount: Int {
    switch self {
    case .operation: 2
    case .function, .percent, .word, .bit: 1
    default: 0
    }
  }
}
