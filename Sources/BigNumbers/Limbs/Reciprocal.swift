/// A divisor of one limb with the top bit set, and its reciprocal.
///
/// Division by it costs two multiplications instead of a machine division. From N. Möller and
/// T. Granlund, "Improved division by invariant integers" (IEEE Trans. Comput. 60, 2011).
struct LimbReciprocal {
  let divisor: UInt

  /// The reciprocal, ⌊(B² − 1) / divisor⌋ − B.
  let inverse: UInt

  /// Creates the reciprocal of a divisor with the top bit set.
  init(normalized divisor: UInt) {
    self.divisor = divisor
    inverse = divisor.dividingFullWidth((~divisor, UInt.max)).quotient
  }

  /// Divides `high·B + low` by the divisor.
  ///
  /// Algorithm 4 of the paper. Needs `high < divisor`.
  @inline(__always)
  func divide(high: UInt, low: UInt) -> (quotient: UInt, remainder: UInt) {
    var (quotient, fraction) = inverse.multipliedFullWidth(by: high)
    let (sum, carry) = fraction.addingReportingOverflow(low)
    fraction = sum
    quotient = quotient &+ high &+ (carry ? 1 : 0) &+ 1
    var remainder = low &- quotient &* divisor
    // The estimate is at most one too large, which shows in a remainder above the fraction …
    if remainder > fraction {
      quotient &-= 1
      remainder &+= divisor
    }
    // … and rarely one too small.
    if remainder >= divisor {
      quotient &+= 1
      remainder &-= divisor
    }
    return (quotient, remainder)
  }
}

/// The two leading limbs of a divisor with the top bit set, and their reciprocal.
///
/// This is from the same paper (algorithms 5 and 6).
struct DoubleLimbReciprocal {
  let high: UInt
  let low: UInt

  /// The reciprocal, ⌊(B³ − 1) / (high·B + low)⌋ − B.
  let inverse: UInt

  /// Creates the reciprocal; needs `high` with the top bit set.
  init(normalizedHigh high: UInt, low: UInt) {
    self.high = high
    self.low = low
    var inverse = LimbReciprocal(normalized: high).inverse
    var product = high &* inverse &+ low
    if product < low {
      inverse &-= 1
      if product >= high {
        inverse &-= 1
        product &-= high
      }
      product &-= high
    }
    let (top, bottom) = inverse.multipliedFullWidth(by: low)
    product &+= top
    if product < top {
      inverse &-= 1
      if product > high || (product == high && bottom >= low) { inverse &-= 1 }
    }
    self.inverse = inverse
  }

  /// Returns the quotient of `u2·B² + u1·B + u0` by the two limbs.
  ///
  /// Needs `u2·B + u1` below them.
  @inline(__always)
  func quotient(_ u2: UInt, _ u1: UInt, _ u0: UInt) -> UInt {
    var (quotient, fraction) = inverse.multipliedFullWidth(by: u2)
    let (fractionSum, carry) = fraction.addingReportingOverflow(u1)
    fraction = fractionSum
    quotient = quotient &+ u2 &+ (carry ? 1 : 0)
    // r = u − (q + 1)·d modulo B².
    let (t1, t0) = low.multipliedFullWidth(by: quotient)
    var (r0, borrow) = u0.subtractingReportingOverflow(t0)
    var r1 = u1 &- quotient &* high &- t1 &- (borrow ? 1 : 0)
    (r0, borrow) = r0.subtractingReportingOverflow(low)
    r1 = r1 &- high &- (borrow ? 1 : 0)
    quotient &+= 1
    if r1 >= fraction {
      quotient &-= 1
      let (sum, carry) = r0.addingReportingOverflow(low)
      r0 = sum
      r1 = r1 &+ high &+ (carry ? 1 : 0)
    }
    if r1 > high || (r1 == high && r0 >= low) { quotient &+= 1 }
    return quotient
  }
}
