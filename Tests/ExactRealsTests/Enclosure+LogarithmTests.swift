import BigNumbers
import ExactReals
import Testing

@Suite struct EnclosureLogarithmTests {
  static let known: [KnownDigits] =
    [
      (50, "25257046474905578227"), (1000, "50547779542293397332"), (4000, "82720505905483148112"),
    ].map { count, last in
      KnownDigits(
        name: "ln 3", count: count, first: "10986122886681096913", last: last,
        exponent: Int64(1 - count)
      ) { try .log(Enclosure(3), precision: $0, within: $1) }
    }
    + [(50, "74568304044059545151"), (1000, "44345028596879539991")].map { count, last in
      KnownDigits(
        name: "ln 10^40", count: count, first: "92103403719761827360", last: last,
        exponent: Int64(2 - count)
      ) { try .log(rational: Rational(BigInt.powerOfTen(40)), precision: $0, within: $1) }
    }

  @Test(arguments: known) func digitsAreKnown(digits: KnownDigits) throws {
    try digits.check()
  }

  @Test(arguments: EnclosureSamples.seeds) func moreBitsAreInsideFewer(seed: UInt64) throws {
    var samples = EnclosureSamples(seed: seed)
    for _ in 0..<100 {
      var value = samples.rational(bits: 100).magnitude
      if value.isZero { value = 2 }
      if Bool.random(using: &samples) {
        value = try 1 + value / Rational(BigInt(1) << Int.random(in: 100...400, using: &samples))
      }
      let precision = samples.precision()
      let few = try Enclosure.log(rational: value, precision: precision, within: Budget())
      let many = try Enclosure.log(rational: value, precision: 4 * precision, within: Budget())
      #expect(few.contains(many), "ln \(value) at \(precision), seed \(seed)")
      #expect(few.accuracyBits >= Int64(precision) - 3, "ln \(value) at \(precision), seed \(seed)")
      let ball = Enclosure(value, precision: 800 + precision)
      let other = try Enclosure.log(ball, precision: precision, within: Budget())
      #expect(other.overlaps(many), "ln \(value) at \(precision), seed \(seed)")
    }
  }

  @Test(arguments: EnclosureSamples.seeds) func exponentialsAreUndone(seed: UInt64) throws {
    var samples = EnclosureSamples(seed: seed)
    for _ in 0..<60 {
      let value = samples.rational(bits: 30)
      let precision = samples.precision()
      let power = try Enclosure.exp(
        Enclosure(value, precision: precision + 80), precision: precision + 80, within: Budget())
      let logarithm = try Enclosure.log(power, precision: precision, within: Budget())
      #expect(logarithm.contains(value), "ln e^\(value) at \(precision), seed \(seed)")
    }
  }

  @Test func productsBecomeSums() throws {
    for precision in [64, 300, 320, 5_990] {
      let budget = Budget()
      let logarithm = { (x: Int) in
        try Enclosure.log(Enclosure(BigInt(x)), precision: precision, within: budget)
      }
      let sum = try Enclosure.sum(logarithm(35), logarithm(99), precision: precision)
      #expect(try sum.overlaps(logarithm(35 * 99)))
      #expect(sum.accuracyBits >= Int64(precision) - 4)
    }
  }

  @Test func numbersNextToOneKeepTheirBits() throws {
    // ln(1 + d) = d − d²/2 + ⋯
    let d = try Rational(1) / Rational(BigInt.powerOfTen(1000))
    let logarithm = try Enclosure.log(rational: 1 + d, precision: 100, within: Budget())
    #expect(logarithm.accuracyBits >= 97)
    #expect(logarithm.overlaps(Enclosure(d, precision: 100)))
    #expect(!logarithm.contains(try d + d / 1_000_000))
    #expect(try Enclosure.log(.one, precision: 64, within: Budget()) == .zero)
    #expect(try Enclosure.log(rational: 1, precision: 64, within: Budget()) == .zero)
  }

  @Test func whatHasNoLogarithmThrows() throws {
    #expect(throws: CalculationError.outsideDomain) {
      try Enclosure.log(.zero, precision: 64, within: Budget())
    }
    #expect(throws: CalculationError.outsideDomain) {
      try Enclosure.log(rational: 0, precision: 64, within: Budget())
    }
    #expect(throws: CalculationError.notReal) {
      try Enclosure.log(Enclosure(-1), precision: 64, within: Budget())
    }
    #expect(throws: CalculationError.notReal) {
      try Enclosure.log(rational: -1, precision: 64, within: Budget())
    }
    let unknown = try Enclosure.log(
      Enclosure(from: -1, to: 1, precision: 64), precision: 64, within: Budget())
    #expect(unknown.sign == nil && unknown.contains(Rational(-1000)))
    let huge = try Enclosure.one.scaled(byPowerOfTwo: 1 << 59)
    let logarithm = try Enclosure.log(huge, precision: 64, within: Budget())
    #expect(
      try logarithm.overlaps(
        Enclosure.naturalLogOf2(precision: 80, within: Budget()).scaled(byPowerOfTwo: 59)))
  }
}
