import BigNumbers
import ExactReals
import TestSupport
import Testing

@testable import CalculatorModel

/// Whatever is written of an expression or of its value reads back as the same, under the same options.
@Suite struct ReadingBackTests {
  private static let symbols: [NumberSymbols] = [
    NumberSymbols(), NumberSymbols(decimalMark: ",", groupingMark: ".", minusSign: "−"),
    NumberSymbols(decimalMark: ",", groupingMark: "\u{202F}", minusSign: "−"),
    NumberSymbols(groupingMark: "\u{2019}"), NumberSymbols(groupingMark: nil),
  ]

  /// A random expression of the grammar, about so deep.
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
    for _ in 1...400 {
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
    let expected: [UInt64: Int] = unit == .radians ? [1: 324, 2: 322] : [1: 323, 2: 320]
    #expect(checked == expected[seed, default: checked], "seed \(seed), \(unit.name)")
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
