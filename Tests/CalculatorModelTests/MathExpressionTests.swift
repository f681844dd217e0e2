import BigNumbers
import ConformanceTables
import ExactReals
import TestSupport
import Testing

@testable import CalculatorModel

@Suite struct MathExpressionTests {
  /// Returns the value in closed form: `1/2`, `√2`.
  private func exactText(
    _ text: String, in unit: AngleUnit = .radians
  ) throws -> String? {
    try MathExpression(text).value(in: unit).exactText
  }

  @Test(
    arguments: [
      ("1/3 + 1/6", "1/2"), ("0.1+0.2", "3/10"), ("2+3*4", "14"), ("(2+3)*4", "20"), ("8/4/2", "1"),
      ("2-3-4", "-5"), ("-2*-3", "6"), ("--5", "5"), ("2--3", "5"), ("+5", "5"), ("1e-3", "1/1000"),
      ("1.5E+2", "150"), (".5", "1/2"), ("5.", "5"), ("1_000_000", "1000000"), ("007", "7"),
      ("6 × 7 ÷ 2 − 1", "20"), ("6·7", "42"), ("1e−2", "1/100"), ("(1+2", "3"), ("((2)", "2"),
      ("0.1+0.2-0.3", "0"), ("1/3*3", "1"), ("1e20+1-1e20", "1"), ("0e999999999", "0"),
      ("10\u{A0}+ 5\t", "15"), ("1 + 1 # and nothing else", "2"),
      // Percentages.
      ("10%", "1/10"), ("200 + 10%", "220"), ("200 - 10%", "180"), ("200 × 10%", "20"),
      ("200 + 10% + 10%", "242"), ("200 + (10%)", "2001/10"), ("200 + (10)%", "220"),
      ("200 + -10%", "180"), ("200 + 2×10%", "1001/5"), ("50%%", "1/200"), ("100/20%", "500"),
      ("2 × 3 + 10%", "33/5"), ("-10%", "-1/10"), ("200 + (5+5)%", "220"), ("200 + 3!%", "212"),
      ("1 + 10%^2", "101/100"),
      // Powers and factorials.
      ("-2^2", "-4"), ("(-2)^2", "4"), ("2^-1", "1/2"), ("2^3^2", "512"), ("2**3**2", "512"),
      ("2^-3*4", "1/2"), ("2^-2^2", "1/16"), ("2^3!", "64"), ("3!^2", "36"), ("-5!", "-120"),
      ("(3!)!", "720"), ("2²", "4"), ("-2²", "-4"), ("2³^2", "64"), ("2^3²", "512"), ("2⁻³", "1/8"),
      ("10⁺²", "100"), ("2¹⁰", "1024"), ("2^0", "1"), ("4^(1/2)", "2"),
      // Implied products.
      ("2(3)", "6"), ("(2)(3)", "6"), ("(2)3", "6"), ("8/2(2+2)", "16"), ("2 sqrt(4)", "4"),
      ("2√9", "6"), ("1/2(4)", "2"), ("2^2(3)", "12"), ("3!(2)", "12"), ("2(3)4^2", "96"),
      ("(3pi)/(2pi)", "3/2"), ("1/2pi/pi", "1/2"), ("2e/e", "2"), ("2e3", "2000"), ("2e+3", "2000"),
      ("2e+e-3e", "0"), ("2 E - 2e", "0"), ("2 mod(2)", "0"),
      // Functions.
      ("sqrt(16)", "4"), ("SQRT(16)", "4"), ("√16", "4"), ("√(16)", "4"), ("√2^2", "2"),
      ("√(2)^2", "2"), ("sqrt 16 + 9", "13"), ("abs -5", "5"), ("abs(-5)!", "120"),
      ("min(3, 1, 2)", "1"), ("max(1,(2),3)", "3"), ("ncr (9, 5)", "126"), ("nCr(9,5)", "126"),
      ("2 × 5 choose 2", "20"), ("-5 choose 2", "-10"), ("1 + 5 choose 2^2", "6"),
      ("ncr(-3, 2)", "6"), ("ncr(-3, 3)", "-10"), ("npr(-3, 2)", "12"), ("npr(-3, 3)", "-60"),
      ("ncr(-3, 300000)", "45000450001"), ("ncr(-1, 10^50)", "1"),
      ("ncr(0, -0)", "1"),
      ("fib(0)", "0"), ("fib(10)", "55"), ("fib(100)", "354224848179261915075"),
      ("101₂", "5"), ("FF₁₆ + 12₈", "265"), ("0xF₁₆", "15"), ("1.01₂", "5/4"), ("e₁₆ + 1", "15"),
      ("log₂ 8", "3"), ("2log₂ 8", "6"),
      ("-8 mod 3", "1"), ("-(8 mod 3)", "-2"), ("17 mod 5 × 2", "4"), ("mod(17, 5)", "2"),
      ("gcd(28, 120, 126)", "2"), ("gcd(-6)", "6"), ("round(2.5)", "3"),
      ("round(-2.345, 2)", "-47/20"), ("round(7, -0.3)", "69/10"), ("ceil(1.75, -1.5)", "3"),
      ("round(7.55, 2cosh(ln(2)) - 1.5)", "38/5"),
      ("round(1250, -2)", "1300"), ("frac(-5.25)", "-1/4"), ("int(5.25)", "5"),
      ("log(1000)", "3"), ("log(8, 2)", "3"), ("log 100", "2"), ("lg(1000) + lb 8", "6"),
      ("floor(ceil(2.5", "3"), ("max(2,5)", "5"), ("gcd(12,180)", "12"), ("pow(2,100)/2^99", "2"),
      ("3 1/2", "7/2"), ("-3 1/2 + 1", "-5/2"), ("max(1 1/3, 1)", "4/3"), ("1,234.5 + 1.5", "1236"),
      ("1.234,5 + 1,5", "1236"),
    ] as [(String, String)])
  func areExact(text: String, result: String) throws {
    #expect(try exactText(text) == result, "\(text)")
  }

