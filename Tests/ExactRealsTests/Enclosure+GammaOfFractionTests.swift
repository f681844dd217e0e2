import BigNumbers
import Testing

@testable import ExactReals

@Suite struct EnclosureGammaOfFractionTests {
  /// The digits are those of `mpmath.gamma`.
  static let known: [KnownDigits] = [
    ("1/3", 1, 3, 0, "26789385347077476336", "55988545306600969729", "21060380984927221518"),
    ("1/4", 1, 4, 0, "36256099082219083119", "14028010555298639276", "34344223062954251755"),
    ("1/6", 1, 6, 0, "55663160017802352042", "37789284400135022472", "28470410714055253197"),
    ("2/5", 2, 5, 0, "22181595437576882230", "70906692584945234884", "94952811612003415693"),
    ("702/7", 702, 7, 156, "34752716174001134689", "43095738614584936026", "04224619167499692734"),
    (
      "1/65537", 1, 65_537, 4, "65536422799426453712", "57856294254654228430",
      "03368537305815799847"
    ),
  ].flatMap { name, numerator, denominator, exponent, first, last, end in
    [(1_000, last), (3_000, end)].map { count, last in
      KnownDigits(
        name: "Γ(\(name))", count: count, first: first, last: last,
        exponent: Int64(exponent + 1 - count)
      ) {
        let x = try Rational(numerator: BigInt(numerator), denominator: BigInt(denominator))
        return try #require(try Enclosure.gamma(shortFraction: x, precision: $0, within: $1))
      }
    }
  }

  @Test(arguments: known) func digitsAreKnown(digits: KnownDigits) throws {
    try digits.check()
  }

  @Test func agreesWithStirlingsSeries() throws {
    let fractions: [(Int, Int)] = [
      (1, 3), (2, 3), (1, 4), (3, 4), (1, 6), (7, 3), (1, 2), (1, 5), (22, 7), (999, 1_000),
      (1, 16_777_215), (5_001, 5), (31, 32),
    ]
    let budget = Budget()
    for (numerator, denominator) in fractions {
      let x = try Rational(numerator: BigInt(numerator), denominator: BigInt(denominator))
      let fine = try Enclosure.gamma(
        Enclosure(x, precision: 3_000), precision: 2_400, within: budget)
      #expect(fine.accuracyBits >= 2_390, "Γ(\(x))")
      for precision in [1_000, 1_027, 2_000] where Rational(precision) > x {
        let value = try Enclosure.gamma(shortFraction: x, precision: precision, within: budget)
        let result = try #require(value, "Γ(\(x))")
        #expect(try result.holds(fine), "Γ(\(x)) to \(precision) bits")
        #expect(result.accuracyBits >= precision - 3, "Γ(\(x)) to \(precision) bits")
      }
    }
  }

  @Test func othersAreLeftToStirlingsSeries() throws {
    let others: [Rational] = [
      2, 0, -1, try Rational(-1) / 3, try Rational(1) / Rational(BigInt(1) << 25),
      try Rational(10_000) / 3,
    ]
    for x in others {
      #expect(
        try Enclosure.gamma(shortFraction: x, precision: 2_000, within: Budget()) == nil,
        "Γ(\(x))")
    }
    let third = try Rational(1) / 3
    #expect(
      try Enclosure.gamma(shortFraction: third, precision: 500, within: Budget()) == nil)
  }

  @Test(arguments: [3, 5]) func workIsPaidFor(denominator: Int) throws {
    let x = try Rational(1) / Rational(denominator)
    #expect(throws: CalculationError.tooMuchWork) {
      try Enclosure.gamma(shortFraction: x, precision: 100_000, within: Budget(work: 1 << 16))
    }
    #expect(throws: CalculationError.stopped) {
      try Enclosure.gamma(
        shortFraction: x, precision: 100_000, within: Budget(shouldStop: { true }))
    }
  }
}
