import CalculatorModel
import CalculatorPresentation
import ExactReals
import TestSupport
import Testing

@Suite struct HistoryViewModelTests {
  /// A program that uses a storage; its entries have identifiers of their own.
  private func program(
    _ storage: any HistoryStorage, _ number: UInt64 = 1
  ) -> HistoryViewModel {
    var next = number << 32
    return HistoryViewModel(
      storage: storage, clock: { 1_763_750_000 },
      random: {
        next += 1
        return next
      })
  }

  /// The calculations that a program shows, the newest first.
  private func shown(_ program: HistoryViewModel) -> [String] {
    program.rows.map(\.calculationText)
  }

  private func entries(of storage: InMemoryHistory) -> [HistoryEntry] {
    History(lines: storage.lines()).entries
  }

  @Test func showsTheNewestFirst() throws {
    let history = HistoryViewModel()
    let first = try #require(
      history.record(expression: "2 + 3 × 4", angleUnit: .degrees, value: 14))
    history.record(expression: first.name + " / 3", angleUnit: .degrees, value: try Real(14) / 3)
    #expect(shown(history) == ["14 ÷ 3 ≈ 4.666666666666667", "2 + 3 × 4 = 14"])
    #expect(history.rows.count == 2 && history.rows[1].id == first)
    #expect(history.rows[0].exactForm == "14/3")
    #expect(history.rows.map(\.exactness) == [.rounded, .exact])
    history.symbols = NumberSymbols(decimalMark: ",", groupingMark: ".")
    #expect(shown(history)[0] == "14 ÷ 3 ≈ 4,666666666666667")
    #expect(history.problem == nil)
  }

  @Test func remembersBeyondTheProgram() throws {
    let storage = InMemoryHistory()
    let history = program(storage)
    let id = try #require(history.record(expression: "1 + 1", angleUnit: .radians, value: 2))
    history.label(id, "sum\twith\nawkward \\ marks 🧮")
    let later = program(storage)
    #expect(later.history.entries == history.history.entries)
    #expect(later.rows[0].label == "sum\twith\nawkward \\ marks 🧮")
    #expect(later.rows[0].time == 1_763_750_000)
    #expect(later.rows[0].angleUnit == .radians)
  }

  @Test func commandsNoTerminal() {
    let entry = HistoryEntry(
      id: 1, expression: "1\u{1B}[2J +\n2", angleUnit: .degrees,
      result: HistoryResult(text: "3\u{7}", isExact: true, exactForm: "\u{9B}1m"), time: 0,
      label: "two\nlines\u{202E}")
    let line = HistoryRecord.calculation(entry).line
    let row = program(InMemoryHistory(lines: [line])).rows[0]
    #expect(row.calculationText == "1�[2J + 2 = 3�")
    #expect(row.exactForm == "�1m" && row.labelText == "two lines�" && row.label == entry.label)
  }

  @Test func doesNotWriteAnewForWhatItMustKeep() {
    let newer = Array(repeating: "933db6d3000a\tmemory/1\t5", count: 3_000)
    let storage = UnreliableStorage(InMemoryHistory(lines: newer))
    let history = program(storage)
    for number in 0..<50 {
      history.record(expression: "1", angleUnit: .degrees, value: Real(number))
    }
    #expect(storage.rewriteCount == 1)
    #expect(storage.memory.lines().count == 3_050 && history.history.newerLines == newer)
  }

  @Test func recordsNothingWhileItIsOff() {
    let storage = InMemoryHistory()
    let history = HistoryViewModel(storage: storage, isOn: false)
    #expect(history.record(expression: "1", angleUnit: .degrees, value: 1) == nil)
    #expect(history.rows.isEmpty && storage.lines().isEmpty)
    history.isOn = true
    #expect(history.record(expression: "1", angleUnit: .degrees, value: 1) != nil)
  }

  @Test func recordsNoExpressionThatIsEmptyOrTooLong() {
    let history = HistoryViewModel()
    #expect(history.record(expression: "", angleUnit: .degrees, value: 1) == nil)
    let long = String(repeating: "1", count: HistoryEntry.expressionLimit)
    #expect(history.record(expression: long, angleUnit: .degrees, value: 1) != nil)
    #expect(history.record(expression: long + "1", angleUnit: .degrees, value: 1) == nil)
  }

  @Test func givesEveryEntryAnIdentifierOfItsOwn() throws {
    let history = HistoryViewModel()
    var ids: Set<HistoryEntry.ID> = []
    for number in 0..<100 {
      let id = try #require(history.record(expression: "1", angleUnit: .degrees, value: 1))
      #expect(ids.insert(id).inserted)
      if number % 3 == 0 { history.remove(id) }
    }
    #expect(history.rows.count == 66)
  }

  @Test func cutsALabelThatIsTooLong() throws {
    let storage = InMemoryHistory()
    let history = program(storage)
    let id = try #require(history.record(expression: "1", angleUnit: .degrees, value: 1))
    history.label(id, String(repeating: "ä", count: 1_000))
    #expect(history.rows[0].label == String(repeating: "ä", count: HistoryEntry.labelLimit))
    let lineCount = storage.lines().count
    history.label(id, history.rows[0].label)
    history.label(99, "nobody")
    #expect(storage.lines().count == lineCount)
    history.label(id, "")
    #expect(program(storage).rows[0].label == "")
  }

  @Test func editsWithAllThatUseTheResult() throws {
    let storage = InMemoryHistory()
    let history = program(storage)
    let first = try #require(history.record(expression: "2", angleUnit: .degrees, value: 2))
    history.record(expression: "1 / " + first.name, angleUnit: .degrees, value: try Real(1) / 2)
    #expect(try history.edit(first, to: "4").count == 2)
    #expect(shown(program(storage)) == ["1 ÷ 4 = 0.25", "4 = 4"])
    try history.edit(first, to: "2 - 2")
    #expect(shown(program(storage)) == ["1 ÷ 0", "2 − 2 = 0"])
    #expect(program(storage).rows[0].failure == .calculation(.divisionByZero))
    #expect(throws: HistoryEditError.missingEntry) { try history.edit(99, to: "1") }
  }

  @Test func editsWhatAnotherProgramAddedToo() throws {
    let storage = InMemoryHistory()
    let (here, there) = (program(storage, 1), program(storage, 2))
    let id = try #require(here.record(expression: "2", angleUnit: .degrees, value: 2))
    there.reload()
    there.record(expression: id.name + " × 10", angleUnit: .degrees, value: 20)
    try here.edit(id, to: "3")
    #expect(shown(here) == ["3 × 10 = 30", "3 = 3"])
    there.reload()
    #expect(shown(there) == shown(here))
  }

  // MARK: - Two programs

  @Test func keepsWhatTwoProgramsWriteInTurn() {
    let storage = InMemoryHistory()
    let (here, there) = (program(storage, 1), program(storage, 2))
    for number in 1...20 {
      let writer = number % 3 == 0 ? there : here
      writer.record(
        expression: number.description, angleUnit: .degrees, value: Real(number))
    }
    here.reload()
    there.reload()
    #expect(shown(here) == (1...20).reversed().map { "\($0) = \($0)" })
    #expect(shown(there) == shown(here))
  }

  @Test func rewritingKeepsWhatAnotherProgramWroteMeanwhile() throws {
    let storage = UnreliableStorage()
    let (here, there) = (program(storage, 1), program(storage.memory, 2))
    let id = try #require(here.record(expression: "1", angleUnit: .degrees, value: 1))
    storage.beforeRewrite = {
      there.record(expression: "2", angleUnit: .degrees, value: 2)
    }
    here.remove(id)
    storage.beforeRewrite = nil
    here.reload()
    #expect(shown(here) == ["2 = 2"])
  }

  @Test func clearingKeepsWhatAnotherProgramAddsAfterwards() {
    let storage = UnreliableStorage()
    let (here, there) = (program(storage, 1), program(storage.memory, 2))
    here.record(expression: "1", angleUnit: .degrees, value: 1)
    there.record(expression: "2", angleUnit: .degrees, value: 2)
    storage.beforeRewrite = {
      there.record(expression: "3", angleUnit: .degrees, value: 3)
    }
    here.clear()
    #expect(entries(of: storage.memory).map(\.expression) == ["3"])
  }

  @Test func calculatesAgainWhatAnotherProgramEditedMeanwhile() throws {
    let storage = InMemoryHistory()
    let (here, there) = (program(storage, 1), program(storage, 2))
    let id = try #require(here.record(expression: "2", angleUnit: .degrees, value: 2))
    there.reload()
    try here.edit(id, to: "3")
    // There, the first is still 2.
    let later = try #require(
      there.record(expression: id.name + " × 10", angleUnit: .degrees, value: 20))
    there.record(expression: later.name + " + 1", angleUnit: .degrees, value: 21)
    here.reload()
    #expect(shown(here) == ["30 + 1 = 31", "3 × 10 = 30", "3 = 3"])
    let lineCount = storage.lines().count
    there.reload()
    #expect(shown(there) == shown(here))
    here.reload()
    #expect(storage.lines().count == lineCount)
  }

  @Test func calculatesAgainWhatWasEditedBehindItsBackAndThenRemoved() throws {
    let storage = InMemoryHistory()
    let (here, there) = (program(storage, 1), program(storage, 2))
    let id = try #require(
      here.record(expression: "√2", angleUnit: .degrees, value: try Real.sqrt(2)))
    there.reload()
    try here.edit(id, to: "√3")
    there.record(expression: id.name + " + 1", angleUnit: .degrees, value: try Real.sqrt(2) + 1)
    here.remove(id)
    here.reload()
    #expect(shown(here) == ["(√3) + 1 ≈ 2.732050807568877"])
    #expect(shown(program(storage)) == shown(here))
  }

  @Test func knowsWhatAnotherProgramRemovedBeforeItWasUsed() throws {
    for knowing in [0, 1] {
      let storage = InMemoryHistory()
      let programs = [program(storage, 1), program(storage, 2)]
      let id = try #require(
        programs[0].record(expression: "√2", angleUnit: .degrees, value: try Real.sqrt(2)))
      programs[1].reload()
      programs[0].remove(id)
      programs[1].record(
        expression: id.name + " + 1", angleUnit: .degrees, value: try Real.sqrt(2) + 1)
      #expect(shown(program(storage, 3)) == ["? + 1 ≈ 2.414213562373095"])
      programs[knowing].reload()
      #expect(shown(programs[knowing]) == ["(√2) + 1 ≈ 2.414213562373095"])
      #expect(shown(program(storage, 3)) == shown(programs[knowing]))
    }
  }

  @Test func doesNotCalculateAgainWhatIsAsItWas() throws {
    let storage = InMemoryHistory()
    let history = program(storage)
    let first = try #require(
      history.record(expression: "√2", angleUnit: .degrees, value: try Real.sqrt(2)))
    let second = try #require(
      history.record(
        expression: first.name + " + 1", angleUnit: .degrees, value: try Real.sqrt(2) + 1))
    history.record(expression: second.name + "²", angleUnit: .degrees, value: 1)
    #expect(program(storage).rows[0].resultText == "1")
    history.remove(first)
    // The wrong result shows that it was not calculated anew, which nothing required.
    #expect(shown(program(storage))[0] == "(≈2.414213562373095)² = 1")
    try history.edit(second, to: "3")
    #expect(shown(program(storage)) == ["3² = 9", "3 = 3"])
  }

  // MARK: - Removing

  @Test func leavesNothingOfWhatWasRemoved() throws {
    let storage = InMemoryHistory()
    let history = program(storage)
    let id = try #require(history.record(expression: "123456", angleUnit: .degrees, value: 123_456))
    history.record(expression: "7", angleUnit: .degrees, value: 7)
    history.label(id, "secret")
    history.remove(id)
    #expect(storage.lines().count == 1)
    #expect(!storage.lines().contains { $0.contains("123456") || $0.contains("secret") })
    history.clear()
    #expect(storage.lines().isEmpty && history.rows.isEmpty)
  }

  @Test func goesOnWithAResultThatWasCleared() throws {
    let storage = InMemoryHistory()
    let history = program(storage)
    let id = try #require(
      history.record(expression: "√2 + 3", angleUnit: .degrees, value: try Real.sqrt(2) + 3))
    let other = try #require(history.record(expression: "5 + 3", angleUnit: .degrees, value: 8))
    history.clear()
    history.record(expression: other.name + " × 2", angleUnit: .degrees, value: 16)
    #expect(shown(history) == ["8 × 2 = 16"])
    history.reload()
    history.record(
      expression: id.name + " × 0", angleUnit: .degrees, value: 0)
    #expect(shown(history) == ["(√2 + 3) × 0 = 0", "8 × 2 = 16"])
    #expect(shown(program(storage, 2)) == shown(history))
  }

  @Test func removesOnceItCanWriteAgain() throws {
    let storage = UnreliableStorage()
    let history = program(storage)
    let id = try #require(history.record(expression: "1", angleUnit: .degrees, value: 1))
    history.record(expression: "2", angleUnit: .degrees, value: 2)
    storage.rewritingError = UnreliableStorage.full
    history.remove(id)
    #expect(history.problem == .storage(UnreliableStorage.full, unsavedCount: 0))
    // It could still be appended that it is removed.
    #expect(entries(of: storage.memory).count == 1 && storage.memory.lines().count == 3)
    storage.rewritingError = nil
    history.reload()
    #expect(storage.memory.lines().count == 1 && history.problem == nil)
  }

  @Test func removesWhatAProgramThatWasKilledHadBegunToRemove() throws {
    let storage = UnreliableStorage()
    let history = program(storage)
    let id = try #require(history.record(expression: "1", angleUnit: .degrees, value: 1))
    history.record(expression: "2", angleUnit: .degrees, value: 2)
    storage.rewritingError = UnreliableStorage.full
    history.remove(id)
    #expect(storage.memory.lines().count == 3)
    #expect(shown(program(storage.memory, 2)) == ["2 = 2"])
    #expect(storage.memory.lines().count == 1)
  }

  @Test func clearsOnAFullDisk() {
    let storage = UnreliableStorage()
    let history = program(storage)
    for number in 0..<10 {
      history.record(expression: "1", angleUnit: .degrees, value: Real(number))
    }
    storage.appendingError = UnreliableStorage.full
    history.clear()
    #expect(storage.memory.lines().isEmpty && history.problem == nil)
  }

  // MARK: - Failures

  @Test func writesLaterWhatCouldNotBeWritten() {
    let storage = UnreliableStorage()
    let history = program(storage)
    history.record(expression: "1", angleUnit: .degrees, value: 1)
    storage.appendingError = UnreliableStorage.full
    history.record(expression: "2", angleUnit: .degrees, value: 2)
    history.record(expression: "3", angleUnit: .degrees, value: 3)
    #expect(history.problem == .storage(UnreliableStorage.full, unsavedCount: 2))
    history.reload()
    #expect(history.rows.count == 3 && history.unsavedCount == 2)
    program(storage.memory, 2).record(expression: "4", angleUnit: .degrees, value: 4)
    storage.appendingError = nil
    history.record(expression: "5", angleUnit: .degrees, value: 5)
    #expect(history.problem == nil && history.unsavedCount == 0)
    #expect(entries(of: storage.memory).map(\.expression) == ["1", "4", "2", "3", "5"])
    history.reload()
    #expect(history.rows.map(\.expressionText) == ["5", "3", "2", "4", "1"])
  }

  @Test func writesAtReloadWhatCouldNotBeWritten() {
    let storage = UnreliableStorage()
    let history = program(storage)
    storage.appendingError = UnreliableStorage.full
    history.record(expression: "2", angleUnit: .degrees, value: 2)
    storage.appendingError = nil
    history.reload()
    #expect(history.problem == nil)
    #expect(entries(of: storage.memory).map(\.expression) == ["2"])
  }

  @Test func goesOnWithoutReading() {
    let storage = UnreliableStorage()
    storage.readingError = StorageError(.notPermitted, place: "/state/history")
    let history = program(storage)
    #expect(
      history.problem
        == .storage(StorageError(.notPermitted, place: "/state/history"), unsavedCount: 0))
    history.record(expression: "1", angleUnit: .degrees, value: 1)
    history.reload()
    #expect(shown(history) == ["1 = 1"])
    storage.readingError = nil
    history.reload()
    #expect(shown(history) == ["1 = 1"] && history.problem == nil)
  }

  @Test func setsDamagedLinesAsideBeforeTheyLeaveTheJournal() {
    let good = HistoryRecord.calculation(
      HistoryEntry(
        id: 1, expression: "1", angleUnit: .degrees, result: HistoryResult(of: 1), time: 0)
    ).line
    let memory = InMemoryHistory(lines: [good, "torn", "", "933db6d3000a\tmemory/1\t5"])
    let storage = UnreliableStorage(memory)
    storage.asideError = UnreliableStorage.full
    let history = program(storage)
    #expect(history.problem == .storage(UnreliableStorage.full, unsavedCount: 0))
    #expect(memory.lines().contains("torn") && memory.asideLines.isEmpty)
    let other = history.record(expression: "2", angleUnit: .degrees, value: 2)
    if let other { history.remove(other) }
    #expect(memory.lines().contains("torn"))

    storage.asideError = nil
    history.reload()
    #expect(history.problem == .setAside(lineCount: 1, place: "memory"))
    #expect(memory.asideLines == ["torn"])
    #expect(memory.lines() == [good, "933db6d3000a\tmemory/1\t5"])
    history.dismissProblem()
    history.reload()
    #expect(history.problem == nil && memory.asideLines == ["torn"])
  }

  @Test func setsALineAsideOnlyOnceWhileItCannotLeaveTheJournal() {
    let storage = UnreliableStorage(InMemoryHistory(lines: ["torn"]))
    storage.rewritingError = UnreliableStorage.full
    let history = program(storage)
    history.reload()
    history.reload()
    #expect(storage.memory.asideLines == ["torn"])
    storage.rewritingError = nil
    history.reload()
    #expect(storage.memory.lines().isEmpty)
    #expect(history.problem == .setAside(lineCount: 1, place: "memory"))
  }

  @Test func writesTheJournalAnewWhenItHasFarMoreLinesThanEntries() throws {
    let storage = UnreliableStorage()
    let history = program(storage)
    let id = try #require(history.record(expression: "1", angleUnit: .degrees, value: 1))
    for number in 0..<2_500 { history.label(id, number.description) }
    #expect(storage.rewriteCount == 2)
    #expect(storage.memory.lines().count == 497)
    #expect(program(storage.memory).rows[0].label == "2499")
  }

  @Test func losesNothingWhateverFailsWhen() throws {
    for seed in [1, 2, 3] + FreshSeed.all {
      var generator = SeededGenerator(seed: seed)
      let memory = InMemoryHistory()
      let storages = [UnreliableStorage(memory), UnreliableStorage(memory)]
      let programs = [program(storages[0], 1), program(storages[1], 2)]
      var finished: Set<HistoryEntry.ID> = []
      for step in 0..<250 {
        let number = Int.random(in: 0...1, using: &generator)
        let (history, storage) = (programs[number], storages[number])
        let errors = (0..<4).map { _ in
          Int.random(in: 0..<4, using: &generator) == 0 ? UnreliableStorage.full : nil
        }
        storage.readingError = errors[0]
        storage.appendingError = errors[1]
        storage.rewritingError = errors[2]
        storage.asideError = errors[3]
        switch Int.random(in: 0..<10, using: &generator) {
        case 0: history.reload()
        case 1: memory.append(["damage \(seed) \(step)"])
        case 2:
          if let id = history.rows.randomElement(using: &generator)?.id {
            history.remove(id)
            finished.remove(id)
          }
        case 3:
          if let id = history.rows.randomElement(using: &generator)?.id {
            _ = try? history.edit(id, to: step.description)
          }
        default:
          let used = history.rows.randomElement(using: &generator)
          let value = try used.map { try history.history.value(of: $0.id) }
          if let id = history.record(
            expression: (used.map { $0.id.name + " + " } ?? "") + "1", angleUnit: .degrees,
            value: try Real.sum(value ?? 0, 1, within: Budget())
          ) {
            finished.insert(id)
          }
        }
      }
      for storage in storages {
        (storage.readingError, storage.appendingError) = (nil, nil)
        (storage.rewritingError, storage.asideError) = (nil, nil)
      }
      for history in programs + programs { history.reload() }
      for history in programs {
        #expect(Set(history.rows.map(\.id)) == finished, "seed \(seed)")
        #expect(history.unsavedCount == 0)
        for row in history.rows {
          let result = HistoryResult(
            of: try history.history.value(of: row.id), angleUnit: row.angleUnit)
          #expect(row.resultText == result.text, "seed \(seed): \(row.expressionText)")
        }
      }
      #expect(History(lines: memory.lines()).damagedLines.isEmpty)
    }
  }

  @Test func exportsWhatItShows() {
    let history = HistoryViewModel()
    history.record(expression: "1 + 1", angleUnit: .degrees, value: 2)
    #expect(history.export(as: .text) == "1 + 1 = 2  # 1970-01-01T00:00:00Z\n")
  }
}
