import CalculatorModel
import ExactReals
import TestSupport
import Testing

@Suite struct CalculationChainTests {
  private func links(_ text: String) throws -> [String] {
    try MathExpression(text).chain.links.map {
      ($0.operation.map { $0.symbol + " " } ?? "") + $0.operand.source()
    }
  }

  @Test(arguments: [
    ("12 + 3 - 5", ["12", "+ 3", "− 5"], ["12", "15", "10"]),
    ("12 + 3*4 - 5", ["12", "+ 3 × 4", "− 5"], ["12", "24", "19"]),
    ("(12 + 3)*4", ["12", "+ 3", "× 4"], ["12", "15", "60"]),
    ("((12 + 3)*4) mod 7", ["12", "+ 3", "× 4", "mod 7"], ["12", "15", "60", "4"]),
    ("2*(3 + 4)", ["2", "× (3 + 4)"], ["2", "14"]),
    ("-(3 + 4) + 1", ["-(3 + 4)", "+ 1"], ["-7", "-6"]),
    ("200 + 10% - 5%", ["200", "+ 10%", "− 5%"], ["200", "220", "209"]),
    ("2^10", ["2^10"], ["1024"]), ("(5)", ["5"], ["5"]),
    ("12 & 10 | 1", ["12", "and 10", "or 1"], ["12", "8", "9"]),
  ])
  func aCalculationIsTakenLinkByLink(
    text: String, expected: [String], totals: [String]
  ) throws {
    #expect(try links(text) == expected, "\(text)")
    let values = try MathExpression(text).chain.totals().map { $0.rational?.description ?? "?" }
    #expect(values == totals, "\(text)")
  }

  /// However a calculation is split, its last total is its value.
  @Test func theLastTotalIsTheValue() throws {
    var random = SplitMix64(seed: 20)
    let operations = ["+", "-", "*", "/", "+", "-"]
    func operand(_ depth: Int) -> String {
      switch Int.random(in: 0...5, using: &random) {
      case 0 where depth > 0: "(" + chain(depth - 1) + ")"
      case 1: "-\(Int.random(in: 1...9, using: &random))"
      case 2: "√\(Int.random(in: 1...9, using: &random))"
      case 3: "\(Int.random(in: 1...99, using: &random))%"
      default: "\(Int.random(in: 1...99, using: &random))"
      }
    }
    func chain(_ depth: Int) -> String {
      var text = operand(depth)
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        text += " " + operations.randomElement(using: &random)! + " " + operand(depth)
      }
      return text
    }
    var compared = 0
    let tries = Sample.count(2_000)
    for _ in 0..<tries {
      let text = chain(2)
      guard let value = try? MathExpression(text).value() else { continue }
      // An intermediate total has a value wherever the whole has one.
      let last = try #require(try MathExpression(text).chain.totals().last, "\(text)")
      #expect(last.decimalText() == value.decimalText(), "\(text)")
      compared += 1
    }
    #expect(compared > tries * 3 / 4)
  }
}

extension Real {
  /// Returns the text of the number to 30 digits.
  fileprivate func decimalText() -> String? {
    let format = AnswerFormat(significantDigits: 30)
    return try? format.text(of: format.rounded(self, within: Budget()))
  }
}
