import BigNumbers
import ConformanceTables
import ExactReals
import Testing

@testable import CalculatorModel

/// Presses keys, written as in the tables, on a new calculator.
func pressed(
  _ keys: String, order: EvaluationOrder = .precedence, format: NumberFormat = .basic
) throws -> Calculator {
  var calculator = Calculator(format: format, order: order)
  for key in try KeySequence(keys).keys { calculator.press(key) }
  return calculator
}

@Suite struct CalculatorTests {
  @Test(arguments: EvaluationOrder.allCases)
  func obeysEveryRowOfTheTable(order: EvaluationOrder) throws {
    let rows = try KeysRow.rows(modes: ["any", order.name])
    for row in rows {
      let calculator = try pressed(row.keys, order: order)
      #expect(calculator.displayText == row.display, "\(row)")
      if let clear = row.clear {
        #expect((calculator.showAllClear ? "AC" : "C") == clear, "\(row)")
      }
      if let lit = row.lit {
        let operation = calculator.highlightedOperation
        #expect(operation.map { Key.operation($0).token } ?? "none" == lit, "\(row)")
      }
    }
  }

  @Test func obeysEveryScientificRowOfTheTable() throws {
    let rows = try KeysRow.rows(modes: ["scientific"])
    for row in rows {
      let calculator = try pressed(row.keys, format: .scientific)
      #expect(calculator.displayText == row.display, "\(row)")
      if let clear = row.clear {
        #expect((calculator.showAllClear ? "AC" : "C") == clear, "\(row)")
      }
      if let lit = row.lit {
        let operation = calculator.highlightedOperation
        #expect(operation.map { Key.operation($0).token } ?? "none" == lit, "\(row)")
      }
    }
  }

  @Test(arguments: [
    // Where an operand is missing, the number shown is used.
    ("2 + 3 * =", "11"), ("1 + 2 + 3 + =", "12"), ("2 + 3 * 4 + =", "28"),
    ("5 + C * 3 =", "5"), ("5 + 2 C - 1 =", "4"),
    // Repetition.
    ("5 * 3 = C =", "0"), ("10 - 4 = 50 % =", "-3.5"), ("2 + 3 * 4 = =", "56"),
    ("5 + 3 = +/- =", "-5"),
    // Percent.
    ("200 + 10 % %", "40"), ("50 % 3", "3"), ("200 + 10 % 5 =", "205"), ("%", "0"),
    ("1 + 2 + 3 + %", "0.36"), ("2 + 3 * %", "0.03"), ("1 + 2 * 3 + 10 % =", "7.7"),
    ("200 + 10 % +/- =", "180"),
    // Signs.
    ("5 - 5 = +/- 3", "-3"), ("5 - 5 = +/- +/-", "0"), ("+/- =", "0"), ("+/- + 5 =", "5"),
    ("2 * 3 % +/- =", "-0.06"),
    // Clearing and deleting.
    ("5 + 3 = C C + 2 =", "2"), ("5 DEL", "0"), ("0 . 0 DEL DEL", "0"), ("5 + DEL 3 =", "8"),
    // After an error, only digits, the point and the clear keys have an effect.
    ("5 / 0 = +", "Error"), ("5 / 0 = %", "Error"), ("5 / 0 = +/-", "Error"),
    ("5 / 0 = =", "Error"), ("5 / 0 = DEL", "Error"), ("5 / 0 = 7", "7"), ("5 / 0 = .", "0."),
    ("5 / 0 = 7 + 1 =", "8"), ("2 + 5 / 0 *", "Error"), ("5 / 0 = C =", "0"),
  ])
  func showsWhatItsUsersExpect(keys: String, display: String) throws {
    #expect(try pressed(keys).displayText == display, "\(keys)")
  }

  @Test(arguments: [
    ("", ""), ("5", "5"), ("2 . 50", "2.50"), ("5 +", "5 +"), ("5 + 2 C", "5 +"),
    ("2 + 3 * 4", "2 + 3 × 4"), ("2 + 3 * 4 =", "2 + 3 × 4"), ("2 + 3 * 4 = =", "14 × 4"),
    ("5 + 3 = + 2", "8 + 2"), ("5 + 3 = 7", "7"), ("5 + 3 = +/-", "-8"), ("5 + 3 = %", "8%"),
    ("1 / 3 = * 3 =", "≈0.33333333 × 3"), ("200 + 10 %", "200 + 10%"),
    ("200 + 10 % =", "200 + 10%"), ("5 - 3 +/-", "5 − (-3)"), ("3 +/- - 5", "-3 − 5"),
    ("5 / 0 =", "5 ÷ 0"), ("5 / 0 +", "5 ÷ 0"), ("5 / 0 = C", ""), ("5 + * 3", "5 × 3"),
    ("1 + 2 + 3 + *", "1 + 2 + 3 ×"), ("5 + =", "5 + 5"), ("12345 * 2", "12,345 × 2"),
  ])
  func keepsALineOfWhatWasEntered(keys: String, line: String) throws {
    #expect(try pressed(keys).expressionText == line, "\(keys)")
  }

