import BigNumbers
import Testing

@testable import ExactReals

@Suite struct BernoulliNumbersTests {
  @Test func beginAsInTheTables() throws {
    let known: [(BigInt, BigInt)] = [
      (1, 6), (-1, 30), (1, 42), (-1, 30), (5, 66), (-691, 2730), (7, 6), (-3617, 510),
    ]
    let numbers = try BernoulliNumbers(count: 8, within: Budget()).values
    for (index, number) in numbers.enumerated() {
      #expect(
        (number.numerator, number.denominator) == known[index], "B(\(2 * index + 2))")
    }
  }

  @Test func theOnesFromZetaAreThoseOfTheTangentNumbers() throws {
    // B(2k) = ±2k·T(k)/(4^k·(4^k − 1)); only the first 32 are computed this way.
    for count in [31, 32, 33, 34, 60, 250] {
      let numbers = try BernoulliNumbers(count: count, within: Budget()).values
      let tangents = try TangentNumbers(count: count, within: Budget()).values
      #expect(numbers.count == count)
      for k in 1...count {
        let power = BigInt(1) << (2 * k)
        let expected = try Rational(
          numerator: tangents[k - 1] * BigInt(k & 1 == 1 ? 2 * k : -2 * k),
          denominator: power * (power - 1))
        #expect(numbers[k - 1].numerator == expected.numerator, "B(\(2 * k)) of \(count)")
        #expect(numbers[k - 1].denominator == expected.denominator, "B(\(2 * k)) of \(count)")
      }
    }
  }

  @Test func theLongOnesObeyTheTheoremsOfVonStaudtAndKummer() throws {
    let numbers = try BernoulliNumbers(count: 261, within: Budget()).values
    // B(n) + Σ 1/p over the primes p with p − 1 | n is whole, so the numerator is ≡ −denominator/p
    // modulo each such p.
    for k in [180, 210, 260, 261] {
      let number = numbers[k - 1]
      for p in [3, 5, 7, 11, 13, 31, 61, 521, 523] where number.denominator % BigInt(p) == 0 {
        let prime = BigInt(p)
        let rest = number.numerator + number.denominator / prime
        #expect(rest % prime == 0, "B(\(2 * k)) modulo \(p)")
      }
    }
    // 37 divides the numerator of B(32), and by Kummer's congruences those of B(32 + 36j).
    for j in [0, 1, 5, 13] {
      #expect((numbers[15 + 18 * j].numerator % 37).isZero, "B(\(32 + 36 * j))")
    }
  }

  @Test func workIsPaidFor() {
    for count in [20, 2_000] {
      #expect(throws: CalculationError.tooMuchWork, "\(count)") {
        try BernoulliNumbers(count: count, within: Budget(work: 1_000))
      }
    }
  }
}
