import ExactReals
import Testing

@Suite struct BudgetTests {
  @Test func oneBudgetIsForAllSteps() throws {
    let budget = Budget(work: 100_000)
    let error = #expect(throws: CalculationError.self) {
      while true { _ = try Enclosure.exp(.one, precision: 1000, within: budget) }
    }
    #expect(error == .tooMuchWork)
  }

  @Test func callersCanStop() {
    var asked = 0
    let budget = Budget(shouldStop: {
      asked += 1
      return asked > 3
    })
    #expect(throws: CalculationError.stopped) {
      while true { _ = try Enclosure.exp(.one, precision: 1000, within: budget) }
    }
    #expect(asked == 4)
  }
}
