import CalculatorModel
import CalculatorPresentation
import ExactReals
import TestSupport
import Testing

/// Removed calculations leave the journal too.
@Suite struct HistoryViewModelRemovalTests {
  @Test func leavesNothingOfWhatWasRemoved() throws {
    let storage = InMemoryHistory()
    let history = HistoryViewModel(of: storage)
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
    let history = HistoryViewModel(of: storage)
    let id = try #require(
      history.record(expression: "√2 + 3", angleUnit: .degrees, value: try Real.sqrt(2) + 3))
    let other = try #require(history.record(expression: "5 + 3", angleUnit: .degrees, value: 8))
    history.clear()
    history.record(expression: other.name + " × 2", angleUnit: .degrees, value: 16)
    #expect(history.shown == ["8 × 2 = 16"])
    history.reload()
    history.record(
      expression: id.name + " × 0", angleUnit: .degrees, value: 0)
    #expect(history.shown == ["(√2 + 3) × 0 = 0", "8 × 2 = 16"])
    #expect(HistoryViewModel(of: storage, program: 2).shown == history.shown)
  }

  /// Returns a history from which the first of two calculations was removed while no file could be replaced, and
  /// its storage.
  private func afterARemovalThatWasOnlyAppended() throws -> (UnreliableStorage, HistoryViewModel) {
    let storage = UnreliableStorage()
    let history = HistoryViewModel(of: storage)
    let id = try #require(history.record(expression: "1", angleUnit: .degrees, value: 1))
    history.record(expression: "2", angleUnit: .degrees, value: 2)
    storage.rewritingError = UnreliableStorage.full
    history.remove(id)
    return (storage, history)
  }

  @Test func removesOnceItCanWriteAgain() throws {
    let (storage, history) = try afterARemovalThatWasOnlyAppended()
    #expect(history.problem == .storage(UnreliableStorage.full, unsavedCount: 0))
    // The removal could still be appended.
    #expect(storage.memory.entries.count == 1 && storage.memory.lines().count == 3)
    storage.rewritingError = nil
    history.reload()
    #expect(storage.memory.lines().count == 1 && history.problem == nil)
  }

  @Test func removesWhatAProgramThatWasKilledHadBegunToRemove() throws {
    let (storage, _) = try afterARemovalThatWasOnlyAppended()
    #expect(storage.memory.lines().count == 3)
    #expect(HistoryViewModel(of: storage.memory, program: 2).shown == ["2 = 2"])
    #expect(storage.memory.lines().count == 1)
  }

  @Test func clearsOnAFullDisk() {
    let storage = UnreliableStorage()
    let history = HistoryViewModel(of: storage)
    for number in 0..<10 {
      history.record(expression: "1", angleUnit: .degrees, value: Real(number))
    }
    storage.appendingError = UnreliableStorage.full
    history.clear()
    #expect(storage.memory.lines().isEmpty && history.problem == nil)
  }
}
