import CalculatorModel
import CalculatorPresentation
import Testing

/// A storage that keeps things later, and other programs that change them meanwhile.
@Suite struct CalculatorViewModelLateStorageTests {
  private let storage = InMemoryStorage()
  private let viewModel: CalculatorViewModel
  private let full = StorageError(.noSpace, place: "")

  init() {
    var number: UInt64 = 0
    viewModel = CalculatorViewModel(
      storage: storage, order: .leftToRight, locale: "", clock: { 0 },
      random: {
        number += 1
        return number
      })
  }

  private func press(_ keys: String) throws {
    for key in try KeySequence(keys).keys { viewModel.press(key) }
  }

  @Test func keepsAtTheNextChanceWhatCouldNotBeKept() throws {
    try press("2 + 3 =")
    let lines = storage.lines()
    #expect(lines.count == 1)
    storage.rewrite { _ in [] }
    viewModel.historyWasNotKept(lines: lines, because: full)
    #expect(viewModel.notice == "1 change is not kept yet: there is no space left")
    #expect(viewModel.history.unsavedCount == 1)
    #expect(viewModel.history.rows.count == 1)
    try press("4 + 5 =")
    #expect(storage.lines().count == 2)
    #expect(storage.lines().first == lines.first)
    #expect(viewModel.history.unsavedCount == 0)
  }

  @Test func tellsTheSameFailureOnce() throws {
    try press("2 + 3 =")
    viewModel.historyWasNotKept(lines: storage.lines(), because: full)
    try press("4 + 5 =")
    #expect(viewModel.notice == nil)
    viewModel.historyWasNotKept(lines: storage.lines(), because: full)
    #expect(viewModel.notice == nil)
    #expect(viewModel.announcement?.text == "nine")
    viewModel.historyWasNotKept(
      lines: storage.lines(), because: StorageError(.notPermitted, place: ""))
    #expect(viewModel.notice?.contains("not permitted") == true)
  }

  @Test func writesTheJournalAnewAtTheNextChance() throws {
    try press("2 + 3 =")
    let removed = try #require(viewModel.history.rows.first)
    let old = storage.lines()
    viewModel.remove(removed.id)
    #expect(storage.lines().isEmpty)
    storage.rewrite { _ in old }
    viewModel.historyWasNotKept(lines: [], rewrite: true, because: full)
    viewModel.readHistory()
    #expect(storage.lines() == old)
    try press("4 + 5 =")
    #expect(storage.lines().count == 2)
  }

  @Test func saysThatStorageDidNotWork() {
    viewModel.historyWasNotRead(because: StorageError(.unreadable, place: ""))
    #expect(viewModel.notice?.hasPrefix("The history is not read: ") == true)
    viewModel.settingsWereNotSaved(because: full)
    #expect(viewModel.notice == "The settings are not saved: there is no space left")
  }

  @Test func adoptsOnlyTheSettingsThatWereChangedElsewhere() {
    #expect(viewModel.order == .leftToRight)
    viewModel.adoptSettings("theme = dark\nangle = rad\ndigits = 12\n", insteadOf: "")
    #expect(viewModel.order == .leftToRight)
    #expect(viewModel.settings.look == .dark)
    #expect(viewModel.settings.digits == 12)
    #expect(viewModel.calculator.angleUnit == .radians)
    #expect(viewModel.calculator.format.maximumDigits == 12)
    #expect(storage.settings() == nil)
    #expect(viewModel.notice == nil)
    viewModel.adoptSettings("language = fr\nnonsense\n", insteadOf: "theme = dark\n")
    #expect(viewModel.settings.look == nil)
    #expect(viewModel.displayLabel == "Résultat")
    viewModel.adoptSettings("language = fr", insteadOf: "language = fr")
    #expect(viewModel.settings.digits == 12)
  }
}
