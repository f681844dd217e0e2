import CalculatorModel
import CalculatorPresentation
import ExactReals
import TestSupport
import Testing

/// A storage that fails to write or read, and unreadable lines.
@Suite struct HistoryViewModelFailureTests {
  @Test func writesLaterWhatCouldNotBeWritten() {
    let storage = UnreliableStorage()
    let history = HistoryViewModel(of: storage)
    history.record(expression: "1", angleUnit: .degrees, value: 1)
    storage.appendingError = UnreliableStorage.full
    history.record(expression: "2", angleUnit: .degrees, value: 2)
    history.record(expression: "3", angleUnit: .degrees, value: 3)
    #expect(history.problem == .storage(UnreliableStorage.full, unsavedCount: 2))
    history.reload()
    #expect(history.rows.count == 3 && history.unsavedCount == 2)
    HistoryViewModel(of: storage.memory, program: 2).record(
      expression: "4", angleUnit: .degrees, value: 4)
    storage.appendingError = nil
    history.record(expression: "5", angleUnit: .degrees, value: 5)
    #expect(history.problem == nil && history.unsavedCount == 0)
    #expect(storage.memory.entries.map(\.expression) == ["1", "4", "2", "3", "5"])
    history.reload()
    #expect(history.rows.map(\.expressionText) == ["5", "3", "2", "4", "1"])
  }

  @Test func writesAtReloadWhatCouldNotBeWritten() {
    let storage = UnreliableStorage()
    let history = HistoryViewModel(of: storage)
    storage.appendingError = UnreliableStorage.full
    history.record(expression: "2", angleUnit: .degrees, value: 2)
    storage.appendingError = nil
    history.reload()
    #expect(history.problem == nil)
    #expect(storage.memory.entries.map(\.expression) == ["2"])
  }

  @Test func goesOnWithoutReading() {
    let storage = UnreliableStorage()
    storage.readingError = StorageError(.notPermitted, place: "/state/history")
    let history = HistoryViewModel(of: storage)
    #expect(
      history.problem
        == .storage(StorageError(.notPermitted, place: "/state/history"), unsavedCount: 0))
    history.record(expression: "1", angleUnit: .degrees, value: 1)
    history.reload()
    #expect(history.shown == ["1 = 1"])
    storage.readingError = nil
    history.reload()
    #expect(history.shown == ["1 = 1"] && history.problem == nil)
  }

  @Test func setsDamagedLinesAsideBeforeTheyLeaveTheJournal() {
    let good = HistoryRecord.calculation(
      HistoryEntry(
        id: 1, expression: "1", angleUnit: .degrees, result: HistoryResult(of: 1), time: 0)
    ).line
    let memory = InMemoryHistory(lines: [good, "torn", "", "933db6d3000a\tmemory/1\t5"])
    let storage = UnreliableStorage(memory)
    storage.asideError = UnreliableStorage.full
    let history = HistoryViewModel(of: storage)
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
    let history = HistoryViewModel(of: storage)
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
    let history = HistoryViewModel(of: storage)
    let id = try #require(history.record(expression: "1", angleUnit: .degrees, value: 1))
    for number in 0..<2_500 { history.label(id, number.description) }
    #expect(storage.rewriteCount == 2)
    #expect(storage.memory.lines().count == 497)
    #expect(HistoryViewModel(of: storage.memory).rows[0].label == "2499")
  }

  @Test func losesNothingWhateverFailsWhen() throws {
    for seed in [1, 2, 3] + FreshSeed.all {
      var generator = SeededGenerator(seed: seed)
      let memory = InMemoryHistory()
      let storages = [UnreliableStorage(memory), UnreliableStorage(memory)]
      let programs = [
        HistoryViewModel(of: storages[0], program: 1),
        HistoryViewModel(of: storages[1], program: 2),
      ]
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
}
