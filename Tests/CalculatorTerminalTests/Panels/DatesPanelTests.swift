import CalculatorPresentation
import CalendarDates
import CommandLineInterface
import Testing

@testable import CalculatorTerminal

@Suite struct DatesPanelTests {
  private func opened(columns: Int = 110) throws -> TypedCalculator {
    var calculator = TypedCalculator(columns: columns, rows: 34)
    let today = try CalendarDate("2026-11-22")
    calculator.state.viewModel.wallClock.today = { today }
    calculator.type("`")
    return calculator
  }

  @Test func beginsWithTodayAndItsWeekday() throws {
    var calculator = try opened()
    #expect(
      lines(&calculator).prefix(4) == [
        "From 2026-11-22, Sunday", "To 2026-11-22, Sunday", "Count the last day ‹ Off ›",
        "Difference 0 days",
      ])
    #expect(lines(&calculator).contains("Result 2026-11-22, Sunday"))
  }

  @Test func whatIsTypedTakesThePlaceOfTheDate() throws {
    var calculator = try opened()
    calculator.press(.down)
    calculator.type("\r2026-12-24\r")
    #expect(lines(&calculator).contains("To 2026-12-24, Thursday, in 32 days"))
  }

  @Test func aDateIsTyped() throws {
    var calculator = try opened()
    calculator.press(.down)
    calculator.enter(replacing: 10, "2026-12-24")
    let shown = lines(&calculator)
    #expect(shown.contains("To 2026-12-24, Thursday, in 32 days"))
    #expect(shown.contains("Difference 32 days"))
    #expect(shown.contains("1 month, 2 days"))
  }

  @Test func aWrongDateIsRefusedWithPlaceAndCause() throws {
    var calculator = try opened()
    calculator.enter(replacing: 2, "31")
    #expect(lines(&calculator).contains("days of this month are 01 to 30"))
    #expect(lines(&calculator).contains("From 2026-11-22, Sunday"))
    calculator.handle(.key(.escape))
    #expect(calculator.state.dates?[.from] == "2026-11-22")
  }

  @Test func arrowsStepAndSwitch() throws {
    var calculator = try opened()
    calculator.press(.right)
    #expect(lines(&calculator).contains("Difference 1 day earlier"))
    for _ in 0..<2 { calculator.press(.down) }
    calculator.press(.left)
    #expect(lines(&calculator).contains("Difference 2 days earlier"))
    for _ in 0..<4 { calculator.press(.down) }
    calculator.press(.right)
    for _ in 0..<2 { calculator.press(.down) }
    for _ in 0..<3 { calculator.press(.right) }
    #expect(lines(&calculator).contains("Result 2026-08-23, Sunday"))
  }

  @Test func theDaysAreCopiedAndUsed() throws {
    var calculator = try opened()
    calculator.press(.left)
    calculator.type("y")
    #expect(calculator.effects == [.copy("2026-11-21")])
    calculator.press(.down)
    calculator.press(.down)
    calculator.type("y")
    #expect(calculator.effects == [.copy("2026-11-21"), .copy("1")])
    calculator.type("i+4=")
    #expect(calculator.state.viewModel.displayText == "5")
  }

  @Test func coversANarrowWindowAndGivesItBack() throws {
    var calculator = try opened(columns: 40)
    #expect(lines(&calculator).contains("Difference 0 days"))
    calculator.press(.right)
    calculator.type("i")
    #expect(calculator.state.panel == nil)
    #expect(calculator.state.viewModel.displayText == "−1")
    // The entered dates are there again.
    calculator.type("`")
    #expect(lines(&calculator).contains("From 2026-11-23, Monday, tomorrow"))
  }

  @Test func areTypedWithoutAScreen() {
    let conversation = PlainConversation(viewModel: CalculatorViewModel())
    #expect(
      conversation.reply(to: "dates 2026-11-22 2026-12-24").lines == [
        "From: 2026-11-22, Sunday", "To: 2026-12-24, Thursday", "32 days", "1 month, 2 days",
        "24 workdays",
      ])
    #expect(
      conversation.reply(to: "dates 2026-11-22 2026-02-30").lines == [
        "To: days of this month are 01 to 28"
      ])
    #expect(
      conversation.reply(to: "dates 25 Dec 2026").lines.dropFirst().first
        == "To: 2026-12-25, Friday")
    #expect(conversation.reply(to: "`").lines.count == 1)
  }

  private func lines(_ calculator: inout TypedCalculator) -> [String] {
    calculator.panelLines.map { line in
      line.split(separator: " ").joined(separator: " ")
    }.filter { !$0.isEmpty }
  }
}

extension TypedCalculator {
  /// Replaces the last characters of the selected field with another text.
  fileprivate mutating func enter(replacing count: Int, _ text: String) {
    handle(.key(.enter))
    for _ in 0..<count { handle(.key(.backspace)) }
    type(text)
    handle(.key(.enter))
  }
}
