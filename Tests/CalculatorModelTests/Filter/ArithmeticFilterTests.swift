import ExactReals
import TestSupport
import Testing

@testable import CalculatorModel

/// Lines of arithmetic that are answered at once, always with the same text as the worksheet's.
@Suite struct ArithmeticFilterTests {
  private func answer(_ line: String, digits: Int = 16) -> String? {
    var text: [UInt8] = []
    let isAnswered = ArithmeticFilter.answer(
      Array(line.utf8), significantDigits: digits, wholeNumbers: digits == 16, to: &text)
    #expect(isAnswered || text.isEmpty, "\(line)")
    return isAnswered ? String(decoding: text, as: UTF8.self) : nil
  }

  /// Returns the worksheet's text for a line, or nil where the line has no value.
  private func generalAnswer(_ line: String, digits: Int = 16) -> String? {
    var worksheet = Worksheet()
    guard let value = try? worksheet.answer(to: line).value else { return nil }
    let format = digits == 16 ? AnswerFormat() : AnswerFormat(significantDigits: digits)
    return try? format.text(of: value)
  }

  @Test(arguments: [
    ("0.1+0.2", "0.3"), ("1/3", "0.3333333333333333"), ("2/3", "0.6666666666666667"),
    ("-2^2", "-4"), ("(-2)^3", "-8"), ("1/2/4", "0.125"), ("8/2*4", "16"), ("2*3-4/8", "5.5"),
    ("10/4", "2.5"), ("6/0.2", "30"), ("1-1", "0"), ("sqrt(2)", "1.414213562373095"),
    ("sqrt(2.25)", "1.5"), ("12345678901234567", "12345678901234567"),
    ("10^17", "100000000000000000"),
    ("1/300000", "0.000003333333333333333"),
    ("  2 * ( 3 + 4 ) ", "14"), ("2^60", "1152921504606846976"),
  ])
  func answers(line: String, text: String) {
    #expect(answer(line) == text, "\(line)")
    #expect(generalAnswer(line) == text, "\(line)")
  }

  @Test(arguments: [
    "", " ", "x", "1,5", "1.", ".5", "1.2.3", "1 2", "2(3)", "(2)(3)", "(2)3", "2pi", "5!", "5%",
    "2^-1", "2^0", "2^3^2", "2^0.5", "2^65", "1/0", "1/(2-2)", "0/(1/3)", "(1", "1)", "()", "+1",
    "1+", "1++1", "5*-3", "2**3", "1e3", "0x1", "1 # one", "= 3", "sqrt(-1)", "sqrt 2", "sqrt2",
    "sqrt(0)", "sqrt(2)*sqrt(8)", "1/(sqrt(50)-5*sqrt(2))", "1/3*3", "1/3-1/3", "−1", "2×3",
    "1234567890123456789", "9999999999999999999", "9.99999999999999999999", "0.12345678901234567",
    "99999999999999999.9", "10^60/3", "1/3000000000", "1/10^7/3",
    "-(1/3*9)*10^18",
  ])
  func leavesToOthersWhatIsNotCertain(line: String) {
    #expect(answer(line) == nil, "\(line)")
  }

  @Test func leavesDeepBracketsToOthers() {
    let deep = String(repeating: "(", count: 100_000) + "1" + String(repeating: ")", count: 100_000)
    #expect(answer(deep) == nil)
    #expect(answer("((((1))))") == "1")
  }

  /// Ties are between two texts, and exact.
  @Test(arguments: [
    ("0.5+1", 1), ("1.25+1", 2), ("9.5+0", 1), ("0.125", 2), ("99999999999999995/10", 16),
    ("1/2", 16), ("1/8", 2), ("25/2", 2), ("5/2", 1), ("35*1", 1),
    ("sqrt(0.00000000000000000001)-10000", 16), ("0.000000000000667-10000", 16),
    ("1000-sqrt(2)/10^14", 16), ("1000+sqrt(2)/10^14", 16), ("1-sqrt(2)/10^17", 16),
    ("10^20-sqrt(2)", 16), ("1/10-sqrt(2)/10^18", 16),
  ])
  func neverSaysOtherwiseAtTies(line: String, digits: Int) {
    if let text = answer(line, digits: digits) {
      #expect(text == generalAnswer(line, digits: digits), "\(line) to \(digits)")
    }
  }

