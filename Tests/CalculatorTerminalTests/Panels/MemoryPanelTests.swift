import CalculatorModel
import CalculatorPresentation
import CommandLineInterface
import TestSupport
import Testing

@testable import CalculatorTerminal

@Suite struct MemoryPanelTests {
  @Test func listsTheMemoryAndTheStoredNumbersNewestFirst() {
    var calculator = TypedCalculator()
    calculator.type("5a7a2/3=]l")
    let lines = calculator.panelLines
    #expect(lines[0].hasPrefix("≈ 0.66") && lines[0].hasSuffix("Memory"), "\(lines)")
    #expect(Array(lines[1...2]) == ["= 7", "= 5"])
  }

  @Test func enterRecallsTheChosenNumberAndCloses() {
    var calculator = TypedCalculator()
    calculator.type("5a7ac2+l")
    calculator.press(.down)
    calculator.type("\r")
    #expect(calculator.state.panel == nil)
    #expect(calculator.display == "5")
    calculator.type("=")
    #expect(calculator.display == "7")
  }

  @Test func backspaceAndDelRemoveAndUndoBringsBack() {
    var calculator = TypedCalculator()
    calculator.type("5a7a9al\u{7F}")
    #expect(calculator.panelLines.prefix(2) == ["= 7", "= 5"])
    calculator.press(.end, .deleteForward)
    #expect(calculator.panelLines.prefix(1) == ["= 7"])
    calculator.type("u")
    #expect(calculator.panelLines.prefix(2) == ["= 7", "= 5"])
    #expect(calculator.display == "9")
  }

  @Test(arguments: ["l", "q", escape])
  func aKeyClosesItAndPressesNothing(key: String) {
    var calculator = TypedCalculator()
    calculator.type("5l")
    #expect(calculator.panelLines.first == "Nothing in memory")
    calculator.type("34")
    calculator.type(key)
    #expect(calculator.state.panel == nil)
    #expect(calculator.display == "5")
    #expect(calculator.effects.isEmpty)
  }

  @Test func clicksChooseAndRecall() {
    var calculator = TypedCalculator()
    calculator.type("5a7al")
    let grid = calculator.state.screen(at: 0)
    guard let row = (0..<grid.rows).first(where: { grid.text(row: $0).contains("= 5") }) else {
      Issue.record("5 is not listed")
      return
    }
    calculator.handle(.click(column: 40, row: row))
    #expect(calculator.state.panel?.cursor.index == 1)
    calculator.handle(.click(column: 40, row: row))
    #expect(calculator.display == "5")
    #expect(calculator.state.panel == nil)
    calculator.type("l")
    calculator.handle(.click(column: 0, row: 0))
    #expect(calculator.state.panel == nil)
  }

  @Test func theBasicKeypadHasAMarkForTheMemory() {
    var calculator = TypedCalculator(columns: 40)
    #expect(calculator.lines.first?.hasPrefix("M") == false)
    calculator.state.viewModel.press(.digit(.five))
    calculator.state.viewModel.press(.memory(.add))
    #expect(calculator.lines.first?.split(separator: " ").first == "M")
  }
}
