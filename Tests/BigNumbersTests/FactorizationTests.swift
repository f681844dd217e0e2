import BigNumbers
import TestSupport
import Testing

@Suite struct FactorizationTests {
  @Test(arguments: [1, 5] as [UInt64])
  func partsMultiplyUpToTheNumber(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for round in 0..<60 {
      var number = BigInt(random.next() >> UInt64(round % 60) | 1)
      if round % 3 == 0 { number *= BigInt(random.next() | 1) }
      if round % 5 == 0 { number *= number }
      let factors = Factorization(number).factors
      let product = factors.reduce(BigInt(1)) { product, factor in
        (0..<factor.exponent).reduce(product) { value, _ in value * factor.base }
      }
      #expect(product == number, "\(number), seed \(seed)")
      for (index, factor) in factors.enumerated() {
        #expect(factor.base > 1, "\(number), seed \(seed)")
        for other in factors[..<index] {
          #expect(
            other.base.greatestCommonDivisor(with: factor.base) == 1, "\(number), seed \(seed)")
        }
      }
    }
  }

  @Test(arguments: [(3, 100_000), (3, 131_072), (251, 20_000), (7, 65_535)])
  func powersOfASmallPrimeAreFoundWhateverTheirLength(prime: Int, exponent: Int) {
    let power = BigInt(prime).raised(to: exponent) << 77
    let factors = Factorization(power).factors
    #expect(factors.map(\.base) == [2, BigInt(prime)], "\(prime)^\(exponent)")
    #expect(factors.map(\.exponent) == [77, exponent], "\(prime)^\(exponent)")
  }

  @Test(arguments: [2, 3, 5, 6, 7, 9, 11, 13])
  func powersOfALargePrimeAreFound(exponent: Int) {
    let prime = (BigInt(1) << 61) - 1
    let factors = Factorization(prime.raised(to: exponent)).factors
    #expect(factors.map(\.base) == [prime], "(2^61 − 1)^\(exponent)")
    #expect(factors.map(\.exponent) == [exponent], "(2^61 − 1)^\(exponent)")
  }

  @Test func whatIsLeftBesideALongPowerIsFactoredAsWell() {
    let factors = Factorization(BigInt(3).raised(to: 100_000) * (257 * 263)).factors
    #expect(factors.map(\.base) == [3, 257, 263])
    #expect(factors.map(\.exponent) == [100_000, 1, 1])
  }

  @Test func primesOfAWordAreFound() throws {
    // The largest primes below powers of two, and products of two of 32 bits.
    for (text, parts) in [
      ("18446744073709551557", 1), ("9223372036854775783", 1), ("4294967291", 1),
      ("18446744030759878681", 1), ("18446743979220271189", 2), ("1000000016000000063", 2),
      ("999999866000004473", 2),
    ] {
      let number = try #require(BigInt(text))
      let factors = Factorization(number).factors
      #expect(factors.count == parts, "\(text): \(factors.map(\.base))")
    }
  }
}
