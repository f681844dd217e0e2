extension BigInt {
  /// Returns the quotient, rounded towards zero, and the remainder, which has the sign of this number.
  ///
  /// ```swift
  /// BigInt(-7).quotientAndRemainder(dividingBy: 2)  // (-3, -1)
  /// ```
  ///
  /// - Precondition: The divisor is not zero. If that isn't known, use ``divided(by:rounding:)``, which throws.
  /// - Complexity: O(*n*·*m*) for a quotient of *n* and a divisor of *m* words, both small; no
  ///   allocation when both numbers have at most two.
  public func quotientAndRemainder(
    dividingBy divisor: BigInt
  ) -> (quotient: BigInt, remainder: BigInt) {
    precondition(!divisor.isZero, "Division by zero")
    let quotientIsNegative = isNegative != divisor.isNegative
    if divisor.isUnit { return (divisor.isNegative ? -self : self, BigInt()) }
    if case .inline(let a0, 0, _) = storage, case .inline(let b0, 0, _) = divisor.storage {
      let (quotient, remainder) = a0.quotientAndRemainder(dividingBy: b0)
      return (
        BigInt(low: quotient, isNegative: quotientIsNegative),
        BigInt(low: remainder, isNegative: isNegative)
      )
    }
    if BigInt.compareMagnitudes(self, divisor) < 0 { return (BigInt(), self) }
    let remainderIsNegative = isNegative
    return withLimbs { a, aCount in
      divisor.withLimbs { b, bCount in
        var remainder = BigInt(low: 0, isNegative: false)
        let quotient = BigInt(capacity: aCount - bCount + 1, isNegative: quotientIsNegative) { q in
          remainder = BigInt(capacity: bCount, isNegative: remainderIsNegative) { r in
            Limbs.divide(q, r, a, aCount, b, bCount)
          }
        }
        return (quotient, remainder)
      }
    }
  }

  /// Returns the quotient, rounded by a rule, and the remainder.
  ///
  /// ```swift
  /// try BigInt(-7).divided(by: 2, rounding: .down)  // (-4, 1)
  /// try BigInt(7).divided(by: 2, rounding: .toNearestOrEven)  // (4, -1)
  /// ```
  ///
  /// With any rule, `quotient · divisor + remainder` is this number. With `.down` the remainder has the
  /// sign of the divisor.
  ///
  /// - Throws: `DivisionByZeroError` if the divisor is zero.
  /// - Complexity: As for ``quotientAndRemainder(dividingBy:)``.
  public func divided(
    by divisor: BigInt, rounding rule: FloatingPointRoundingRule = .towardZero
  ) throws(DivisionByZeroError) -> (quotient: BigInt, remainder: BigInt) {
    if divisor.isZero { throw DivisionByZeroError() }
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    if remainder.isZero { return (quotient, remainder) }
    let isNegative = isNegative != divisor.isNegative
    let isAwayFromZero: Bool
    switch rule {
    case .towardZero: isAwayFromZero = false
    case .awayFromZero: isAwayFromZero = true
    case .down: isAwayFromZero = isNegative
    case .up: isAwayFromZero = !isNegative
    case .toNearestOrEven, .toNearestOrAwayFromZero:
      let order = BigInt.compareMagnitudes(remainder + remainder, divisor)
      isAwayFromZero = order > 0 || (order == 0 && (rule != .toNearestOrEven || quotient.isOdd))
    @unknown default: isAwayFromZero = false
    }
    if !isAwayFromZero { return (quotient, remainder) }
    return isNegative
      ? (quotient - 1, remainder + divisor) : (quotient + 1, remainder - divisor)
  }

  /// Returns the quotient, rounded towards zero.
  ///
  /// - Precondition: The divisor is not zero.
  public static func / (lhs: BigInt, rhs: BigInt) -> BigInt {
    lhs.quotientAndRemainder(dividingBy: rhs).quotient
  }

  /// Returns the remainder of the division rounded towards zero: it has the sign of the dividend.
  ///
  /// - Precondition: The divisor is not zero.
  public static func % (lhs: BigInt, rhs: BigInt) -> BigInt {
    lhs.quotientAndRemainder(dividingBy: rhs).remainder
  }

  /// Replaces this number by its quotient, rounded towards zero.
  ///
  /// - Precondition: The divisor is not zero.
  public static func /= (lhs: inout BigInt, rhs: BigInt) {
    lhs = lhs / rhs
  }

  /// Replaces this number by its remainder.
  ///
  /// - Precondition: The divisor is not zero.
  public static func %= (lhs: inout BigInt, rhs: BigInt) {
    lhs = lhs % rhs
  }
}

