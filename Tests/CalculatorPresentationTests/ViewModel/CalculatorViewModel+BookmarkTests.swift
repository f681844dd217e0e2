import CalculatorModel
import Testing

@testable import CalculatorPresentation

/// Going back to an earlier state of the calculator.
@Suite struct CalculatorViewModelBookmarkTests {
  private func viewModel(pressing keys: String) throws -> CalculatorViewModel {
    let viewModel = CalculatorViewModel(locale: "", clock: { 0 }, random: { 7 })
    for key in try KeySequence(keys).keys { viewModel.press(key) }
    return viewModel
  }

  @Test func leavesNothingOfWhatWasDoneSince() throws {
    let viewModel = try viewModel(pressing: "1 / 3 = m+ 2 +")
    let (lines, text) = (viewModel.sessionLines, viewModel.expressionText)
    let bookmark = viewModel.bookmark
    viewModel.perform(.order)
    for _ in 0..<3 { viewModel.undo() }
    for key in try KeySequence("Rad 7 mc sqrt").keys { viewModel.press(key) }
    viewModel.perform(.store)
    #expect(viewModel.goBack(to: bookmark))
    #expect(viewModel.expressionText == text && viewModel.order == .precedence)
    #expect(viewModel.settings == Settings())
    #expect(viewModel.sessionLines == lines)
    #expect(viewModel.notice == nil && !viewModel.canRedo)
    viewModel.undo()
    viewModel.undo()
    #expect(viewModel.displayText == "0.33333333" && viewModel.calculator.memory != nil)
    viewModel.undo()
    #expect(viewModel.calculator.memory == nil)
  }

  @Test func isRefusedWhereTheHistoryWasChangedSince() throws {
    let viewModel = try viewModel(pressing: "1 + 1 =")
    let entry = try #require(viewModel.history.rows.first)
    viewModel.remove(entry.id)
    let bookmark = viewModel.bookmark
    viewModel.undo()
    #expect(viewModel.history.rows.count == 1)
    #expect(!viewModel.goBack(to: bookmark))
    #expect(viewModel.history.rows.count == 1 && viewModel.canRedo)
    viewModel.redo()
    #expect(viewModel.history.rows.isEmpty)
  }
}
