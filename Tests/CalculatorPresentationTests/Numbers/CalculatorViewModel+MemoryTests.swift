import CalculatorModel
import CalculatorPresentation
import Testing

@Suite struct CalculatorViewModelMemoryTests {
  @Test func listsWhatIsInMemory() throws {
    let viewModel = try CalculatorViewModel(pressing: "5 m+ 1 / 3 =")
    viewModel.store()
    #expect(viewModel.notice == "Stored 0.33333333")
    viewModel.press(.digit(.seven))
    viewModel.perform(.store)
    #expect(viewModel.memoryRows.map(\.text) == ["5", "7", "0.33333333"])
    #expect(viewModel.memoryRows.map(\.exactness) == [.exact, .exact, .rounded])
    viewModel.press(.operation(.multiplication))
    viewModel.recall(viewModel.memoryRows[2].place)
    viewModel.press(.equals)
    #expect(viewModel.displayText == "2.33333333")
    viewModel.remove(.stored(1))
    viewModel.remove(.memory)
    #expect(viewModel.memoryRows.map(\.text) == ["0.33333333"])
    for _ in 1...2 { viewModel.undo() }
    #expect(viewModel.memoryRows.count == 3)
  }

  @Test func storesNoError() throws {
    let viewModel = try CalculatorViewModel(pressing: "1 / 0 =")
    viewModel.store()
    #expect(viewModel.notice == "Nothing to store")
    #expect(viewModel.memoryRows.isEmpty)
  }
}
