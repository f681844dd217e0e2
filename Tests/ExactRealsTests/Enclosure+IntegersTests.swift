import BigNumbers
import ExactReals
import Testing

@Suite struct EnclosureIntegersTests {
  @Test(arguments: EnclosureSamples.seeds) func integersAreThoseBetweenTheEnds(
    seed: UInt64
  ) throws {
    var samples = EnclosureSamples(seed: seed)
    for _ in 0..<300 {
      // Halves and quarters around whole numbers, where rounding changes direction.
      let middle = try Rational(Int.random(in: -50...50, using: &samples)) / 4
      let reach =
        try Rational(1).raised(to: 1)
        / Rational(BigInt(1) << Int.random(in: 0...80, using: &samples))
      let (lower, upper) =
        Bool.random(using: &samples) ? (middle, middle) : (middle - reach, middle + reach)
      let ball = Enclosure(from: lower, to: upper, precision: 300)
      let (least, greatest) = (lower.rounded(.up), upper.rounded(.down))
      #expect(ball.containsInteger == (least <= greatest), "\(lower)...\(upper), seed \(seed)")
      #expect(
        ball.uniqueInteger == (least == greatest ? least : nil),
        "\(lower)...\(upper), seed \(seed)")
      let floors = (lower.rounded(.down), upper.rounded(.down))
      #expect(
        ball.floorIfCertain == (floors.0 == floors.1 ? floors.0 : nil),
        "\(lower)...\(upper), seed \(seed)")
    }
  }

  @Test func extremesAreDecidedWithoutWritingThemOut() throws {
    let limit = Enclosure.exponentLimit
    let tiny = try Enclosure(from: 1, to: 2, precision: 64).scaled(byPowerOfTwo: -limit / 2)
    #expect(tiny.floorIfCertain == 0)
    #expect((-tiny).floorIfCertain == -1)
    #expect(!tiny.containsInteger && tiny.uniqueInteger == nil)
    let around = Enclosure(from: -1, to: 1, precision: 64)
    #expect(try around.scaled(byPowerOfTwo: -limit / 2).uniqueInteger == 0)
    #expect(try around.scaled(byPowerOfTwo: -limit / 2).floorIfCertain == nil)
    let huge = try Enclosure(3).scaled(byPowerOfTwo: limit / 2)
    #expect(huge.containsInteger && huge.floorIfCertain == nil)
  }
}