  /// Below 10^−7 numbers have an exponent, whatever their digits.
  @Test(arguments: [
    ("0.0000001", "0.0000001"), ("0.00000001", "1e-8"), ("0.0000001234", "0.0000001234"),
    ("0.00000001234", "1.234e-8"), ("0.00000009999", "9.999e-8"), ("-0.00000001234", "-1.234e-8"),
  ])
  func neverWritesOtherwiseWhereExponentsBegin(line: String, text: String) {
    #expect(generalAnswer(line) == text, "\(line)")
    if let answer = answer(line) { #expect(answer == text, "\(line)") }
  }

  /// Lines like those that people type, and stranger ones.
  @Test(arguments: [2026] + FreshSeed.all)
  func alwaysSaysWhatTheWorksheetSays(seed: UInt64) {
    var lines = RandomArithmetic(generator: SeededGenerator(seed: seed))
    var answered = (ordinary: 0, strange: 0)
    var count = (ordinary: 0, strange: 0)
    for _ in 0..<Sample.count(6_000) {
      let line = lines.sum(depth: 0)
      let digits = lines.isOrdinary ? 16 : Int.random(in: 1...16, using: &lines.generator)
      let general = generalAnswer(line, digits: digits)
      // From 10^16 on, a number may be whole and shown in full, which the filter leaves to the worksheet.
      let hasRoom = digits < 16 || general.flatMap(Double.init).map { abs($0) < 1e16 } ?? true
      count.ordinary += lines.isOrdinary && hasRoom ? 1 : 0
      count.strange += lines.isOrdinary ? 0 : 1
      guard let text = answer(line, digits: digits) else { continue }
      answered.ordinary += lines.isOrdinary && hasRoom ? 1 : 0
      answered.strange += lines.isOrdinary ? 0 : 1
      #expect(text == general, "\(line) to \(digits) digits")
    }
    // The filter is worth its cost only if it answers nearly all lines that people type.
    #expect(answered.ordinary > count.ordinary * 95 / 100, "\(answered) of \(count)")
    #expect(answered.strange > count.strange / 2, "\(answered) of \(count)")
  }
}

/// Random lines of arithmetic.
private struct RandomArithmetic {
  var generator: SeededGenerator

  /// Whether the last line is one of those that people type.
  private(set) var isOrdinary = true

  init(generator: SeededGenerator) { self.generator = generator }

  private mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &generator) < percent
  }

  private mutating func number() -> String {
    // Beyond eighteen digits, a machine word overflows at the latest when all digits are nines.
    let digits = Int.random(in: 1...(isOrdinary ? 5 : chance(90) ? 17 : 24), using: &generator)
    let least = !isOrdinary && chance(10) ? 9 : 0
    var text = String(Int.random(in: max(1, least)...9, using: &generator))
    for _ in 1..<digits { text += String(Int.random(in: least...9, using: &generator)) }
    if chance(50) {
      let places = Int.random(in: 1...min(digits, 12), using: &generator)
      let padded = String(repeating: "0", count: max(0, places + 1 - digits)) + text
      text = padded.dropLast(places) + "." + padded.suffix(places)
    }
    return text
  }

  private mutating func factor(depth: Int) -> String {
    if depth < 3, chance(15) { return "(" + sum(depth: depth + 1) + ")" }
    if chance(8) { return "sqrt(" + number() + ")" }
    if chance(8) { return number() + "^\(Int.random(in: 2...6, using: &generator))" }
    return number()
  }

  private mutating func product(depth: Int) -> String {
    var text = factor(depth: depth)
    while chance(40) { text += (chance(50) ? "*" : "/") + factor(depth: depth) }
    return text
  }

  mutating func sum(depth: Int) -> String {
    if depth == 0 { isOrdinary = chance(70) }
    var text = (chance(5) ? "-" : "") + product(depth: depth)
    for _ in 0..<Int.random(in: 0...3, using: &generator) {
      text += (chance(50) ? "+" : " - ") + product(depth: depth)
    }
    return text
  }
}
