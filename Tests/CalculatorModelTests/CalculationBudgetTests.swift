import BigNumbers
import Testing

@testable import CalculatorModel

@Suite struct CalculationBudgetTests {
  @Test func paysForTheSizeOfBothNumbers() throws {
    var budget = CalculationBudget(limit: .expression, wordPairs: 10)
    try budget.pay(for: 1, 2)
    let long = Rational(BigInt(1) << 500)  // 8 words
    try budget.pay(for: long, 3)
    try budget.pay(for: 4, 5)
    #expect(throws: CalculationError.tooMuchWork) { try budget.pay(for: 6, 7) }
  }

  @Test func refusesTwoLongNumbersSoonerThanALongAndAShortOne() throws {
    let long = Rational(BigInt(1) << 6_400)
    var budget = CalculationBudget(limit: .expression, wordPairs: 5_000)
    try budget.pay(for: long, 1)
    #expect(throws: CalculationError.tooMuchWork) { try budget.pay(for: long, long) }
  }
}
