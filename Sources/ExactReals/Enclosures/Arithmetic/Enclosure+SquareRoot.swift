import BigNumbers

extension Enclosure {
  /// Returns the square root of the part of the ball that is not below zero.
  ///
  /// - Throws: ``CalculationError/notReal`` if all of the ball is below zero, and what the budget
  ///   throws.
  public static func sqrt(
    _ x: Enclosure, precision: Int, within budget: Budget
  ) throws(CalculationError) -> Enclosure {
    let precision = clamped(precision)
    if x.isExact, x.significand.isZero { return x }
    if x.containsZero { return try fromZero(to: x.upperBound.squareRoot()) }
    if x.significand.isNegative { throw .notReal }
    try budget.payForProduct(bits: precision, times: 3)
    let (root, exponent, isExact) = rootOfMidpoint(x, precision: precision)
    var radius = isExact ? ErrorBound.zero : ErrorBound(powerOfTwo: exponent)
    if !x.radius.isZero {
      // |√m − √x| = |m − x| / (√m + √x) ≤ r / √m for x = m ± r; and if r ≤ m/2⁸, then
      // √x ≥ √m·√(1 − 2^−8), which makes it at most r/√m·513/1024.
      let lower = LowerBound(x.significand, exponent: x.exponent).squareRoot()
      var spread = x.radius / lower
      if x.radius.top < x.top - 8 {
        spread = spread.times(513).scaled(byPowerOfTwo: -10)
      }
      radius = radius + spread
    }
    return try Enclosure(
      rounding: root, exponent: exponent, radius: radius, precision: precision)
  }

  /// Returns the floor of the root of the midpoint with at least `precision` + 4 bits, its power of two,
  /// and whether it is exact.
  private static func rootOfMidpoint(
    _ x: Enclosure, precision: Int
  ) -> (root: BigInt, exponent: Int64, isExact: Bool) {
    // An even exponent, and twice as many bits as wanted for the root: shifted by 2·wanted − width.
    var shift = 2 * (precision + 4) - x.significand.magnitudeBitWidth
    if (x.exponent - Int64(shift)) & 1 != 0 { shift += 1 }
    let exponent = (x.exponent - Int64(shift)) >> 1
    let square: BigInt
    var isExact = true
    if shift >= 0 {
      square = x.significand << shift
    } else {
      // The part cut off is below one, and so doesn't change the floor of the root.
      square = x.significand >> -shift
      isExact = x.significand.trailingZeroBitCount >= -shift
    }
    let (root, remainder) = square.squareRootAndRemainder()
    return (root, exponent, isExact && remainder.isZero)
  }

  /// Returns the ball from zero to a bound.
  static func fromZero(to bound: ErrorBound) throws(CalculationError) -> Enclosure {
    let half = bound.scaled(byPowerOfTwo: -1)
    return try Enclosure(
      rounding: BigInt(UInt64(half.significand)), exponent: half.exponent, radius: half,
      precision: 32)
  }
}
