import BigNumbers
import ExactReals
import TestSupport
import Testing

@testable import CalculatorModel

/// The same numbers with and without exponents, in answers and on displays.
@Suite struct NotationTests {
  // MARK: - Answers

  @Test(arguments: [
    // Rounding carries into the next power of ten, and of a thousand.
    (4, "999.9996", "1000", "1.000e3", "1.000e3"),
    (4, "-999.9996", "-1000", "-1.000e3", "-1.000e3"),
    (6, "999.9996", "1000.00", "1.00000e3", "1.00000e3"),
    (7, "999.9996", "999.9996", "9.999996e2", "999.9996e0"),
    (3, "99.96", "100", "1.00e2", "100e0"), (2, "9.96", "10", "1.0e1", "10e0"),
    // Digits before the decimal point are never rounded away.
    (1, "123456.7", "123457", "1e5", "123e3"), (2, "123456.7", "123457", "1.2e5", "123e3"),
    (1, "99.6", "100", "1e2", "99.6e0"), (1, "96000.5", "96000", "1e5", "96.0e3"),
    (3, "98765432101234567890", "98765432101234567890", "9.88e19", "98.8e18"),
    (
      16, "98765432101234567890.5", "98765432101234567890", "9.876543210123457e19",
      "98.76543210123457e18"
    ),
    // Exact answers have no zeros at their end, except before the decimal point.
    (16, "0", "0", "0", "0"), (16, "5", "5", "5e0", "5e0"),
    (16, "100000", "100000", "1e5", "100e3"),
    (16, "1e30", "1" + String(repeating: "0", count: 30), "1e30", "1e30"),
    (16, "1.25e-9", "0.00000000125", "1.25e-9", "1.25e-9"),
    (16, "1.25e-10", "0.000000000125", "1.25e-10", "125e-12"),
    (3, "-0.012345", "-0.0123", "-1.23e-2", "-12.3e-3"),
    (3, "1/3", "0.333", "3.33e-1", "333e-3"), (1, "2/3", "0.7", "7e-1", "667e-3"),
    (5, "100√2", "141.42", "1.4142e2", "141.42e0"), (2, "100√2", "141", "1.4e2", "141e0"),
    (3, "√2*1e21", "1414213562373095048802", "1.41e21", "1.41e21"),
  ])
  func answersHaveTheExponentThatWasChosen(
    digits: Int, expression: String, plain: String, scientific: String, engineering: String
  ) throws {
    try check(
      expression, in: AnswerFormat(significantDigits: digits),
      [.plain: plain, .scientific: scientific, .engineering: engineering])
  }

  @Test(arguments: [
    (2, "1234.567", "1234.57", "1.23e3", "1.23e3"),
    (2, "12345.67", "12345.67", "1.23e4", "12.35e3"),
    (2, "999.996", "1000.00", "1.00e3", "1.00e3"), (2, "999.994", "999.99", "1.00e3", "999.99e0"),
    (2, "9.996", "10.00", "1.00e1", "10.00e0"), (2, "99999.6", "99999.60", "1.00e5", "100.00e3"),
    (0, "5.5", "6", "6e0", "6e0"), (0, "123456", "123456", "1e5", "123e3"),
    (3, "0", "0.000", "0.000", "0.000"), (1, "5", "5.0", "5.0e0", "5.0e0"),
    (2, "-√2/1000", "0.00", "-1.41e-3", "-1.41e-3"),
    (2, "√2*1e5", "141421.36", "1.41e5", "141.42e3"),
    (1, "100", "100.0", "1.0e2", "100.0e0"),
  ])
  func placesAreThoseOfTheNumberBeforeTheExponent(
    places: Int, expression: String, plain: String, scientific: String, engineering: String
  ) throws {
    try check(
      expression, in: AnswerFormat(places: places),
      [.automatic: plain, .plain: plain, .scientific: scientific, .engineering: engineering])
  }

  private func check(
    _ expression: String, in format: AnswerFormat, _ texts: [Notation: String]
  ) throws {
    let value = try MathExpression(expression).value()
    for (notation, text) in texts {
      var format = format
      format.notation = notation
      #expect(try format.text(of: value) == text, "\(expression), \(format)")
    }
  }

