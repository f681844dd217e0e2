import CalculatorModel
import CalculatorPresentation
import CommandLineInterface
import TestSupport
import Testing

@testable import CalculatorTerminal

@Suite struct DigitsPanelTests {
  @Test func showsMoreDigitsTheFurtherOneScrolls() {
    var calculator = TypedCalculator()
    calculator.type("2vd")
    #expect(calculator.panelLines.first?.hasPrefix("1.4142135623 7309504880 1688724209") == true)
    #expect(calculator.lines.contains { $0.contains("≈ 50 digits") })
    calculator.press(.down)
    #expect(calculator.lines.contains { $0.contains("≈ 100 digits") })
    // As long as all lines fit, all of them are shown.
    #expect(calculator.panelLines.first?.hasPrefix("1.4142135623") == true)
    for _ in 0..<5 { calculator.handle(.scroll(1)) }
    calculator.press(.end, .pageDown, .end, .pageDown, .end)
    #expect(calculator.lines.contains { $0.contains("digits") && !$0.contains("100 digits") })
    calculator.press(.home)
    #expect(calculator.panelLines.first?.hasPrefix("1.4142135623") == true)
    calculator.type(escape)
    #expect(calculator.state.viewModel.expandedNumber == nil)
    #expect(calculator.display == "1.414213562373095")
  }

  @Test func anExactNumberHasNoMoreThanItsDigits() {
    var calculator = TypedCalculator()
    calculator.type("1/8=d")
    #expect(calculator.panelLines.first == "0.125")
    calculator.press(.down)
    #expect(calculator.panelLines.first == "0.125")
    calculator.type("y")
    #expect(calculator.effects == [.copy("0.125")])
  }
}
