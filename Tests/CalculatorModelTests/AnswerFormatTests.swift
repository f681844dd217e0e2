import BigNumbers
import ExactReals
import TestSupport
import Testing

@testable import CalculatorModel

@Suite struct AnswerFormatTests {
  @Test(arguments: [
    ("0", "0"), ("1/2", "0.5"), ("2/3", "0.6666666666666667"), ("-1/3", "-0.3333333333333333"),
    ("123456789", "123456789"), ("18446744073709551616", "18446744073709551616"),
    ("100000000000000000000", "100000000000000000000"), ("1000000000000000000000", "1e21"),
    ("1/10000000", "0.0000001"), ("1/100000000", "1e-8"), ("3/20000000", "0.00000015"),
    ("99999999999999999/10", "1.000000000000000e16"), ("1001/10", "100.1"),
  ])
  func writesSixteenDigits(value: String, text: String) throws {
    #expect(AnswerFormat().text(of: try #require(Rational(value))) == text, "\(value)")
  }

  @Test(arguments: [
    (1, "2/3", "0.7"), (5, "123456789", "1.2346e8"), (3, "1/8", "0.125"), (2, "1/8", "0.12"),
    (2, "3/8", "0.38"), (30, "1/7", "0.142857142857142857142857142857"), (3, "9999/10", "1.00e3"),
  ])
  func writesAsManyDigitsAsAsked(digits: Int, value: String, text: String) throws {
    let format = AnswerFormat(significantDigits: digits)
    #expect(format.text(of: try #require(Rational(value))) == text, "\(value) to \(digits)")
  }

  @Test(arguments: [("1/4", true), ("1/3", false), ("12345678901234567", true), ("0", true)])
  func tellsWhetherTheTextIsTheNumber(value: String, isExact: Bool) throws {
    #expect(AnswerFormat().showsExactly(try #require(Rational(value))) == isExact, "\(value)")
  }

  @Test(arguments: [
    (2, "1/4", "0.25"), (2, "7", "7.00"), (2, "1/8", "0.13"), (2, "3/8", "0.38"), (0, "5/2", "3"),
    (0, "7/2", "4"), (2, "-1/1000", "0.00"), (2, "-1/100", "-0.01"), (3, "2/3", "0.667"),
    (2, "999/1000", "1.00"), (2, "12345678901234567890123", "12345678901234567890123.00"),
    (0, "0", "0"), (3, "0", "0.000"), (1, "99/100", "1.0"), (0, "1/2", "1"), (0, "-3/2", "-2"),
  ])
  func writesAsManyPlacesAsAsked(places: Int, value: String, text: String) throws {
    let number = try #require(Rational(value))
    let format = AnswerFormat(places: places)
    #expect(format.text(of: number) == text, "\(value) to \(places) places")
    #expect(
      try format.text(of: format.rounded(Real(number))) == text, "\(value) to \(places) places")
  }

  @Test(arguments: [
    (16, "√2", "1.414213562373095"), (5, "2√2", "2.8284"), (3, "100√2", "141"),
    (2, "100√2", "1.4e2"),
    (4, "-√2/1e9", "-1.414e-9"), (3, "1000 + √2/1e9", "1.00e3"), (4, "√4", "2"),
  ])
  func writesIrrationalNumbers(digits: Int, expression: String, text: String) throws {
    let value = try MathExpression(expression).value()
    #expect(try AnswerFormat(significantDigits: digits).text(of: value) == text, "\(expression)")
  }

  @Test(arguments: [
    ("1/4", 2, true), ("1/3", 2, false), ("1/8", 2, false), ("0", 2, true), ("7", 0, true),
  ])
  func tellsWhetherThePlacesAreTheNumber(value: String, places: Int, isExact: Bool) throws {
    let number = try #require(Rational(value))
    #expect(AnswerFormat(places: places).showsExactly(number) == isExact, "\(value)")
  }

  @Test func agreesWithItselfOnFractionsAndReals() throws {
    var generator = SeededGenerator(seed: 8)
    for _ in 0..<Sample.count(300) {
      let value =
        try Rational(Int.random(in: -9_999...9_999, using: &generator))
        / Rational(Int.random(in: 1...999, using: &generator))
        * Rational(significand: Int64(1), exponent: Int.random(in: -25...25, using: &generator))
      let format = AnswerFormat(significantDigits: Int.random(in: 1...24, using: &generator))
      let decimal = try format.rounded(Real(value))
      #expect(try format.text(of: decimal) == format.text(of: value), "\(value)")
      #expect((decimal.isExact == .yes) == format.showsExactly(value), "\(value)")
    }
  }

  @Test func showsNoDigitThatIsNotCertain() throws {
    // Asked for 16 digits, only four could be proven.
    let decimal = RoundedDecimal(significand: 1234, exponent: 3, isExact: .undecided)
    #expect(try AnswerFormat().text(of: decimal) == "1.234e6")
    let exact = RoundedDecimal(significand: 1234, exponent: 3, isExact: .yes)
    #expect(try AnswerFormat().text(of: exact) == "1234000")
  }

  @Test func writesNumbersOfAnySize() throws {
    let large = RoundedDecimal(significand: 4_281, exponent: 1 << 60, isExact: .no)
    #expect(try AnswerFormat(significantDigits: 4).text(of: large) == "4.281e1152921504606846979")
    #expect(throws: CalculationError.tooManyDigits) {
      try AnswerFormat(places: 2).text(of: large)
    }
    let beyond = RoundedDecimal(significand: 4_281, exponent: .max, isExact: .no)
    #expect(throws: CalculationError.tooLarge) { try AnswerFormat().text(of: beyond) }
  }
}
