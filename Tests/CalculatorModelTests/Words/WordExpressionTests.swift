import BigNumbers
import ExactReals
import TestSupport
import Testing

@testable import CalculatorModel

/// Lines whose numbers are words of 8 to 64 bits.
@Suite struct WordExpressionTests {
  private static let byte = WordFormat(.bits8, isSigned: true)
  private static let unsignedByte = WordFormat(.bits8, isSigned: false)

  private func answer(_ text: String, _ format: WordFormat) throws -> WorksheetAnswer {
    var worksheet = Worksheet()
    worksheet.wordFormat = format
    return try worksheet.answer(to: text)
  }

  @Test(arguments: [
    ("100 + 100", -56, true), ("-128", -128, false), ("--128", -128, true), ("-128 - 1", 127, true),
    ("0xff", -1, false), ("-0x80", -128, true), ("~5", -6, false), ("7/2*2", 6, false),
    ("-7 / 2", -3, false), ("-7 mod 3", -1, false), ("mod(-7, 3)", -1, false),
    ("rem(-7, 3)", -1, false), ("-128 / -1", -128, true), ("2^7", -128, true), ("2²", 4, false),
    ("1 << 8", 0, false), ("-1 >> 9", -1, false), ("-1 >>> 1", 127, false), ("5.0", 5, false),
    ("sqrt(16)", 4, false), ("5!", 120, false), ("6!", -48, true), ("100 + 10%", 110, false),
    ("100 + 50%", -106, true), ("popcount(-1)", 8, false), ("uint8(-1)", -1, true),
    ("rol(1, 7, 8)", -128, false), ("rol(1, 7, 16)", -128, true), ("3^(10^9)", 1, true),
    ("1e2", 100, false), ("max(1, 2)", 2, false), ("-(100 + 100)", 56, true),
    ("sum(k, k, 1, 15)", 120, false), ("sum(k, k, 1, 100)", -70, true),
    ("product(k, k, 1, 6)", -48, true), ("product(k, k, 1, 127)", 0, true),
    ("sum(100 + k, k, 27, 28)", -1, true),
  ])
  func wrapAsOnTheKeypad(text: String, value: Int, wraps: Bool) throws {
    let answer = try answer(text, Self.byte)
    #expect(answer.value?.rational == Rational(value), "\(text)")
    #expect(answer.wraps == wraps, "\(text)")
  }

  @Test(arguments: [
    ("-5", 251, true), ("0 - 1", 255, true), ("0xff", 255, false), ("~5", 250, false),
    ("200 * 2 / 2", 72, true), ("0x80 >> 3", 16, false), ("200 mod 7", 4, false),
  ])
  func mayHaveNoSign(text: String, value: Int, wraps: Bool) throws {
    let answer = try answer(text, Self.unsignedByte)
    #expect(answer.value?.rational == Rational(value), "\(text)")
    #expect(answer.wraps == wraps, "\(text)")
  }

  @Test(
    arguments: [
      ("128", .doesNotFit(byte), 0..<3), ("1 + 200", .doesNotFit(byte), 4..<7),
      ("-129", .doesNotFit(byte), 1..<4), ("-128^2", .doesNotFit(byte), 1..<4),
      ("0x100", .doesNotFit(byte), 0..<5), ("1 << 200", .doesNotFit(byte), 5..<8),
      ("1.5 + 1", .calculation(.notInteger), 0..<3), ("pi", .calculation(.notInteger), 0..<2),
      ("sqrt(2)", .calculation(.notInteger), 0..<4), ("2^-1", .powerOfBits(.notInteger), 1..<2),
      ("5 / 0", .calculation(.divisionByZero), 2..<3),
      ("5 mod 0", .calculation(.divisionByZero), 2..<5),
      ("1 << -1", .calculation(.negativeShiftCount), 2..<4),
      ("10%", .calculation(.notInteger), 2..<3), ("90°", .calculation(.notInteger), 2..<4),
    ] as [(String, ExpressionError.Cause, Range<Int>)])
  func haveErrorsInTheirPlace(text: String, cause: ExpressionError.Cause, place: Range<Int>) {
    let error = #expect(throws: ExpressionError.self) { try answer(text, Self.byte) }
    #expect(error?.cause == cause && error?.range == place, "\(text): \(error as Any)")
  }

  @Test(arguments: [1] + FreshSeed.all)
  func areThoseOfSwiftsWords(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let long = WordFormat(.bits64, isSigned: true)
    for _ in 1...Sample.count(300) {
      let (x, y) = (
        Int8.random(in: .min ... .max, using: &generator),
        Int8.random(in: .min ... .max, using: &generator)
      )
      let (a, b) = (
        Int.random(in: .min ... .max, using: &generator),
        Int.random(in: .min ... .max, using: &generator)
      )
      let rows: [(String, WordFormat, Int)] = [
        ("(\(x)) + (\(y))", Self.byte, Int(x &+ y)), ("(\(x)) - (\(y))", Self.byte, Int(x &- y)),
        ("(\(x)) * (\(y))", Self.byte, Int(x &* y)), ("(\(x)) xor (\(y))", Self.byte, Int(x ^ y)),
        ("(\(x))^2", Self.byte, Int(x &* x)), ("(\(a)) + (\(b))", long, a &+ b),
        ("(\(a)) * (\(b))", long, a &* b), ("(\(a)) & ~(\(b))", long, a & ~b),
      ]
      for (text, format, value) in rows {
        #expect(try answer(text, format).value?.rational == Rational(value), "\(text)")
      }
    }
  }

  @Test func namesAreOfWords() throws {
    var worksheet = Worksheet()
    worksheet.wordFormat = Self.byte
    #expect(try worksheet.answer(to: "x = 100").value?.rational == 100)
    #expect(try worksheet.answer(to: "x + x").value?.rational == -56)
    #expect(try worksheet.answer(to: "ans + 1").value?.rational == -55)
    try worksheet.answer(to: "f(a) = a * 2")
    let answer = try worksheet.answer(to: "f(x)")
    #expect(answer.value?.rational == -56 && answer.wraps)
    try worksheet.define("half", as: Real(1) / 2)
    try worksheet.define("much", as: Real(1_000))
    let notWhole = #expect(throws: ExpressionError.self) { try worksheet.answer(to: "1 + half") }
    #expect(notWhole?.cause == .calculation(.notInteger) && notWhole?.range == 4..<8)
    let notFitting = #expect(throws: ExpressionError.self) { try worksheet.answer(to: "much") }
    #expect(notFitting?.cause == .doesNotFit(Self.byte))
    worksheet.reset()
    #expect(worksheet.wordFormat == Self.byte)
  }

  @Test func stepsAreToldAsTheyAreCalculated() throws {
    var options = ReadingOptions()
    options.wordFormat = Self.byte
    var steps: [String] = []
    try MathExpression("-128 - 1", options).evaluate(in: .radians) { step in
      guard case .success(let value) = step.value else { return }
      steps.append(step.expression.reading + " = " + (value.number?.exactText ?? ""))
    }
    #expect(steps == ["−128 = -128", "−128 − 1 = 127"])
  }
}