  @Test(arguments: [
    ("2 + 3 * 4", "(2 + 3) × 4"), ("2 + 3 *", "(2 + 3) ×"), ("2 * 3 + 4", "2 × 3 + 4"),
    ("2 + 3 * 4 - 5 * 6 =", "((2 + 3) × 4 − 5) × 6"), ("2 + 3 * 4 * 5", "(2 + 3) × 4 × 5"),
    ("2 * 3 + 4 * 5", "(2 × 3 + 4) × 5"), ("1 + 2 * +", "1 + 2 +"),
  ])
  func bracketsWhatLeftToRightEvaluatesFirst(keys: String, line: String) throws {
    #expect(try pressed(keys, order: .leftToRight).expressionText == line, "\(keys)")
  }

  @Test func followsAChangeOfOrder() throws {
    var calculator = try pressed("2 + 3")
    calculator.order = .leftToRight
    for key in try KeySequence("* 4 =").keys { calculator.press(key) }
    #expect(calculator.displayText == "20")
    #expect(calculator.expressionText == "(2 + 3) × 4")
  }

  @Test func showsTheSameValueInAnotherFormat() throws {
    var calculator = try pressed("123456789 + 987654321 =")
    #expect(calculator.displayText == "1.111111e9")
    calculator.format = .scientific
    #expect(calculator.displayText == "1,111,111,110")
  }

  @Test func keepsTheExactValueBehindTheDisplay() throws {
    let calculator = try pressed("2 / 3 =")
    #expect(calculator.number?.rational == Rational("2/3"))
    #expect(!calculator.displaysExactly)
    #expect(try pressed("1 / 8 =").displaysExactly)
  }

  @Test func namesTheCauseOfAnError() throws {
    #expect(try pressed("5 / 0 =").error == .divisionByZero)
    #expect(try pressed("5 / 0 = C").error == nil)
    #expect(try pressed("5 + 3 =").error == nil)
  }

  @Test func pressesASequenceAsKeyByKey() throws {
    var calculator = Calculator()
    try calculator.press(KeySequence("200 + 10 % = / 0 ="))
    #expect(calculator == (try pressed("200 + 10 % = / 0 =")))
    #expect(calculator.error == .divisionByZero)
  }

  @Test func pressesOnlyWhatTheBudgetPaysFor() throws {
    // Each percentage of the running total adds two decimal places.
    let sequence = try KeySequence("7 + " + String(repeating: "3 % + ", count: 1_000))
    var calculator = Calculator()
    try calculator.press(sequence)
    #expect(throws: CalculationError.tooMuchWork) {
      try calculator.press(sequence, within: Budget(work: 1 << 13))
    }
    #expect(throws: CalculationError.stopped) {
      try calculator.press(sequence, within: Budget(shouldStop: { true }))
    }
  }

  /// Numbers go on beyond Apple's largest, 10^160.
  @Test func goesOnBeyondAppleLargestNumber() throws {
    var calculator = try pressed("100000000 * =")
    for _ in 0..<98 { calculator.evaluate() }
    #expect(calculator.displayText == "1e800")
  }

  @Test func keepsSquaresThatAreTooLongToWriteOut() throws {
    var calculator = try pressed("1.0000001")
    for _ in 0..<30 {
      calculator.setOperation(.multiplication)
      calculator.evaluate()
    }
    // 1.0000001^(2^30), by Python's decimal with 60 digits.
    #expect(calculator.displayText == "4.28561e46")
  }

  @Test func takesANumberInPlaceOfTypingIt() throws {
    var calculator = try pressed("5 +")
    try calculator.setNumber(Real(Rational(significand: Int64(25), exponent: -1)))
    #expect(calculator.displayText == "2.5")
    calculator.evaluate()
    #expect(calculator.displayText == "7.5")

    let before = calculator
    #expect(throws: CalculationError.tooManyDigits) {
      try calculator.setNumber(Real(Rational(significand: Int64(1), exponent: 5_000)))
    }
    #expect(calculator == before)
  }

  @Test func answersToTheTutorialsNames() {
    var calculator = Calculator()
    calculator.setDigit(.five)
    calculator.setDecimal()
    calculator.setDigit(.two)
    #expect(calculator.displayText == "5.2")
    calculator.toggleSign()
    calculator.setOperation(.addition)
    #expect(calculator.operationIsHighlighted(.addition))
    #expect(!calculator.operationIsHighlighted(.division))
    calculator.setDigit(.one)
    calculator.setPercent()
    #expect(calculator.displayText == "-0.052")
    calculator.evaluate()
    #expect(calculator.displayText == "-5.252")
    #expect(!calculator.showAllClear)
    calculator.clear()
    #expect(calculator.showAllClear)
    calculator.allClear()
    #expect(calculator == Calculator())
  }
}
