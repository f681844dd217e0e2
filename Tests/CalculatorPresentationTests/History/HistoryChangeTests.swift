import CalculatorModel
import CalculatorPresentation
import Testing

/// The user's changes to the history are undone and redone like key presses.
@Suite struct HistoryChangeTests {
  /// Returns a calculator with `2 + 3 = 5`, `5 × 4 = 20` and `1 ÷ 3`, and its storage.
  private func calculator() throws -> (CalculatorViewModel, InMemoryHistory) {
    let storage = InMemoryHistory()
    var number: UInt64 = 0
    let viewModel = CalculatorViewModel(
      historyStorage: storage, locale: "C", clock: { 0 },
      random: {
        number += 1
        return number
      })
    viewModel.readHistory()
    for key in try KeySequence("2 + 3 = * 4 = 1 / 3 =").keys { viewModel.press(key) }
    return (viewModel, storage)
  }

  /// Returns the calculations as another program reads them, the oldest first.
  private func kept(_ storage: InMemoryHistory) -> [String] {
    HistoryViewModel(storage: storage).rows.reversed().map(\.calculationText)
  }

  private let calculations = ["2 + 3 = 5", "5 × 4 = 20", "1 ÷ 3 ≈ 0.3333333333333333"]

  @Test func removalIsUndoneAndRedone() throws {
    let (viewModel, storage) = try calculator()
    #expect(kept(storage) == calculations)
    viewModel.remove(viewModel.history.rows[2].id)
    #expect(kept(storage) == ["5 × 4 = 20", "1 ÷ 3 ≈ 0.3333333333333333"])
    viewModel.undo()
    #expect(kept(storage) == calculations)
    let edited = viewModel.history.rows[2].id
    try viewModel.edit(edited, to: "10")
    #expect(kept(storage)[1] == "10 × 4 = 40", "the reference is one again")
    viewModel.undo()
    viewModel.undo()
    viewModel.redo()
    #expect(kept(storage) == calculations, "the last press was done again, and no change")
  }

  @Test func clearingEditsAndLabelsAreUndone() throws {
    let (viewModel, storage) = try calculator()
    viewModel.clearHistory()
    #expect(kept(storage) == [])
    viewModel.undo()
    #expect(kept(storage) == calculations)
    viewModel.redo()
    #expect(kept(storage) == [])
    viewModel.undo()
    viewModel.label(viewModel.history.rows[0].id, "third")
    try viewModel.edit(viewModel.history.rows[1].id, to: "#1 × 5")
    #expect(kept(storage)[1] == "5 × 5 = 25")
    viewModel.undo()
    #expect(kept(storage) == calculations)
    #expect(viewModel.history.rows[0].label == "third")
    viewModel.undo()
    #expect(viewModel.history.rows[0].label == "")
  }

  @Test func numberShownFollowsAnEdit() throws {
    let (viewModel, _) = try calculator()
    #expect(viewModel.displayText == "0.33333333")
    try viewModel.edit(viewModel.history.rows[0].id, to: "1/4")
    #expect(viewModel.displayText == "0.25")
    viewModel.undo()
    #expect(viewModel.displayText == "0.33333333")
    #expect(viewModel.history.rows[0].resultText == "0.3333333333333333")
  }

  @Test func numberTakenFromTheHistoryFollowsEveryEdit() throws {
    let (viewModel, storage) = try calculator()
    let sum = viewModel.history.rows[2].id
    viewModel.reuse(sum)
    try viewModel.edit(sum, to: "2+6")
    #expect(viewModel.displayText == "8")
    try viewModel.edit(sum, to: "2+7")
    #expect(viewModel.displayText == "9")
    for key in try KeySequence("* 2 =").keys { viewModel.press(key) }
    #expect(kept(storage).last == "9 × 2 = 18")
    try viewModel.edit(sum, to: "1")
    #expect(kept(storage).last == "1 × 2 = 2")
  }

  @Test("A number that waits does not follow, and stands in the history as it is")
  func keepsNoFalseEquation() throws {
    let (viewModel, storage) = try calculator()
    let sum = viewModel.history.rows[2].id
    viewModel.reuse(sum)
    viewModel.press(.operation(.multiplication))
    try viewModel.edit(sum, to: "2+6")
    for key in try KeySequence("2 =").keys { viewModel.press(key) }
    #expect(viewModel.displayText == "10")
    #expect(kept(storage).last == "5 × 2 = 10")
    viewModel.undo()
    viewModel.undo()
    viewModel.undo()
    #expect(kept(storage).first == "2 + 3 = 5")
  }

  @Test func inTheHistoryOnlyItsOwnChangesAreUndone() throws {
    let (viewModel, storage) = try calculator()
    viewModel.undoHistoryChange()
    #expect(viewModel.notice == "Nothing to undo")
    #expect(viewModel.displayText == "0.33333333")
    viewModel.remove(viewModel.history.rows[0].id)
    viewModel.undoHistoryChange()
    #expect(kept(storage) == calculations)
    viewModel.redoHistoryChange()
    #expect(kept(storage).count == 2)
    viewModel.redoHistoryChange()
    #expect(viewModel.notice == "Nothing to redo")
  }

  @Test func leavesWhatOthersHaveChanged() throws {
    let (viewModel, storage) = try calculator()
    viewModel.remove(viewModel.history.rows[0].id)
    let other = HistoryViewModel(storage: storage, random: { 99 })
    other.record(expression: "7 × 7", angleUnit: .degrees, value: 49)
    viewModel.readHistory()
    viewModel.undo()
    #expect(kept(storage).sorted() == (calculations + ["7 × 7 = 49"]).sorted())
  }
}
