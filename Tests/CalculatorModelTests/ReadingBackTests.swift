import BigNumbers
import ExactReals
import TestSupport
import Testing

@testable import CalculatorModel

/// Every text written for an expression or its value reads back as the same, under the same options.
@Suite struct ReadingBackTests {
  private static let symbols: [NumberSymbols] = [
    NumberSymbols(), NumberSymbols(decimalMark: ",", groupingMark: ".", minusSign: "−"),
    NumberSymbols(decimalMark: ",", groupingMark: "\u{202F}", minusSign: "−"),
    NumberSymbols(groupingMark: "\u{2019}"), NumberSymbols(groupingMark: nil),
  ]

  /// Returns a random expression of the grammar, nested about as deep as asked for.
  private func expression(_ depth: Int, _ random: inout SeededGenerator) -> String {
    func choose(_ texts: [String]) -> String { texts.randomElement(using: &random) ?? "1" }
    func part() -> String { expression(depth - 1, &random) }
    guard depth > 0 else {
      return choose(["1", "2", "0.5", "30", "45", "12", "1234.5", "π", "e", "60°", "7", "(2 rad)"])
    }
    switch Int.random(in: 0..<14, using: &random) {
    case 0: return part() + choose([" + ", " - ", "+", " − "]) + part()
    case 1: return part() + choose([" × ", "*", " / ", "÷"]) + part()
    case 2: return "(" + part() + ")"
    case 3: return "-" + part()
    case 4: return "(" + part() + choose([")²", ")!", ")%", ")°", ")³"])
    case 5:
      return choose(["sin", "cos", "tan", "asin", "atan", "ln", "√", "abs"]) + "(" + part() + ")"
    case 6: return "max(" + part() + ", " + part() + ")"
    case 7: return part() + choose([" + 10%", " − 5%", "^2", "^-1"])
    case 8: return "log₂(" + part() + ")"
    case 9: return "⁴√(" + part() + ")"
    case 10: return choose(["sin⁻¹", "tan⁻¹"]) + "(" + part() + ")"
    case 11: return "(" + part() + ")(" + part() + ")"
    case 12: return "round(" + part() + ")"
    default: return choose(["2", "3"]) + "(" + part() + ")"
    }
  }

  @Test(arguments: [1, 2] + FreshSeed.all, AngleUnit.allCases)
  func expressions(seed: UInt64, unit: AngleUnit) throws {
    var random = SeededGenerator(seed: seed)
    var checked = 0
    let tries = Sample.count(400)
    for _ in 1...tries {
      let text = expression(3, &random)
      guard let read = try? MathExpression(text) else { continue }
      let budget = Budget(work: 1 << 24)
      guard let value = try? read.value(in: unit, within: budget) else { continue }
      var copies: [(String, ReadingOptions)] = [
        (read.reading, ReadingOptions()), (read.source(), ReadingOptions()),
        (read.source(angleUnit: unit), ReadingOptions()),
      ]
      for symbols in Self.symbols {
        copies.append(
          (
            read.text(symbols: symbols, angleUnit: unit, readIn: unit),
            ReadingOptions(symbols: symbols)
          ))
        copies.append(
          (read.reading(symbols: symbols, angleUnit: unit), ReadingOptions(symbols: symbols)))
      }
      let format = AnswerFormat(significantDigits: 30)
      if let exact = WrittenAnswer(
        value, in: format, exactForm: .fraction, angleUnit: unit, within: budget
      ).exact {
        copies.append((exact, ReadingOptions()))
      }
      for (copy, options) in copies {
        let again = try MathExpression(copy, options)
        guard let valueAgain = try? again.value(in: unit, within: budget) else {
          Issue.record("\(text) was written as \(copy) in \(unit.name), which has no value")
          continue
        }
        let isSame =
          (try? value.isEqual(to: valueAgain, within: Budget(work: 1 << 24))) ?? .undecided
        #expect(isSame != .no, "\(text) was written as \(copy) in \(unit.name), seed \(seed)")
      }
      checked += 1
    }
    #expect(checked > tries / 2, "\(checked) of \(tries), seed \(seed), \(unit.name)")
  }

  /// Returns a worksheet's answer to a line, calculated with little work; nil where it has no value.
  private func answer(
    to line: WorksheetLine, of worksheet: inout Worksheet
  ) throws(ExpressionError) -> WrittenAnswer? {
    let answer = try worksheet.answer(to: line, within: Budget(work: 1 << 20))
    return answer.result.map {
      WrittenAnswer($0, in: AnswerFormat(), within: Budget(work: 1 << 22))
    }
  }

  @Test(
    "A session that is typed as it was understood is the same session",
    arguments: [1, 2] + FreshSeed.all,
    [nil, WordFormat(.bits8, isSigned: true), WordFormat(.bits32, isSigned: false)])
  func linesOfSessions(seed: UInt64, words: WordFormat?) throws {
    var lines = RandomLines(seed: seed)
    var (answered, defined) = (0, 0)
    for _ in 1...Sample.count(60) {
      var typed = try WorksheetLines().worksheet
      try typed.answer(to: "rate 2026-11-20 1 EUR = 1.0823 USD")
      typed.wordFormat = words
      var understood = typed
      for line in ["n = 2", "f(x) = x + 1"] + (words == nil ? ["len = 3 m", "t = 2 h"] : []) {
        try typed.answer(to: line)
        try understood.answer(to: line)
      }
      for _ in 1...20 {
        let text = lines.next()
        guard let line = try? typed.line(text), let reading = line.reading else { continue }
        guard let first = try? answer(to: line, of: &typed) else {
          if case .function = line.kind { defined += 1 }
          // A definition of a function has no answer, and belongs to both sessions.
          if case .function = line.kind { try understood.answer(to: reading) }
          continue
        }
        let note = "\(text) is read as \(reading), seed \(seed)"
        do {
          let again = try understood.line(reading)
          #expect(again.reading == reading, "\(note)")
          let second = try answer(to: again, of: &understood)
          #expect(second == first, "\(note)")
        } catch {
          Issue.record("\(note): \(error)")
        }
        answered += 1
      }
    }
    #expect(answered > Sample.count(words == nil ? 800 : 150), "\(answered)")
    #expect(defined > Sample.count(40), "\(defined)")
  }

  @Test(
    "No comma in a number stands among arguments",
    arguments: ["sum(1/k, k, 1, 1000)", "product(1234 k, k, 1, 2)", "max([1234, 2])"])
  func argumentsWithoutGroups(text: String) throws {
    let expression = try MathExpression(text)
    let value = try expression.value()
    for symbols in Self.symbols {
      let written = expression.text(symbols: symbols, angleUnit: .radians, readIn: .radians)
      for copy in [written, expression.reading(symbols: symbols, angleUnit: .radians)] {
        let again = try MathExpression(copy, ReadingOptions(symbols: symbols)).value()
        #expect(try again.isEqual(to: value) == .yes, "\(text) was written as \(copy)")
      }
    }
  }

  @Test func closedFormsOfDegrees() throws {
    let value = try MathExpression("tan(89.99999999)").value(in: .degrees)
    let answer = WrittenAnswer(
      value, in: AnswerFormat(), exactForm: .fraction, angleUnit: .degrees)
    let exact = try #require(answer.exact)
    #expect(exact.contains(" rad"))
    #expect(try MathExpression(exact).value(in: .degrees).isEqual(to: value) == .yes)
  }
}
