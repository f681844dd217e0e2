import BigNumbers
import ExactReals
import Testing

@testable import CalculatorModel

/// The base of an answer: `255 to hex`, `hex(255)`.
@Suite struct AnswerBaseTests {
  private func answer(to text: String, word: WordFormat? = nil) throws -> String? {
    var worksheet = Worksheet()
    worksheet.wordFormat = word
    let line = try worksheet.line(text)
    let value = try #require(try worksheet.answer(to: line).value)
    let base = try #require(line.answerBase)
    return WrittenAnswer(value, in: AnswerFormat(), base: base, word: word).exact
  }

  @Test(arguments: [
    ("255 to hex", "255 to hex", "0xFF"), ("255 in hex", "255 to hex", "0xFF"),
    ("hex(255)", "255 to hex", "0xFF"), ("(hex(255))", "hex(255)", "0xFF"),
    ("-255 to HEX", "−255 to hex", "-0xFF"), ("8 TO oct", "8 to oct", "0o10"),
    ("5 to bin", "5 to bin", "0b101"), ("0xff to dec", "0xFF to dec", "255"),
    ("0xff & 0b1010 to hex", "0xFF and 0b1010 to hex", "0xA"),
    ("2^100 to hex", "2^100 to hex", "0x10000000000000000000000000"),
    ("2^100 to dec", "2^100 to dec", "1267650600228229401496703205376"),
    ("hex(bin(5))", "bin(5) to hex", "0x5"), ("hex(3) + 9 to hex", "hex(3) + 9 to hex", "0xC"),
    ("hex(255) to bin", "hex(255) to bin", "0b11111111"),
    ("x = 10 to bin", "x = 10 to bin", "0b1010"),
    ("0 to hex", "0 to hex", "0x0"), ("255 to hex =", "255 to hex", "0xFF"),
    ("255 to hexadecimal", "255 to hex", "0xFF"),
  ])
  func isThatOfTheLine(text: String, reading: String, answer: String) throws {
    #expect(try Worksheet().line(text).reading == reading, "\(text)")
    #expect(try self.answer(to: text) == answer, "\(text)")
    #expect(try self.answer(to: reading) == answer, "\(text): \(reading)")
  }

  /// A million digits are cut out of the bits, not divided one by one.
  @Test(arguments: NumberBase.allCases)
  func hasAllDigitsOfALongNumber(base: NumberBase) throws {
    let number = BigInt(base.rawValue).raised(to: 1_000_000 / base.rawValue)
    let digits = "1" + String(repeating: "0", count: 1_000_000 / base.rawValue)
    #expect(base.text(of: number) == base.prefix + digits, "\(base)")
    #expect(base.text(of: -number) == "-" + base.prefix + digits, "\(base)")
  }

  @Test(arguments: [
    ("bin(5) | 8", 13), ("hex(3) + 1", 4), ("-hex(3)", -3), ("2 hex(3)", 6), ("0xff", 255),
    ("hex(1/2) * 2", 1),
  ])
  func isNoneInsideOfSomethingElse(text: String, value: Int) throws {
    let expression = try MathExpression(text)
    #expect(expression.answerBase == nil, "\(text)")
    #expect(try expression.value().rational == Rational(value), "\(text)")
  }

  @Test(arguments: [
    ("(255 to hex)", 5..<7), ("255 to 5", 4..<6), ("255 to", 4..<6), ("255 to sin", 4..<6),
    ("255 to hex to bin", 4..<6), ("max(1 to hex, 2)", 6..<8), ("255 to hex(3)", 4..<6),
    ("255 to hex in bin", 4..<6),
  ])
  func standsAtTheEnd(text: String, place: Range<Int>) {
    let error = #expect(throws: ExpressionError.self) { try MathExpression(text) }
    #expect(
      error?.cause == .misplacedConversion && error?.range == place, "\(text): \(error as Any)")
  }

  @Test func hasAFractionWhereTheNumberHasOne() throws {
    let written = WrittenAnswer(
      Real(Rational(decimal: "0.5") ?? 0), in: AnswerFormat(), base: .hexadecimal)
    #expect(written.exact == "0x0.8")
  }

  @Test func isOfAFunctionsLastStepWhereItIsDefined() throws {
    var worksheet = Worksheet()
    #expect(try worksheet.line("f(x) = x to hex").reading == "f(x) = x to hex")
    try worksheet.answer(to: "f(x) = x to hex")
    #expect(try worksheet.line("f(255) + 1").answerBase == nil)
    #expect(try worksheet.answer(to: "f(255) + 1").value?.rational == 256)
    try worksheet.answer(to: "255 to hex")
    #expect(try worksheet.answer(to: "ans + 1").value?.rational == 256)
  }

  @Test func hasThePatternOfAWord() throws {
    let byte = WordFormat(.bits8, isSigned: true)
    #expect(try answer(to: "-1 to hex", word: byte) == "0xFF")
    #expect(try answer(to: "-1 to bin", word: byte) == "0b1111_1111")
    #expect(try answer(to: "-1 to oct", word: byte) == "0o377")
    #expect(try answer(to: "-1 to dec", word: byte) == "-1")
  }
}
