import BigNumbers
import ExactReals
import Testing

@Suite struct EnclosureRoundedDecimalTests {
  @Test(arguments: EnclosureSamples.seeds) func digitsOfFractionsAreTheirRounding(
    seed: UInt64
  ) throws {
    var samples = EnclosureSamples(seed: seed)
    for _ in 0..<150 {
      let value = samples.rational(bits: 120)
      if value.isZero { continue }
      let count = Int.random(in: 1...50, using: &samples)
      let ball = Enclosure(value, precision: 500)
      guard let digits = try ball.roundedDecimal(significantDigits: count, within: Budget())
      else {
        Issue.record("\(value) to \(count) digits is undecided, seed \(seed)")
        continue
      }
      #expect(
        digits.significand.magnitude >= BigInt.powerOfTen(count - 1)
          && digits.significand.magnitude < BigInt.powerOfTen(count), "\(value), seed \(seed)")
      let scaled = try value * Rational(10).raised(to: Int(-digits.exponent))
      #expect(scaled.rounded() == digits.significand, "\(value) to \(count), seed \(seed)")
      let places = Int.random(in: -3...30, using: &samples)
      #expect(
        try ball.roundedDecimal(places: places, within: Budget())
          == (value * Rational(10).raised(to: places)).rounded(),
        "\(value) to \(places) places, seed \(seed)")
    }
  }

  @Test func halvesGoToEven() throws {
    for (numerator, exponent, expected) in [
      (25, 0, 2), (35, 0, 4), (-25, 0, -2), (125, 1, 1), (85, 40, 8), (75, -40, 8),
    ] as [(Int, Int, Int)] {
      let value = try Rational(numerator) * Rational(10).raised(to: exponent)
      let digits = try Enclosure(value, precision: 200)
        .roundedDecimal(significantDigits: 1, within: Budget())
      // A power of ten below 1 is not a binary fraction, so such a half is never proven.
      #expect(digits?.significand == (exponent < 0 ? nil : BigInt(expected)), "\(value)")
    }
    #expect(
      try Enclosure(Rational(1) / 2, precision: 9).roundedDecimal(places: 0, within: Budget()) == 0)
    #expect(
      try Enclosure(Rational(3) / 2, precision: 9).roundedDecimal(places: 0, within: Budget()) == 2)
    // 1.5·10^2000 has fewer bits than its decimal rounding needs at first.
    let large = Enclosure(BigInt(15) * BigInt.powerOfTen(2000))
    let digits = try large.roundedDecimal(significantDigits: 1, within: Budget())
    #expect(digits?.significand == 2 && digits?.exponent == 2001)
  }

  @Test func nothingIsSaidThatTheBallDoesNotProve() throws {
    let wide = Enclosure(from: 7, to: 14, precision: 64)
    #expect(try wide.roundedDecimal(significantDigits: 1, within: Budget()) == nil)
    let around = Enclosure(from: -1, to: 1, precision: 64)
    #expect(try around.roundedDecimal(significantDigits: 1, within: Budget()) == nil)
    #expect(try around.roundedDecimal(places: -1, within: Budget()) == 0)
    let nines = Enclosure(from: try Rational(9995) / 1000, to: 10, precision: 64)
    let digits = try nines.roundedDecimal(significantDigits: 2, within: Budget())
    #expect(digits?.significand == 10 && digits?.exponent == 0)
  }

  @Test func numbersTooLongToWriteHaveDigits() throws {
    let budget = Budget()
    // 9^9^9, and 2 to the power of the limit.
    let tower = try Enclosure.pow(Enclosure(9), 387_420_489, precision: 200, within: budget)
    let digits = try tower.roundedDecimal(significantDigits: 16, within: budget)
    #expect(digits?.significand == 4_281_247_731_757_470)
    #expect(digits?.exponent == 369_693_084)
    for sign in [1, -1] as [Int64] {
      let edge = try Enclosure(3).scaled(byPowerOfTwo: sign * (Enclosure.exponentLimit - 2))
      let short = try edge.roundedDecimal(significantDigits: 10, within: budget)
      let long = try edge.roundedDecimal(significantDigits: 30, within: budget)
      guard let short, let long else {
        Issue.record("The digits at the limit are undecided")
        continue
      }
      let rest = try Rational(long.significand) / Rational(BigInt.powerOfTen(20))
      #expect(rest.rounded() == short.significand && long.exponent == short.exponent - 20)
    }
  }

  @Test func zeroAndMistakesAreAnswered() throws {
    let zero = try Enclosure.zero.roundedDecimal(significantDigits: 5, within: Budget())
    #expect(zero?.significand == 0)
    #expect(throws: CalculationError.tooManyDigits) {
      try Enclosure.one.roundedDecimal(significantDigits: Int.max, within: Budget())
    }
    #expect(throws: CalculationError.tooManyDigits) {
      try Enclosure.one.scaled(byPowerOfTwo: 1 << 58).roundedDecimal(places: 0, within: Budget())
    }
    #expect(
      try Enclosure.one.roundedDecimal(significantDigits: -3, within: Budget())?.significand == 1)
  }
}
