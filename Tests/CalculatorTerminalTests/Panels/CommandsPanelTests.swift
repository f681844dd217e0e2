import CalculatorPresentation
import Testing

@testable import CalculatorTerminal

@Suite struct CommandsPanelTests {
  private func opened(columns: Int = 80, rows: Int = 30) -> TypedCalculator {
    var calculator = TypedCalculator(columns: columns, rows: rows)
    calculator.handle(.key(TerminalCommand.commandsKey))
    return calculator
  }

  private func lines(_ calculator: inout TypedCalculator) -> [String] {
    calculator.panelLines.map { line in line.split(separator: " ").joined(separator: " ") }
  }

  @Test func listsCommandsWithTheirKeys() {
    var calculator = opened()
    #expect(lines(&calculator).contains("Show History F3 Alt+H"))
    #expect(!lines(&calculator).contains { $0.hasPrefix("Undo") })
  }

  @Test func whatIsTypedFindsACommandAndEnterGivesIt() {
    var calculator = opened()
    calculator.type("tape\r")
    #expect(calculator.state.panel?.subject == .tape)
    calculator.handle(.key(.escape))
    calculator.handle(.key(TerminalCommand.commandsKey))
    calculator.type("scientific\r")
    #expect(calculator.state.panel == nil)
    #expect(calculator.state.viewModel.mode == .scientific)
    calculator.handle(.key(TerminalCommand.commandsKey))
    calculator.type("type a\r")
    #expect(calculator.state.line != nil)
  }

  @Test func aCommandOnlyTheTerminalCarriesOutIsCarriedOut() {
    var calculator = TypedCalculator(columns: 80, rows: 30)
    calculator.type("42")
    calculator.handle(.key(TerminalCommand.commandsKey))
    calculator.type("copy")
    #expect(calculator.state.handle(.key(.enter), at: 0) == .copy("42"))
  }

  @Test func theKeyClosesItAgainAndIsNoCharacter() {
    var calculator = opened()
    calculator.handle(.key(TerminalCommand.commandsKey))
    #expect(calculator.state.panel == nil)
    calculator.handle(.key(.line))
    calculator.handle(.key(TerminalCommand.commandsKey))
    #expect(calculator.state.panel == nil)
    #expect(calculator.state.line?.text == "")
  }

  @Test func anotherPanelsKeyOpensThatOne() {
    var calculator = opened()
    calculator.handle(.key(CalculatorCommand.history.shortcut))
    #expect(calculator.state.panel?.subject == .history)
  }
}
