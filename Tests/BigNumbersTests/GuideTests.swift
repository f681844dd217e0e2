import BigNumbers
import Testing

/// The examples of the guide and of the documentation, so that they cannot rot.
@Suite struct GuideTests {
  @Test func examplesOfTheGuide() throws {
    let x = BigInt(2).raised(to: 521) - 1
    #expect(x.magnitudeBitWidth == 521)
    #expect(x % 1_000_000_007 == 213_363_749)
    let third = try Rational(1) / 3
    #expect(third + third + third == 1)
    #expect(try #require(Rational(decimal: "0.1")) * 3 == Rational("3/10"))
    #expect(third.decimalText(significantDigits: 16) == "0.3333333333333333")
    let byte = WordFormat(.bits8, isSigned: true)
    let sum = try #require(Word(100, byte)).adding(try #require(Word(100, byte)))
    #expect("\(sum.word)" == "-56" && sum.exact == 200 && sum.wraps)
  }

  @Test func examplesOfTheDocumentation() throws {
    let x: BigInt = 170_141_183_460_469_231_731_687_303_715_884_105_727
    #expect(x * x % 1_000_000_007 == BigInt("418579044"))
    let truncated = BigInt(-7).quotientAndRemainder(dividingBy: 2)
    #expect(truncated.quotient == -3 && truncated.remainder == -1)
    let down = try BigInt(-7).divided(by: 2, rounding: .down)
    #expect(down.quotient == -4 && down.remainder == 1)
    let nearest = try BigInt(7).divided(by: 2, rounding: .toNearestOrEven)
    #expect(nearest.quotient == 4 && nearest.remainder == -1)
    #expect(BigInt(-12).greatestCommonDivisor(with: 18) == 6)
    #expect(BigInt(4).leastCommonMultiple(with: -6) == 12)
    #expect(BigInt(-3).raised(to: 5) == -243)
    #expect(BigInt(10).raised(to: 3, maximumBitWidth: 100) == 1000)
    #expect(BigInt(10).raised(to: 1_000_000, maximumBitWidth: 100) == nil)
    #expect(BigInt(99).squareRoot() == 9)
    #expect(BigInt("-ff", radix: 16) == -255)
    #expect(try Rational(numerator: 6, denominator: -8).description == "-3/4")
    #expect(Rational(significand: -125, exponent: -2).description == "-5/4")
    #expect(try #require(Rational(decimal: "1.5")).raised(to: -2).description == "4/9")
    #expect(try (Rational(5) / 2).rounded() == 2)
    #expect(try (Rational(-7) / 2).rounded(.down) == -4)
    #expect(try (Rational(-7) / 2).rounded(.up) == -3)
    #expect(try (Rational(-7) / 2).rounded(.towardZero) == -3)
    #expect(Rational(1250).significand(places: -2) == 12)
    #expect(try (Rational(1) / 1000).decimalExponent == -3)
    let large = Rational(significand: 15, exponent: 19)
    #expect(large.decimalText(significantDigits: 30) == "150000000000000000000")
    #expect(large.decimalText(significantDigits: 3) == "1.5e20")
  }
}
