import BigNumbers
import ExactReals
import TestSupport
import Testing

@testable import CalculatorModel

/// Terms of sums and products, which are reduced late.
@Suite struct JoinedTermsTests {
  /// Returns whole numbers, zero, and fractions on both sides of the limits for reducing at each step.
  private func fractions(_ generator: inout SeededGenerator) throws -> [Rational] {
    let bits = [4, 20, 33, 62, 500, 1_100].randomElement(using: &generator) ?? 4
    func number() -> BigInt {
      (BigInt(1) << Int.random(in: 0...bits, using: &generator))
        + BigInt(Int.random(in: 0...1_000, using: &generator))
    }
    let shared = number()
    return try (0..<Int.random(in: 1...40, using: &generator)).map { _ in
      let sign = BigInt([-1, 0, 1, 1, 1].randomElement(using: &generator) ?? 1)
      let below: BigInt = [1, shared, number()].randomElement(using: &generator) ?? 1
      return try Rational(numerator: sign * number(), denominator: below)
    }
  }

  @Test(arguments: [1] + FreshSeed.all)
  func comeToWhatTheyComeToOneByOne(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 1...Sample.count(100) {
      let terms = try fractions(&generator)
      for operation in [ArithmeticOperation.addition, .multiplication] {
        let budget = Budget()
        var joined = terms.map { JoinedTerms.number(Real($0)) }
        while joined.count > 1 {
          let right = joined.removeLast()
          let place = Int.random(in: joined.indices, using: &generator)
          joined[place] = try .joined(joined[place], right, by: operation, within: budget)
        }
        let value = try joined[0].value(within: budget)
        let expected = operation == .addition ? terms.reduce(0, +) : terms.reduce(1, *)
        #expect(value.rational == expected, "\(operation) of \(terms)")
      }
    }
  }

  @Test("what is no fraction is joined as ever")
  func irrationalTerms() throws {
    let budget = Budget()
    let third = JoinedTerms.number(Real(try Rational(1).divided(by: 3_000_000_000_001)))
    let sum = try JoinedTerms.joined(
      .joined(third, third, by: .addition, within: budget), .number(.pi), by: .addition,
      within: budget)
    let rest = try sum.value(within: budget) - .pi
    #expect(rest.rational == (try Rational(2).divided(by: 3_000_000_000_001)))
  }

  @Test("the work of reducing is paid for")
  func workIsPaidFor() throws {
    let long = try Rational(numerator: (BigInt(1) << 900) + 1, denominator: (BigInt(1) << 900) - 1)
    let sum = try JoinedTerms.joined(
      .number(Real(long)), .number(Real(long.raised(to: -1))), by: .addition, within: Budget())
    #expect(throws: CalculationError.tooMuchWork) { try sum.value(within: Budget(work: 1)) }
  }
}
