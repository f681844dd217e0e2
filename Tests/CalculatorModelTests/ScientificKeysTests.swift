import BigNumbers
import ExactReals
import TestSupport
import Testing

@testable import CalculatorModel

/// The keys that only the scientific keypad has.
@Suite struct ScientificKeysTests {
  private func display(_ keys: String, order: EvaluationOrder = .precedence) throws -> String {
    try pressed(keys, order: order, format: .scientific).displayText
  }

  @Test(arguments: [
    ("3 x^2", "9"), ("3 x^3", "27"), ("4 1/x", "0.25"), ("9 sqrt", "3"), ("27 +/- cbrt", "-3"),
    ("1 e^x", "2.718281828459045"), ("3 10^x", "1,000"), ("10 2^x", "1,024"), ("e ln", "1"),
    ("1000 log10", "3"), ("8 log2", "3"), ("5 x!", "120"), ("0 x!", "1"),
    ("0.5 x!", "0.886226925452758"), ("30 sin", "0.5"), ("60 cos", "0.5"), ("45 tan", "1"),
    ("0.5 sin-1", "30"), ("0.5 cos-1", "60"), ("1 tan-1", "45"), ("1 sinh", "1.175201193643801"),
    ("1 cosh", "1.543080634815244"), ("1 tanh", "0.761594155955765"),
    ("1 sinh-1", "0.881373587019543"), ("1 cosh-1", "0"), ("0.5 tanh-1", "0.549306144334055"),
    ("2 sqrt +/-", "-1.414213562373095"), ("2 +/- cbrt", "-1.259921049894873"),
    ("Rad 0.5 sin-1 * 6 =", "3.141592653589793"), ("Rad pi sin", "0"), ("Rad Deg 90 sin", "1"),
  ])
  func actAtOnceOnTheNumberShown(keys: String, display text: String) throws {
    #expect(try display(keys) == text, "\(keys)")
  }

  @Test(arguments: [
    ("2 x^y 3 x^y 2 =", "64"), ("2 + 3 x^y 2 =", "11"), ("2 * 3 x^y 2 =", "18"),
    ("2 y^x 3 =", "9"), ("16 yroot 4 =", "2"), ("8 logy 2 =", "3"), ("2 x^y 1 EE 1 =", "1,024"),
    ("5 EE 3 +/- =", "0.005"), ("5 EE +/- 3 =", "0.005"), ("1 EE 60 +/- = 1/x", "1e60"),
    ("2 x^y = =", "16"), ("4 x^y .5 =", "2"), ("8 +/- x^y ( 1 / 3 ) =", "-2"),
    ("2 + x^y 3 =", "8"), ("2 x^y + 3 =", "5"),
  ])
  func standBetweenNumbers(keys: String, display text: String) throws {
    #expect(try display(keys) == text, "\(keys)")
  }

  @Test("Left to right, only EE binds to its number")
  func followTheOrderOfEvaluation() throws {
    #expect(try display("2 + 3 x^y 2 =", order: .leftToRight) == "25")
    #expect(try display("2 + 3 EE 2 * 4 =", order: .leftToRight) == "1,208")
    #expect(try display("2 * ( 3 + 4 * 2 ) =", order: .leftToRight) == "28")
  }

  @Test(arguments: [
    ("( 2 + 3 ) * 4 =", "20"), ("2 * ( 3 + 4 =", "14"), ("5 ( + 3 ) * 2 =", "16"),
    ("2 + ( 3 + ) =", "8"), ("2 * ( =", "4"), ("2 * ( ) =", "4"), ("( =", "0"), (") ) 5", "5"),
    ("( 2 + 3 ) 7 =", "7"), ("2 + ( 3 * 4 C 5 ) =", "17"), ("( 1 + 2 ) x^2 =", "9"),
    ("2 + ( 10 + 10 % ) =", "13"), ("5 + 3 = ( 1 + 1 ) =", "2"), ("2 * ( 3 + 4 ) = =", "98"),
    ("5 / 0 = ( 1 + 1 ) =", "2"), ("( ( ( ( 1 + 1 ) * 2 ) * 2 ) * 2 ) =", "16"),
    ("2 * ( 3 + 4 ) % =", "0.14"), ("( 5 + 2 ) +/- + 1 =", "-6"),
  ])
  func groupWithParentheses(keys: String, display text: String) throws {
    #expect(try display(keys) == text, "\(keys)")
  }

