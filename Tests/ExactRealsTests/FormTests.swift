import Testing

@testable import ExactReals

@Suite struct FormTests {
  /// Roots of sums of roots: with those as deep as the limit one calculates as with any number.
  @Test func depthIsLimited() throws {
    var number = Real.pi
    for _ in 0..<Form.depthLimit { number = try Real.sqrt(1 + number) }
    #expect(number.depth == Form.depthLimit)
    #expect(try (2 * number).depth == Form.depthLimit)
    #expect(throws: CalculationError.tooMuchWork) { try 2 * Real.sqrt(1 + number) }
  }
}
