import BigNumbers
import ExactReals
import Testing

@testable import CalculatorModel

@Suite struct CalculationLimitTests {
  private let limit = CalculationLimit(bits: 1_000)

  @Test(arguments: ["0", "1", "-1/3", "9223372036854775807", "-9223372036854775808/3"])
  func leavesOrdinaryNumbersAsTheyAre(text: String) throws {
    let value = try #require(Rational(text))
    #expect(try limit.checked(value) == value)
  }

  @Test func countsTheBitsOnBothSidesOfTheFractionLine() throws {
    let power = Rational(BigInt(1) << 999)
    #expect(try limit.checked(power) == power)
    #expect(throws: CalculationError.tooManyDigits) { try limit.checked(power * 2) }
    #expect(throws: CalculationError.tooManyDigits) {
      try limit.checked((power * 2).reciprocal())
    }
  }
}