  @Test func openAHundredParenthesesAndNoMore() throws {
    var calculator = Calculator()
    for _ in 1...150 { calculator.press(.openParenthesis) }
    #expect(calculator.openParentheses == 100)
    for key in try KeySequence("5 + 3 =").keys { calculator.press(key) }
    #expect(calculator.displayText == "8")
  }

  @Test(arguments: [
    ("pi", "3.141592653589793"), ("2 * pi + 5 =", "11.28318530717959"),
    ("5 pi", "3.141592653589793"),
    ("5 + pi - pi =", "5"), ("5 ( 3 + 2 ) =", "5"), ("pi 7", "7"), ("e x^2 ln", "2"),
    ("5 + 3 = e", "2.718281828459045"),
  ])
  func takeConstantsAsOperands(keys: String, display text: String) throws {
    #expect(try display(keys) == text, "\(keys)")
  }

  @Test(arguments: [
    ("5 m+ 3 m+ mr", "8"), ("5 m+ 2 m- mr", "3"), ("5 m+ AC mr", "5"), ("mr", "0"),
    ("5 m+ mc mr", "0"), ("5 m+ 2 + mr =", "7"), ("2 + 3 m+ =", "5"), ("5 + m+ 2 =", "7"),
    ("5 m+ 3", "3"), ("2 sqrt m+ mr x^2", "2"), ("5 m+ 8 C mr", "5"), ("4 m+ 5 / 0 = mr", "4"),
  ])
  func rememberNumbers(keys: String, display text: String) throws {
    #expect(try display(keys) == text, "\(keys)")
  }

  /// The keypads hold the same numbers as the language.
  @Test(
    arguments: [
      ("2 x^y 1000 =", "1.071508607186267e301"), ("160 x!", "4.714723635992061e284"),
      ("1 EE 161 =", "1e161"), ("9 EE 160 = * 10 =", "9e161"),
      ("9 x^y 999999999 =", "3.055500542404874e954242508"),
      ("2 x^y 20000 = / 2 x^y 19999 =", "2"), ("2 x^y 1000 = + 1 - 2 x^y 1000 =", "1"),
    ])
  func holdLargeNumbers(keys: String, display: String) throws {
    let calculator = try pressed(keys, format: .scientific)
    #expect(calculator.displayText == display)
  }

  @Test(
    arguments: [
      ("90 tan", .outsideDomain), ("0 ln", .outsideDomain), ("0 log10", .outsideDomain),
      ("1 +/- sqrt", .notReal), ("2 sin-1", .outsideDomain), ("0 1/x", .divisionByZero),
      ("3 +/- x!", .outsideDomain), ("0 x^y 0 =", .outsideDomain), ("0 y^x 0 =", .outsideDomain),
      ("1 +/- x^y .5 =", .notReal), ("1 logy 1 =", .outsideDomain),
    ] as [(String, CalculationError)])
  func haveNoValueEverywhere(keys: String, error: CalculationError) throws {
    let calculator = try pressed(keys, format: .scientific)
    #expect(calculator.error == error, "\(keys) shows \(calculator.displayText)")
    #expect(calculator.displayText == "Error", "\(keys)")
  }

  @Test func giveTheSameRandomNumbersForTheSameSeed() {
    var numbers: Set<String> = []
    for seed in [1, 2] as [UInt64] {
      var one = Calculator(format: .scientific, randomSeed: seed)
      var other = one
      for _ in 1...50 {
        one.press(.random)
        other.press(.random)
        #expect(one == other)
        numbers.insert(one.displayText)
        guard let number = one.number?.rational else {
          Issue.record("\(one.displayText)")
          return
        }
        #expect(number >= 0 && number < 1, "\(number)")
        #expect(one.displaysExactly, "\(one.displayText)")
      }
    }
    #expect(numbers.count == 100)
  }

  @Test func keepNumbersBesideTheMemory() throws {
    var calculator = Calculator()
    for key in try KeySequence("5 + 3 =").keys { calculator.press(key) }
    var isStored = calculator.storeNumber()
    #expect(isStored)
    calculator.press(.digit(.two))
    isStored = calculator.storeNumber()
    #expect(isStored)
    calculator.press(.digit(.seven))
    #expect(calculator.displayText == "7")
    #expect(calculator.storedNumbers.map { $0.rational } == [8, 2])
    calculator.press(.operation(.addition))
    calculator.recallStoredNumber(at: 0)
    calculator.press(.equals)
    #expect(calculator.displayText == "15")
    calculator.removeStoredNumber(at: 0)
    calculator.recallStoredNumber(at: 7)
    #expect(calculator.storedNumbers.map { $0.rational } == [2])
    for _ in 1...200 { calculator.storeNumber() }
    #expect(calculator.storedNumbers.count == Calculator.storedNumberLimit)
  }

