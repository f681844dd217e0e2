import BigNumbers
import ExactReals
import TestSupport
import Testing

@testable import CalculatorModel

/// A display limited to some decimal places; the number itself keeps all of its own.
@Suite struct DecimalPlacesTests {
  @Test(arguments: [
    ("2 / 3 =", 2, "0.67"), ("2000 / 3 =", 2, "666.67"), ("2000 / 3 =", 0, "667"),
    ("1 / 8 =", 2, "0.12"), ("3 / 8 =", 2, "0.38"), ("1 / 2 =", 0, "5e-1"), ("3 / 2 =", 0, "2"),
    ("1 / 300 =", 2, "3.33e-3"), ("1 / 100 =", 2, "0.01"), ("1 / 3 / 100 =", 4, "0.0033"),
    ("9.999 / 1000 =", 2, "1e-2"), ("0.999 + 0 =", 2, "1"), ("99999999.9 + 0 =", 0, "100,000,000"),
    ("999999999 + 0.5 =", 0, "1e9"), ("1 / 3 =", 15, "0.33333333"), ("286 + 20 =", 0, "306"),
    ("2 sqrt", 3, "1.414"), ("1.005 + 0 =", 2, "1"), ("1234567.891 + 0 =", 1, "1,234,567.9"),
    ("10 x^y 20 / 3 =", 2, "3.33e19"), ("0 - 1 / 3 =", 2, "-0.33"), ("1 / 3 = * 3 =", 2, "1"),
  ])
  func areRounded(keys: String, places: Int, display: String) throws {
    var calculator = Calculator()
    calculator.format.maximumPlaces = places
    try calculator.press(KeySequence(keys))
    #expect(calculator.displayText == display, "\(keys) with \(places)")
  }

  @Test func numbersThatAreTypedKeepTheirDigits() throws {
    var calculator = Calculator()
    calculator.format.maximumPlaces = 2
    try calculator.press(KeySequence("1.23456"))
    #expect(calculator.displayText == "1.23456")
    try calculator.press(KeySequence("+"))
    #expect(calculator.displayText == "1.23")
    try calculator.press(KeySequence("0 ="))
    #expect(try calculator.number?.rational == Rational(123_456) / 100_000)
  }

  /// The text shown is the number rounded half to even there, and never 0 for another number.
  @Test func agreeWithRoundingOfFractions() throws {
    var random = SplitMix64(seed: 18)
    for _ in 0..<Sample.count(2_000) {
      let numerator = Int(random.next() % 2_000_000) - 1_000_000
      let value = try Rational(numerator) / Rational(Int(random.next() % 9_999) + 1)
      let places = Int(random.next() % 6)
      let unit = Rational(BigInt.powerOfTen(places))
      var format = NumberFormat.scientific
      format.symbols.groupingMark = nil
      format.maximumPlaces = places
      let text = format.text(of: Real(value))
      guard !text.contains("e") else {
        #expect(value.magnitude * unit < 1, "\(value) with \(places): \(text)")
        continue
      }
      let shown = try MathExpression(text).value().rational
      let rounded = value.rounded(places: places)
      #expect(
        try shown == Rational(rounded.significand) / Rational(BigInt.powerOfTen(rounded.places)),
        "\(value) with \(places): \(text)")
      #expect(text != "0" || value == 0, "\(value) with \(places)")
    }
  }

  @Test(arguments: [(-1, 0), (16, 15), (15, 15)])
  func areWithinTheirRange(given: Int, taken: Int) {
    var format = NumberFormat.basic
    format.maximumPlaces = given
    #expect(format.maximumPlaces == taken)
    #expect(
      NumberFormat(maximumDigits: 9, countsExponent: true, maximumPlaces: given).maximumPlaces
        == taken)
  }
}
