import CalculatorModel
import CalculatorPresentation
import TestSupport
import Testing

/// A storage that keeps things late, and other programs that change them in the meantime.
@Suite struct CalculatorViewModelLateStorageTests {
  private let storage = LateHistory()
  private let settings = ForgetfulSettings()
  private let viewModel: CalculatorViewModel
  private let full = StorageError(.noSpace, place: "")

  init() {
    var number: UInt64 = 0
    viewModel = CalculatorViewModel(
      historyStorage: storage, settingsStorage: settings, order: .leftToRight, locale: "",
      clock: { 0 },
      random: {
        number += 1
        return number
      })
  }

  private func press(_ keys: String) throws {
    for key in try KeySequence(keys).keys { viewModel.press(key) }
  }

  private var shown: [String] { viewModel.history.rows.reversed().map(\.calculationText) }

  @Test func showsWhatIsUnderWayHoweverOftenTheJournalIsRead() throws {
    storage.read(by: viewModel)
    try press("2 + 3 = 4 + 5 =")
    #expect(viewModel.history.unsavedCount == 2)
    storage.read(by: viewModel)
    #expect(shown == ["2 + 3 = 5", "4 + 5 = 9"])
    storage.next(for: viewModel)
    storage.read(by: viewModel)
    #expect(shown == ["2 + 3 = 5", "4 + 5 = 9"])
    storage.settle(for: viewModel)
    #expect(viewModel.history.unsavedCount == 0 && storage.journal.count == 2)
    storage.read(by: viewModel)
    #expect(shown == ["2 + 3 = 5", "4 + 5 = 9"])
  }

  @Test func keepsAtTheNextChanceWhatCouldNotBeKept() throws {
    try press("2 + 3 =")
    storage.fail(full, for: viewModel)
    #expect(viewModel.notice == "1 change is not saved yet: there is no space left")
    #expect(viewModel.history.unsavedCount == 1)
    #expect(viewModel.history.rows.count == 1)
    #expect(storage.requests.isEmpty)
    try press("4 + 5 =")
    storage.settle(for: viewModel)
    #expect(History(lines: storage.journal).entries.map(\.expression) == ["2 + 3", "4 + 5"])
    #expect(viewModel.history.unsavedCount == 0 && viewModel.history.problem == nil)
  }

  @Test func tellsTheSameFailureOnce() throws {
    try press("2 + 3 =")
    storage.fail(full, for: viewModel)
    try press("4 + 5 =")
    #expect(viewModel.notice == nil)
    storage.fail(full, for: viewModel)
    #expect(viewModel.notice == nil)
    #expect(viewModel.announcement?.text == "nine")
    storage.fail(StorageError(.notPermitted, place: ""), for: viewModel)
    #expect(viewModel.notice?.contains("permission denied") == true)
  }

  @Test func writesTheJournalAnewAtTheNextChance() throws {
    try press("2 + 3 =")
    storage.settle(for: viewModel)
    let removed = try #require(viewModel.history.rows.first)
    let old = storage.journal
    viewModel.remove(removed.id)
    storage.next(for: viewModel)
    storage.read(by: viewModel)
    storage.fail(full, for: viewModel)
    #expect(storage.journal.count == 2 && storage.journal.first == old.first)
    try press("4 + 5 =")
    storage.settle(for: viewModel)
    #expect(History(lines: storage.journal).entries.map(\.expression) == ["4 + 5"])
    #expect(storage.journal.count == 1)
  }

  @Test func replacesNoJournalThatAnotherProgramHasAddedTo() throws {
    try press("2 + 3 = 4 + 5 =")
    storage.settle(for: viewModel)
    viewModel.remove(viewModel.history.rows[0].id)
    storage.next(for: viewModel)
    storage.read(by: viewModel)
    let entry = HistoryEntry(
      id: 99, expression: "7 × 7", angleUnit: .degrees, result: HistoryResult(of: 49), time: 0)
    storage.journal.append(HistoryRecord.calculation(entry).line)
    storage.settle(for: viewModel)
    #expect(shown == ["2 + 3 = 5", "7 × 7 = 49"])
    #expect(storage.journal.count == 2)
  }

