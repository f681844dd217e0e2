import BigNumbers
import Testing

@Suite struct DigitWriterTests {
  @Test(
    arguments: [
      (0, nil, "0"), (7, 0, "7."), (1_234_567, nil, "1,234,567"), (123_456, 0, "123,456."),
      (1_234_567, 2, "12,345.67"), (5, 3, "0.005"), (500, 3, "0.500"), (1_000, 3, "1.000"),
      (UInt64.max, 19, "1.8446744073709551615"),
    ] as [(UInt64, Int?, String)])
  func laysOutWholeNumbers(number: UInt64, fractionDigits: Int?, text: String) {
    let written = DigitWriter.text(capacity: 40) { writer in
      writer.append(number, fractionDigits: fractionDigits, groupingMark: ",")
    }
    #expect(written == text)
  }

  @Test func writesMarksOfAnyLength() {
    let written = DigitWriter.text(capacity: 40) { writer in
      writer.append("−")
      writer.append(12_345_678, fractionDigits: 1, decimalMark: "٫", groupingMark: "\u{202F}")
      writer.append(exponent: -12, minusSign: "−")
    }
    #expect(written == "−1\u{202F}234\u{202F}567٫8e−12")
  }

  @Test(
    arguments: [
      (12, 3, "12000", "1.2e4"), (-12, -1, "-1.2", "-1.2e0"), (12, -4, "0.0012", "1.2e-3"),
      (0, -3, "0", "0e0"), (1_200, -2, "12.00", "1.200e1"), (7, 0, "7", "7e0"),
    ] as [(BigInt, Int64, String, String)])
  func writesDigitsPlainlyAndWithAnExponent(
    significand: BigInt, exponent: Int64, plain: String, scientific: String
  ) {
    let digits = DecimalDigits(significand, exponent: exponent)
    #expect(digits.plainText() == plain)
    #expect(digits.scientificText() == scientific)
  }

  @Test func addsZerosAndGroups() {
    let digits = DecimalDigits(12_345, exponent: 2)
    #expect(digits.plainText(places: 2, groupingMark: ",") == "1,234,500.00")
    #expect(DecimalDigits(5, exponent: -1).plainText(places: 3) == "0.500")
  }
}
