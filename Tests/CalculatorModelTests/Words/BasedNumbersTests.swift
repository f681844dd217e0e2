import BigNumbers
import ExactReals
import Testing

@testable import CalculatorModel

/// `0xFF`, `0b1010` and `0o17`, in the command and in lines that the user types.
@Suite struct BasedNumbersTests {
  private static let persons = ReadingOptions(symbols: NumberSymbols())

  @Test(arguments: [
    ("0xff", "0xFF", 255), ("0XFf", "0xFF", 255), ("0b1010", "0b1010", 10), ("0B11", "0b11", 3),
    ("0o17", "0o17", 15), ("0O7", "0o7", 7), ("0xff_ff", "0xFFFF", 65_535), ("0x_1", "0x1", 1),
    ("0x00", "0x0", 0), ("017", "17", 17), ("-0x10", "−0x10", -16), ("0x10²", "0x10^2", 256),
    ("2(0x10)", "2 × 0x10", 32), ("(2)0x10", "2 × 0x10", 32), ("0b11!", "0b11!", 6),
    ("0xe+1", "0xE + 1", 15), ("0x1e3", "0x1E3", 483), ("max(0xa,0b1)", "max(0xA, 0b1)", 10),
    ("0xDEADbeef # comment", "0xDEADBEEF", 0xDEAD_BEEF), ("0x10 = ", "0x10", 16),
  ])
  func areRead(text: String, reading: String, value: Int) throws {
    for options in [ReadingOptions(), Self.persons] {
      let expression = try MathExpression(text, options)
      #expect(expression.reading == reading, "\(text)")
      #expect(try expression.value().rational == Rational(value), "\(text)")
      #expect(!expression.readsOtherNotation, "\(text)")
      #expect(try MathExpression(reading).reading == reading, "\(text)")
    }
  }

  @Test(arguments: [
    ("10x10", 100), ("3 x 4", 12), ("0 x 10", 0), ("0.5x4", 2), ("00x5", 0), ("10x0x3", 30),
    ("５x３", 15),
  ])
  func leaveASignOfMultiplicationToAPerson(text: String, value: Int) throws {
    let expression = try MathExpression(text, Self.persons)
    #expect(try expression.value().rational == Rational(value), "\(text)")
  }

  @Test(arguments: [
    ("0x", 0..<2), ("0xg", 0..<3), ("0b12", 0..<4), ("0o8", 0..<3), ("1 + 0b", 4..<6),
    ("0b1.2", 0..<5), ("0x1_", 0..<4), ("0xf__f", 0..<6), ("0x__1", 0..<5), ("0b2 + 1", 0..<3),
    ("0xor 5", 0..<4), ("0x1ü", 0..<5),
  ])
  func areRefusedWhereTheyAreNone(text: String, place: Range<Int>) {
    for options in [ReadingOptions(), Self.persons] {
      let error = #expect(throws: ExpressionError.self) { try MathExpression(text, options) }
      #expect(error?.cause == .malformedNumber && error?.range == place, "\(text): \(error as Any)")
    }
  }

  @Test func areAsLongAsOtherNumbers() throws {
    let long = "0x" + String(repeating: "f", count: 262_128)
    #expect(try MathExpression(long).value().rational?.numerator.bitWidth ?? 0 >= 1_048_512)
    let error = #expect(throws: ExpressionError.self) {
      try MathExpression(long + long.dropFirst(2))
    }
    #expect(error?.cause == .calculation(.tooManyDigits))
  }

  @Test func keepTheirBaseInAKeptCalculation() throws {
    let expression = try MathExpression("0xff and 0b11 + 5")
    #expect(expression.source() == "0xFF and 0b11 + 5")
    #expect(expression.isCalculation)
    #expect(try !MathExpression("0xff").isCalculation)
  }

  @Test func areNumbersInALineThatIsTyped() {
    let kinds = Worksheet().parts(of: "0xff & 0b12 to hex").map(\.kind)
    #expect(kinds == [.number, .operation, .unreadable, .operation, .function])
  }
}
