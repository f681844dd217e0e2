import ExactReals
import Testing

@Suite struct CalculationErrorTests {
  @Test func namesItsCause() {
    #expect(CalculationError.divisionByZero.reason == "division by zero")
  }
}
