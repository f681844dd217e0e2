import BigNumbers
import Testing

@testable import ExactReals

@Suite struct SineAndCosineTests {
  @Test(arguments: [
    (BigInt(1), "84147098480789650665250232", "54030230586813971740093661"),
    (BigInt(10).raised(to: 22), "-85220084976718880177270589", "52321478539513894549759447"),
    (BigInt(1) << 1000, "-15920170308624243824004863", "98724607759891348423990180"),
  ])
  func knowsTheDigits(x: BigInt, sine: String, cosine: String) throws {
    let budget = Budget()
    let values = try Enclosure.sinAndCos(Enclosure(x), precision: 100, within: budget)
    let digits = try [values.sine, values.cosine].map {
      try $0.roundedDecimal(significantDigits: 26, within: budget)?.significand.description
    }
    #expect(digits == [sine, cosine], "\(x)")
  }

  @Test(arguments: ArgumentGenerator.seeds)
  func squaresAddUpToOne(seed: UInt64) throws {
    var generator = ArgumentGenerator(seed: seed)
    let budget = Budget()
    for round in 0..<60 {
      let x = generator.number(top: round % 2 == 0 ? -5...5 : -300...300)
      let precision = Int.random(in: 2...700, using: &generator)
      let (sine, cosine) = try Enclosure.sinAndCos(x, precision: precision, within: budget)
      let sum = try Enclosure.sum(
        Enclosure.product(sine, sine, precision: 1500),
        Enclosure.product(cosine, cosine, precision: 1500), precision: 1500)
      #expect(sum.contains(1), "seed \(seed): \(x), \(precision) bits")
      #expect(min(sine.accuracyBits, cosine.accuracyBits) >= precision - 4, "seed \(seed): \(x)")
    }
  }

  @Test(arguments: ArgumentGenerator.seeds)
  func agreesWithTheValueAtMorePrecision(seed: UInt64) throws {
    var generator = ArgumentGenerator(seed: seed)
    let budget = Budget()
    for round in 0..<40 {
      let x = generator.number(top: round % 2 == 0 ? -3...3 : -100...200)
      let precision = Int.random(in: 2...300, using: &generator)
      let coarse = try Enclosure.sinAndCos(x, precision: precision, within: budget)
      let fine = try Enclosure.sinAndCos(x, precision: 4 * precision + 40, within: budget)
      #expect(try coarse.sine.meets(fine.sine), "seed \(seed): sin \(x), \(precision) bits")
      #expect(try coarse.cosine.meets(fine.cosine), "seed \(seed): cos \(x), \(precision) bits")
    }
  }

  @Test(arguments: ArgumentGenerator.seeds)
  func containsTheValuesOfAllPointsOfABall(seed: UInt64) throws {
    var generator = ArgumentGenerator(seed: seed)
    let budget = Budget()
    for round in 0..<20 {
      let (ball, points) = try generator.ball(
        around: generator.number(top: -5...10), relativeTo: round % 2 == 0 ? -8...2 : -300...(-20))
      let image = try Enclosure.sinAndCos(ball, precision: 100, within: budget)
      for point in points {
        let value = try Enclosure.sinAndCos(point, precision: 900, within: budget)
        #expect(try image.sine.holds(value.sine), "seed \(seed): sin \(ball)")
        #expect(try image.cosine.holds(value.cosine), "seed \(seed): cos \(ball)")
      }
    }
  }

  @Test func isAccurateNextToItsZeros() throws {
    let budget = Budget()
    // Thousands of half turns, cut off after 600 bits: the sine of the rest is its size.
    let pi = try Enclosure.pi(precision: 600, within: budget)
    for count in [1, 2, 3, 4, 12_345] {
      let x = Enclosure(pi.significand * BigInt(count), exponent: pi.exponent - 1)
      let (sine, cosine) = try Enclosure.sinAndCos(x, precision: 80, within: budget)
      let small = count % 2 == 0 ? sine : cosine
      #expect(small.accuracyBits >= 76, "\(count)")
      #expect(small.top < -550, "\(count)")
    }
  }

