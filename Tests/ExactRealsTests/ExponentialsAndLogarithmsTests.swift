import ExactReals
import Testing

@Suite struct ExponentialsAndLogarithmsTests {
  @Test(arguments: ArgumentGenerator.seeds)
  func undoEachOther(seed: UInt64) throws {
    var numbers = AwkwardReals(seed: seed)
    for _ in 0..<12 {
      let a = try numbers.positive()
      #expect(
        try decision(Real.exp(.log(a)), a) != .no,
        "\(a.testText), seed \(seed)")
      #expect(
        try decision(Real.pow(10, .log10(a)), a) != .no,
        "\(a.testText), seed \(seed)")
      guard try a.compare(to: 10_000) < 0 else { continue }
      #expect(
        try decision(Real.log(.exp(a)), a) != .no,
        "\(a.testText), seed \(seed)")
      #expect(
        try decision(Real.log(.exp(-a)), -a) != .no,
        "\(a.testText), seed \(seed)")
    }
  }

  @Test(arguments: ArgumentGenerator.seeds)
  func logarithmsOfProductsAddUp(seed: UInt64) throws {
    var numbers = AwkwardReals(seed: seed)
    for _ in 0..<12 {
      let (a, b) = try (numbers.positive(), numbers.positive())
      #expect(
        try decision(Real.log(a * b), .log(a) + .log(b))
          != .no,
        "\(a.testText), \(b.testText), seed \(seed)")
      #expect(
        try decision(Real.log(a / b), .log(a) - .log(b))
          != .no,
        "\(a.testText), \(b.testText), seed \(seed)")
    }
  }

  @Test func relationsAmongLogarithmsAreSeen() throws {
    #expect(try (Real.log(8) / Real.log(2)).rational == 3)
    #expect(try Real.log10(1000).rational == 3)
    #expect(try (Real.log10(2) + Real.log10(5)).rational == 1)
    #expect(try (Real.log(2) * Real.log(9)).isEqual(to: .log(4) * .log(3)) == .yes)
    #expect(try Real.pow(2, .log(3)).isEqual(to: .pow(3, .log(2))) == .yes)
    let root = try Real.sqrt(3)
    #expect(try (Real.log(2 + root) + Real.log(2 - root)).isZero() == .yes)
  }

  @Test func logarithmsHaveTheirDomain() throws {
    #expect(throws: CalculationError.outsideDomain) { try Real.log(0) }
    #expect(throws: CalculationError.notReal) { try Real.log(-1) }
    #expect(throws: CalculationError.notReal) { try Real.log(3 - .pi) }
    #expect(throws: CalculationError.outsideDomain) { try Real.log(5, base: 1) }
    #expect(throws: CalculationError.outsideDomain) {
      try Real.log(5, base: .sqrt(2) * .sqrt(2) - 1)
    }
  }
}
