import CalculatorModel
import ExactReals
import Testing

/// The line above the display, key by key.
@Suite struct ExpressionLineTests {
  private func line(
    _ keys: String, order: EvaluationOrder = .precedence, format: NumberFormat = .basic
  ) throws -> String {
    var calculator = Calculator(format: format, order: order)
    try calculator.press(KeySequence(keys))
    return calculator.expressionText
  }

  @Test(arguments: [
    ("", ""), ("2", "2"), ("2 +", "2 +"), ("2 + 3.0", "2 + 3.0"), ("2 + 3 =", "2 + 3"),
    ("2 + 3 = +", "5 +"), ("2 + 3 = C", ""), ("2 + C", "2 +"), ("2 + 3 C", "2 +"),
    ("2 + 3 * 4", "2 + 3 × 4"), ("2 * 3 + 4 =", "2 × 3 + 4"), ("1 / 0 =", "1 ÷ 0"),
  ])
  func repeatsWhatWasEntered(keys: String, text: String) throws {
    #expect(try line(keys) == text, "\(keys)")
  }

  @Test(arguments: [
    ("2 * 30 sin + 9 sqrt =", "2 × sin(30°) + √9"), ("Rad 2 cos", "cos(2)"),
    ("0.5 sin-1", "sin⁻¹(0.5)"), ("1 sinh", "sinh(1)"), ("1 sinh-1", "sinh⁻¹(1)"),
    ("5 x!", "5!"), ("5 x! x!", "(5!)!"), ("3 x^2 x^3", "(3²)³"), ("5 +/- x^2", "(-5)²"),
    ("8 cbrt", "∛8"), ("16 sqrt sqrt", "√(√16)"), ("4 1/x", "1 ÷ 4"),
    ("2 * 4 1/x", "2 × (1 ÷ 4)"), ("2 e^x", "e^2"), ("3 10^x", "10^3"), ("3 +/- 2^x", "2^(-3)"),
    ("e ln", "ln(e)"), ("100 log10", "log(100)"), ("8 log2", "log₂(8)"), ("2 * pi", "2 × π"),
    ("2 x^y 10 =", "2^10"), ("16 yroot 4 =", "⁴√16"), ("16 yroot 2.5 =", "root(16, 2.5)"),
    ("8 logy 2 =", "log₂(8)"), ("8 logy 2.5 =", "log(8, 2.5)"), ("3 EE 4 =", "3e4"),
    ("3 EE 4 +/- =", "3e-4"), ("3 + 4 = EE 0.5 =", "7 × 10^0.5"),
  ])
  func writesFunctionsAsMathematics(keys: String, text: String) throws {
    #expect(try line(keys) == text, "\(keys)")
  }

  @Test("Each function is in the line as it was calculated", arguments: KeypadFunction.allCases)
  func saysEveryFunction(function: KeypadFunction) throws {
    var calculated = 0
    for number in ["0.25", "0.5", "1", "3"] {
      var calculator = Calculator(format: .scientific)
      try calculator.press(KeySequence("Rad " + number))
      calculator.press(.function(function))
      guard calculator.error == nil, let expected = calculator.number else { continue }
      calculated += 1
      let line = calculator.expressionText
      let difference = try Real.difference(MathExpression(line).value(), expected)
      #expect(difference.rational == 0, "\(number) \(function.token): \(line)")
    }
    #expect(calculated > 1, "\(function.token)")
  }

  @Test(arguments: [
    ("2 x^y", "2^"), ("2 x^y 3", "2^3"), ("2 y^x", "2 yˣ"), ("2 y^x 3", "3^2"),
    ("16 yroot", "16 ʸ√"), ("16 yroot 4", "⁴√16"), ("8 logy", "8 logᵧ"), ("3 EE", "3 EE"),
    ("2 y^x ( 3 +", "2 yˣ (3 +"),
  ])
  func showsWhatAnOperationWaitsFor(keys: String, text: String) throws {
    #expect(try line(keys) == text, "\(keys)")
  }

  @Test(arguments: [
    ("2 * (", "2 × ("), ("2 * ( 3 +", "2 × (3 +"), ("2 * ( 3 + 4 )", "2 × (3 + 4)"),
    ("2 * ( 3 + 4 ) =", "2 × (3 + 4)"), ("2 * ( 3 + 4 =", "2 × (3 + 4)"), ("( 5 )", "5"),
    ("( ( 2 + 3 ) )", "(2 + 3)"), ("( 1 + 2 ) sin", "sin((1 + 2)°)"), ("5 ( + 3 )", "(5 + 3)"),
    ("200 + ( 10 % ) =", "200 + (10%)"),
  ])
  func keepsParentheses(keys: String, text: String) throws {
    #expect(try line(keys) == text, "\(keys)")
  }

  /// An angle that a function returns is written as a product there, in brackets before an operator that binds
  /// tighter.
  @Test(arguments: [
    ("0.5 sin-1", "30"), ("0.5 sin-1 x^2", "900"), ("0.5 sin-1 1/x", "1/30"),
    ("Rad 0.5 sin-1 x^2", "π^2/36"), ("0.5 sin-1 +/- x^2", "900"),
  ])
  func isTheSameNumberElsewhere(keys: String, value: String) throws {
    var calculator = Calculator(format: .scientific)
    try calculator.press(KeySequence(keys))
    let text = try #require(calculator.portableText, "\(keys)")
    #expect(try MathExpression(text).value().exactText == value, "\(keys): \(text)")
  }

