import CalculatorPresentation
import Testing

@Suite struct UndoHistoryTests {
  @Test func goesBackAndForth() {
    var history = UndoHistory<Int>(limit: 10)
    history.record(1)
    history.record(2)
    #expect(history.undo(from: 3) == 2)
    #expect(history.undo(from: 2) == 1)
    #expect(history.undo(from: 1) == nil)
    #expect(history.redo(from: 1) == 2)
    #expect(history.redo(from: 2) == 3)
    #expect(history.redo(from: 3) == nil)
  }

  @Test func forgetsWhatWasUndoneWhenSomethingNewHappens() {
    var history = UndoHistory<Int>(limit: 10)
    history.record(1)
    _ = history.undo(from: 2)
    history.record(1)
    #expect(!history.canRedo)
    #expect(history.undo(from: 5) == 1)
  }

  @Test func keepsAtLeastAsManyStatesAsItsLimit() {
    var history = UndoHistory<Int>(limit: 100)
    for state in 0..<10_000 { history.record(state) }
    var present = 10_000
    var steps = 0
    while let state = history.undo(from: present) {
      #expect(state == present - 1)
      present = state
      steps += 1
    }
    #expect((100...200).contains(steps))
  }
}
