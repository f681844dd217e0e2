import BigNumbers
import Testing

@testable import ExactReals

@Suite struct GammaTests {
  @Test func isAFactorialOfWholeNumbers() throws {
    let budget = Budget()
    var factorial = BigInt(1)
    for n in 1...60 {
      let x = Enclosure(BigInt(n))
      #expect(
        try Enclosure.gamma(x, precision: 300, within: budget) == Enclosure(factorial), "\(n)")
      let rounded = try Enclosure.gamma(x, precision: 20, within: budget)
      #expect(rounded.contains(Rational(factorial)) && rounded.accuracyBits >= 16, "\(n)")
      factorial *= BigInt(n)
    }
  }

  @Test(arguments: [
    (1, 3, "26789385347077476336556929", -25), (1, 4, "36256099082219083119306852", -25),
    (-5, 2, "-94530872048294188122568932", -26), (1, 1000, "99942377248459546611498220", -23),
  ])
  func knowsTheDigits(numerator: Int, denominator: Int, digits: String, exponent: Int64) throws {
    let budget = Budget()
    let x = Enclosure(
      try Rational(numerator: numerator, denominator: denominator), precision: 130)
    let value = try Enclosure.gamma(x, precision: 110, within: budget)
      .roundedDecimal(significantDigits: 26, within: budget)
    #expect(value?.significand.description == digits, "Γ(\(numerator)/\(denominator))")
    #expect(value?.exponent == exponent, "Γ(\(numerator)/\(denominator))")
  }

  /// Legendre's duplication: Γ(x)·Γ(x + 1/2) = 2^(1 − 2x)·√π·Γ(2x), here at 1/3, and a step up.
  @Test func isKnownToDoubleItsArgument() throws {
    let (third, cubeRoot) = (try 1 / Real(3), try Real.cbrt(2))
    let doubled = try cubeRoot * Real.sqrt(.pi) * Real.gamma(2 * third)
    let product = try Real.gamma(third) * Real.gamma(5 / Real(6))
    let above = try Real.gamma(4 * third) * Real.gamma(5 / Real(6))
    #expect(try (product - doubled).isZero() == .yes)
    #expect(try (3 * above - doubled).isZero() == .yes)
    #expect(try (product * product - doubled * doubled).isZero() == .yes)
    #expect(try (above - doubled).isZero() == .no)
  }

  @Test(arguments: ArgumentGenerator.seeds)
  func growsByItsArgument(seed: UInt64) throws {
    var generator = ArgumentGenerator(seed: seed)
    let budget = Budget()
    for round in 0..<12 {
      let x = generator.number(top: round % 2 == 0 ? -2...6 : -80...20)
      let precision = Int.random(in: 2...250, using: &generator)
      guard !x.containsInteger else { continue }
      // Γ(x + 1) = x·Γ(x)
      let next = try Enclosure.gamma(
        Enclosure.sum(x, .one, precision: 1000), precision: precision, within: budget)
      let value = try Enclosure.gamma(x, precision: precision, within: budget)
      let product = try Enclosure.product(x, value, precision: precision + 20)
      #expect(product.overlaps(next), "seed \(seed): \(x), \(precision) bits")
      #expect(
        min(value.accuracyBits, next.accuracyBits) >= precision - 4, "seed \(seed): \(x)")
    }
  }

  @Test(arguments: ArgumentGenerator.seeds)
  func agreesWithTheValueAtMorePrecision(seed: UInt64) throws {
    var generator = ArgumentGenerator(seed: seed)
    let budget = Budget()
    for round in 0..<12 {
      let x = generator.number(top: round % 2 == 0 ? -2...6 : -80...30)
      guard !x.containsInteger else { continue }
      let precision = Int.random(in: 2...100, using: &generator)
      let coarse = try Enclosure.gamma(x, precision: precision, within: budget)
      let fine = try Enclosure.gamma(x, precision: 4 * precision + 40, within: budget)
      #expect(try coarse.meets(fine), "seed \(seed): \(x), \(precision) bits")
    }
  }

  @Test(arguments: ArgumentGenerator.seeds)
  func containsTheValuesOfAllPointsOfABall(seed: UInt64) throws {
    var generator = ArgumentGenerator(seed: seed)
    let budget = Budget()
    var images = 0
    for round in 0..<8 {
      let (ball, points) = try generator.ball(
        around: generator.number(top: -3...7), relativeTo: round % 2 == 0 ? -12...0 : -90...(-20))
      guard let image = try? Enclosure.gamma(ball, precision: 80, within: budget) else { continue }
      images += 1
      for point in points {
        let value = try Enclosure.gamma(point, precision: 200, within: budget)
        #expect(try image.holds(value), "seed \(seed): \(ball)")
      }
    }
    // The others hold a pole.
    let expected: [UInt64: Int] = [1: 8, 5: 7]
    #expect(images == expected[seed, default: images])
  }

  @Test func reflects() throws {
    let budget = Budget()
    // Γ(1/2)² = π, and Γ(x)·Γ(1 − x) = π/sin πx at x = 1/4: π·√2
    let pi = try Enclosure.pi(precision: 400, within: budget)
    let half = try Enclosure.gamma(
      Enclosure(BigInt(1), exponent: -1), precision: 400, within: budget)
    #expect(try Enclosure.product(half, half, precision: 400).overlaps(pi))
    let product = try Enclosure.product(
      Enclosure.gamma(Enclosure(BigInt(1), exponent: -2), precision: 400, within: budget),
      Enclosure.gamma(Enclosure(BigInt(3), exponent: -2), precision: 400, within: budget),
      precision: 400)
    let root = try Enclosure.sqrt(Enclosure(BigInt(2)), precision: 400, within: budget)
    #expect(product.overlaps(try Enclosure.product(pi, root, precision: 400)))
    #expect(half.accuracyBits >= 396 && product.accuracyBits >= 390)
  }

  @Test func hasNoValueAtItsPoles() throws {
    let budget = Budget()
    var poles = [Enclosure.zero, .unbounded, Enclosure(BigInt(-1)), Enclosure(BigInt(-1) << 70)]
    poles.append(try Enclosure(BigInt(-5), exponent: -1).widened(by: ErrorBound(powerOfTwo: 0)))
    for x in poles {
      #expect(throws: CalculationError.outsideDomain, "\(x)") {
        try Enclosure.gamma(x, precision: 64, within: budget)
      }
    }
  }

  @Test func isAccurateNextToItsPoles() throws {
    let budget = Budget()
    // Γ(d − 2) is about 1/(2d).
    for exponent: Int64 in [-50, -2000] {
      let distance = Enclosure(BigInt(1), exponent: exponent)
      let x = try Enclosure.sum(distance, Enclosure(BigInt(-2)), precision: 5000)
      let value = try Enclosure.gamma(x, precision: 64, within: budget)
      #expect(value.accuracyBits >= 60 && abs(value.top + exponent) <= 1, "\(exponent)")
    }
    let tiny = Enclosure(BigInt(-1), exponent: -1 << 59)
    let value = try Enclosure.gamma(tiny, precision: 64, within: budget)
    #expect(value.accuracyBits >= 60 && value.sign == -1 && abs(value.top - 1 << 59) <= 1)
  }

  @Test func answersForHugeArguments() throws {
    let budget = Budget()
    let value = try Enclosure.gamma(
      Enclosure(BigInt(1_000_000_001)), precision: 100, within: budget
    )
    .roundedDecimal(significantDigits: 20, within: budget)
    #expect(value?.significand == 99_046_265_792_229_937_373)
    #expect(value?.exponent == 8_565_705_503 as Int64)
    let larger = Enclosure(BigInt(1), exponent: 53)
    #expect(try Enclosure.gamma(larger, precision: 64, within: budget).accuracyBits >= 60)
    for exponent: Int64 in [55, 56, 61, 70, 1 << 59] {
      #expect(throws: CalculationError.tooLarge, "\(exponent)") {
        try Enclosure.gamma(
          Enclosure(BigInt(1), exponent: exponent), precision: 64, within: budget)
      }
    }
    let negative = Enclosure((BigInt(-1) << 70) + 1, exponent: -1)
    let small = try Enclosure.gamma(negative, precision: 64, within: budget)
    #expect(small.containsZero && small.upperBound.top < -1 << 59)
  }

  /// An integer that is too large to be written out is recognized as one when it is rounded.
  @Test func ofIntegersThatAreNotWrittenOut() throws {
    let huge = try Real.gamma(Real(336_945_278)) * Real(Rational(4) / 3)
    #expect(huge.rational == nil)
    #expect(throws: CalculationError.outsideDomain) { try Real.gamma(-huge) }
    let value = try Real.gamma(huge)
    #expect(throws: CalculationError.tooLarge) { try value.decimal(significantDigits: 16) }
  }

  @Test func stopsWhenTheBudgetIsUsedUp() {
    #expect(throws: CalculationError.tooMuchWork) {
      try Enclosure.gamma(
        Enclosure(BigInt(1), exponent: -1), precision: 100_000, within: Budget(work: 1 << 20))
    }
  }
}
