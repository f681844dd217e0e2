/// What a sequence of keys pressed in vain.
///
/// ```swift
/// var calculator = Calculator()
/// calculator.setReversePolish(true)
/// let leftOut = try calculator.press(KeySequence("( 1234567890 )"))
/// leftOut.digitCount   // 1: a number has nine of them here
/// leftOut.keys         // [.openParenthesis, .closeParenthesis]
/// ```
public struct LeftOutKeys: Equatable, Sendable {
  /// How many digits: those for which a number has no room, and those that its base does not have.
  public internal(set) var digitCount = 0

  /// The other keys, each of them once: those that the keypad does not have or that do nothing in its
  /// notation.
  public internal(set) var keys: [Key] = []

  /// Creates an account of keys of which none was left out yet.
  public init() {}
}

extension Calculator {
  /// Takes note of a key that is pressed in vain now.
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

  /// Whether a key is for the other notation: parentheses with a stack, and what moves a stack without one.
  private func doesNothingInNotation(_ key: Key) -> Bool {
    switch key {
    case .openParenthesis, .closeParenthesis: stack.isOn
    case .stack: !stack.isOn
    default: false
    }
  }
}
