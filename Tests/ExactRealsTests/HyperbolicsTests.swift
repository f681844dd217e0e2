import ExactReals
import Testing

@Suite struct HyperbolicsTests {
  /// A number between −20 and 20, since e^x is compared with 1 over it.
  private func small(_ numbers: inout AwkwardReals) throws -> Real {
    while true {
      let value = try numbers.real()
      if try Real.abs(value).compare(to: 20) < 0 { return value }
    }
  }

  @Test(arguments: ArgumentGenerator.seeds)
  func differenceOfSquaresIsOne(seed: UInt64) throws {
    var numbers = AwkwardReals(seed: seed)
    for _ in 0..<20 {
      let a = try numbers.real()
      let (sine, cosine) = try (Real.sinh(a), Real.cosh(a))
      #expect(
        try (cosine * cosine - sine * sine).isEqual(to: 1) == .yes, "\(a.testText), seed \(seed)")
    }
  }

  @Test(arguments: ArgumentGenerator.seeds)
  func inversesUndo(seed: UInt64) throws {
    var numbers = AwkwardReals(seed: seed)
    for _ in 0..<15 {
      let a = try small(&numbers)
      #expect(try Real.sinh(.asinh(a)).isEqual(to: a) == .yes, "\(a.testText), seed \(seed)")
      #expect(try Real.asinh(.sinh(a)).isEqual(to: a) == .yes, "\(a.testText), seed \(seed)")
      #expect(try Real.atanh(.tanh(a)).isEqual(to: a) == .yes, "\(a.testText), seed \(seed)")
      #expect(try Real.acosh(.cosh(a)).isEqual(to: .abs(a)) == .yes, "\(a.testText), seed \(seed)")
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
