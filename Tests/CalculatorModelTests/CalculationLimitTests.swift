import BigNumbers
import ExactReals
import Testing

@testable import CalculatorModel

@Suite struct CalculationLimitTests {
  private let limit = CalculationLimit(bits: 1_000, decimalExponent: 160)
  private let largest = Rational(significand: Int64(1), exponent: 160)

  @Test(arguments: ["0", "1", "-1/3", "9223372036854775807", "-9223372036854775808/3"])
  func leavesOrdinaryNumbersAsTheyAre(text: String) throws {
    let value = try #require(Rational(text))
    #expect(try limit.checked(value) == value)
  }

  @Test func includesItsLargestPowerOfTenAndNoMore() throws {
    let step = Rational(significand: Int64(1), exponent: -20)
    for sign: Rational in [1, -1] {
      #expect(try limit.checked(sign * largest) == sign * largest)
      #expect(try limit.checked(sign * (largest - step)) == sign * (largest - step))
      #expect(throws: CalculationError.tooLarge) { try limit.checked(sign * (largest + step)) }
    }
  }

  @Test func countsTheBitsOnBothSidesOfTheFractionLine() throws {
    let unbounded = CalculationLimit(bits: 1_000)
    let power = Rational(BigInt(1) << 999)
    #expect(try unbounded.checked(power) == power)
    #expect(throws: CalculationError.tooManyDigits) { try unbounded.checked(power * 2) }
    #expect(throws: CalculationError.tooManyDigits) {
      try unbounded.checked((power * 2).reciprocal())
    }
  }
}
