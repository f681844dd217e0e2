import Quantities

/// The answer of a typed line that is no plain number, as a calculator shows it: `160.02 cm`, or a date.
///
/// ```swift
/// var calculator = Calculator()
/// calculator.show(answer)                    // 160.02 cm
/// calculator.ignores(.operation(.addition))  // true: keys have no units
/// calculator.press(.digit(.five))            // "5": a new calculation
/// ```
public struct TypedAnswer: Equatable, Sendable {
  /// The value, which a line that begins with an operator continues from.
  package let value: ExpressionValue

  /// The calculation as it was read: `5 ft + 3 in → cm`.
  public let calculation: String

  /// The number before the unit, or the whole text, in up to 16 digits and plain characters.
  package let text: String

  /// The unit of the number; nil if the text is complete without one.
  package let unit: String?

  /// Whether the text is the value itself.
  public let isExact: Bool

  /// Creates an answer.
  package init(
    _ value: ExpressionValue, of calculation: String, text: String, unit: String?, isExact: Bool
  ) {
    self.value = value
    self.calculation = calculation
    self.text = text
    self.unit = unit
    self.isExact = isExact
  }

  /// The value as an expression; nil if it has no exact text.
  package var exactText: String? {
    var shown = Calculator()
    shown.show(self)
    return shown.portableText.map { text in
      guard case .mixed(let mixed) = value else { return text }
      return text + " → " + mixed.parts.map { $0.unit.symbol }.joined(separator: " + ")
    }
  }

  /// Whether both look the same.
  public static func == (left: TypedAnswer, right: TypedAnswer) -> Bool {
    left.text == right.text && left.unit == right.unit && left.isExact == right.isExact
      && left.calculation == right.calculation
  }
}

extension Calculator {
  /// The answer of a typed line, if one is shown that is no plain number.
  public var answer: TypedAnswer? {
    if case .answered(let answer) = phase { answer } else { nil }
  }

  /// Shows the answer of a typed line in place of everything entered.
  ///
  /// - Parameters:
  ///   - answer: The answer.
  ///   - calculation: The kept calculation whose result it is, if it is one.
  public mutating func show(_ answer: TypedAnswer, of calculation: CalculationID? = nil) {
    if !stack.isOn { allClear() }
    phase = .answered(answer)
    resultCalculation = calculation
  }

  /// Clears the answer shown, for a key that doesn't continue from it.
  mutating func leaveAnswer() {
    resultCalculation = nil
    phase = .cleared
    if stack.isOn { showTop() }
  }

  /// Whether a key would continue from the answer shown, as `+` and `x²` do: keys have no units, so it does
  /// nothing.
  static func goesOnFromAnswer(_ key: Key) -> Bool {
    switch key {
    case .operation, .toggleSign, .percent, .equals, .function, .closeParenthesis, .delete, .stack,
      .memory(.add), .memory(.subtract), .word, .bit:
      true
    default: false
    }
  }
}
