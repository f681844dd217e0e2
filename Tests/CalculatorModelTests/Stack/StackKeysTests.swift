import BigNumbers
import ConformanceTables
import ExactReals
import Testing

@testable import CalculatorModel

/// Presses keys in reverse Polish notation on a new calculator.
private func stacked(_ keys: String, format: NumberFormat = .scientific) throws -> Calculator {
  var calculator = Calculator(format: format)
  calculator.setReversePolish(true)
  try calculator.press(KeySequence(keys))
  return calculator
}

@Suite struct StackKeysTests {
  @Test func obeysEveryRowOfTheTable() throws {
    for row in try StackKeysRow.rows() {
      let mode = try #require(KeypadMode(name: row.mode))
      var calculator =
        try mode == .programmer
        ? programmer(bits: row.word ?? 64, base: row.base ?? 10, isSigned: row.isSigned ?? true)
        : Calculator(format: mode.format)
      calculator.setReversePolish(true)
      for key in try KeySequence(row.keys, on: mode).keys { calculator.press(key) }
      #expect(calculator.displayText == row.display, "\(row)")
      #expect(calculator.stackTexts == row.stack, "\(row)")
      if let clear = row.clear {
        #expect((calculator.showAllClear ? "AC" : "C") == clear, "\(row)")
      }
      #expect(calculator.highlightedOperation == nil, "\(row)")
      #expect((calculator.error == nil) == (row.error == nil), "\(row)")
    }
  }

  @Test(arguments: [
    ("2 enter 30 sin *", "2 × sin(30°)"), ("1 enter 2 + 3 *", "(1 + 2) × 3"),
    ("8 enter 2 1/x y^x", "8^(1 ÷ 2)"), ("200 enter 10 %", "200 × 10%"), ("50 %", "50 ÷ 100"),
    ("2 enter 3 x^y", "3^2"), ("3 enter 8 yroot", "³√8"), ("5 enter 3 EE", "5e3"),
    ("2 sqrt enter *", "√2 × √2"), ("3 +/- x^2", "(-3)²"), ("4 sqrt +/- 5 +", "-√4 + 5"),
  ])
  func writesEachOperationWithItsOperands(keys: String, line: String) throws {
    #expect(try stacked(keys).expressionText == line, "\(keys)")
  }

  /// It cannot be decided whether a number just below 10 is 10, so there is no word for it.
  @Test func turningToWordsLeavesOutWhatHasNoWholePart() throws {
    var calculator = try stacked("2 enter 3 2^x cosh tanh 10^x 5 Programmer")
    #expect(calculator.error == .undecided && calculator.stackTexts == ["2", "5"])
    try calculator.press(KeySequence("3 + +", on: .programmer))
    #expect(calculator.displayText == "10" && calculator.stackTexts == ["10"])
    var other = try stacked("3 2^x cosh tanh 10^x Infix Programmer")
    #expect(other.error == .undecided)
    try other.press(KeySequence("RPN 3 +", on: .programmer))
    #expect(other.error == .tooFewNumbers)
  }

  /// The key that found too few numbers is reported until the next key, and kept with the calculator.
  @Test(arguments: ["5 +", "mod", "1/x", "%", "bit3", "X<<Y", "5 logy"])
  func namesTheKeyThatFoundTooFewNumbers(keys: String) throws {
    let mode: KeypadMode =
      keys == "mod" || keys == "bit3" || keys == "X<<Y" ? .programmer : .scientific
    var calculator = mode == .programmer ? try programmer() : Calculator(format: mode.format)
    calculator.setReversePolish(true)
    let pressed = try KeySequence(keys, on: mode).keys
    for key in pressed { calculator.press(key) }
    #expect(calculator.error == .tooFewNumbers && calculator.keyLackingNumbers == pressed.last)
    var numbers = NumberTexts()
    let words = try #require(calculator.words(&numbers))
    #expect(Calculator(words: words, numbers, format: calculator.format) == calculator)
    var older = words
    older[6] = "failed:too-few-numbers"
    let read = try #require(Calculator(words: older, numbers, format: calculator.format))
    #expect(read.error == .tooFewNumbers && read.keyLackingNumbers == nil)
    for wrong in ["failed:too-few-numbers:", "failed:too-few-numbers:7", "failed:stack-full:+"] {
      older[6] = wrong
      #expect(Calculator(words: older, numbers, format: calculator.format) == nil, "\(wrong)")
    }
    calculator.press(.clear)
    #expect(calculator.error == nil && calculator.keyLackingNumbers == nil)
  }

  @Test func keepsTheStackWhileItIsOff() throws {
    var calculator = try stacked("1 enter 2 enter 3")
    calculator.setReversePolish(false)
    #expect(calculator.displayText == "3")
    try calculator.press(KeySequence("+ 4 ="))
    #expect(calculator.displayText == "7")
    calculator.setReversePolish(true)
    #expect(calculator.stackTexts == ["1", "2", "7"])
  }

  @Test func refusesMoreThanAThousandNumbers() throws {
    var calculator = try stacked("1")
    for _ in 0..<NumberStack.limit - 1 { calculator.press(.equals) }
    #expect(calculator.stackTexts.count == NumberStack.limit)
    #expect(calculator.error == nil)
    calculator.press(.equals)
    #expect(calculator.error == .stackFull)
    #expect(calculator.stackTexts.count == NumberStack.limit)
    calculator.press(.constant(.pi))
    #expect(calculator.error == .stackFull)
    calculator.press(.stack(.drop))
    calculator.press(.constant(.pi))
    #expect(calculator.error == nil)
  }
}
