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

  /// The same, divided by different powers of sums that are not algebraic.
  @Test func whatAnAlgebraicZeroIsDividedByMattersNot() throws {
    let cosines = try [Real.cos(.pi / 7), -Real.cos(2 * .pi / 7), Real.cos(3 * .pi / 7)]
    for divisor in [try 1 + Real.pi, try 2 + Real.exp(1), try Real.pi - Real.log(3)] {
      let square = try divisor * divisor
      var (above, below) = try (-1 / (2 * divisor), -divisor / (2 * square))
      for cosine in cosines {
        for term in divisor.terms {
          above = try above + cosine * Real(term) / square
        }
        below = try below + cosine / divisor
      }
      #expect(try above.isZero() == .yes, "\(divisor)")
      #expect(try (above + 1 / square).isZero() == .no, "\(divisor)")
      #expect(try below.isZero() == .yes, "\(divisor)")
    }
  }

  /// However large the bound beyond which it could not be zero, and where there is none.
  @Test(arguments: [100, 1_000, 2_000])
  func anAlgebraicZeroMayBeDividedByWhatIsLarge(exponent: Int) throws {
    let zero = try Real.cos(.pi / 7) - .cos(2 * .pi / 7) + .cos(3 * .pi / 7) - 1 / Real(2)
    let large = try Real.pow(1 + .pow(1 + .sqrt(2), Real(exponent)), 1_000)
    #expect(try (zero / .sqrt(1 + large)).isZero() == .yes, "\(exponent)")
  }

  /// Two numbers in the denominator: the higher the power of one, the lower that of the other.
  @Test func manyPowersThatAnAlgebraicZeroIsDividedByAreAsGoodAsOne() throws {
    let parts = try [
      Real.cos(.pi / 7), -Real.cos(2 * .pi / 7), Real.cos(3 * .pi / 7), -1 / Real(2),
    ]
    let numbers = try [Real.pi, .log(2), .gamma(1 / Real(3))]
    for a in numbers {
      for b in numbers where !a.isStructurallyEqual(to: b) {
        var sum = Real(0)
        for power in 1...12 {
          let divisor = try Real.pow(a, Real(power)) * .pow(b, Real(13 - power))
          for part in parts { sum = try sum + part / divisor }
        }
        #expect(sum.form?.terms.count == 48)
        #expect(try sum.isZero() == .yes, "\(a.testText), \(b.testText)")
      }
    }
  }

  /// Multiples of one angle, as powers of its sine and cosine, in numerators and denominators.
  @Test func identitiesOfSinesHoldInQuotients() throws {
    let (sine, cosine) = try (Real.sin(1), Real.cos(1))
    for zero in [
      try Real.sin(2) / (sine * sine) - 2 * cosine / sine,
      try 1 / (sine * sine) - cosine * Real.sin(2) / (2 * sine * sine * sine) - 1,
      try Real.sin(3) / (sine * sine) - 3 / sine + 4 * sine,
      try 1 / Real.sin(2) - 1 / (2 * sine * cosine),
      try Real.sin(5) / sine - 16 * sine * sine * sine * sine + 20 * sine * sine - 5,
    ] {
      #expect(try zero.isZero() == .yes, "\(zero)")
    }
  }

  /// A zero sum plus something very small of another kind is not zero.
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
