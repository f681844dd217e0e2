import BigNumbers
import Testing

@Suite struct TextOfRationalTests {
  @Test(
    "Plain and scientific form",
    arguments: [
      ("0", 5, "0"), ("-12.5", 5, "-12.5"), ("0.1", 1, "0.1"), ("123456", 3, "1.23e5"),
      ("123456", 6, "123456"), ("999999", 3, "1e6"), ("0.0000012345", 3, "0.00000123"),
      ("0.00000012345", 3, "1.23e-7"), ("150000000000000000000", 16, "1.5e20"), ("2.5", 1, "2"),
      ("3.5", 1, "4"), ("99.95", 3, "100"), ("9995", 3, "1e4"), ("-0.5", 30, "-0.5"),
      ("1200", 4, "1200"), ("1200.0000001", 8, "1200"),
    ])
  func significantDigits(text: String, digits: Int, expected: String) throws {
    let x = try #require(Rational(decimal: text))
    #expect(x.decimalText(significantDigits: digits) == expected)
  }

  @Test(
    "Fixed places",
    arguments: [
      ("0", 2, "0.00"), ("1.005", 2, "1.00"), ("1.015", 2, "1.02"), ("-0.004", 2, "0.00"),
      ("-12.5", 0, "-12"), ("1250", -2, "1200"), ("49", -2, "0"), ("0.07", 1, "0.1"),
      ("-7", 3, "-7.000"),
    ])
  func places(text: String, places: Int, expected: String) throws {
    let x = try #require(Rational(decimal: text))
    #expect(x.decimalText(places: places) == expected)
  }

  @Test func fractions() throws {
    #expect(try (Rational(3) / -4).description == "-3/4")
    #expect(Rational(-5).description == "-5")
  }

  @Test func textIsReadBack() {
    for x in AwkwardNumbers.rationals {
      #expect(Rational(x.description) == x, "\(x)")
      if let places = x.decimalPlaces {
        #expect(Rational(decimal: x.decimalText(places: places)) == x, "\(x)")
      }
    }
  }
}
