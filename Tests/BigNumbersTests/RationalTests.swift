import BigNumbers
import Testing

@Suite struct RationalTests {
  @Test func fractionsAreReduced() throws {
    for x in AwkwardNumbers.rationals {
      #expect(!x.denominator.isNegative && !x.denominator.isZero, "\(x)")
      #expect(x.numerator.greatestCommonDivisor(with: x.denominator) == 1, "\(x)")
      for factor in [2, -6, BigInt.powerOfTen(20)] as [BigInt] {
        let scaled = try Rational(
          numerator: x.numerator * factor, denominator: x.denominator * factor)
        #expect(scaled == x && scaled.hashValue == x.hashValue, "\(x) scaled by \(factor)")
      }
      #expect(x.isInteger == (x.denominator == 1), "\(x)")
      #expect(x.isZero == (x.numerator == 0), "\(x)")
      #expect(x.isNegative == (x.signum() == -1), "\(x)")
      #expect(
        x.storageBitWidth == max(x.numerator.magnitudeBitWidth, x.denominator.magnitudeBitWidth),
        "\(x)")
    }
    #expect(throws: DivisionByZeroError()) { try Rational(numerator: 1, denominator: 0) }
  }

  @Test func smallValuesStaySmall() {
    #expect(MemoryLayout<Rational>.size <= 24)
    #expect(MemoryLayout<BigInt>.size <= 24)
  }

  @Test func wholeNumbers() {
    #expect(Rational(Int.min).numerator == BigInt(Int.min))
    #expect(-Rational(Int.min) == Rational(BigInt(Int.min).magnitude))
    #expect(Rational(UInt64.max).numerator == BigInt(UInt64.max))
    #expect(Rational(exactly: Int8(-3)) == -3)
    #expect((12_345_678_901_234_567_890_123 as Rational).isInteger)
  }
}
