import BigNumbers
import ExactReals
import Testing

@Suite struct TrigonometryTests {
  @Test(arguments: ArgumentGenerator.seeds)
  func squaresOfSineAndCosineAddUpToOne(seed: UInt64) throws {
    var numbers = AwkwardReals(seed: seed)
    for _ in 0..<12 {
      let a = try numbers.real()
      let (sine, cosine) = try (Real.sin(a), Real.cos(a))
      #expect(
        try decision(sine * sine + cosine * cosine, 1) != .no, "\(a.testText), seed \(seed)")
    }
  }

  @Test(arguments: ArgumentGenerator.seeds)
  func repeatInTurns(seed: UInt64) throws {
    var numbers = AwkwardReals(seed: seed)
    for _ in 0..<12 {
      let a = try numbers.real()
      let turned = try a + 6 * Real.pi
      #expect(
        try decision(Real.sin(turned), .sin(a)) != .no,
        "\(a.testText), seed \(seed)")
      #expect(
        try decision(Real.cos(a + .pi), -.cos(a)) != .no,
        "\(a.testText), seed \(seed)")
      #expect(
        try decision(Real.sin(.pi / 2 - a), .cos(a)) != .no,
        "\(a.testText), seed \(seed)")
    }
  }

  /// Multiples of π/n: the value squared twice over is compared with the enclosure's.
  @Test(arguments: [1, 2, 3, 4, 5, 6, 8, 10, 12])
  func fractionsOfATurnAreRoots(divisor: Int) throws {
    for multiple in -2 * divisor...2 * divisor {
      let angle = try Real(multiple) * Real.pi / Real(divisor)
      // The same without structure: as the parts of e^(ix), by a series of the test's own.
      let double = try Real.cos(2 * angle)
      let cosine = try Real.cos(angle)
      #expect(try double.isEqual(to: 2 * cosine * cosine - 1) == .yes, "\(multiple)π/\(divisor)")
      let sine = try Real.sin(angle)
      #expect(try double.isEqual(to: 1 - 2 * sine * sine) == .yes, "\(multiple)π/\(divisor)")
      #expect(sine.exactText?.contains("sin") == false, "\(multiple)π/\(divisor)")
    }
  }

  @Test func productsOfCosinesAreFractions() throws {
    func cosine(_ numerator: Int, _ denominator: Int) throws -> Real {
      try .cos(Real(numerator) * .pi / Real(denominator))
    }
    let sevenths = try cosine(1, 7) * cosine(2, 7) * cosine(3, 7)
    #expect(try sevenths.isEqual(to: Real(1) / 8) == .yes)
    let ninths = try cosine(1, 9) * cosine(2, 9) * cosine(4, 9)
    #expect(try ninths.isEqual(to: Real(1) / 8) == .yes)
    let sum = try cosine(2, 7) + cosine(4, 7) + cosine(6, 7)
    #expect(try sum.isEqual(to: -Real(1) / 2) == .yes)
  }

  @Test func polesAreRefused() throws {
    for multiple in [1, -1, 3, 5, 10_000_000_001] {
      let angle = try Real(multiple) * Real.pi / 2
      #expect(throws: CalculationError.outsideDomain) { try Real.tan(angle) }
      #expect(throws: CalculationError.outsideDomain) { try Real.sec(angle) }
      #expect(throws: CalculationError.outsideDomain) { try Real.cot(2 * angle) }
      #expect(throws: CalculationError.outsideDomain) { try Real.csc(2 * angle) }
    }
  }
}
