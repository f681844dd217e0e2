import BigNumbers
import Testing

@Suite struct RationalTests {
  @Test func decimalsAreExact() throws {
    let tenth = try #require(Rational(decimal: "0.1"))
    #expect((tenth + tenth + tenth).description == "3/10")
    #expect(Rational(decimal: "-12.50")?.description == "-25/2")
    #expect(Rational(decimal: ".5") == Rational(decimal: "5e-1"))
    #expect(Rational(decimal: "1e-3")?.description == "1/1000")
    for text in ["", ".", "e5", "1e", "1e+", "1.2.3", "--1", "1e9999999", " 1", "1,0"] {
      #expect(Rational(decimal: text) == nil, "\(text)")
    }
  }

  @Test func divisionByZeroThrows() throws {
    #expect(throws: DivisionByZeroError.self) { try Rational(1) / 0 }
    #expect(try (Rational(1) / 3 * 3) == 1)
  }

  @Test func displayDigits() throws {
    #expect(try (Rational(2) / 3).significand(places: 4) == 6667)
    #expect(try (Rational(2) / 3).decimalText(places: 4) == "0.6667")
    #expect(Rational(123_456).decimalText(significantDigits: 3) == "1.23e5")
    #expect(Rational(999).decimalExponent == 2)
    #expect(Rational(1000).decimalExponent == 3)
    #expect(Rational(decimal: "0.001")?.decimalExponent == -3)
    #expect(Rational(decimal: "0.000999")?.decimalExponent == -4)
  }
}
