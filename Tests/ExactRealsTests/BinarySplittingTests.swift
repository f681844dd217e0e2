import BigNumbers
import Testing

@testable import ExactReals

@Suite struct BinarySplittingTests {
  /// Returns the sum term by term, for fractions p(n)/q(n).
  private func sum(_ count: Int, _ ratio: (Int) throws -> Rational) rethrows -> Rational {
    var (sum, product) = (Rational(0), Rational(1))
    for n in 0..<count {
      product *= try ratio(n)
      sum += product
    }
    return sum
  }

  @Test func isTheSumOfItsTerms() throws {
    for count in [1, 2, 7, 8, 9, 17, 40, 100] {
      for twos in [0, 3, -2] {
        let split = try BinarySplitting.sum(over: 0..<count, within: Budget()) {
          BinarySplitting(p: BigInt(3 - $0), q: BigInt(2 * $0 + 5), twos: twos)
        }
        let expected = try sum(count) { n in
          let power = Rational(BigInt(1) << abs(twos))
          let ratio = try Rational(numerator: BigInt(3 - n), denominator: BigInt(2 * n + 5))
          return twos >= 0 ? try ratio / power : ratio * power
        }
        let denominator = split.q << max(split.twos, 0)
        #expect(
          try Rational(numerator: split.t, denominator: denominator) == expected,
          "\(count) terms, 2^\(twos)")
      }
    }
  }

  @Test func roundedSumsHoldTheExactOnes() throws {
    for (count, precision) in [(1, 20), (9, 20), (50, 2), (300, 64), (300, 1_000), (700, 90)] {
      for twos in [0, 2, -3] {
        let term = { (n: Int) in BinarySplitting(p: 7, q: BigInt(3 * n + 2), twos: twos) }
        let split = try BinarySplitting.sum(over: 0..<count, within: Budget(), term: term)
        let exact = try Rational(
          numerator: split.t, denominator: split.q << max(split.twos, 0))
        let rounded = try RoundedBinarySplitting.sum(
          over: 0..<count, termBits: 10, precision: precision, within: Budget(), term: term)
        #expect(rounded.contains(exact), "\(count) terms, \(precision) bits, 2^\(twos)")
        #expect(
          rounded.accuracyBits >= precision - 2,
          "\(count) terms, \(precision) bits, 2^\(twos)")
      }
    }
  }

  /// However few and short the terms are, no sum is free, and each asks whether to stop.
  @Test func everyTermIsPaidFor() {
    for count in [1, 8, 9, 1_000] {
      for (budget, error) in [
        (Budget(work: Int64(count)), CalculationError.tooMuchWork),
        (Budget(shouldStop: { true }), .stopped),
      ] {
        #expect(throws: error, "\(count) terms") {
          try BinarySplitting.sum(over: 0..<count, within: budget) { _ in BinarySplitting(q: 1) }
        }
      }
    }
  }

  @Test func anEmptySumIsZero() throws {
    let split = try BinarySplitting.sum(over: 3..<3, within: Budget()) {
      BinarySplitting(q: BigInt($0))
    }
    #expect(split.t.isZero && split.q == 1)
  }
}
