/// The keys of a sequence that were pressed in vain.
///
/// ```swift
/// var calculator = Calculator()
/// calculator.setReversePolish(true)
/// let leftOut = try calculator.press(KeySequence("( 1234567890 )"))
/// leftOut.digitCount   // 1: a number has nine of them here
/// leftOut.keys         // [.openParenthesis, .closeParenthesis]
/// ```
public struct LeftOutKeys: Equatable, Sendable {
  /// The number of digits left out: those that a number has no room for, and those that its base doesn't have.
  public internal(set) var digitCount = 0

  /// The other keys, each of them once: those that the keypad doesn't have or that do nothing in its notation.
  public internal(set) var keys: [Key] = []

  /// Creates an empty record.
  public init() {}
}

extension Calculator {
  /// Records a key if pressing it now would have no effect.
  func note(_ key: Key, in leftOut: inout LeftOutKeys) {
    guard isOff(key) || doesNothingInNotation(key) else {
      leftOut.digitCount += countOfDigitsLeftOut(pressing: key)
      return
    }
    switch key {
    case .digit, .letterDigit: leftOut.digitCount += 1
    case .doubleF: leftOut.digitCount += 2
    default: if !leftOut.keys.contains(key) { leftOut.keys.append(key) }
    }
  }

  /// Whether a key belongs to the other notation: parentheses with a stack, and stack keys without one.
  private func doesNothingInNotation(_ key: Key) -> Bool {
    switch key {
    case .openParenthesis, .closeParenthesis: stack.isOn
    case .stack: !stack.isOn
    default: false
    }
  }
}
