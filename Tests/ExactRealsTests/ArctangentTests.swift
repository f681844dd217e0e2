import BigNumbers
import Testing

@testable import ExactReals

@Suite struct ArctangentTests {
  @Test func knowsTheDigits() throws {
    let budget = Budget()
    for (x, digits) in [
      (Enclosure(BigInt(1), exponent: -1), "46364760900080611621425623"),
      (Enclosure(BigInt(1000)), "15697963271282297525647979"),
      (Enclosure(BigInt(-1)), "-78539816339744830961566085"),
    ] {
      let value = try Enclosure.atan(x, precision: 100, within: budget)
        .roundedDecimal(significantDigits: 26, within: budget)
      #expect(value?.significand.description == digits, "\(x)")
    }
  }

  @Test(arguments: ArgumentGenerator.seeds)
  func isTheInverseOfTheTangent(seed: UInt64) throws {
    var generator = ArgumentGenerator(seed: seed)
    let budget = Budget()
    for round in 0..<40 {
      let x = generator.number(top: round % 2 == 0 ? -3...0 : -200...0)
      let precision = Int.random(in: 2...700, using: &generator)
      let (sine, cosine) = try Enclosure.sinAndCos(x, precision: 1000, within: budget)
      let tangent = try Enclosure.quotient(sine, cosine, precision: 1000)
      let angle = try Enclosure.atan(tangent, precision: precision, within: budget)
      #expect(angle.contains(x), "seed \(seed): \(x), \(precision) bits")
      #expect(angle.accuracyBits >= precision - 4, "seed \(seed): \(x), \(precision) bits")
    }
  }

  @Test(arguments: ArgumentGenerator.seeds)
  func agreesWithTheValueAtMorePrecision(seed: UInt64) throws {
    var generator = ArgumentGenerator(seed: seed)
    let budget = Budget()
    for round in 0..<40 {
      let x = generator.number(top: round % 2 == 0 ? -3...3 : -300...300)
      let precision = Int.random(in: 2...300, using: &generator)
      let coarse = try Enclosure.atan(x, precision: precision, within: budget)
      let fine = try Enclosure.atan(x, precision: 4 * precision + 40, within: budget)
      #expect(try coarse.meets(fine), "seed \(seed): \(x), \(precision) bits")
      #expect(coarse.accuracyBits >= precision - 4, "seed \(seed): \(x), \(precision) bits")
    }
  }

  @Test(arguments: ArgumentGenerator.seeds)
  func containsTheValuesOfAllPointsOfABall(seed: UInt64) throws {
    var generator = ArgumentGenerator(seed: seed)
    let budget = Budget()
    for round in 0..<20 {
      let (ball, points) = try generator.ball(
        around: generator.number(top: round % 3 == 0 ? -3...3 : -50...50),
        relativeTo: round % 2 == 0 ? -8...2 : -300...(-20))
      let image = try Enclosure.atan(ball, precision: 100, within: budget)
      for point in points {
        let value = try Enclosure.atan(point, precision: 900, within: budget)
        #expect(try image.holds(value), "seed \(seed): \(ball)")
      }
    }
  }

  @Test func addsUpToAnEighthOfATurn() throws {
    let budget = Budget()
    // Euler: atan 1/2 + atan 1/3 = π/4
    let sum = try Enclosure.sum(
      Enclosure.atan(Enclosure(BigInt(1), exponent: -1), precision: 3000, within: budget),
      Enclosure.atan(
        Enclosure(try Rational(1) / 3, precision: 3000), precision: 3000, within: budget),
      precision: 3000)
    let eighth = try Enclosure.pi(precision: 3000, within: budget).scaled(byPowerOfTwo: -2)
    #expect(sum.overlaps(eighth))
    #expect(sum.accuracyBits >= 2990)
  }

  @Test func passesTinyArgumentsOn() throws {
    let budget = Budget()
    #expect(try Enclosure.atan(.zero, precision: 64, within: budget) == .zero)
    for exponent: Int64 in [-100, -1000, -1 << 59] {
      let x = Enclosure(BigInt(3), exponent: exponent)
      let value = try Enclosure.atan(x, precision: 64, within: budget)
      #expect(value.accuracyBits >= 60 && value.overlaps(x) && !value.isExact, "\(exponent)")
    }
  }

  @Test func comesNearAQuarterTurn() throws {
    let budget = Budget()
    let quarter = try Enclosure.pi(precision: 200, within: budget).scaled(byPowerOfTwo: -1)
    for exponent: Int64 in [150, 1 << 30, 1 << 59] {
      let x = Enclosure(BigInt(1), exponent: exponent)
      let value = try Enclosure.atan(x, precision: 100, within: budget)
      #expect(value.overlaps(quarter) && value.accuracyBits >= 96, "\(exponent)")
      #expect(try Enclosure.atan(-x, precision: 100, within: budget) == -value)
    }
    let anything = try Enclosure.atan(.unbounded, precision: 100, within: budget)
    #expect(anything.contains(try Rational(-3) / 2) && !anything.contains(-2))
  }
}
