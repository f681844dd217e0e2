import BigNumbers
import CalculatorModel
import CalculatorPresentation
import ExactReals
import TestSupport
import Testing

/// A view model that keeps its history and settings.
@Suite struct CalculatorViewModelHistoryTests {
  private func viewModel(
    _ storage: any HistoryStorage = InMemoryHistory(),
    _ settings: any SettingsStorage = ForgetfulSettings(), locale: String = ""
  ) -> CalculatorViewModel {
    var number: UInt64 = 0
    return CalculatorViewModel(
      historyStorage: storage, settingsStorage: settings, locale: locale,
      clock: { 1_800_000_000 },
      random: {
        number += 1
        return number
      })
  }

  private func press(_ keys: String, on viewModel: CalculatorViewModel) throws {
    for key in try KeySequence(keys).keys { viewModel.press(key) }
  }

  private func lines(_ viewModel: CalculatorViewModel) -> [String] {
    viewModel.history.rows.map { $0.calculationText }
  }

  @Test func keepsEveryFinishedCalculation() throws {
    let storage = InMemoryHistory()
    let first = viewModel(storage)
    try press("2 + 3 * 4 = * 2 = 9 sqrt = = = 7 = 1 / 0 = AC 1 / 3 =", on: first)
    let expected = ["1 ÷ 3 ≈ 0.3333333333333333", "√9 + 2 = 5"]
    #expect(lines(first).first == expected[0])
    #expect(lines(first).contains("2 + 3 × 4 = 14"))
    #expect(lines(first).contains("14 × 2 = 28"))
    #expect(!lines(first).contains { $0.hasPrefix("7 =") })
    let second = viewModel(storage)
    #expect(second.history.rows.isEmpty)
    second.readHistory()
    #expect(lines(second) == lines(first))
  }

  @Test func keepsACalculationOnceHoweverOftenEqualsIsPressed() throws {
    let viewModel = viewModel()
    try press("9 sqrt = = =", on: viewModel)
    #expect(lines(viewModel) == ["√9 = 3"])
    viewModel.undo()
    viewModel.undo()
    viewModel.undo()
    viewModel.redo()
    #expect(lines(viewModel) == ["√9 = 3"])
  }

  @Test func calculatesWhatUsedAnEditedResultAgain() throws {
    let viewModel = viewModel()
    try press("2 + 3 = * 4 = AC 100 - 1 =", on: viewModel)
    let sum = try #require(viewModel.history.rows.last)
    #expect(sum.calculationText == "2 + 3 = 5")
    try viewModel.edit(sum.id, to: "2 + 8")
    #expect(lines(viewModel) == ["100 − 1 = 99", "10 × 4 = 40", "2 + 8 = 10"])
    #expect(throws: HistoryEditError.self) { try viewModel.edit(sum.id, to: "2 +") }
    #expect(throws: HistoryEditError.self) { try viewModel.edit(sum.id, to: sum.id.name + " + 1") }
    #expect(lines(viewModel).last == "2 + 8 = 10")
  }

  @Test func letsAnExpressionBeChangedWithThePersonsMarks() throws {
    let viewModel = viewModel(locale: "de_DE.UTF-8")
    try press("1234.5 * 2 = AC 16 yroot 2.5 =", on: viewModel)
    let ids = viewModel.history.rows.map { $0.id }
    #expect(viewModel.editableExpression(of: ids[0]) == "root(16; 2,5)")
    #expect(viewModel.editableExpression(of: ids[1]) == "1234,5 × 2")
    try viewModel.edit(ids[0], to: "root(32; 2,5)")
    try viewModel.edit(ids[1], to: "2,5 × 4")
    #expect(lines(viewModel) == ["root(32; 2,5) = 4", "2,5 × 4 = 10"])
  }

  @Test func goesOnFromAKeptResult() throws {
    let viewModel = viewModel()
    try press("2 sqrt + 1 = AC 7", on: viewModel)
    viewModel.reuse(viewModel.history.rows[0].id)
    try press("- 1 = x^2", on: viewModel)
    #expect(viewModel.calculator.number?.rational == 2)
    #expect(lines(viewModel).count == 2)
    viewModel.reuse(HistoryEntry.ID(rawValue: 99))
    #expect(viewModel.notice != nil)
    viewModel.clearHistory()
    #expect(viewModel.notice == "History cleared")
    #expect(viewModel.history.rows.isEmpty)
  }

