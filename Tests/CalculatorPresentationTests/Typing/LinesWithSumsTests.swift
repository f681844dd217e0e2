import CalculatorModel
import Testing

@testable import CalculatorPresentation

/// Sums and products over whole numbers: their terms are functions, which do not stand on a keypad's line.
@Suite struct LinesWithSumsTests {
  @Test(arguments: [
    ("sum(k, k, 1, 3)", "6"), ("product(k^2, k, 1, 3)", "36"), ("2 sum(1/k, k, 1, 2) + 1", "4"),
  ])
  func areCalculatedAndKept(line: String, result: String) {
    let viewModel = CalculatorViewModel(history: HistoryViewModel(isOn: true))
    viewModel.calculateLine(line)
    #expect(viewModel.displayText == result)
    #expect(viewModel.history.rows.map { $0.resultText } == [result])
    viewModel.press(.operation(.addition))
    viewModel.press(.digit(.one))
    viewModel.press(.equals)
    #expect(viewModel.calculator.error == nil)
    for _ in 0..<4 { viewModel.perform(.undo) }
    #expect(viewModel.displayText == "0")
  }

  @Test func arePastedAndGoneOnFrom() {
    let viewModel = CalculatorViewModel()
    viewModel.paste("sum(k, k, 1, 3)")
    #expect(viewModel.displayText == "6")
    viewModel.press(.operation(.multiplication))
    viewModel.calculateLine("sum(k, k, 1, 4)")
    viewModel.press(.equals)
    #expect(viewModel.displayText == "60")
  }

  @Test func areNumbersOfAnExpressionThatIsCalculated() throws {
    var calculator = Calculator()
    calculator.calculate(try MathExpression("1 + sum(k, k, 1, 3)"))
    #expect(calculator.displayText == "7")
    #expect(calculator.expressionText == "7")
  }

  @Test func haveNoValueAtTimes() {
    let viewModel = CalculatorViewModel()
    viewModel.calculateLine("sum(1/(k - 1), k, 1, 2)")
    #expect(viewModel.typedLine != nil)
    #expect(viewModel.displayText == "0")
  }
}
