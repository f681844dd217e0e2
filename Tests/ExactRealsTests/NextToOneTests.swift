import BigNumbers
import Testing

@testable import ExactReals

/// Numbers next to 0 or 1, and fractions that are much longer than the bits asked for.
@Suite struct NextToOneTests {
  @Test func longFractionsAreEnclosed() {
    let exponents = [(1, 30_000), (30_000, 1), (30_000, 30_001), (20_000, 25_000), (9, 5_000)]
    for (above, below) in exponents {
      for sign in [BigInt(1), -1] {
        let value = Rational(sign * BigInt(7).raised(to: above), over: BigInt(5).raised(to: below))
        for precision in [2, 64, 1_000, 12_000] {
          let ball = Enclosure(value, precision: precision)
          #expect(ball.contains(value), "7^\(above)/5^\(below) to \(precision) bits")
          #expect(ball.accuracyBits >= precision - 2, "7^\(above)/5^\(below) to \(precision) bits")
        }
      }
    }
  }

  @Test func aShortNumberOverAPowerOfTwoIsExact() {
    let value = Rational(3, over: BigInt(1) << 30_000)
    #expect(Enclosure(value, precision: 64).isExact)
  }

  @Test(arguments: [200, 151, 149, 10])
  func reciprocalNextToOne(bits: Int) throws {
    for sign in [1, -1] {
      let value = Rational(1) + Rational(BigInt(sign), over: BigInt(1) << bits)
      let inverse = try Enclosure(value, precision: 400)
        .inverseNextToOne(precision: 290, within: Budget())
      #expect((inverse != nil) == (bits > 146), "\(bits) bits")
      guard let inverse else { continue }
      #expect(inverse.contains(try 1 / value), "\(bits) bits")
      #expect(inverse.accuracyBits >= 280, "\(bits) bits")
    }
  }

  @Test(arguments: [3, 30, 7_000, 20_000])
  func exponentialNextToZero(bits: Int) throws {
    for sign in [1, -1] {
      let x = Rational(BigInt(3 * sign), over: BigInt(1) << bits)
      let ball = try Enclosure.exp(
        Enclosure(x, precision: 64), precision: 30_000, within: Budget())
      let other = try Enclosure.exp(
        Enclosure(-x, precision: 64), precision: 30_000, within: Budget())
      #expect(ball.accuracyBits >= 29_990, "\(bits) bits")
      #expect(try Enclosure.product(ball, other, precision: 30_000).contains(1), "\(bits) bits")
      guard bits >= 7_000 else { continue }
      // The terms that are left out are below 2^−34,900.
      let square = x * x
      let cubic = Rational(1) + x + square * Rational.half + square * x * Rational(1, over: 6)
      #expect(ball.contains(cubic + square * square * Rational(1, over: 24)), "\(bits) bits")
    }
  }

  @Test func sumsAreTheSameInAnyOrder() throws {
    let roots = try (1...300).map { try Real.sqrt(Real($0)) }
    let budget = Budget()
    let inOrder = try roots.reduce(0) { try Real.sum($0, $1, within: budget) }
    let backwards = try roots.reversed().reduce(0) { try Real.sum($0, $1, within: budget) }
    let lower = try roots[..<150].reduce(0) { try Real.sum($0, $1) }
    let halves = try Real.sum(lower, roots[150...].reduce(0) { try Real.sum($0, $1) })
    #expect(inOrder.isStructurallyEqual(to: backwards))
    #expect(inOrder.isStructurallyEqual(to: halves))
    // And each term is subtracted again.
    let rest = try roots.reduce(inOrder) { try Real.difference($0, $1, within: budget) }
    #expect(rest.isWrittenAsZero)
  }
}
