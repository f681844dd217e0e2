import CalculatorModel
import CalculatorPresentation
import Testing

/// Digits that cost more than a line may while the user is typing.
@Suite struct SlowSheetAnswersTests {
  @Test func theyAreWrittenWhenThereIsNothingElseToDo() throws {
    let viewModel = try SheetViewModel("# exactly: digits 20000\ngamma(sqrt(2))\n1/4")
    #expect(viewModel.row(1, at: 0).answerText == "…")
    #expect(viewModel.row(1, at: 0).error == nil)
    #expect(viewModel.row(2, at: 0).answerText == "0.25")
    #expect(viewModel.hasWork)
    // Stopped work is still pending.
    #expect(viewModel.continueWork(at: 0) { true })
    #expect(viewModel.row(1, at: 0).answerText == "…")
    viewModel.select(
      SheetSelection(from: SheetCursor(), to: SheetCursor(line: 0, offset: 23)), at: 0)
    viewModel.type("#", at: 0)
    #expect(viewModel.row(1, at: 0).answerText == "0.8865814287192591")
    #expect(!viewModel.hasWork)
  }

  @Test("What is left can be done elsewhere, part by part, and each part is taken over")
  func theRestIsDoneElsewhere() throws {
    let viewModel = try SheetViewModel(
      "# exactly: digits 5000\ngamma(sqrt(2))\nbinomial(10^6, 10^5)\nline 2 * 2\n1/4",
      lastVisible: 1)
    #expect(viewModel.row(1, at: 0).answerText == "…")
    // Stopped work is still pending, and has no result.
    let stopped = try #require(viewModel.rest).outcome { true }
    viewModel.take(stopped, at: 0)
    #expect(viewModel.rest != nil)
    var parts = 0
    while let rest = viewModel.rest, parts < 20 {
      parts += 1
      viewModel.take(rest.outcome { false }, at: 0)
      _ = viewModel.rows(0..<5, at: 0)
    }
    #expect(viewModel.rest == nil && parts > 1)
    #expect(viewModel.rows(0..<5, at: 0).allSatisfy { $0.answerText != "…" })
    #expect(viewModel.row(1, at: 0).answerText.utf8.count > 5_000)
    #expect(viewModel.row(4, at: 0).answerText == "0.25")
  }
}
