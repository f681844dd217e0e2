import BigNumbers
import Testing

@testable import CalculatorModel

@Suite struct CalculationBudgetTests {
  @Test func paysForTheSizeOfBothNumbers() throws {
    var budget = CalculationBudget(limit: .expression, wordPairs: 140)
    try budget.pay(for: 1, 2)  // 1 pair and 2 words
    let long = Rational(BigInt(1) << 500)  // 8 words
    try budget.pay(for: long, 3)
    try budget.pay(for: 4, 5)
    try budget.pay(for: 6, 7)
    #expect(throws: CalculationError.tooMuchWork) { try budget.pay(for: 8, 9) }
  }

  @Test func refusesTwoLongNumbersSoonerThanALongAndAShortOne() throws {
    let long = Rational(BigInt(1) << 6_400)
    var budget = CalculationBudget(limit: .expression, wordPairs: 9_000)
    try budget.pay(for: long, 1)
    #expect(throws: CalculationError.tooMuchWork) { try budget.pay(for: long, long) }
  }
}
