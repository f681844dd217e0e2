import CalculatorPresentation
import Testing

@Suite struct AnswersInTextTests {
  private static let written =
    "1/4  # = 0.25\r\nrent = 1200  # = 1200\r\n1/0  # ! division-by-zero\r\n"

  @Test func answersAreWrittenRenewedAndTakenOutInOneStepEach() throws {
    let plain = "1/4\r\nrent = 1200\r\n1/0\r\n"
    let viewModel = try SheetViewModel(plain)
    #expect(viewModel.writeAnswers(.everywhere, at: 0) == "The answers are in the text")
    #expect(viewModel.text == Self.written)
    viewModel.undo(at: 1)
    #expect(viewModel.text == plain)
    viewModel.redo(at: 2)
    #expect(viewModel.writeAnswers(.none, at: 3) == "There are no answers in the text")
    #expect(viewModel.text == plain)
    viewModel.undo(at: 4)
    #expect(viewModel.text == Self.written)
  }

  @Test func onlyAnswersThatAreThereAreRenewed() throws {
    let viewModel = try SheetViewModel("1/8  # = 0.25\n2 * 3\ntotal  # ≈ 5.1")
    #expect(viewModel.writeAnswers(.upToDate, at: 0) == "The answers in the text are up to date")
    #expect(viewModel.text == "1/8  # = 0.125\n2 * 3\ntotal  # ≈ 6.1")
  }

  @Test func theCursorStaysInItsLine() throws {
    let viewModel = try SheetViewModel("1/4\n2/4\n3/4")
    viewModel.select(SheetSelection(at: SheetCursor(line: 1, offset: 2)), at: 0)
    _ = viewModel.writeAnswers(.everywhere, at: 1)
    #expect(viewModel.cursor == SheetCursor(line: 1, offset: 2))
    viewModel.type("1", at: 2)
    #expect(viewModel.lines[1] == "2/14  # = 0.5")
  }
}
