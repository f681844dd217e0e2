import BigNumbers
import ExactReals
import Testing

@Suite struct EnclosureSimplestRationalTests {
  @Test(arguments: EnclosureSamples.seeds) func fractionsAreFoundAgain(seed: UInt64) {
    var samples = EnclosureSamples(seed: seed)
    for _ in 0..<100 {
      let value = samples.rational(bits: 60)
      let ball = Enclosure(value, precision: 200)
      #expect(ball.simplestRational(maximumBits: 1000) == value, "\(value), seed \(seed)")
    }
  }

  @Test func noSimplerFractionIsInside() throws {
    var samples = EnclosureSamples(seed: 4)
    for _ in 0..<100 {
      let lower = try Rational(Int.random(in: 1...2000, using: &samples)) / 512
      let ball = try Enclosure(from: lower, to: lower + Rational(1) / 256, precision: 64)
      guard let found = ball.simplestRational(maximumBits: 200) else {
        Issue.record("Nothing found in \(ball)")
        continue
      }
      #expect(ball.contains(found))
      var denominator = 1
      while Rational(denominator) < Rational(found.denominator) {
        let numerator = (lower * Rational(denominator)).rounded(.up)
        #expect(try !ball.contains(Rational(numerator) / Rational(denominator)), "\(found)")
        denominator += 1
      }
    }
  }

  @Test func limitsAreKept() throws {
    #expect(Enclosure(from: -1, to: 1, precision: 64).simplestRational(maximumBits: 64) == 0)
    let huge = try Enclosure.one.scaled(byPowerOfTwo: Enclosure.exponentLimit / 2)
    #expect(huge.simplestRational(maximumBits: 10000) == nil)
    #expect(Enclosure(BigInt(1) << 80).simplestRational(maximumBits: 64) == nil)
  }
}
