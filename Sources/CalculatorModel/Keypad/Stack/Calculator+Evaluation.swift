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

extension Key {
  /// How many numbers the key takes from the stack of reverse Polish notation at least, for what it
  /// calculates of them; 0 where it calculates nothing.
  public var operandCount: Int {
    switch self {
    case .operation: 2
    case .function, .percent, .word, .bit: 1
    default: 0
    }
  }
}
