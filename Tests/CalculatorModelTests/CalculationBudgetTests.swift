import BigNumbers
import ExactReals
import Testing

@testable import CalculatorModel

@Suite struct CalculationBudgetTests {
  @Test func paysForTheSizeOfBothNumbers() throws {
    var budget = CalculationBudget(wordPairs: 70)
    try budget.pay(for: .addition, 1, 2)  // 1 pair and 4 times 2 words
    let long = Rational(BigInt(1) << 500)  // 8 words
    try budget.pay(for: .multiplication, long, 3)  // 8 pairs and 4 times 9 words
    try budget.pay(for: .subtraction, 4, 5)
    #expect(throws: CalculationError.tooMuchWork) { try budget.pay(for: .addition, 6, 7) }
  }

  @Test func refusesTwoLongNumbersSoonerThanALongAndAShortOne() throws {
    let long = Rational(BigInt(1) << 6_400)
    var budget = CalculationBudget(wordPairs: 9_000)
    try budget.pay(for: .addition, long, 1)
    #expect(throws: CalculationError.tooMuchWork) { try budget.pay(for: .addition, long, long) }
  }

  @Test func paysForEachCommonDivisorOfLongNumbers() throws {
    let whole = OperandSize(words: 100, isFraction: false)
    let fraction = OperandSize(words: 100, isFraction: true)
    for (operation, left, right, divisors) in [
      (.addition, whole, whole, 0), (.addition, whole, fraction, 0),
      (.subtraction, fraction, fraction, 2), (.multiplication, whole, whole, 0),
      (.multiplication, fraction, whole, 1), (.multiplication, fraction, fraction, 2),
      (.division, whole, whole, 1), (.division, whole, fraction, 1),
      (.division, fraction, fraction, 2),
    ] as [(ArithmeticOperation, OperandSize, OperandSize, Int64)] {
      let price = 10_000 * (1 + 4 * divisors) + (divisors > 0 ? 6_400 : 800)
      var budget = CalculationBudget(wordPairs: price)
      try budget.pay(for: operation, left, right)
      budget = CalculationBudget(wordPairs: price - 1)
      #expect(throws: CalculationError.tooMuchWork, "\(operation) \(left) \(right)") {
        try budget.pay(for: operation, left, right)
      }
    }
  }

  @Test func paysForOneDivisorWhereADenominatorIsAMultipleOfTheOther() throws {
    let left = Rational(significand: 7, exponent: -1_000)  // 3,322 bits
    let right = Rational(significand: 3, exponent: -900)  // 2,990 bits
    let price: Int64 = 52 * 47 * 5 + 32 * (52 + 47)
    for (left, right) in [(left, right), (right, left)] {
      var budget = CalculationBudget(wordPairs: price)
      try budget.pay(for: .addition, left, right)
      budget = CalculationBudget(wordPairs: price - 1)
      #expect(throws: CalculationError.tooMuchWork) {
        try budget.pay(for: .subtraction, left, right)
      }
    }
  }
}
