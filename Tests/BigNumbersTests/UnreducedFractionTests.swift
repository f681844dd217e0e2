import BigNumbers
import TestSupport
import Testing

/// Fractions whose parts may have divisors in common.
@Suite struct UnreducedFractionTests {
  @Test func areReducedInTheEnd() throws {
    let half = UnreducedFraction(try Rational(1).divided(by: 2))
    let third = UnreducedFraction(try Rational(1).divided(by: 3))
    let sum = half + third + third + half
    #expect(sum.denominator == 36)
    #expect(sum.reduced == (try Rational(5).divided(by: 3)))
    #expect((half + half).denominator == 2, "the same denominator stays")
    #expect((half * third).reduced == (try Rational(1).divided(by: 6)))
    #expect(UnreducedFraction(0).reduced == 0)
  }

  @Test(arguments: [1] + FreshSeed.all)
  func areTheSameNumbersAsReducedOnes(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 1...200 {
      let fractions = try (0..<Int.random(in: 1...12, using: &generator)).map { _ in
        let top = BigInt(Int64.random(in: -1 << 40...1 << 40, using: &generator))
        let bottom = BigInt(Int64.random(in: 1...1 << 40, using: &generator))
        return try Rational(numerator: top, denominator: bottom)
      }
      let unreduced = fractions.map { UnreducedFraction($0) }
      let sum = unreduced.dropFirst().reduce(unreduced[0], +)
      let product = unreduced.dropFirst().reduce(unreduced[0], *)
      #expect(sum.reduced == fractions.reduce(0, +), "\(fractions)")
      #expect(product.reduced == fractions.reduce(1, *), "\(fractions)")
      #expect(sum.denominator > 0 && product.denominator > 0, "\(fractions)")
      #expect(
        sum.bitWidth == max(sum.numerator.magnitudeBitWidth, sum.denominator.magnitudeBitWidth))
    }
  }
}
