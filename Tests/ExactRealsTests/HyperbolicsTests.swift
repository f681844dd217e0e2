import ExactReals
import Testing

@Suite struct HyperbolicsTests {
  /// Returns a number between −20 and 20, since e^x is compared with 1 over it.
  private func small(_ numbers: inout AwkwardReals) throws -> Real {
    while true {
      let value = try numbers.real()
      if try Real.abs(value).compare(to: 20) < 0 { return value }
    }
  }

  @Test(arguments: ArgumentGenerator.seeds)
  func differenceOfSquaresIsOne(seed: UInt64) throws {
    var numbers = AwkwardReals(seed: seed)
    for _ in 0..<12 {
      let a = try numbers.real()
      let (sine, cosine) = try (Real.sinh(a), Real.cosh(a))
      #expect(
        try decision(cosine * cosine - sine * sine, 1) != .no, "\(a.testText), seed \(seed)")
    }
  }

  @Test(arguments: ArgumentGenerator.seeds)
  func inversesUndo(seed: UInt64) throws {
    var numbers = AwkwardReals(seed: seed)
    for _ in 0..<12 {
      let a = try small(&numbers)
      #expect(
        try decision(Real.sinh(.asinh(a)), a) != .no,
        "\(a.testText), seed \(seed)")
      #expect(
        try decision(Real.asinh(.sinh(a)), a) != .no,
        "\(a.testText), seed \(seed)")
      #expect(
        try decision(Real.atanh(.tanh(a)), a) != .no,
        "\(a.testText), seed \(seed)")
      #expect(
        try decision(Real.acosh(.cosh(a)), .abs(a)) != .no,
        "\(a.testText), seed \(seed)")
    }
  }

  @Test func inversesHaveTheirDomain() throws {
    let little = try Real.pow(10, -100)
    #expect(throws: CalculationError.outsideDomain) { try Real.acosh(1 - little) }
    #expect(throws: CalculationError.outsideDomain) { try Real.atanh(1) }
    #expect(throws: CalculationError.outsideDomain) { try Real.atanh(-1 - little) }
    #expect(throws: CalculationError.outsideDomain) { try Real.csch(0) }
    #expect(throws: CalculationError.outsideDomain) { try Real.coth(.log(6) - .log(2) - .log(3)) }
  }
}
