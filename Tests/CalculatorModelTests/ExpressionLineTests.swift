import BigNumbers
import ExactReals
import Testing

@testable import CalculatorModel

@Suite struct ExpressionLineTests {
  @Test func writesOperandsAndOperations() {
    var line = ExpressionLine()
    #expect(line.text(in: .basic) == "")
    line.append(Operand(value: 2), .addition)
    #expect(line.text(in: .basic) == "2 +")
    #expect(line.text(in: .basic, typing: "3.0") == "2 + 3.0")
    line.append(Operand(value: 3), .multiplication, endsBracket: true)
    line.finish(with: Operand(value: -4))
    #expect(line.text(in: .basic) == "(2 + 3) × (-4)")
    line.removeAll()
    #expect(line.text(in: .basic) == "")
  }

  @Test(arguments: [
    (Operand(value: -5), "-5 ÷ (-5)"), (Operand(value: 20, percentage: 10), "10% ÷ 10%"),
    (Operand(value: -20, percentage: -10), "-10% ÷ (-10%)"),
  ])
  func bracketsANegativeOperandUnlessItIsFirst(operand: Operand, text: String) {
    var line = ExpressionLine()
    line.append(operand, .division)
    line.finish(with: operand)
    #expect(line.text(in: .basic) == text)
  }

  @Test func marksWhatTheDisplayHadToRound() throws {
    var line = ExpressionLine()
    line.append(Operand(value: try Real(-1) / 3), .subtraction)
    line.finish(with: Operand(value: try Real(-2) / 3))
    #expect(line.text(in: .basic) == "≈-0.33333333 − (≈-0.66666667)")
  }

  @Test func forgetsTheBeginningOfAVeryLongLine() {
    var line = ExpressionLine()
    let count = ExpressionLine.limit * 3
    for number in 1...count { line.append(Operand(value: Real(number)), .addition) }
    let text = line.text(in: .basic)
    #expect(text.hasPrefix("… "), "\(text.prefix(20))")
    #expect(text.hasSuffix(" \(count) +"), "\(text.suffix(20))")
    let operations = text.count { $0 == "+" }
    #expect((ExpressionLine.limit / 2...ExpressionLine.limit).contains(operations))
  }

  @Test func keepsItsBracketsBalancedWhenItForgets() {
    var line = ExpressionLine()
    for number in 1...ExpressionLine.limit * 3 {
      let isProduct = number.isMultiple(of: 2)
      line.append(
        Operand(value: Real(number)), isProduct ? .multiplication : .addition,
        endsBracket: isProduct)
    }
    let text = line.text(in: .basic)
    let opened = text.count { $0 == "(" }
    #expect(opened == text.count { $0 == ")" })
    #expect(opened >= ExpressionLine.limit / 4)
    #expect(text.drop { $0 == "(" }.hasPrefix("… "))
  }
}