  @Test("Whatever could be misread has brackets")
  func showsTheReading() throws {
    #expect(try line("2 + 3 * 4 =", order: .leftToRight) == "(2 + 3) × 4")
    #expect(try line("2 + 3 * 4 - 5 =", order: .leftToRight) == "(2 + 3) × 4 − 5")
    #expect(try line("2 x^y 3 x^y 2 =") == "(2^3)^2")
    #expect(try line("2 * 3 x^y 2 =", order: .leftToRight) == "(2 × 3)^2")
    #expect(try line("9 sqrt +/-") == "-√9")
    #expect(try line("5 - 9 sqrt +/- =") == "5 − (-√9)")
  }

  @Test(arguments: [
    ("5 +/- / 5 +/- =", "-5 ÷ (-5)"), ("5 + 3 +/- * 2 =", "5 + (-3) × 2"),
    ("5 +/- + 3 =", "-5 + 3"), ("10 % / 10 % =", "10% ÷ 10%"),
    ("200 + 10 % +/- =", "200 + (-20)"), ("200 + 10 +/- % =", "200 + (-20)"),
    ("30 +/- sin", "sin(-30°)"),
  ])
  func bracketsANegativeOperandUnlessItIsFirst(keys: String, text: String) throws {
    #expect(try line(keys) == text, "\(keys)")
  }

  @Test(
    "What something else binds to is no percentage of the total any more",
    arguments: [
      ("200 + 10 % sqrt", "200 + √20"), ("200 * 10 % sqrt", "200 × √(10%)"),
      ("200 + 10 % * 2 =", "200 + 20 × 2"), ("200 + 10 % x^y 2 =", "200 + 20^2"),
      ("200 + 10 % ( * 2 =", "200 + (20 × 2)"), ("200 + 10 % - 5 =", "200 + 10% − 5"),
    ])
  func writesTheAmountInPlaceOfAPercentage(keys: String, text: String) throws {
    #expect(try line(keys) == text, "\(keys)")
  }

  @Test(arguments: [
    ("pi EE 3 =", "π × 10^3"), ("9 sqrt +/- EE 3 =", "-√9 × 10^3"),
    ("1 EE 20 = EE 3 =", "1e20 × 10^3"),
    ("2 EE 3 EE 2 =", "2e3 × 10^2"), ("5 +/- EE 3 =", "-5e3"),
  ])
  func gluesAnExponentToNothingButDigits(keys: String, text: String) throws {
    #expect(try line(keys) == text, "\(keys)")
  }

  @Test(arguments: [
    ("5 sin Rad + 5 sin", "sin(5°) + sin(5)"), ("Rad 5 sin Deg + 5 sin", "sin(5 rad) + sin(5°)"),
    ("Rad 1 tan-1 Deg + 1 tan-1", "tan⁻¹(1) × (1 deg ÷ 1 rad) + tan⁻¹(1)"),
  ])
  func namesTheUnitThatAnAngleWasIn(keys: String, text: String) throws {
    #expect(try line(keys) == text, "\(keys)")
  }

  @Test func marksWhatTheDisplayHadToRound() throws {
    #expect(try line("1 / 3 = - 2") == "≈0.33333333 − 2")
    #expect(try line("1 / 3 = +/- * 2") == "≈-0.33333333 × 2")
    #expect(try line("2 sqrt = x^2", format: .scientific) == "(≈1.414213562373095)²")
  }

  @Test func forgetsTheBeginningOfAVeryLongLine() throws {
    var calculator = Calculator()
    for number in 1...2_000 {
      for key in try KeySequence("\(number) +").keys { calculator.press(key) }
    }
    let text = calculator.expressionText
    #expect(text.hasPrefix("… + "), "\(text.prefix(20))")
    #expect(text.hasSuffix(" + 2,000 +"), "\(text.suffix(20))")
    #expect((100...250).contains(text.count { $0 == "+" }))
  }

  @Test func keepsItsBracketsBalancedWhenItForgets() throws {
    var calculator = Calculator(order: .leftToRight)
    for number in 1...1_000 {
      for key in try KeySequence("\(number) + 1 *").keys { calculator.press(key) }
      if calculator.error != nil { calculator.press(.allClear) }
    }
    let text = calculator.expressionText
    #expect(text.count { $0 == "(" } == text.count { $0 == ")" }, "\(text.prefix(60))")
  }

  @Test func forgetsNoneOfTheOpenParentheses() throws {
    var calculator = Calculator()
    for _ in 1...100 {
      for key in try KeySequence("1 + 2 * 3 x^y (").keys { calculator.press(key) }
    }
    for _ in 1...600 { calculator.press(.function(.squareRoot)) }
    #expect(calculator.openParentheses == 100)
    // The innermost of nested roots has no brackets.
    #expect(calculator.expressionText.count { $0 == "(" } == 100 + 599)
    calculator.press(.equals)
    #expect(!calculator.expressionText.isEmpty)
  }
}

@Test(
  "What waits is what Equals calculates",
  arguments: [
    "2 + 3 * 4", "2 * ( 3 + 4", "( ( 1 + 2 ) * ( 3 - 4", "5 +", "200 + 10 %", "200 + ( 10 % )",
    "9 sqrt + 4",
    "2 x^y 3 x^y 2", "5 EE 3 +/-", "2 + 9 sqrt", "30 sin * 2 +", "1 / 3 * (", "5 ( + 3 )",
    "2 * pi + 5",
  ], EvaluationOrder.allCases)
func waitingCalculation(keys: String, order: EvaluationOrder) throws {
  var calculator = Calculator(order: order)
  try calculator.press(KeySequence(keys))
  let waiting = calculator.waitingCalculation
  calculator.press(.equals)
  #expect(waiting.source() == calculator.calculation?.source(), "\(keys)")
}