  @Test(
    arguments: [
      ("sin(60 deg)", .radians, "√3/2"), ("sin 60°", .degrees, "√3/2"),
      ("sin(60)", .degrees, "√3/2"),
      ("sin(60°)", .gradians, "√3/2"), ("cos(100)", .gradians, "0"), ("cos(π rad)", .degrees, "-1"),
      ("180°", .radians, "π"), ("200 grad", .degrees, "180"), ("π rad", .degrees, "180"),
      ("asin(1)", .degrees, "90"), ("acos(0)", .gradians, "100"), ("atan2(1, 1)", .degrees, "45"),
      ("atan 1", .radians, "π/4"), ("sin -30", .degrees, "-1/2"), ("sin(2π)/2", .radians, "0"),
      ("cos 2π", .radians, "1"), ("tan(50 gon)", .radians, "1"), ("√2√2", .radians, "2"),
      ("sin(30)²+cos(30)²", .degrees, "1"), ("cos τ", .radians, "1"),
    ] as [(String, AngleUnit, String)])
  func measureAnglesInTheirUnit(text: String, unit: AngleUnit, result: String) throws {
    #expect(try exactText(text, in: unit) == result, "\(text) in \(unit.name)")
  }

  /// The tables of other calculators: `exact` is the value itself as far as it is given, and `rounded` is within
  /// one unit of its last place.
  @Test func agreeWithTheTablesOfOtherCalculators() throws {
    let rows = try CommaSeparatedTable(named: "expressions.csv").rows
    #expect(!rows.isEmpty)
    // bc's scale leaves nothing of this quotient, which is about 10^−932.
    let misjudged: Set = ["23897^-213.00000000000000000000000"]
    for row in rows {
      let text = try #require(row["expression"])
      if misjudged.contains(text) { continue }
      let expected = try #require(row["expected"])
      let value: Rational
      do {
        value = try Self.decimal(of: text, in: row["angle"] == "deg" ? .degrees : .radians)
      } catch {
        Issue.record("\(text): \(error)")
        continue
      }
      let near = try #require(Self.number(row["value_34"] ?? ""), "\(text)")
      #expect(
        (value - near).magnitude <= near.magnitude * Rational(significand: Int64(1), exponent: -33),
        "\(text) is \(near), not \(value)")
      guard row["kind"] == "rounded" else { continue }
      let rounded = try #require(Self.number(expected), "\(text)")
      #expect(
        (value - rounded).magnitude <= Self.unitInTheLastPlace(of: expected),
        "\(text) is \(expected), not \(value)")
    }
  }

  /// Returns the value of an expression to 60 digits, and checks that its reading reads back the same.
  private static func decimal(of text: String, in unit: AngleUnit) throws -> Rational {
    let expression = try MathExpression(text)
    let reading = expression.reading
    #expect(try MathExpression(reading).reading == reading, "\(text) read as \(reading)")
    let decimal = try expression.value(in: unit).decimal(significantDigits: 60)
    return Rational(significand: decimal.significand, exponent: Int(decimal.exponent))
  }

  /// Parses a number of the tables: `25/6`, `1E303`, `.5`.
  private static func number(_ text: String) -> Rational? {
    Rational(text) ?? Rational(decimal: text)
  }

  private static func unitInTheLastPlace(of text: String) -> Rational {
    let parts = text.lowercased().split(separator: "e")
    let places = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    let exponent = parts.count > 1 ? Int(parts[1].drop { $0 == "+" }) ?? 0 : 0
    return Rational(
      significand: Int64(1), exponent: exponent - (places.count > 1 ? places[1].count : 0))
  }

  @Test func haveNoValueWhereOthersRefuseToo() throws {
    let units = ["rad": AngleUnit.radians, "deg": .degrees, "grad": .gradians]
    for row in try CommaSeparatedTable(named: "expression-errors.csv").rows {
      let text = try #require(row["expression"])
      let unit = try #require(units[row["angle"] ?? ""])
      let error = #expect(throws: ExpressionError.self, "\(text)") {
        try MathExpression(text).value(in: unit)
      }
      #expect(error?.isOfCalculation == true, "\(text): \(error?.reason ?? "")")
    }
  }

  @Test(
    arguments: [
      ("", .empty, 0..<0), ("  ", .empty, 2..<2), ("# nothing", .empty, 0..<0),
      ("1+", .missingOperand, 2..<2), ("2 + * 3", .missingOperand, 4..<5),
      ("()", .missingOperand, 1..<2), ("%", .missingOperand, 0..<1), ("!", .missingOperand, 0..<1),
      ("²", .missingOperand, 0..<2), ("2^", .missingOperand, 2..<2),
      ("sin", .missingOperand, 3..<3),
      ("sin × 2", .missingOperand, 4..<6), ("min(1,", .missingOperand, 6..<6),
      ("min(,1)", .missingOperand, 4..<5),
      ("mod 3 +", .argumentCount(function: "mod", takes: 2...2, given: 1), 0..<3),
      ("1 2", .missingOperator, 2..<3), ("(1 2)", .missingOperator, 3..<4),
      ("π 2", .missingOperator, 3..<4), ("5! 2", .missingOperator, 3..<4),
      ("17 % 5", .percentageAsRemainder, 5..<6), ("17 % (5)", .percentageAsRemainder, 5..<6),
      ("17 % π", .percentageAsRemainder, 5..<7), ("5!!", .repeatedFactorial, 2..<3),
      ("1)", .unopenedBracket, 1..<2), ("sine(1)", .unknownName("sine", suggestion: "sin"), 0..<4),
      ("2 × é", .unknownName("é", suggestion: nil), 5..<7),
      ("x + 1", .unknownName("x", suggestion: nil), 0..<1),
      ("ans", .noPreviousAnswer, 0..<3),
      ("2 @ 3", .unknownCharacter("@"), 2..<3), ("1.2.3", .malformedNumber, 0..<5),
      (".", .malformedNumber, 0..<1), ("2⁻", .malformedNumber, 1..<4),
      ("2e+", .missingOperand, 3..<3),
      ("1, 2", .misplacedComma, 1..<2), ("(1, 2)", .misplacedComma, 2..<3),
      ("2 + 2 = 4", .misplacedEquals, 6..<7), ("2 = 2", .misplacedEquals, 2..<3),
      ("sin()", .argumentCount(function: "sin", takes: 1...1, given: 0), 0..<3),
      ("1 + ncr(9)", .argumentCount(function: "ncr", takes: 2...2, given: 1), 4..<7),
      ("round(1, 2, 3)", .argumentCount(function: "round", takes: 1...2, given: 3), 0..<5),
      ("1/0", .calculation(.divisionByZero), 1..<2),
      ("1/(2-2)", .calculation(.divisionByZero), 1..<2),
      ("2 × √-4", .calculation(.notReal), 5..<8), ("1 + ln 0", .calculation(.outsideDomain), 4..<6),
      ("(-1)!", .calculation(.outsideDomain), 4..<5),
      ("gcd(1.5, 2)", .calculation(.notInteger), 0..<3),
      ("cos(60)°", .ambiguous("cos(60°)", "(cos(60))°"), 0..<9),
      ("1+asin(1) rad", .ambiguous("asin(1 rad)", "(asin(1)) rad"), 2..<13),
      ("sin 2(3)", .ambiguous("sin(2) × …", "sin(2 × …)"), 0..<6),
      ("sin 2√3", .ambiguous("sin(2) × …", "sin(2 × …)"), 0..<8),
      ("√2π", .ambiguous("√(2) × …", "√(2 × …)"), 0..<6),
      ("cos 2π/3", .ambiguous("cos(2π) ÷ …", "cos(2π ÷ …)"), 0..<8),
      ("⁴√16π", .ambiguous("⁴√(16) × …", "⁴√(16 × …)"), 0..<10),
      ("log₂ 8(3)", .ambiguous("log₂(8) × …", "log₂(8 × …)"), 0..<9),
      ("sin^2 30", .powerOfFunction("sin", inverse: "asin"), 3..<4),
      ("sin⁻²(30)", .powerOfFunction("sin", inverse: "asin"), 3..<8),
      ("ln**2(1)", .powerOfFunction("ln", inverse: nil), 2..<4),
      ("1,5 + 2.5", .differentMarks(than: "1,5"), 6..<9),
      ("3,5+max(2,5)", .differentMarks(than: "3,5"), 8..<11),
      ("log(1,024)", .ambiguous("1024", "1, 024"), 4..<9),
      ("max(5, 1,250,000)", .ambiguous("1250000", "1, 250, 000"), 7..<16),
      ("round(1,234)", .ambiguous("1234", "1, 234"), 6..<11),
      ("2^-3 1/2", .otherNotation("(3 + 1/2)"), 3..<8),
      ("3 1/2^2", .otherNotation("(3 + 1/2)"), 0..<5),
      ("1 234/567", .ambiguous("1234/567", "1 + 234/567"), 0..<9),
      ("3 5/4", .otherNotation("(3 + 5/4)"), 0..<5),
      ("5E", .ambiguous("5 * e", "5e…"), 0..<2),
      ("14e(-2)", .ambiguous("14 * 10^(-2)", "14 * e * (-2)"), 0..<7),
      ("0.1(6)", .ambiguous("0.1 * 6", "1/6"), 0..<6),
      ("|2|3|", .otherNotation("abs(2)"), 0..<3),
      ("1e999999999", .calculation(.tooManyDigits), 0..<11),
      ("3 - 1e-400000", .calculation(.tooManyDigits), 4..<13),
    ] as [(String, ExpressionError.Cause, Range<Int>)])
  func sayWhatIsWrongAndWhere(text: String, cause: ExpressionError.Cause, place: Range<Int>) {
    #expect(throws: ExpressionError(cause, at: place), "\(text)") {
      try MathExpression(text).value()
    }
  }

  @Test(arguments: ["(", "-", "1+(", "2^", "√", "sin ", "sin("])
  func mayBeNestedToTheLimitOnly(opening: String) throws {
    let depth = MathExpression.depthLimit
    #expect(throws: Never.self, "\(opening)") {
      try MathExpression(String(repeating: opening, count: depth) + "7")
    }
    let error = #expect(throws: ExpressionError.self, "\(opening)") {
      try MathExpression(String(repeating: opening, count: depth + 1) + "7")
    }
    #expect(error?.cause == .tooDeep, "\(opening)")
    let place = (depth + 1) * opening.utf8.count
    #expect(error?.range == place..<(place + 1), "\(opening)")
  }

  @Test func mayBeAsLongAsTheLimit() throws {
    let sum = String(repeating: "1+", count: 100_000) + "1"
    #expect(try exactText(sum) == "100001")
    #expect(try MathExpression(sum).reading.utf8.count == 599_999)
    let length = MathExpression.lengthLimit
    let tooLong = String(repeating: " ", count: length + 1)
    #expect(throws: ExpressionError(.tooLong, at: length..<(length + 1))) {
      try MathExpression(tooLong)
    }
    #expect(throws: ExpressionError.self) {
      try MathExpression(String(repeating: "9", count: length))
    }
  }

  @Test(arguments: [
    "(", "f(", "2^", "!", "5!", "a", "a ", "√", "-", "%", "5%(", ",", "min(", "min(1)(", "=", "x=",
    "\0", "\u{202E}", "🙂", "..", "1..", "²!", "°", "mod ", "1 mod ", "sin ", "ans ", "π=",
    "min(1,", "max(1,000,", "1,000,", "1 1/2 ", "sin²",
  ])
  func endInAnErrorHoweverOftenRepeated(piece: String) {
    let text = String(repeating: piece, count: 200_000 / piece.utf8.count)
    #expect(throws: ExpressionError.self, "\(piece)") { try MathExpression(text) }
  }

  @Test func mayHaveAnyNumberOfZerosAtTheEnd() throws {
    let zeros = String(repeating: "0", count: 400_000)
    #expect(try exactText("0.1" + zeros) == "1/10")
    #expect(try exactText("0." + zeros) == "0")
    #expect(try exactText("10500.0010" + zeros) == "10500001/1000")
  }

  @Test func mayNotTurnAShortTextIntoMuchWork() {
    let text = String(repeating: "1e300000+", count: 1_000) + "1"
    let error = #expect(throws: ExpressionError.self) { try MathExpression(text) }
    #expect(error?.cause == .calculation(.tooMuchWork))
  }

  @Test(arguments: ["1%+", "1%-", "3 % + ", "7/9×"])
  func areAnsweredOnlyWhereTheBudgetPaysForAllSteps(link: String) throws {
    let expression = try MathExpression(String(repeating: link, count: 500) + "1")
    _ = try expression.value()
    let error = #expect(throws: ExpressionError.self) {
      try expression.value(within: Budget(work: 1 << 14))
    }
    #expect(error?.cause == .calculation(.tooMuchWork))
  }

  @Test func stopWhenTheCallerHasHadEnough() throws {
    let expression = try MathExpression("1e300 × 1e300")
    let error = #expect(throws: ExpressionError.self) {
      try expression.value(within: Budget(shouldStop: { true }))
    }
    #expect(error == ExpressionError(.calculation(.stopped), at: 0..<5))
  }

  @Test func mayAddHundredsOfPercentages() throws {
    let sum = try MathExpression("1" + String(repeating: "+1%", count: 500)).value()
    #expect(try sum.rational == Rational(numerator: 101, denominator: 100).raised(to: 500))
  }

  @Test(arguments: [3, 4] + FreshSeed.all)
  func neverTrapOnRandomText(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let pieces = [
      "1", "0", "9.5", ".", "e", "e5", "+", "-", "*", "/", "×", "−", "%", "(", ")", " ", "_", "é",
      "\0", "x", "1e-9", "^2", "!", "²", "⁻¹", "√", "√(", "abs", "min(", ",", " mod ", "2", "3",
      "floor ", "=", "#",
    ]
    var answered = 0
    let tries = Sample.count(5_000)
    for _ in 0..<tries {
      let count = Int.random(in: 0...12, using: &generator)
      let text = (0..<count).compactMap { _ in pieces.randomElement(using: &generator) }.joined()
      guard let expression = try? MathExpression(text) else { continue }
      let reading = expression.reading
      let again = try? MathExpression(reading)
      #expect(again?.reading == reading, "\(text) read as \(reading), seed \(seed)")
      // The reading means the same as the text.
      guard let value = try? expression.value(within: Budget(work: 1 << 20)).rational else {
        continue
      }
      answered += 1
      let valueAgain = (try? again?.value())?.rational
      #expect(valueAgain == value, "\(text) read as \(reading), seed \(seed)")
    }
    #expect(answered > tries / 100, "\(answered) of \(tries), seed \(seed)")
  }
}
