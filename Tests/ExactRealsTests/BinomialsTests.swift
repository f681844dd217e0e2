import BigNumbers
import ExactReals
import Testing

@Suite struct BinomialsTests {
  /// C(n, k) = C(n − 1, k − 1) + C(n − 1, k), by primes, by a quotient, and as a form.
  @Test(arguments: [(10_000, 4_500), (9_000, 4_097), (9_000, 4_096), (100_000, 3), (70, 35)])
  func areThoseOfPascalsTriangle(n: Int, k: Int) throws {
    let above =
      try Real.combinations(Real(n - 1), Real(k - 1))
      + Real.combinations(Real(n - 1), Real(k))
    #expect(try Real.combinations(Real(n), Real(k)).rational == above.rational, "\(n), \(k)")
  }

  @Test func formsAreTheSameNumbers() throws {
    let short = Budget(expansionBits: 2_000)
    let form = try Real.combinations(10_000, 5_000, within: short)
    #expect(form.rational == nil)
    let digits = try form.decimal(significantDigits: 30)
    let written = try Real.combinations(10_000, 5_000).decimal(significantDigits: 30)
    #expect(digits.significand == written.significand && digits.exponent == written.exponent)
  }
}
