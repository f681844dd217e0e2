import CalculatorModel
import CalculatorPresentation
import Testing

@Suite struct ScreenedCalculatorTests {
  private let calculator = ScreenedCalculator(
    CalculatorViewModel(locale: "en_US", clock: { 0 }, random: { 1 }))

  private func press(_ keys: String) throws -> CalculatorScreen {
    let keys = try KeySequence(keys).keys
    return calculator.perform { for key in keys { $0.press(key) } }
  }

  @Test func showsWhatTheViewModelShows() throws {
    let screen = try press("2 + 3 *")
    let viewModel = try CalculatorViewModel(pressing: "2 + 3 *")
    #expect(screen.display.text == viewModel.displayText)
    #expect(screen.display.expression == viewModel.expressionText)
    #expect(screen.keypad == viewModel.keypadState)
    #expect(screen.row(of: .undo) == viewModel.commandRows.first { $0.command == .undo })
  }

  @Test func tellsOneMoreCalculationFromOthers() throws {
    let old = calculator.perform()
    let one = try press("1 + 1 =")
    let two = try press("2 + 2 =")
    #expect(one.historyVersion.continues(old.historyVersion))
    #expect(two.historyVersion.continues(one.historyVersion))
    #expect(!two.historyVersion.continues(old.historyVersion))
    let id = try #require(one.history.first?.id)
    let edited = calculator.perform(mayChangeHistory: true) { try? $0.edit(id, to: "5 + 5") }
    #expect(edited.historyVersion != two.historyVersion)
    #expect(!edited.historyVersion.continues(two.historyVersion))
    let idle = calculator.perform(mayChangeHistory: true)
    #expect(idle.historyVersion == edited.historyVersion)
  }

  @Test func makesTheTapeOnlyWhereItIsShown() throws {
    #expect(try press("1 + 1 =").tape == nil)
    #expect(calculator.perform(hasTape: true).tape?.last?.text == "2")
  }

  @Test func followsSettings() {
    let german = calculator.perform { $0.settings.language = "de" }
    #expect(german.catalogue.language == .german)
    #expect(
      german.settingRows.map(\.label)
        != calculator.perform { $0.settings.language = "en" }
        .settingRows.map(\.label))
  }
}
