import BigNumbers
import Testing

@testable import ExactReals

@Suite struct ArcsineTests {
  @Test func knowsTheDigits() throws {
    let budget = Budget()
    let third = Enclosure(try Rational(1) / 3, precision: 120)
    let value = try Enclosure.asin(third, precision: 100, within: budget)
      .roundedDecimal(significantDigits: 26, within: budget)
    #expect(value?.significand == 33_983_690_945_412_193_709_639_251)
  }

  @Test(arguments: ArgumentGenerator.seeds)
  func isTheInverseOfTheSine(seed: UInt64) throws {
    var generator = ArgumentGenerator(seed: seed)
    let budget = Budget()
    for round in 0..<40 {
      let x = generator.number(top: round % 2 == 0 ? -2...0 : -200...0)
      let precision = Int.random(in: 2...700, using: &generator)
      let angle = try Enclosure.asin(x, precision: precision, within: budget)
      let sine = try Enclosure.sinAndCos(angle, precision: 1000, within: budget).sine
      #expect(sine.contains(x), "seed \(seed): \(x), \(precision) bits")
      #expect(angle.accuracyBits >= precision - 4, "seed \(seed): \(x), \(precision) bits")
    }
  }

  @Test(arguments: ArgumentGenerator.seeds)
  func containsTheValuesOfAllPointsOfABall(seed: UInt64) throws {
    var generator = ArgumentGenerator(seed: seed)
    let budget = Budget()
    var images = 0
    for round in 0..<30 {
      var middle = generator.number(top: -5...0)
      if round % 3 == 0 {
        middle = try Enclosure.difference(.one, generator.number(top: -60...0), precision: 2000)
      }
      let (ball, points) = try generator.ball(
        around: middle, relativeTo: round % 2 == 0 ? -8...2 : -300...(-20))
      guard let image = try? Enclosure.asin(ball, precision: 100, within: budget) else { continue }
      images += 1
      for point in points where (Enclosure.compare(point.magnitude, .one) ?? 0) <= 0 {
        let value = try Enclosure.asin(point, precision: 900, within: budget)
        #expect(try image.holds(value), "seed \(seed): \(ball)")
      }
    }
    // The others lie beyond the domain.
    let expected: [UInt64: Int] = [1: 28, 5: 28]
    #expect(images == expected[seed, default: images])
  }

  @Test func endsAtAQuarterTurn() throws {
    let budget = Budget()
    let quarter = try Enclosure.pi(precision: 300, within: budget).scaled(byPowerOfTwo: -1)
    let end = try Enclosure.asin(.one, precision: 100, within: budget)
    #expect(end.contains(quarter) && end.accuracyBits >= 96)
    #expect(try Enclosure.asin(-.one, precision: 100, within: budget) == -end)
    let above = Enclosure((BigInt(1) << 200) + 1, exponent: -200)
    for x in [above, -above, Enclosure(BigInt(2)), Enclosure(BigInt(1), exponent: 1 << 59)] {
      #expect(throws: CalculationError.outsideDomain) {
        try Enclosure.asin(x, precision: 100, within: budget)
      }
    }
    // A ball that reaches beyond the domain stands for its part inside.
    let clipped = try Enclosure.asin(
      above.widened(by: ErrorBound(powerOfTwo: -180)), precision: 100, within: budget)
    #expect(clipped.contains(quarter) && clipped.accuracyBits >= 85)
    #expect(try Enclosure.asin(.unbounded, precision: 100, within: budget).contains(0))
  }

  @Test(arguments: [10, 100, 1000])
  func isAccurateNextToItsEnds(zeros: Int64) throws {
    let budget = Budget()
    // asin(1 − d) = π/2 − 2·asin √(d/2)
    let distance = Enclosure(BigInt(3), exponent: -zeros)
    let x = try Enclosure.difference(.one, distance, precision: 2000)
    let value = try Enclosure.asin(x, precision: 1200, within: budget)
    let root = try Enclosure.sqrt(
      distance.scaled(byPowerOfTwo: -1), precision: 1300, within: budget)
    let other = try Enclosure.difference(
      Enclosure.pi(precision: 1300, within: budget).scaled(byPowerOfTwo: -1),
      Enclosure.asin(root, precision: 1300, within: budget).scaled(byPowerOfTwo: 1),
      precision: 1300)
    #expect(value.overlaps(other) && value.accuracyBits >= 1196)
  }
}
