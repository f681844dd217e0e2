import BigNumbers
import Testing

@testable import ExactReals

@Suite struct FormTests {
  /// Nested roots of sums: numbers as deep as the limit can be used like any other.
  @Test func depthIsLimited() throws {
    var number = Real.pi
    for _ in 0..<Form.depthLimit { number = try Real.sqrt(1 + number) }
    #expect(number.depth == Form.depthLimit)
    #expect(try (2 * number).depth == Form.depthLimit)
    #expect(throws: CalculationError.tooMuchWork) { try 2 * Real.sqrt(1 + number) }
  }

  /// A power of a sum is multiplied out where the result has at most 64 terms, or only roots of a few integers.
  @Test func powersOfSumsAreMultipliedOutWhereTheyStayShort() throws {
    let sum = try 1 + Real.pi
    let roots = try 1 + Real.sqrt(2)
    #expect(try Real.pow(sum, 3).form?.terms.count == 4)
    #expect(try Real.pow(sum, 20).form?.terms.count == 21)
    #expect(try Real.pow(sum, 64).form?.terms.count == 1)
    #expect(try Real.pow(roots, 64).form?.terms.count == 2)
    #expect(try Real.pow(roots, 65).form?.terms.count == 1)
  }

  @Test func aSumOfThirtyTwoTermsIsDividedByItsMultiple() throws {
    let primes = (2...131).filter { number in (2..<number).allSatisfy { number % $0 != 0 } }
    var sum: Real = 0
    for prime in primes { sum = try sum + .exp(.sqrt(Real(prime))) }
    #expect(sum.form?.terms.count == 32)
    #expect(
      try sum.quotientIfMultiple(of: 3 * sum, within: Budget())?.rational == Rational(1, over: 3))
  }

  @Test func gammaOfNumbersThatDifferByUpToSixteenIsReduced() throws {
    let start = try Real.sqrt(2)
    for count in [15, 16] {
      let quotient = try Real.gamma(start + Real(count)) / Real.gamma(start)
      #expect(try quotient.isRational() == .no, "\(count)")
      #expect(quotient.form?.terms.count == 2, "\(count)")
    }
  }

  @Test func sinesOfSumsOfUpToSixteenArctangentsAreAlgebraic() throws {
    let (half, fifth) = try (Real.atan(1 / Real(2)), Real.atan(1 / Real(5)))
    #expect(try Real.sin(8 * half + 8 * fifth).isRational() == .yes)
    #expect(try Real.sin(8 * half + 8 * fifth).rational != nil)
    #expect(try Real.sin(9 * half + 8 * fifth).rational == nil)
    #expect(try Real.sin(10 * half + 8 * fifth).rational == nil)
  }
}
