import BigNumbers
import ExactReals
import Testing

@Suite struct EnclosureExponentialTests {
  static let known: [KnownDigits] =
    [
      (50, "48547380266106242600"), (1000, "69479680432104147667"), (4000, "11553048628130138227"),
    ].map { count, last in
      KnownDigits(
        name: "e^π", count: count, first: "23140692632779269005", last: last,
        exponent: Int64(2 - count)
      ) { try .exp(.pi(precision: $0 + 4, within: $1), precision: $0, within: $1) }
    }
    + [(50, "53436641752078593646"), (1000, "68071416612942168455")].map { count, last in
      KnownDigits(
        name: "e^-100.5", count: count, first: "22563401359170363132", last: last,
        exponent: Int64(-43 - count)
      ) { try .exp(Enclosure(Rational(-201) / 2, precision: 64), precision: $0, within: $1) }
    }

  /// Powers far below any that a ball can have are still known to be next to zero.
  @Test(arguments: [61, 62, 70]) func exponentialsOfFarNegativeBallsAreNextToZero(
    exponent: Int64
  ) throws {
    let far = try Enclosure(-3).scaled(byPowerOfTwo: exponent)
    let wide = try Enclosure.sum(far, Enclosure(from: 0, to: 8, precision: 64), precision: 128)
    let power = try Enclosure.exp(wide, precision: 64, within: Budget())
    #expect(power.containsZero && !power.overlaps(.one), "\(exponent): \(power)")
  }

  @Test(arguments: known) func digitsAreKnown(digits: KnownDigits) throws {
    try digits.check()
  }

  @Test(arguments: EnclosureSamples.seeds) func moreBitsAreInsideFewer(seed: UInt64) throws {
    var samples = EnclosureSamples(seed: seed)
    for _ in 0..<100 {
      let value = samples.rational(bits: 40)
      let precision = samples.precision()
      let argument = Enclosure(value, precision: 4 * precision + 200)
      let few = try Enclosure.exp(argument, precision: precision, within: Budget())
      let many = try Enclosure.exp(argument, precision: 4 * precision + 100, within: Budget())
      #expect(few.contains(many), "e^\(value) at \(precision), seed \(seed)")
      #expect(few.accuracyBits >= Int64(precision) - 3, "e^\(value) at \(precision), seed \(seed)")
    }
  }

  @Test(arguments: EnclosureSamples.seeds) func ballsHoldTheValuesOfTheirMembers(
    seed: UInt64
  ) throws {
    var samples = EnclosureSamples(seed: seed)
    for _ in 0..<60 {
      let (ball, members) = samples.ball(bits: 30)
      let precision = samples.precision()
      let result = try Enclosure.exp(ball, precision: precision, within: Budget())
      for x in members {
        let exact = try Enclosure.exp(
          Enclosure(x, precision: 400), precision: 400, within: Budget())
        #expect(result.overlaps(exact), "e^\(x) at \(precision), seed \(seed)")
      }
    }
  }

  @Test func sumsBecomeProducts() throws {
    // On both sides of where the method changes.
    for precision in [100, 1_000, 11_990, 12_010] {
      let (a, b) = try (Rational(10) / 7, Rational(-5) / 3)
      let budget = Budget()
      let exponential = { (x: Rational) in
        try Enclosure.exp(
          Enclosure(x, precision: precision), precision: precision, within: budget)
      }
      let product = try Enclosure.product(
        exponential(a), exponential(b), precision: precision)
      let other = try exponential(a + b)
      #expect(product.overlaps(other))
      #expect(product.accuracyBits >= Int64(precision) - 6)
    }
  }

  @Test func extremesAreAnswered() throws {
    let budget = Budget()
    #expect(try Enclosure.exp(.zero, precision: 64, within: budget) == .one)
    let tiny = try Enclosure.one.scaled(byPowerOfTwo: -Enclosure.exponentLimit / 2)
    let nearOne = try Enclosure.exp(tiny, precision: 64, within: budget)
    #expect(nearOne.contains(Rational(1)) && nearOne.accuracyBits > 1000)
    let huge = try Enclosure.one.scaled(byPowerOfTwo: 60)
    #expect(throws: CalculationError.tooLarge) {
      try Enclosure.exp(huge, precision: 64, within: budget)
    }
    #expect(throws: CalculationError.tooLarge) {
      try Enclosure.exp(huge.scaled(byPowerOfTwo: 1 << 58), precision: 64, within: budget)
    }
    #expect(try Enclosure.exp(-huge, precision: 64, within: budget).containsZero)
    let unknown = try Enclosure.exp(
      Enclosure(from: -1, to: 1, precision: 64).scaled(byPowerOfTwo: 100), precision: 64,
      within: budget)
    #expect(unknown.accuracyBits <= 0)
    #expect(throws: CalculationError.tooMuchWork) {
      try Enclosure.exp(.one, precision: 1 << 20, within: Budget(work: 1000))
    }
  }
}