extension Limbs {
  /// Divides `a` by `b`: `quotient` gets `aCount − bCount + 1` limbs, `remainder` gets `bCount`.
  ///
  /// Needs `aCount >= bCount >= 1` and a leading limb of `b` that is not zero. The results must not overlap
  /// anything.
  static func divide(
    _ quotient: LimbPointer, _ remainder: LimbPointer,
    _ a: LimbSource, _ aCount: Int, _ b: LimbSource, _ bCount: Int
  ) {
    let shift = b[bCount - 1].leadingZeroBitCount
    if bCount == 1 {
      remainder[0] = divide(quotient, a, aCount, by: b[0])
      return
    }
    withScratch(aCount + 1 + bCount) { scratch in
      let dividend = scratch
      let divisor = scratch + aCount + 1
      dividend[aCount] = shiftLeft(dividend, a, aCount, by: shift)
      shiftLeft(divisor, b, bCount, by: shift)
      divideNormalized(quotient, dividend, aCount + 1, divisor, bCount)
      shiftRight(remainder, dividend, bCount, by: shift)
    }
  }

  /// Writes `a / divisor` to `quotient`, of `count` limbs, and returns the remainder.
  ///
  /// `quotient` may be `a`.
  static func divide(_ quotient: LimbPointer, _ a: LimbSource, _ count: Int, by divisor: UInt)
    -> UInt
  {
    let shift = UInt(truncatingIfNeeded: divisor.leadingZeroBitCount)
    let reciprocal = LimbReciprocal(normalized: divisor << shift)
    return shift == 0
      ? divide(quotient, a, count, by: reciprocal)
      : divide(quotient, a, count, by: reciprocal, shift: shift)
  }

  /// Writes `a / (reciprocal.divisor >> shift)` to `quotient` and returns the remainder.
  ///
  /// Needs a shift above zero.
  static func divide(
    _ quotient: LimbPointer, _ a: LimbSource, _ count: Int, by reciprocal: LimbReciprocal,
    shift: UInt
  ) -> UInt {
    let opposite = UInt(UInt.bitWidth) &- shift
    var remainder = a[count - 1] &>> opposite
    var index = count - 1
    while index >= 0 {
      let below = index > 0 ? a[index - 1] &>> opposite : 0
      (quotient[index], remainder) = reciprocal.divide(
        high: remainder, low: a[index] &<< shift | below)
      index -= 1
    }
    return remainder >> shift
  }

  /// Writes `a / reciprocal.divisor` to `quotient`, of `count` limbs, and returns the remainder.
  static func divide(
    _ quotient: LimbPointer, _ a: LimbSource, _ count: Int, by reciprocal: LimbReciprocal
  ) -> UInt {
    var remainder: UInt = 0
    var index = count - 1
    while index >= 0 {
      (quotient[index], remainder) = reciprocal.divide(high: remainder, low: a[index])
      index -= 1
    }
    return remainder
  }

  /// Returns the remainder of `a`, of `count` limbs, by a divisor that is not zero.
  ///
  /// It takes half the time of a division, because no step waits for a quotient.
  static func remainder(_ a: LimbSource, _ count: Int, by divisor: UInt) -> UInt {
    if divisor > UInt.max / 2 {
      let reciprocal = LimbReciprocal(normalized: divisor)
      var remainder: UInt = 0
      for index in stride(from: count - 1, through: 0, by: -1) {
        remainder = reciprocal.divide(high: remainder, low: a[index]).remainder
      }
      return remainder
    }
    // With d at most B/2, high·(B² mod d) + low·(B mod d) + limb is at most (B − 1)², and it has the
    // remainder of high·B² + low·B + limb.
    let base = (0 &- divisor) % divisor
    let square = divisor.dividingFullWidth(base.multipliedFullWidth(by: base)).remainder
    var (high, low): (UInt, UInt) = (0, 0)
    for index in stride(from: count - 1, through: 0, by: -1) {
      let first = high.multipliedFullWidth(by: square)
      let second = low.multipliedFullWidth(by: base)
      let (sum, carry) = first.low.addingReportingOverflow(second.low)
      let (total, nextCarry) = sum.addingReportingOverflow(a[index])
      high = first.high &+ second.high &+ (carry ? 1 : 0) &+ (nextCarry ? 1 : 0)
      low = total
    }
    return divisor.dividingFullWidth((high % divisor, low)).remainder
  }

  /// Divides in place: `quotient` gets `aCount − bCount` limbs and `a` keeps the remainder.
  ///
  /// Needs `bCount >= 2`, the top bit of `b` set, and the leading `bCount` limbs of `a` below `b`.
  /// Knuth, The Art of Computer Programming 4.3.1, algorithm D, with each digit estimated from
  /// three limbs by two, so that it is exact or, with probability about 1/B, one too large.
  static func divideSchoolbook(
    _ quotient: LimbPointer, _ a: LimbPointer, _ aCount: Int, _ b: LimbSource, _ bCount: Int
  ) {
    let reciprocal = DoubleLimbReciprocal(normalizedHigh: b[bCount - 1], low: b[bCount - 2])
    var index = aCount - bCount - 1
    while index >= 0 {
      let window = a + index
      let (u2, u1, u0) = (window[bCount], window[bCount - 1], window[bCount - 2])
      var digit = UInt.max
      if u2 != reciprocal.high || u1 < reciprocal.low { digit = reciprocal.quotient(u2, u1, u0) }
      let borrow = subtractProduct(window, b, bCount, times: digit)
      if borrow > u2 {
        digit &-= 1
        _ = add(window, window, bCount, b, bCount)
      }
      window[bCount] = 0
      quotient[index] = digit
      index -= 1
    }
  }
}
