import BigNumbers
import ExactReals
import TestSupport
import Testing

@Suite struct RemaindersTests {
  /// x mod y is x − y·⌊x/y⌋, whatever x is made of.
  @Test(arguments: [1, 5] as [UInt64])
  func powersLeaveWhatTheyLeaveWrittenOut(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<40 {
      let base = Int(random.next() % 50) - 25
      let exponent = Int(random.next() % 2_000) + 500
      let sign = random.next() % 2 == 0 ? 1 : -1
      let divisor = Rational(
        BigInt(sign * (Int(random.next() % 1_000) + 1)), over: BigInt(random.next() % 20 + 1))
      let addend = Rational(BigInt(random.next() % 100), over: BigInt(random.next() % 9 + 1))
      let number = Rational(BigInt(base).raised(to: exponent)) + addend
      let count = try Rational((number / divisor).rounded(.down))
      // Such a low limit keeps the power as it is.
      let budget = Budget(expansionBits: 2_048)
      let power = try Real.pow(Real(base), Real(exponent), within: budget)
      let sum = try Real.sum(power, Real(addend), within: budget)
      let remainder = try Real.mod(sum, Real(divisor), within: budget)
      #expect(
        remainder.rational == number - divisor * count,
        "(\(base)^\(exponent) + \(addend)) mod \(divisor), seed \(seed)")
    }
  }

  /// 2^9^9 mod 7 is 1, so 9^9^9/7 is a seventh more than a whole number.
  @Test func wholePartsOfPowersAreLessByWhatTheyLeave() throws {
    let number = try Real.pow(9, Real.pow(9, 9)) / Real(7)
    #expect(try (Real.floor(number) - number).rational == Rational("-1/7"))
    #expect(try (Real.ceil(number) - number).rational == Rational("6/7"))
  }

  @Test func divisorsOfPowersAreThoseOfWhatTheyLeave() throws {
    let power = try Real.pow(6, Real.pow(10, 20))
    #expect(try Real.gcd(power, 1_000).rational == 8)
    #expect(try Real.gcd(972, power).rational == 972)
    #expect(try Real.gcd(35, power).rational == 1)
  }
}
