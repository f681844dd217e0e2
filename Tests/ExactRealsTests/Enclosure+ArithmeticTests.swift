import BigNumbers
import ExactReals
import Testing

/// Exact results for members of the operands are in the result.
@Suite struct EnclosureArithmeticTests {
  @Test(arguments: EnclosureSamples.seeds) func resultsHoldExactValues(seed: UInt64) throws {
    var samples = EnclosureSamples(seed: seed)
    for _ in 0..<150 {
      let (a, left) = samples.ball()
      let (b, right) = samples.ball()
      let precision = samples.precision()
      let sum = try Enclosure.sum(a, b, precision: precision)
      let difference = try Enclosure.difference(a, b, precision: precision)
      let product = try Enclosure.product(a, b, precision: precision)
      let quotient =
        b.containsZero ? nil : try Enclosure.quotient(a, b, precision: precision)
      for x in left {
        for y in right {
          #expect(sum.contains(x + y), "\(x) + \(y) at \(precision), seed \(seed)")
          #expect(difference.contains(x - y), "\(x) - \(y) at \(precision), seed \(seed)")
          #expect(product.contains(x * y), "\(x) * \(y) at \(precision), seed \(seed)")
          if let quotient {
            #expect(quotient.contains(try x / y), "\(x) / \(y) at \(precision), seed \(seed)")
          }
        }
      }
    }
  }

  @Test(arguments: [1, 63, 64, 65, 1_000, 9_000])
  func fractionsWithManyTwosBelowAreHeldAsOthers(twos: Int) throws {
    for (above, below) in [(7, 3), (-1, 1), (10, 9), (1 << 40, 1)] as [(Int, Int)] {
      let fraction = try Rational(
        numerator: BigInt(above), denominator: BigInt(below) << twos)
      let ball = Enclosure(fraction, precision: 64)
      #expect(ball.contains(fraction), "\(above)/\(below) and \(twos) twos")
      let near = fraction + fraction * Rational(significand: 1, exponent: -15)
      #expect(!ball.contains(near), "\(above)/\(below) and \(twos) twos")
      #expect(ball.isExact == (below == 1), "\(above)/\(below) and \(twos) twos")
    }
  }

  @Test(arguments: EnclosureSamples.seeds) func powersHoldExactValues(seed: UInt64) throws {
    var samples = EnclosureSamples(seed: seed)
    for _ in 0..<60 {
      let (a, members) = samples.ball(bits: 60)
      let precision = samples.precision()
      let exponent = Int64.random(in: -9...9, using: &samples)
      if exponent < 0, a.containsZero { continue }
      let power = try Enclosure.pow(a, exponent, precision: precision, within: Budget())
      for x in members {
        #expect(
          power.contains(try x.raised(to: Int(exponent))),
          "\(x)^\(exponent) at \(precision), seed \(seed)")
      }
    }
  }

  @Test(arguments: EnclosureSamples.seeds) func resultsAreAsAccurateAsAskedFor(
    seed: UInt64
  ) throws {
    var samples = EnclosureSamples(seed: seed)
    for _ in 0..<150 {
      let (a, b) = (samples.integer(bits: 300), samples.integer(bits: 300))
      let (x, y) = (Enclosure(a), Enclosure(b))
      let precision = samples.precision()
      for result in [
        try Enclosure.sum(x, y, precision: precision),
        try Enclosure.product(x, y, precision: precision),
        try Enclosure.quotient(x, y, precision: precision),
        try Enclosure.pow(x, 7, precision: precision, within: Budget()),
      ] where !result.isExact {
        #expect(
          result.accuracyBits >= Int64(precision) - 2, "\(a), \(b) at \(precision), seed \(seed)")
      }
    }
  }

  @Test func exactResultsThatFitStayExact() throws {
    let big = Enclosure(BigInt(1) << 1000)
    #expect(try Enclosure.product(big, big, precision: 2).isExact)
    #expect(try Enclosure.quotient(Enclosure(21), Enclosure(7), precision: 8) == Enclosure(3))
    #expect(try Enclosure.quotient(.one, Enclosure(8), precision: 2).contains(Rational(1) / 8))
    #expect(try Enclosure.quotient(.one, Enclosure(8), precision: 2).isExact)
    let next = Enclosure((BigInt(1) << 1000) + 1)
    #expect(try Enclosure.difference(next, big, precision: 2) == .one)
    #expect(try !Enclosure.sum(big, .one, precision: 64).isExact)
    #expect(
      try Enclosure.pow(Enclosure(10), 20, precision: 64, within: Budget())
        == Enclosure(BigInt.powerOfTen(20)))
  }

  @Test func divisionByWhatMayBeZeroThrows() {
    #expect(throws: CalculationError.divisionByZero) {
      try Enclosure.quotient(.one, .zero, precision: 64)
    }
    #expect(throws: CalculationError.divisionByZero) {
      try Enclosure.quotient(.one, Enclosure(from: -1, to: 2, precision: 64), precision: 64)
    }
    #expect(throws: CalculationError.divisionByZero) {
      try Enclosure.pow(.zero, -1, precision: 64, within: Budget())
    }
  }

  @Test func sizesEndAtTheLimit() throws {
    let limit = Enclosure.exponentLimit
    let huge = try Enclosure.one.scaled(byPowerOfTwo: limit - 1)
    #expect(huge.isExact)
    #expect(throws: CalculationError.tooLarge) { try huge.scaled(byPowerOfTwo: 1) }
    #expect(throws: CalculationError.tooLarge) { try huge.scaled(byPowerOfTwo: Int64.max) }
    #expect(throws: CalculationError.tooLarge) { try Enclosure.product(huge, huge, precision: 64) }
    #expect(throws: CalculationError.tooLarge) { try Enclosure.sum(huge, huge, precision: 64) }
    #expect(throws: CalculationError.tooLarge) {
      try Enclosure.pow(Enclosure(10), Int64.max, precision: 64, within: Budget())
    }
    let tiny = try Enclosure.one.scaled(byPowerOfTwo: -limit)
    let square = try Enclosure.product(tiny, tiny, precision: 64)
    #expect(square.containsZero && !square.isExact && square.sign == nil)
    #expect(try Enclosure.one.scaled(byPowerOfTwo: Int64.min).containsZero)
    let small = try Enclosure.pow(Enclosure(10), -Int64.max, precision: 64, within: Budget())
    #expect(small.containsZero && small.contains(Rational(0)))
    #expect(Enclosure.compare(huge, tiny) == 1)
    #expect(Enclosure.compare(tiny, huge) == -1)
    #expect(Enclosure.compare(tiny, -huge) == 1)
    #expect(Enclosure.compare(-huge, huge) == -1)
    // The difference from a tiny number is just as large, and is rounded up beyond the range.
    let ones = try Enclosure(BigInt(1) << 100 - 1).scaled(byPowerOfTwo: limit - 100)
    #expect(throws: CalculationError.tooLarge) {
      try Enclosure.difference(tiny, ones, precision: 64)
    }
    #expect(Enclosure.compare(tiny, ones) == -1)
    #expect(Enclosure.compare(ones, tiny) == 1)
    #expect(Enclosure.compare(.zero, -ones) == 1)
  }

  @Test func roundingKeepsWhatIsInside() throws {
    var samples = EnclosureSamples(seed: 3)
    for _ in 0..<200 {
      let (ball, members) = samples.ball()
      let precision = samples.precision()
      let rounded = ball.rounded(precision: precision)
      for x in members { #expect(rounded.contains(x), "\(x) at \(precision)") }
      #expect(rounded.significand.magnitudeBitWidth <= precision + 1)
    }
  }
}
