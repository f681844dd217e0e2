import BigNumbers
import CalculatorModel
import Testing

@Suite struct AnswerFormatTests {
  @Test(arguments: [
    ("0", "0"), ("1/2", "0.5"), ("2/3", "0.6666666666666667"), ("-1/3", "-0.3333333333333333"),
    ("123456789", "123456789"), ("18446744073709551616", "1.844674407370955e19"),
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

  @Test(arguments: [("1/4", true), ("1/3", false), ("12345678901234567", false), ("0", true)])
  func tellsWhetherTheTextIsTheNumber(value: String, isExact: Bool) throws {
    #expect(AnswerFormat().showsExactly(try #require(Rational(value))) == isExact, "\(value)")
  }
}
