import BigNumbers
import Testing

@Suite struct DivisionTests {
  /// Checks that q·b + r = a, |r| < |b|, and r has the sign of a.
  private func checkDivision(_ a: BigInt, _ b: BigInt) {
    let (quotient, remainder) = a.quotientAndRemainder(dividingBy: b)
    #expect(quotient * b + remainder == a, "q·b + r = a for \(a) by \(b)")
    #expect(remainder.magnitude < b.magnitude, "|r| < |b| for \(a) by \(b)")
    #expect(
      remainder.isZero || remainder.isNegative == a.isNegative, "sign of r for \(a) by \(b)")
    #expect(a / b == quotient && a % b == remainder, "operators for \(a) by \(b)")
  }

  @Test func quotientsAndRemaindersAddUp() {
    let values = AwkwardNumbers.integers + AwkwardNumbers.random(limbs: AwkwardNumbers.sizes)
    for a in values {
      for b in values where !b.isZero { checkDivision(a, b) }
    }
  }

  @Test func quotientsOfManyShapes() {
    let divisors = AwkwardNumbers.random(limbs: [63, 64, 65, 129, 140, 300], seed: 11)
    let quotients = AwkwardNumbers.random(limbs: [1, 5, 63, 64, 66, 128, 200, 700], seed: 12)
    for b in divisors {
      for q in quotients {
        checkDivision(q * b + (b >> 1), b)
        // Quotient digits of all ones, and remainders at both ends.
        checkDivision(q * b, b)
        checkDivision(q * b - 1, b)
        checkDivision((b << (64 * 70)) - 1, b)
      }
    }
  }

  @Test func roundingRules() throws {
    let rules: [FloatingPointRoundingRule] = [
      .down, .up, .towardZero, .awayFromZero, .toNearestOrEven, .toNearestOrAwayFromZero,
    ]
    for a in -40...40 {
      for b in [-8, -7, -4, -1, 1, 2, 3, 6, 8] {
        for rule in rules {
          let (quotient, remainder) = try BigInt(a).divided(by: BigInt(b), rounding: rule)
          let expected = (Double(a) / Double(b)).rounded(rule)
          #expect(quotient == BigInt(expected), "\(a) / \(b) rounded \(rule)")
          #expect(quotient * BigInt(b) + remainder == BigInt(a), "\(a) / \(b) rounded \(rule)")
        }
      }
    }
  }

  @Test func divisionByZeroThrows() {
    for x in [0, 1, BigInt(-1) << 200] {
      #expect(throws: DivisionByZeroError()) { try x.divided(by: 0) }
      #expect(throws: DivisionByZeroError()) { try x.divided(by: 0, rounding: .up) }
    }
  }
}
