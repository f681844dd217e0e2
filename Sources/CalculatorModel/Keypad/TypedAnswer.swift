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
  /// The value, from which a line that begins with an operator goes on.
  package let value: ExpressionValue

  /// The calculation as it was read: `5 ft + 3 in → cm`.
  public let calculation: String

  /// The number of a unit, or all that there is to say, in up to 16 digits and plain signs.
  package let text: String

  /// The unit of a number; nil where the text is all.
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

  /// The value as an expression; nil where no text has it exactly.
  package var exactText: String? {
    var shown = Calculator()
    shown.show(self)
    return shown.portableText.map { text in
      guard case .mixed(let mixed) = value else { return text }
      return text + " → " + mixed.parts.map { $0.unit.symbol }.joined(separator: " + ")
    }
  }

  /// Whether both are shown alike.
  public static func == (left: TypedAnswer, right: TypedAnswer) -> Bool {
    left.text == right.text && left.unit == right.unit && left.isExact == right.isExact
      && left.calculation == right.calculation
  }
}

extension Calculator {
  /// The answer of a typed line that is shown, where it is no plain number.
  public var answer: TypedAnswer? {
    if case .answered(let answer) = phase { answer } else { nil }
  }

  /// Shows the answer of a typed line in place of all that was entered.
  ///
  /// - Parameters:
  ///   - answer: The answer.
  ///   - calculation: The kept calculation whose result it is, if it is one.
  public mutating func show(_ answer: TypedAnswer, of calculation: CalculationID? = nil) {
    if !stack.isOn { allClear() }
    phase = .answered(answer)
    resultCalculation = calculation
  }

  /// Begins anew, as a key does that does not go on from the answer shown.
  mutating func leaveAnswer() {
    resultCalculation = nil
    phase = .cleared
    if stack.isOn { showTop() }
  }

  /// Whether a key would go on from the answer shown, as `+` and `x²` do: keys have no units, so it does nothing.
  static func goesOnFromAnswer(_ key: Key) -> Bool {
    switch key {
    case .operation, .toggleSign, .percent, .equals, .function, .closeParenthesis, .delete, .stack,
      .memory(.add), .memory(.subtract), .word, .bit:
      true
    default: false
    }
  }
}
