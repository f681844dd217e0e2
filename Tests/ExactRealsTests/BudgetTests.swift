import Testing

@testable import ExactReals

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

  /// A proof may depend on one for a simpler number, and that on another, up to eight deep every time.
  @Test func proofsWithinProofsHaveAnEnd() throws {
    let budget = Budget()
    var begun = 0
    func prove() throws(CalculationError) -> Bool {
      begun += 1
      return begun < 100 ? try budget.proof(prove) : true
    }
    for time in 1...2 {
      begun = 0
      #expect(try !budget.proof(prove), "for the \(time). time")
      #expect(begun == 8, "for the \(time). time")
    }
    #expect(try budget.proof { true })
  }
}
