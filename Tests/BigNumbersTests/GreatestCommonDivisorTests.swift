import BigNumbers
import Testing

@Suite struct GreatestCommonDivisorTests {
  @Test func divisorsDivideAndAreGreatest() {
    let values = AwkwardNumbers.integers + AwkwardNumbers.random(limbs: [3, 4, 9, 30])
    for a in values {
      for b in values {
        let divisor = a.greatestCommonDivisor(with: b)
        #expect(divisor == b.greatestCommonDivisor(with: a), "gcd of \(a) and \(b)")
        if a.isZero || b.isZero {
          #expect(divisor == (a + b).magnitude, "gcd of \(a) and \(b)")
          continue
        }
        #expect((a % divisor).isZero && (b % divisor).isZero, "gcd of \(a) and \(b)")
        // What is left has no common divisor, and the gcd does not depend on a multiple of b.
        #expect((a / divisor).greatestCommonDivisor(with: b / divisor) == 1, "\(a) and \(b)")
        #expect((a + 3 * b).greatestCommonDivisor(with: b) == divisor, "\(a) and \(b)")
        #expect(
          a.leastCommonMultiple(with: b) * divisor == (a * b).magnitude, "lcm of \(a) and \(b)")
      }
    }
  }

  @Test func divisorsOfOneWordAreFoundInLongNumbers() {
    let half = BigInt(1) << (UInt.bitWidth - 1)
    for factor in [2, 3, 6_700_417, half - 1, half, half + 1, 2 * half - 1] {
      for cofactor in AwkwardNumbers.random(limbs: [2, 3, 40], seed: 6) {
        let multiple = factor * cofactor
        #expect(multiple.greatestCommonDivisor(with: factor) == factor, "\(multiple), \(factor)")
        let next = (multiple + 1).greatestCommonDivisor(with: factor)
        #expect(next == 1, "\(multiple) + 1 and \(factor)")
      }
    }
  }

  @Test func commonFactorsComeOut() {
    let factors = AwkwardNumbers.random(limbs: [1, 2, 5, 40], seed: 3)
    for factor in factors {
      for cofactor in AwkwardNumbers.random(limbs: [1, 2, 3, 20, 60], seed: 4) {
        let divisor = (factor * cofactor).greatestCommonDivisor(with: factor * (cofactor + 1))
        #expect(divisor == factor.magnitude, "gcd of multiples of \(factor)")
      }
    }
  }

  @Test func neighboursOfFibonacciAreTheLongest() {
    var (a, b): (BigInt, BigInt) = (1, 1)
    for _ in 0..<1000 { (a, b) = (b, a + b) }
    #expect(a.greatestCommonDivisor(with: b) == 1)
    #expect((6 * a).greatestCommonDivisor(with: 10 * b) == 2 * a.greatestCommonDivisor(with: 5))
  }
}
