import CalculatorPresentation
import CommandLineInterface
import Testing

@testable import CalculatorTerminal

@Suite struct TapePanelTests {
  @Test func standsBesideTheKeypadAndGrowsWithIt() {
    var calculator = TypedCalculator(columns: 110, rows: 34)
    calculator.type("12+3-5=A")
    #expect(tape(&calculator) == ["12", "+ 3", "⋄ 15", "− 5", "= 10"])
    calculator.type("7*")
    #expect(tape(&calculator).suffix(2) == ["7", "×"])
    calculator.type("2=")
    #expect(tape(&calculator).suffix(3) == ["7", "× 2", "= 14"])
    #expect(calculator.state.panel?.subject == .tape)
  }

  @Test func itsEndStaysInSight() {
    var calculator = TypedCalculator(columns: 110, rows: 20)
    calculator.type("A")
    for number in 1...30 { calculator.type("\(number)+1=") }
    #expect(tape(&calculator).last == "= 31")
    calculator.handle(.tab)
    calculator.press(.home)
    #expect(tape(&calculator).first == "1")
    calculator.press(.end)
    #expect(tape(&calculator).last == "= 31")
  }

  @Test func isCopiedWhole() {
    var calculator = TypedCalculator(columns: 110, rows: 34)
    calculator.type("2+3=A")
    calculator.handle(.tab)
    calculator.handle(.tab)
    calculator.type("y")
    #expect(calculator.effects == [.copy("   2\n+  3\n=  5\n----\n")])
  }

  @Test func isListedWithoutAScreen() {
    let storage = InMemoryHistory()
    let viewModel = CalculatorViewModel(
      historyStorage: storage, locale: "C", clock: { 0 }, random: { 1 })
    let conversation = PlainConversation(viewModel: viewModel)
    #expect(conversation.reply(to: "A").lines == ["No calculations yet"])
    _ = conversation.reply(to: "2 + 3")
    #expect(conversation.reply(to: "A").lines == ["   2", "+  3", "=  5", "----"])
    #expect(conversation.reply(to: "paper tape").lines.count == 4)
  }

  private func tape(_ calculator: inout TypedCalculator) -> [String] {
    calculator.panelLines.map { line in
      line.split(separator: " ").joined(separator: " ")
    }.filter { !$0.isEmpty && !$0.contains("Esc") }
  }
}
