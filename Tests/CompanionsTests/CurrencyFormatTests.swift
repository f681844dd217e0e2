import BigNumbers
import Companions
import Testing

@Suite struct CurrencyFormatTests {
  @Test(arguments: [
    ("0", "$0.00"), ("5", "$5.00"), ("59.97", "$59.97"), ("11.994", "$11.99"),
    ("4.25787", "$4.26"), ("999.995", "$1,000.00"), ("1234567.891", "$1,234,567.89"),
    ("100", "$100.00"), ("1000", "$1,000.00"), ("-11.994", "−$11.99"), ("-1000", "−$1,000.00"),
    ("0.005", "$0.00"), ("0.015", "$0.02"), ("0.0050000001", "$0.01"), ("-0.001", "$0.00"),
    ("-0.006", "−$0.01"), ("1e18", "$1,000,000,000,000,000,000.00"),
  ])
  func rounds(_ amount: String, to text: String) throws {
    let amount = try #require(Rational(decimal: amount))
    #expect(CurrencyFormat().text(of: amount) == text)
  }

  @Test(arguments: [("19.99", "$19.99"), ("5", "$5.00"), ("1.999", "$1.999"), ("0.5", "$0.50")])
  func writesAPriceAsItIs(_ price: String, text: String) throws {
    let price = try #require(Rational(decimal: price))
    #expect(CurrencyFormat().text(ofPrice: price) == text)
  }

  @Test func canBePlainASCII() {
    #expect(CurrencyFormat(minusSign: "-").text(of: -12) == "-$12.00")
  }
}