  @Test func damagedLinesLeaveTheJournalOnlyOnceTheyAreElsewhere() {
    storage.journal = ["torn"]
    storage.read(by: viewModel)
    #expect(storage.asideLines == ["torn"])
    storage.fail(full, for: viewModel)
    #expect(storage.journal == ["torn"])
    storage.read(by: viewModel)
    #expect(storage.asideLines == ["torn", "torn"], "it is not known whether the first is there")
    storage.settle(for: viewModel)
    #expect(storage.journal == [])
  }

  @Test func undoesAndRedoesWhileNothingIsKeptYet() throws {
    storage.read(by: viewModel)
    try press("2 + 3 = 4 + 5 =")
    viewModel.remove(viewModel.history.rows[1].id)
    viewModel.undo()
    #expect(shown == ["2 + 3 = 5", "4 + 5 = 9"])
    try press("1 + 1 =")
    storage.settle(for: viewModel)
    #expect(shown == ["2 + 3 = 5", "4 + 5 = 9", "1 + 1 = 2"])
    #expect(
      History(lines: storage.journal).entries.map(\.expression) == ["2 + 3", "4 + 5", "1 + 1"])
  }

  @Test func losesNothingWhateverIsKeptWhen() throws {
    for seed in (1...UInt64(Sample.count(10))) + FreshSeed.all {
      var generator = SeededGenerator(seed: seed)
      let journal = LateHistory.Journal()
      let storages = [LateHistory(journal), LateHistory(journal)]
      let programs = storages.map { storage in
        CalculatorViewModel(
          historyStorage: storage, locale: "C", clock: { 0 }, random: { generator.next() })
      }
      // Each removes only its own: if one restores what another removes at the same time, either may win.
      var finished: [Set<HistoryEntry.ID>] = [[], []]
      for _ in 0..<200 {
        let number = Int.random(in: 0...1, using: &generator)
        let (program, storage) = (programs[number], storages[number])
        switch Int.random(in: 0..<10, using: &generator) {
        case 0: storage.read(by: program)
        case 1: storage.fail(full, for: program)
        case 2:
          if let id = finished[number].sorted(by: { $0.rawValue < $1.rawValue })
            .randomElement(using: &generator)
          {
            program.remove(id)
            if Bool.random(using: &generator) {
              program.undo()
            } else {
              finished[number].remove(id)
            }
          }
        case 3, 4, 5, 6: storage.next(for: program)
        default:
          for key in try KeySequence("AC 1 + 2 =").keys { program.press(key) }
          if let id = program.calculator.resultCalculation { finished[number].insert(id) }
        }
      }
      for _ in 0..<2 {
        for (program, storage) in zip(programs, storages) {
          storage.read(by: program)
          storage.settle(for: program)
        }
      }
      let all = finished[0].union(finished[1])
      for program in programs {
        let difference = all.symmetricDifference(program.history.rows.map(\.id))
        #expect(difference == [], "seed \(seed)")
        #expect(program.history.unsavedCount == 0, "seed \(seed)")
      }
      #expect(journal.lines.count == all.count, "seed \(seed)")
    }
  }

  @Test func saysThatStorageDidNotWork() {
    viewModel.historyWasNotRead(because: StorageError(.unreadable, place: ""))
    #expect(viewModel.notice?.hasPrefix("History not loaded: ") == true)
    viewModel.settingsWereNotSaved(because: full)
    #expect(viewModel.notice == "Settings not saved: there is no space left")
  }

  @Test func adoptsOnlyTheSettingsThatWereChangedElsewhere() throws {
    #expect(viewModel.order == .leftToRight)
    viewModel.adoptSettings("theme = dark\nangle = rad\ndigits = 12\n", insteadOf: "")
    #expect(viewModel.order == .leftToRight)
    #expect(viewModel.settings.look == .dark)
    #expect(viewModel.settings.digits == 12)
    #expect(viewModel.calculator.angleUnit == .radians)
    #expect(viewModel.calculator.format.maximumDigits == 12)
    #expect(try settings.text() == nil)
    #expect(viewModel.notice == nil)
    viewModel.adoptSettings("language = fr\nnonsense\n", insteadOf: "theme = dark\n")
    #expect(viewModel.settings.look == nil)
    #expect(viewModel.displayLabel == "Résultat")
    viewModel.adoptSettings("language = fr", insteadOf: "language = fr")
    #expect(viewModel.settings.digits == 12)
  }
}
