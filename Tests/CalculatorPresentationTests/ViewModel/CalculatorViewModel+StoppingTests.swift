import CalculatorModel
import CalculatorPresentation
import Testing

/// A calculation that the user stops leaves no trace.
@Suite struct CalculatorViewModelStoppingTests {
  private func viewModel(after sequence: String) throws -> CalculatorViewModel {
    let viewModel = CalculatorViewModel(
      mode: .scientific, locale: "", clock: { 0 }, random: { 1 })
    for key in try KeySequence(sequence).keys { viewModel.press(key) }
    return viewModel
  }

  @Test func noMoreDigitsAreFound() throws {
    let viewModel = try viewModel(after: "2 sqrt")
    viewModel.shouldStop = { true }
    viewModel.perform(.digits)
    #expect(viewModel.expandedNumber == nil)
    #expect(viewModel.notice == "The calculation was stopped")
    viewModel.shouldStop = { false }
    viewModel.perform(.digits)
    #expect(viewModel.expandedNumber?.digits == 50)
  }

  @Test func digitsThatAreThereStay() throws {
    let viewModel = try viewModel(after: "2 sqrt")
    viewModel.perform(.digits)
    viewModel.shouldStop = { true }
    viewModel.perform(.digits)
    #expect(viewModel.expandedNumber?.digits == 50)
    #expect(viewModel.expandedNumber?.isComplete == false, "they can be asked for again")
  }

  @Test func aKeptCalculationIsNotChanged() throws {
    let viewModel = try viewModel(after: "2 sqrt + 1 =")
    let row = try #require(viewModel.history.rows.first)
    viewModel.shouldStop = { true }
    #expect(throws: HistoryEditError.self) { try viewModel.edit(row.id, to: "sqrt(3) + sin(1)") }
    #expect(viewModel.history.rows.first?.calculationText == row.calculationText)
    viewModel.shouldStop = nil
    try viewModel.edit(row.id, to: "sqrt(4) + 1")
    #expect(viewModel.history.rows.first?.calculationText == "√4 + 1 = 3")
  }
}
