import CalculatorModel
import CalculatorPresentation
import ExactReals
import TestSupport
import Testing

/// Programs that use one storage at once.
@Suite struct HistoryViewModelSharingTests {
  @Test func keepsWhatTwoProgramsWriteInTurn() {
    let storage = InMemoryHistory()
    let (here, there) = (
      HistoryViewModel(of: storage, program: 1), HistoryViewModel(of: storage, program: 2)
    )
    for number in 1...20 {
      let writer = number % 3 == 0 ? there : here
      writer.record(
        expression: number.description, angleUnit: .degrees, value: Real(number))
    }
    here.reload()
    there.reload()
    #expect(here.shown == (1...20).reversed().map { "\($0) = \($0)" })
    #expect(there.shown == here.shown)
  }

  @Test func rewritingKeepsWhatAnotherProgramWroteMeanwhile() throws {
    let storage = UnreliableStorage()
    let (here, there) = (
      HistoryViewModel(of: storage, program: 1), HistoryViewModel(of: storage.memory, program: 2)
    )
    let id = try #require(here.record(expression: "1", angleUnit: .degrees, value: 1))
    storage.beforeRewrite = {
      there.record(expression: "2", angleUnit: .degrees, value: 2)
    }
    here.remove(id)
    storage.beforeRewrite = nil
    here.reload()
    #expect(here.shown == ["2 = 2"])
  }

  @Test func clearingKeepsWhatAnotherProgramAddsAfterwards() {
    let storage = UnreliableStorage()
    let (here, there) = (
      HistoryViewModel(of: storage, program: 1), HistoryViewModel(of: storage.memory, program: 2)
    )
    here.record(expression: "1", angleUnit: .degrees, value: 1)
    there.record(expression: "2", angleUnit: .degrees, value: 2)
    storage.beforeRewrite = {
      there.record(expression: "3", angleUnit: .degrees, value: 3)
    }
    here.clear()
    #expect(storage.memory.entries.map(\.expression) == ["3"])
  }

  @Test func calculatesAgainWhatAnotherProgramEditedMeanwhile() throws {
    let storage = InMemoryHistory()
    let (here, there) = (
      HistoryViewModel(of: storage, program: 1), HistoryViewModel(of: storage, program: 2)
    )
    let id = try #require(here.record(expression: "2", angleUnit: .degrees, value: 2))
    there.reload()
    try here.edit(id, to: "3")
    // There, the first is still 2.
    let later = try #require(
      there.record(expression: id.name + " × 10", angleUnit: .degrees, value: 20))
    there.record(expression: later.name + " + 1", angleUnit: .degrees, value: 21)
    here.reload()
    #expect(here.shown == ["30 + 1 = 31", "3 × 10 = 30", "3 = 3"])
    let lineCount = storage.lines().count
    there.reload()
    #expect(there.shown == here.shown)
    here.reload()
    #expect(storage.lines().count == lineCount)
  }

  @Test func calculatesAgainWhatWasEditedBehindItsBackAndThenRemoved() throws {
    let storage = InMemoryHistory()
    let (here, there) = (
      HistoryViewModel(of: storage, program: 1), HistoryViewModel(of: storage, program: 2)
    )
    let id = try #require(
      here.record(expression: "√2", angleUnit: .degrees, value: try Real.sqrt(2)))
    there.reload()
    try here.edit(id, to: "√3")
    there.record(expression: id.name + " + 1", angleUnit: .degrees, value: try Real.sqrt(2) + 1)
    here.remove(id)
    here.reload()
    #expect(here.shown == ["(√3) + 1 ≈ 2.732050807568877"])
    #expect(HistoryViewModel(of: storage).shown == here.shown)
  }

  @Test func knowsWhatAnotherProgramRemovedBeforeItWasUsed() throws {
    for knowing in [0, 1] {
      let storage = InMemoryHistory()
      let programs = [
        HistoryViewModel(of: storage, program: 1), HistoryViewModel(of: storage, program: 2),
      ]
      let id = try #require(
        programs[0].record(expression: "√2", angleUnit: .degrees, value: try Real.sqrt(2)))
      programs[1].reload()
      programs[0].remove(id)
      programs[1].record(
        expression: id.name + " + 1", angleUnit: .degrees, value: try Real.sqrt(2) + 1)
      #expect(HistoryViewModel(of: storage, program: 3).shown == ["? + 1 ≈ 2.414213562373095"])
      programs[knowing].reload()
      #expect(programs[knowing].shown == ["(√2) + 1 ≈ 2.414213562373095"])
      #expect(HistoryViewModel(of: storage, program: 3).shown == programs[knowing].shown)
    }
  }

  @Test func doesNotCalculateAgainWhatIsAsItWas() throws {
    let storage = InMemoryHistory()
    let history = HistoryViewModel(of: storage)
    let first = try #require(
      history.record(expression: "√2", angleUnit: .degrees, value: try Real.sqrt(2)))
    let second = try #require(
      history.record(
        expression: first.name + " + 1", angleUnit: .degrees, value: try Real.sqrt(2) + 1))
    history.record(expression: second.name + "²", angleUnit: .degrees, value: 1)
    #expect(HistoryViewModel(of: storage).rows[0].resultText == "1")
    history.remove(first)
    // The wrong result shows that it was not recalculated, as nothing required it.
    #expect(HistoryViewModel(of: storage).shown[0] == "(≈2.414213562373095)² = 1")
    try history.edit(second, to: "3")
    #expect(HistoryViewModel(of: storage).shown == ["3² = 9", "3 = 3"])
  }
}
