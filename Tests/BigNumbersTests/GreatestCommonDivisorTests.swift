import Testing

@testable import BigNumbers

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
        // The cofactors have no common divisor, and adding a multiple of b does not change the gcd.
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

  @Test func divisorsOfLongNumbersComeOut() {
    let factors = AwkwardNumbers.random(limbs: [1, 30, 300], seed: 7)
    let cofactors = AwkwardNumbers.random(limbs: [90, 97, 200, 450, 1000], seed: 8)
    for factor in factors {
      for cofactor in cofactors {
        // A neighbour, and a number that is far longer, have no divisor in common with it.
        for other in [cofactor + 1, cofactor * cofactor - 1] {
          let divisor = (factor * cofactor).greatestCommonDivisor(with: factor * other)
          #expect(
            divisor == factor.magnitude,
            "\(factor.limbCount) limbs in common, beside \(cofactor.limbCount)")
        }
      }
    }
  }

  /// When a quotient has many words, the leading halves say little about what follows.
  @Test(arguments: [1, 64, 700, 5000, 20_000])
  func longQuotientsAreTaken(bits: Int) {
    for seed in 0..<8 as Range<UInt64> {
      let quotients = AwkwardNumbers.random(limbs: Array(repeating: 1, count: 400), seed: seed)
      let common = AwkwardNumbers.random(limbs: [40], seed: seed)[0].magnitude
      var (a, b) = (common, BigInt())
      for (index, quotient) in quotients.enumerated() where a.magnitudeBitWidth < 90_000 {
        let isLong = index % 50 == Int(seed) * 6
        let factor = (quotient.magnitude + 1) << (isLong ? bits : 0)
        (a, b) = (factor * a + b, a)
      }
      #expect(a.greatestCommonDivisor(with: b) == common, "quotients of \(bits) bits, \(seed)")
      #expect(b.greatestCommonDivisor(with: a) == common, "quotients of \(bits) bits, \(seed)")
    }
  }

  @Test func theSmallestQuotientsAreTaken() {
    var (a, b): (BigInt, BigInt) = (1, 1)
    for _ in 0..<40_000 { (a, b) = (a + b, a) }
    #expect(a.greatestCommonDivisor(with: b) == 1)
    #expect((a * a).greatestCommonDivisor(with: a * b) == a)
  }
}