  @Test func passesTinyArgumentsOn() throws {
    let budget = Budget()
    #expect(try Enclosure.sinAndCos(.zero, precision: 64, within: budget) == (.zero, .one))
    for exponent: Int64 in [-100, -1000, -1 << 40, -1 << 59] {
      let x = Enclosure(BigInt(-3), exponent: exponent)
      let (sine, cosine) = try Enclosure.sinAndCos(x, precision: 64, within: budget)
      #expect(sine.accuracyBits >= 60 && sine.sign == -1, "\(exponent)")
      #expect(sine.overlaps(x) && cosine.contains(1) && !cosine.isExact, "\(exponent)")
    }
  }

  @Test func reducesHugeArguments() throws {
    let budget = Budget()
    let values = try Enclosure.sinAndCos(
      Enclosure(BigInt(1), exponent: 20_000), precision: 90, within: budget)
    let digits = try values.sine.roundedDecimal(significantDigits: 20, within: budget)
    #expect(digits?.significand == 99_999_112_383_152_514_431)
    #expect(throws: CalculationError.tooMuchWork) {
      try Enclosure.sinAndCos(
        Enclosure(BigInt(1), exponent: 1 << 59), precision: 64, within: budget)
    }
  }

  @Test func knowsOnlyTheRangeOfWideBalls() throws {
    let budget = Budget()
    for x in [try Enclosure.one.widened(by: ErrorBound(powerOfTwo: 2)), Enclosure.unbounded] {
      let (sine, cosine) = try Enclosure.sinAndCos(x, precision: 64, within: budget)
      #expect(sine.contains(1) && sine.contains(-1) && !sine.contains(2))
      #expect(sine == cosine)
    }
  }

  @Test(arguments: [1000, 3000, 9000])
  func agreesBetweenSeriesAndBitBurst(bits: Int) throws {
    var generator = ArgumentGenerator(seed: UInt64(bits))
    for zeros in [0, 1, 7, bits / 3] {
      let significand = (BigInt(generator.next() | 1 << 63) << (bits - 64 - zeros)) / 3 * 2
      let x = FixedPointFraction(numerator: significand, places: bits)
      let series = try SineAndCosineSeries.values(of: x, within: Budget())
      let burst = try SineAndCosineBitBurst.values(of: x, within: Budget())
      #expect((series.sine - burst.sine).magnitude < 4, "\(x)")
      #expect((series.cosine - burst.cosine).magnitude < 4, "\(x)")
    }
  }

  @Test(arguments: ArgumentGenerator.seeds)
  func agreesBetweenSeriesAndWords(seed: UInt64) throws {
    var generator = ArgumentGenerator(seed: seed)
    for _ in 0..<200 {
      let places = Int.random(in: 2...440, using: &generator)
      let zeros = generator.next() % 2 == 0 ? 0 : Int.random(in: 0..<places - 1, using: &generator)
      // All ones, the number next to a power of two, or any.
      var numerator = (BigInt(1) << (places - zeros)) - 1
      if generator.next() % 4 != 0 { numerator = numerator * BigInt(generator.next() | 1) >> 64 }
      let x = FixedPointFraction(numerator: max(numerator, 1), places: places)
      let series = try SineAndCosineSeries.values(of: x, within: Budget())
      let words = try #require(try SineAndCosineInWords.values(of: x, within: Budget()))
      #expect((series.sine - words.sine).magnitude < 4, "seed \(seed): \(x)")
      #expect((series.cosine - words.cosine).magnitude < 4, "seed \(seed): \(x)")
    }
  }

  @Test func stopsWhenTheBudgetIsUsedUp() {
    #expect(throws: CalculationError.tooMuchWork) {
      try Enclosure.sinAndCos(.one, precision: 100_000, within: Budget(work: 1000))
    }
    #expect(throws: CalculationError.stopped) {
      try Enclosure.sinAndCos(.one, precision: 64, within: Budget(shouldStop: { true }))
    }
  }
}