  @Test(arguments: [
    (Notation.plain, 1234, 0, "1234"), (.plain, 1234, 3, "1.234e6"), (.plain, 1234, -2, "12.34"),
    (.scientific, 1234, 3, "1.234e6"), (.engineering, 1234, 4, "12.34e6"),
    // Only one digit is certain where three would stand before the point.
    (.engineering, 4, 5, "4e5"), (.engineering, 4, 3, "4e3"),
  ])
  func showNoDigitThatIsNotCertain(
    notation: Notation, significand: Int, exponent: Int64, text: String
  ) throws {
    var format = AnswerFormat()
    format.notation = notation
    let decimal = RoundedDecimal(
      significand: BigInt(significand), exponent: exponent, isExact: .undecided)
    #expect(try format.text(of: decimal) == text)
    #expect(format.hasFewerDigits(decimal))
    var places = AnswerFormat(places: 6)
    places.notation = .scientific
    #expect(places.hasFewerDigits(decimal))
    #expect(try places.text(of: decimal).contains("e"))
  }

  @Test func aNumberTooLongToBeWrittenOutIsRefused() throws {
    var format = AnswerFormat(significantDigits: 3)
    format.notation = .plain
    for expression in ["exp(10^8)", "exp(-10^8)"] {
      let value = try MathExpression(expression).value()
      #expect(throws: CalculationError.tooManyDigits) { try format.text(of: value) }
    }
  }

  @Test(arguments: [
    ("1234567", "1_234_567"), ("-1234.5678", "-1_234.5678"), ("123", "123"), ("1e-8", "1e-8"),
    ("12345 + 1/3", "12_345.33333333333"),
  ])
  func groupsStandBeforeThePoint(expression: String, text: String) throws {
    var format = AnswerFormat()
    format.groupingMark = "_"
    #expect(try format.text(of: MathExpression(expression).value()) == text, "\(expression)")
  }

  /// In every notation, the text reads back as the rounded number, which is rounded correctly.
  @Test(arguments: [1] + FreshSeed.all)
  func answersReadBackAsTheRoundedNumber(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<Sample.count(200) {
      let exponent = Int.random(in: -24...24, using: &generator)
      let digits = Int.random(in: 1...9_999_999, using: &generator)
      let root = Bool.random(using: &generator) ? "√2" : "1"
      let expression =
        "\(Bool.random(using: &generator) ? "-" : "")\(digits)e\(exponent)*\(root)/"
        + "\(Int.random(in: 1...20, using: &generator))"
      let value = try MathExpression(expression).value()
      let count = Int.random(in: 1...20, using: &generator)
      for notation in Notation.allCases {
        for var format in [AnswerFormat(significantDigits: count), AnswerFormat(places: count)] {
          format.notation = notation
          format.groupingMark = Bool.random(using: &generator) ? "_" : nil
          let rounded = try format.rounded(value)
          let text = try format.text(of: rounded)
          let message = "\(expression) \(format): \(text), seed \(seed)"
          let read = try #require(MathExpression(text).value().rational)
          #expect(read == rounded.rational, "\(message)")
          let last = RoundedDecimal(significand: 1, exponent: rounded.exponent, isExact: .yes)
          let difference = try Real.abs(Real.difference(value, Real(read)))
          #expect(try difference.isAtMost(half(of: last.rational)), "\(message)")
          #expect(try rounded.isExact == value.isEqual(to: Real(read)), "\(message)")
        }
      }
    }
  }

  // MARK: - Displays