  @Test func keepsNothingWhenHistoryIsOff() throws {
    let storage = InMemoryHistory()
    let viewModel = viewModel(storage)
    viewModel.set(.history, to: "off")
    try press("5 + 3 =", on: viewModel)
    #expect(storage.lines().isEmpty)
    viewModel.set(.history, to: "on")
    try press("+ 1 =", on: viewModel)
    #expect(lines(viewModel) == ["8 + 1 = 9"])
  }

  @Test func forgetsWhatWasCalculatedAndSetForAProgram() throws {
    let settings = ForgetfulSettings("digits = 11\nangle = rad\n")
    let piped = viewModel(InMemoryHistory(), ForgetfulSettings(of: settings))
    #expect(piped.settings.digits == 11)
    piped.set(.digits, to: "12")
    piped.set(.order, to: "left-to-right")
    try press("2 / 3 =", on: piped)
    #expect(lines(piped) == ["2 ÷ 3 ≈ 0.6666666666666667"])
    #expect(piped.settings.digits == 12)
    #expect(piped.settings.angleUnit == .radians)
    #expect(piped.notice == nil)
    #expect(try settings.text() == "digits = 11\nangle = rad\n")
  }

  @Test func startsAsThePersonLeftIt() throws {
    let settings = ForgetfulSettings()
    let first = viewModel(InMemoryHistory(), settings)
    first.perform(.order)
    first.press(.angleUnit(.radians))
    first.set(.digits, to: "12")
    first.set(.marks, to: "1.234,5")
    let second = viewModel(InMemoryHistory(), settings)
    try press("1234.5 + 0.5 * 2 =", on: second)
    #expect(second.displayText == "2.470")
    #expect(second.marks == ["Rad", "Left to right"])
    try press("AC 2 / 3 =", on: second)
    #expect(second.displayText == "0,66666666667")
    #expect(second.keypad.rows[4][1].label == ",")
  }

  @Test func leavesSettingsThatAnotherProgramHasChanged() throws {
    let (history, settings) = (InMemoryHistory(), ForgetfulSettings())
    let (first, second) = (viewModel(history, settings), viewModel(history, settings))
    first.set(.digits, to: "12")
    second.set(.theme, to: "light")
    #expect(try settings.text() == "digits = 12\ntheme = light\n")
    first.set(.theme, to: "purple")
    #expect(first.settings.look == nil)
  }

  @Test("Undo takes Rad back, and the setting follows")
  func measuresAnglesInOneUnit() throws {
    let settings = ForgetfulSettings()
    let viewModel = viewModel(InMemoryHistory(), settings)
    try press("3 0 Rad", on: viewModel)
    #expect(viewModel.settings.angleUnit == .radians)
    viewModel.undo()
    #expect(viewModel.calculator.angleUnit == .degrees)
    #expect(viewModel.settings.angleUnit == .degrees)
    viewModel.set(.angle, to: "rad")
    #expect(viewModel.calculator.angleUnit == .radians)
    #expect(try settings.text() == "angle = rad\n")
  }

  @Test(arguments: [
    (
      "de_DE.UTF-8", "−1.234,5", "minus eintausendzweihundertvierunddreißig Komma fünf",
      "Rückgängig"
    ),
    ("ja_JP.UTF-8", "−1,234.5", "マイナス千二百三十四点五", "取り消す"),
    (
      "en_US.UTF-8", "−1,234.5", "minus one thousand two hundred and thirty-four point five", "Undo"
    ),
  ])
  func speaksThePersonsLanguage(locale: String, text: String, spoken: String, undo: String) throws {
    let viewModel = viewModel(locale: locale)
    try press("1234.5 +/- =", on: viewModel)
    #expect(viewModel.displayText == text)
    #expect(viewModel.spokenDisplay == spoken)
    #expect(viewModel.label(of: .undo) == undo)
    viewModel.set(.language, to: "fr")
    #expect(viewModel.label(of: .undo) == "Annuler")
  }

  @Test func tellsAProblemWithItsStorageOnce() throws {
    let storage = UnreliableStorage()
    storage.appendingError = StorageError(.noSpace, place: "/history")
    storage.rewritingError = StorageError(.noSpace, place: "/history")
    var generator = SeededGenerator(seed: 1)
    let viewModel = CalculatorViewModel(
      historyStorage: storage, locale: "", clock: { 0 }, random: { generator.next() })
    try press("1 + 1 =", on: viewModel)
    #expect(viewModel.notice?.contains("no space left") == true)
    try press("= =", on: viewModel)
    #expect(viewModel.notice == nil)
    #expect(viewModel.history.unsavedCount == 3)
    storage.appendingError = nil
    storage.rewritingError = nil
    try press("=", on: viewModel)
    #expect(viewModel.history.unsavedCount == 0)
    #expect(try storage.lines().count == 4)
  }
}
