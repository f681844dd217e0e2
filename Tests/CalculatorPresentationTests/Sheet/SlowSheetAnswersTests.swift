import CalculatorModel
import CalculatorPresentation
import Testing

/// Digits that cost more than a line may while one types (SHEET R6).
@Suite struct SlowSheetAnswersTests {
  @Test func theyAreWrittenWhenThereIsNothingElseToDo() throws {
    let viewModel = try SheetViewModel("# exactly: digits 20000\ngamma(sqrt(2))\n1/4")
    #expect(viewModel.row(1, at: 0).answerText == "…")
    #expect(viewModel.row(1, at: 0).error == nil)
    #expect(viewModel.row(2, at: 0).answerText == "0.25")
    #expect(viewModel.hasWork)
    // What is stopped is still to be done.
    #expect(viewModel.continueWork(at: 0) { true })
    #expect(viewModel.row(1, at: 0).answerText == "…")
    viewModel.select(
      SheetSelection(from: SheetCursor(), to: SheetCursor(line: 0, offset: 23)), at: 0)
    viewModel.type("#", at: 0)
    #expect(viewModel.row(1, at: 0).answerText == "0.8865814287192591")
    #expect(!viewModel.hasWork)
  }
}
