import BigNumbers
import Testing

@testable import ExactReals

@Suite struct ZeroProofsTests {
  @Test func rootsAndCosinesOfFractionsOfPiAreAlgebraicAndNothingElseIs() throws {
    let two = Real(2)
    for number in [
      Real(3), try Real.sqrt(two), try Real.cbrt(1 + Real.sqrt(two)), try Real.cos(.pi / 7),
      try Real.sqrt(1 + Real.cos(.pi / 9)),
    ] {
      #expect(number.isAlgebraic, "\(number)")
    }
    for number in [
      Real.pi, try Real.sqrt(.pi), try Real.exp(1), try Real.log(two), try Real.sin(1),
      try Real.cos(1), try Real.atan(two), try Real.asin(1 / Real(3)), try Real.gamma(1 / Real(3)),
      try Real.sqrt(1 + Real.log(two)), try Real.sqrt(two) + Real.log(two),
    ] {
      #expect(!number.isAlgebraic, "\(number)")
    }
  }

  /// cos(π/7) − cos(2π/7) + cos(3π/7) is a half.
  @Test func whatAnAlgebraicZeroIsMultipliedByMattersNot() throws {
    let cosines = try Real.cos(.pi / 7) - Real.cos(2 * .pi / 7) + Real.cos(3 * .pi / 7)
    for factor in [Real.pi, try Real.log(2), try Real.exp(1)] {
      #expect(try (cosines * factor - factor / 2).isZero() == .yes, "\(factor)")
      #expect(try (cosines * factor - factor / 3).isZero() == .no, "\(factor)")
    }
  }

  /// A sum that is zero and something very small of another kind is not zero.
  @Test func littleBesidesAZeroIsSeen() throws {
    let root = try Real.sqrt(2)
    let e = try Real.exp(1)
    for zero in [
      try Real.log(1 + root) + Real.log(root - 1),
      try Real.atan(e) + Real.atan(1 / e) - .pi / 2,
    ] {
      #expect(try zero.isZero() == .yes, "\(zero)")
      let tiny = Real(Rational(significand: 1, exponent: -100))
      for little in [try Real.sin(tiny), try Real.exp(tiny) - 1, try Real.atan(tiny)] {
        #expect(try (zero + little).sign(within: Budget()) == 1, "\(zero) + \(little)")
        #expect(try (zero - little).sign(within: Budget()) == -1, "\(zero) - \(little)")
      }
    }
  }
}