  @Test(arguments: [
    ("999.9996", "999.9996", "9.999996e2", "999.9996e0"),
    ("999999999.5", "1,000,000,000", "1e9", "1e9"), ("0", "0", "0", "0"),
    ("12345678901", "12,345,678,901", "1.23457e10", "12.34568e9"),
    ("-123456", "-123,456", "-1.23456e5", "-123.456e3"),
    ("1/3", "0.33333333", "3.33333e-1", "333.333e-3"),
    ("1.5e-10", "0.00000000015", "1.5e-10", "150e-12"), ("1e18", "1e18", "1e18", "1e18"),
    ("999999999999999999.5", "1e18", "1e18", "1e18"), ("1e-30", "1e-30", "1e-30", "1e-30"),
    ("√2*1e11", "141,421,356,237", "1.41421e11", "141.4214e9"),
    ("√2*1e-11", "0.00000000001414214", "1.4142e-11", "14.142e-12"),
    ("9999999.96", "9,999,999.96", "1e7", "10e6"), ("99999999.6", "99,999,999.6", "1e8", "100e6"),
  ])
  func displaysHaveTheExponentThatWasChosen(
    expression: String, plain: String, scientific: String, engineering: String
  ) throws {
    let value = try MathExpression(expression).value()
    for (notation, text) in [
      (Notation.plain, plain), (.scientific, scientific), (.engineering, engineering),
    ] {
      var format = NumberFormat.basic
      format.notation = notation
      #expect(format.text(of: value) == text, "\(expression) \(notation)")
    }
  }

  /// A number that is halfway as far as 40 digits show is shown with one digit less.
  @Test(arguments: [
    (Notation.automatic, "1.23457e10"), (.plain, "1.23457e10"), (.scientific, "1.23457e10"),
    (.engineering, "12.34568e9"),
  ])
  func displaysRoundNothingThatIsNotCertain(notation: Notation, text: String) throws {
    let digits = try #require(BigInt("12345678912" + "5" + String(repeating: "0", count: 28)))
    let operand = Operand(
      value: try MathExpression("√2").value(),
      digits: RoundedDecimal(significand: digits, exponent: -29, isExact: .undecided))
    var format = NumberFormat.basic
    format.notation = notation
    #expect(format.text(of: format.displayedNumber(of: operand)) == text, "\(notation)")
  }

  @Test(arguments: [2] + FreshSeed.all)
  func displaysReadBackAsWhatTheyShow(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<Sample.count(200) {
      let root = Bool.random(using: &generator) ? "√2" : "1"
      let expression =
        "\(Int.random(in: -9_999_999...9_999_999, using: &generator))"
        + "e\(Int.random(in: -30...30, using: &generator))*\(root)/"
        + "\(Int.random(in: 1...20, using: &generator))"
      let value = try MathExpression(expression).value()
      for notation in Notation.allCases {
        let format = NumberFormat(
          maximumDigits: Int.random(in: 9...18, using: &generator),
          countsExponent: Bool.random(using: &generator), notation: notation)
        let shown = try #require(format.displayedNumber(of: value))
        let text = format.text(of: value)
        let message = "\(expression) \(format): \(text), seed \(seed)"
        let options = ReadingOptions(symbols: format.symbols)
        let read = try #require(MathExpression(text, options).value().rational)
        #expect(try shown.isExact == (value.isEqual(to: Real(read)) == .yes), "\(message)")
        let difference = try Real.abs(Real.difference(value, Real(read)))
        #expect(try difference.isAtMost(half(of: lastDigit(of: read, in: format))), "\(message)")
      }
    }
  }

  /// Returns the value of the last digit that has room on a display.
  private func lastDigit(of value: Rational, in format: NumberFormat) throws -> Rational {
    let text = format.text(of: Real(value))
    let first = Int64(try #require((value.isZero ? 1 : value).decimalExponent))
    let digits = Int64(format.maximumDigits)
    guard let e = text.firstIndex(of: "e") else {
      let room = format.notation == .plain && first <= -digits ? 18 : digits
      return Rational(significand: 1, exponent: Int(min(0, max(1, first + 1) - room)))
    }
    let exponent = Int64(text[text.index(after: e)...]) ?? 0
    let length = format.countsExponent ? Int64(text[e...].count) : 0
    let width = max(first - exponent + 1, digits - length)
    return Rational(significand: 1, exponent: Int(first - width + 1))
  }

  private func half(of unit: Rational) throws -> Real { Real(try unit / 2) }
}

extension RoundedDecimal {
  /// The decimal as a fraction.
  fileprivate var rational: Rational {
    Rational(significand: significand, exponent: Int(exponent))
  }
}

extension Real {
  fileprivate func isAtMost(_ other: Real) throws -> Bool { try compare(to: other) <= 0 }
}
