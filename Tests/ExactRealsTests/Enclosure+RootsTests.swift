import BigNumbers
import ExactReals
import Testing

@Suite struct EnclosureRootsTests {
  @Test(arguments: EnclosureSamples.seeds) func powersOfRootsEncloseTheNumber(
    seed: UInt64
  ) throws {
    var samples = EnclosureSamples(seed: seed)
    for _ in 0..<100 {
      let value = samples.rational(bits: 100).magnitude
      let precision = samples.precision()
      let degree = [2, 2, 3, 5, 17, 600].randomElement(using: &samples) ?? 2
      let root = try Enclosure.root(
        Enclosure(value, precision: precision + 20), degree, precision: precision,
        within: Budget())
      let accuracy = root.accuracyBits
      #expect(accuracy >= Int64(precision) - 2, "\(value)^1/\(degree) at \(precision), \(seed)")
      // (r ± s)^n encloses x exactly if r ± s encloses its root.
      let power = try Enclosure.pow(root, Int64(degree), precision: 4000, within: Budget())
      #expect(power.contains(value), "\(value)^1/\(degree) at \(precision), seed \(seed)")
    }
  }

  @Test func exactRootsAreExact() throws {
    let budget = Budget()
    #expect(try Enclosure.sqrt(Enclosure(49), precision: 4, within: budget) == Enclosure(7))
    let eighth = Enclosure(try Rational(1) / 8, precision: 8)
    #expect(try Enclosure.root(eighth, 3, precision: 64, within: budget).isExact)
    #expect(try Enclosure.root(Enclosure(243), 5, precision: 64, within: budget) == Enclosure(3))
    #expect(try !Enclosure.sqrt(Enclosure(50), precision: 64, within: budget).isExact)
    #expect(try Enclosure.sqrt(.zero, precision: 64, within: budget) == .zero)
    let large = try Enclosure.one.scaled(byPowerOfTwo: 3 << 50)
    #expect(
      try Enclosure.root(large, 3, precision: 64, within: budget)
        == Enclosure.one.scaled(byPowerOfTwo: 1 << 50))
  }

  @Test func ballsThatReachZeroKeepTheirRoots() throws {
    let ball = Enclosure(from: -1, to: 9, precision: 64)
    for degree in [2, 3, 5] {
      let root = try Enclosure.root(ball, degree, precision: 64, within: Budget())
      #expect(root.contains(Rational(0)) && root.contains(Rational(degree == 2 ? 3 : 1)))
    }
    let middle = try Enclosure(from: -1, to: 1, precision: 64).scaled(byPowerOfTwo: -20)
    let root = try Enclosure.sqrt(middle, precision: 64, within: Budget())
    #expect(root.contains(Rational(0)) && root.contains(Rational(1, over: 1 << 10)))
    let wide = Enclosure(from: 1, to: 8, precision: 64)
    let cubeRoot = try Enclosure.root(wide, 3, precision: 64, within: Budget())
    #expect(cubeRoot.contains(Rational(1)) && cubeRoot.contains(Rational(2)))
  }

  @Test func rootsThatAreNotRealThrow() {
    #expect(throws: CalculationError.notReal) {
      try Enclosure.sqrt(Enclosure(-1), precision: 64, within: Budget())
    }
    #expect(throws: CalculationError.notReal) {
      try Enclosure.root(Enclosure(-1), 3, precision: 64, within: Budget())
    }
    #expect(throws: CalculationError.outsideDomain) {
      try Enclosure.root(.one, 0, precision: 64, within: Budget())
    }
  }
}
