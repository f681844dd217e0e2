import BigNumbers
import CalculatorModel
import ExactReals
import Testing

@Suite struct NumberFormatTests {
  @Test(arguments: [
    ("0", "0"), ("999999999", "999,999,999"), ("1000000000", "1e9"), ("1111111110", "1.111111e9"),
    ("12345678901", "1.23457e10"), ("2/3", "0.66666667"), ("100/3", "33.3333333"),
    ("12345678/1000", "12,345.678"), ("-1/3", "-0.33333333"), ("1/8", "0.125"),
    // The limits of numbers shown without an exponent.
    ("9999999995/10", "1e9"), ("9999999994/10", "999,999,999"), ("999999995/10", "99,999,999.5"),
    ("1/100000000", "0.00000001"), ("1/100000001", "1e-8"), ("1/300000000", "3.33333e-9"),
    ("3/200000000", "0.00000002"), ("1/1000000000", "1e-9"), ("1/10000000000", "1e-10"),
    // A tie goes to the even digit.
    ("1234567885/10", "123,456,788"), ("1234567895/10", "123,456,790"),
    // Rounding up reaches the next power of ten, and a longer exponent.
    ("9999999999", "1e10"), ("99999999999", "1e11"), ("99999994/100000000000000000", "1e-9"),
    ("-999999999999/1000", "-1e9"),
  ])
  func roundsToNineDigits(value: String, text: String) throws {
    #expect(NumberFormat.basic.text(of: Real(try #require(Rational(value)))) == text, "\(value)")
  }

  @Test(arguments: [
    ("1/3", "0.333333333333333"), ("10/3", "3.333333333333333"), ("1111111110", "1,111,111,110"),
    ("2432902008176640000", "2.43290200817664e18"), ("10000000000000000", "1e16"),
    ("1000000000000000", "1,000,000,000,000,000"), ("1/7000000000000000", "1.428571428571429e-16"),
  ])
  func roundsToSixteenDigits(value: String, text: String) throws {
    #expect(
      NumberFormat.scientific.text(of: Real(try #require(Rational(value)))) == text, "\(value)")
  }

  @Test func usesTheGivenMarks() {
    var format = NumberFormat.basic
    format.symbols = NumberSymbols(decimalMark: ",", groupingMark: ".", minusSign: "−")
    #expect(
      format.text(of: Real(Rational(significand: Int64(-123_456_789), exponent: -2)))
        == "−1.234.567,89")
    format.symbols.groupingMark = nil
    #expect(format.text(of: 1_234_567) == "1234567")
    format.symbols = NumberSymbols(decimalMark: ",", groupingMark: "\u{202F}")
    #expect(format.text(of: 12_345) == "12\u{202F}345")
  }

  @Test(arguments: [
    ("1/8", true), ("1/3", false), ("1234567891", false), ("1e12", true), ("0", true),
  ])
  func tellsWhetherTheTextIsTheNumber(value: String, isExact: Bool) throws {
    let number = try #require(Rational(value) ?? Rational(decimal: value))
    #expect(NumberFormat.basic.showsExactly(Real(number)) == isExact, "\(value)")
  }

  @Test(arguments: [-5, 0, 9, 16, 18, 19, 1_000])
  func bringsAnImpossibleNumberOfDigitsIntoRange(digits: Int) throws {
    let format = NumberFormat(maximumDigits: digits, countsExponent: true)
    #expect(NumberFormat.digitRange.contains(format.maximumDigits))
    let third = try #require(Rational("1/3"))
    #expect(format.text(of: Real(third)).utf8.count == format.maximumDigits + 1)
  }

  @Test func showsVeryLongAndVerySmallNumbers() throws {
    let huge = Rational(significand: Int64(-123_456_789), exponent: 15_000)
    #expect(NumberFormat.basic.text(of: Real(huge)) == "-1.23e15008")
    let tiny = Rational(significand: Int64(123_456_789), exponent: -19_000)
    #expect(NumberFormat.basic.text(of: Real(tiny)) == "1.2e-18992")
  }

  @Test(arguments: [
    ("2", "1.41421356", "1.414213562373095"), ("3/100000000", "0.00017321", "0.000173205080757"),
    ("1000000000000000001", "1e9", "1,000,000,000"),
    ("2/100000000000000000000", "1.4142e-10", "0.000000000141421"),
    ("2/1000000000000000000", "1.41421e-9", "0.000000001414214"),
    ("2000000000000000000000", "4.47214e10", "44,721,359,549.99579"),
    ("99999999999999999999", "1e10", "10,000,000,000"), ("-2", "-1.41421356", "-1.414213562373095"),
  ])
  func showsRootsByTheSameRules(square: String, basic: String, scientific: String) throws {
    let square = try #require(Rational(square))
    let root = try Real.sqrt(Real(square.magnitude))
    let value = square.isNegative ? -root : root
    #expect(NumberFormat.basic.text(of: value) == basic, "√\(square)")
    #expect(NumberFormat.scientific.text(of: value) == scientific, "√\(square)")
    #expect(!NumberFormat.scientific.showsExactly(value), "√\(square)")
  }

  @Test func showsARootThatIsAFractionAsIt() throws {
    let seventh = try 2 * Real.pi / 7
    let one = try -2 * (Real.cos(seventh) + Real.cos(2 * seventh) + Real.cos(3 * seventh))
    #expect(one.rational == nil)
    #expect(NumberFormat.basic.text(of: one) == "1")
    #expect(NumberFormat.basic.showsExactly(one))
  }
}