  @Test("The calculation reads back as a typed expression of the same value")
  func writeTheCalculationAsAnExpression() throws {
    let rows: [(keys: String, source: String)] = [
      ("2 + 9 sqrt =", "2 + √9"), ("2 * 30 sin =", "2 × sin(30°)"), ("200 + 10 % =", "200 + 10%"),
      ("200 + ( 10 % ) =", "200 + (10%)"), ("200 + 10 % sqrt =", "200 + √20"),
      ("2 x^y 3 x^y 2 =", "(2^3)^2"), ("16 yroot 4 =", "root(16, 4)"), ("8 logy 2 =", "log(8, 2)"),
      ("3 EE 4 +/- =", "3 × 10^(-4)"), ("1 / 3 = * 3 =", "1 ÷ 3 × 3"), ("0.5 sin-1 =", "asin(0.5)"),
      ("5 +/- x^2 =", "(-5)²"), ("2 sqrt = x^2 =", "(√2)²"), ("8 log2 =", "log2(8)"),
      ("0.5 tanh-1 =", "atanh(0.5)"), ("7 / ( 1 - 8 ) =", "7 ÷ (1 − 8)"),
      ("1234567.5 + 1 =", "1234567.5 + 1"),
      ("Rad 1 sin-1 Deg * 2 =", "asin(1) × (1 deg ÷ 1 rad) × 2"), ("3 EE 4 + 1 =", "3 × 10^4 + 1"),
      ("97.26 tan - x^2 =", "tan(97.26°) − tan(97.26°)²"),
    ]
    for (keys, source) in rows {
      let calculator = try pressed(keys, format: .scientific)
      #expect(calculator.calculation?.source() == source, "\(keys)")
      let value = try MathExpression(source).value(in: .degrees)
      let number = try #require(calculator.number, "\(keys)")
      #expect(try value.isEqual(to: number) == .yes, "\(keys)")
    }
    #expect(try pressed("5 =").calculation == nil)
    #expect(try pressed("5 + 3").calculation == nil)
    #expect(try pressed("5 / 0 =").calculation == nil)
  }

  @Test(
    "Whatever was pressed, the calculation reads back as the number shown",
    arguments: [1, 2, 3])
  func writeAnyCalculationAsAnExpression(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let frequent: [Key] =
      Digit.allCases.map(Key.digit)
      + [.percent, .toggleSign, .decimalPoint, .openParenthesis, .closeParenthesis]
      + ArithmeticOperation.allCases.filter { !$0.isForWords }.map(Key.operation)
      + [.function(.square), .function(.squareRoot), .function(.sine), .angleUnit(.radians)]
    var readBack = 0
    let tries = Sample.count(400)
    for _ in 1...tries {
      let order = EvaluationOrder.allCases.randomElement(using: &generator) ?? .precedence
      var calculator = Calculator(order: order)
      var keys: [Key] = []
      for _ in 1...Int.random(in: 3...14, using: &generator) {
        guard let key = frequent.randomElement(using: &generator) else { return }
        keys.append(key)
      }
      for key in keys + [.equals] { calculator.press(key) }
      guard let source = calculator.calculation?.source(), let number = calculator.number,
        !source.contains("≈")
      else { continue }
      let tokens = keys.map { $0.token }.joined(separator: " ")
      let budget = Budget(work: 200_000_000)
      let value = try MathExpression(source).value(in: calculator.angleUnit, within: budget)
      #expect(
        try value.isEqual(to: number, within: budget) != .no, "\(tokens): \(source), seed \(seed)")
      readBack += 1
    }
    #expect(readBack > tries / 2, "\(readBack) of \(tries), seed \(seed)")
  }

  @Test func nameTheCalculationThatWentBefore() throws {
    var calculator = try pressed("2 + 3 =")
    calculator.resultCalculation = CalculationID(rawValue: 255)
    for key in try KeySequence("* 4 =").keys { calculator.press(key) }
    #expect(calculator.expressionText == "5 × 4")
    #expect(calculator.calculation?.source() == "_00000000000000ff × 4")
    #expect(calculator.resultCalculation == nil)
  }
}
