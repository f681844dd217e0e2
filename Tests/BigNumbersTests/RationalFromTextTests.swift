import BigNumbers
import Testing

@Suite struct RationalFromTextTests {
  @Test func decimalsAreExact() throws {
    let tenth = try #require(Rational(decimal: "0.1"))
    #expect((tenth + tenth + tenth).description == "3/10")
    for (text, expected) in [
      ("-12.50", "-25/2"), (".5", "1/2"), ("5.", "5"), ("1e-3", "1/1000"), ("+2E+2", "200"),
      ("0.000", "0"), ("-.25e1", "-5/2"), ("123456789012345678901.5", "246913578024691357803/2"),
    ] {
      #expect(Rational(decimal: text)?.description == expected, "\(text)")
    }
  }

  @Test func refusals() {
    for text in ["", ".", "e5", "1e", "1e+", "1.2.3", "--1", " 1", "1,0", "1e5.", "1e5e5", "∞"] {
      #expect(Rational(decimal: text) == nil, "\(text)")
    }
    #expect(Rational(decimal: "1e1000001") == nil)
    #expect(Rational(decimal: "1e-99999999999999999999") == nil)
    for text in ["", "/", "1/", "/2", "1/0", "1/-2", "1/+2", "1/2/3", "0.5"] {
      #expect(Rational(text) == nil, "\(text)")
    }
  }

  @Test func tooManyDigitsAreRefused() {
    let zeros = String(repeating: "0", count: Rational.maximumDecimalDigits)
    #expect(Rational(decimal: "0." + zeros) == nil)
  }

  @Test func fractionsAreReduced() {
    #expect(Rational("6/8")?.description == "3/4")
    #expect(Rational("-6/3") == -2)
  }
}
