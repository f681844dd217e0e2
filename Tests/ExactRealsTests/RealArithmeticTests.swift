import BigNumbers
import ExactReals
import Testing

/// The laws of a field, also for numbers that are not fractions.
@Suite struct RealArithmeticTests {
  @Test(arguments: ArgumentGenerator.seeds)
  func sumsCancel(seed: UInt64) throws {
    var numbers = AwkwardReals(seed: seed)
    for _ in 0..<12 {
      let (a, b) = try (numbers.real(), numbers.real())
      #expect(
        try decision((a + b) - b, a) != .no,
        "\(a.testText), \(b.testText), seed \(seed)")
    }
  }

  @Test(arguments: ArgumentGenerator.seeds)
  func quotientsCancel(seed: UInt64) throws {
    var numbers = AwkwardReals(seed: seed)
    for _ in 0..<12 {
      let (a, b) = try (numbers.real(), numbers.positive())
      #expect(
        try decision((a / b) * b, a) != .no,
        "\(a.testText), \(b.testText), seed \(seed)")
      #expect(
        try decision((a * b) / b, a) != .no,
        "\(a.testText), \(b.testText), seed \(seed)")
    }
  }

  @Test(arguments: ArgumentGenerator.seeds)
  func productsAreDistributive(seed: UInt64) throws {
    var numbers = AwkwardReals(seed: seed)
    for _ in 0..<12 {
      let (a, b, c) = try (numbers.real(), numbers.real(), numbers.real())
      #expect(
        try decision(a * (b + c), a * b + a * c) != .no,
        "\(a.testText), \(b.testText), \(c.testText), seed \(seed)")
    }
  }

  @Test(arguments: ArgumentGenerator.seeds)
  func orderDoesNotMatter(seed: UInt64) throws {
    var numbers = AwkwardReals(seed: seed)
    for _ in 0..<12 {
      let (a, b) = try (numbers.real(), numbers.real())
      #expect(
        try (a + b).isStructurallyEqual(to: b + a), "\(a.testText), \(b.testText), seed \(seed)")
      #expect(
        try decision(a * b, b * a) != .no,
        "\(a.testText), \(b.testText), seed \(seed)")
    }
  }

  @Test(arguments: AwkwardReals.rationals)
  func fractionsStayFractions(a: Rational) throws {
    for b in AwkwardReals.rationals {
      #expect(try (Real(a) + Real(b)).rational == a + b, "\(a) + \(b)")
      #expect(try (Real(a) * Real(b)).rational == a * b, "\(a) × \(b)")
      guard !b.isZero else { continue }
      let quotient = try a.divided(by: b)
      #expect(try (Real(a) / Real(b)).rational == quotient, "\(a) ÷ \(b)")
    }
  }

  @Test func divisionByHiddenZerosIsRefused() throws {
    let zeros = try [
      Real.sqrt(2) * .sqrt(8) - 4, .log(2) + .log(3) - .log(6),
      .sqrt(2) + .sqrt(3) - .sqrt(5 + 2 * .sqrt(6)), 4 * .atan(1) - .pi, .sin(.pi),
      .exp(.log(7)) - 7, .sqrt(50) - 5 * .sqrt(2),
    ]
    for zero in zeros {
      #expect(throws: CalculationError.divisionByZero) { try 1 / zero }
      #expect(throws: CalculationError.divisionByZero) { try Real.pi / zero }
    }
  }
}
