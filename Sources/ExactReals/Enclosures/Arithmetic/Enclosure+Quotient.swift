import BigNumbers

extension Enclosure {
  /// Returns the quotient.
  ///
  /// - Throws: ``CalculationError/divisionByZero`` if the divisor contains zero, which may be due to its
  ///   radius: check ``containsZero`` first. ``CalculationError/tooLarge``.
  public static func quotient(
    _ a: Enclosure, _ b: Enclosure, precision: Int
  ) throws(CalculationError) -> Enclosure {
    if b.containsZero { throw .divisionByZero }
    if a.radius.isInfinite { return a }
    let precision = clamped(precision)
    let a = a.shortened(precision: precision)
    let short = b.shortened(precision: precision)
    // Shortening widens the radius, which must not reach zero.
    let b = short.containsZero ? b : short
    if a.significand.isZero {
      return try Enclosure(
        rounding: a.significand, exponent: 0, radius: a.radius / b.lowerBound,
        precision: precision)
    }
    let (quotient, shift, isExact) = scaledQuotient(
      a.significand, b.significand, precision: precision)
    let exponent = shift + a.exponent - b.exponent
    var radius = isExact ? ErrorBound.zero : ErrorBound(powerOfTwo: exponent)
    if !a.radius.isZero || !b.radius.isZero {
      // |m/n − x/y| ≤ (r + |m/n|·s) / (|n| − s) for x = m ± r and y = n ± s.
      let size = ErrorBound(quotient, exponent: exponent) + radius
      radius = radius + (a.radius + size * b.radius) / b.lowerBound
    }
    return try Enclosure(
      rounding: quotient, exponent: exponent, radius: radius, precision: precision)
  }

  /// Returns the reciprocal of a number that differs from 1 by less than the square root of the error asked
  /// for; nil for others.
  func inverseNextToOne(
    precision: Int, within budget: Budget
  ) throws(CalculationError) -> Enclosure? {
    let rest = try Self.difference(self, .one, precision: precision)
    let bound = rest.upperBound
    guard !bound.isInfinite, bound.top < -Int64(precision / 2) - 1 else { return nil }
    try budget.payForProduct(bits: rest.workingBits(precision))
    // 1/(1 + d) is 1 − d + d², with an error below 2·|d|³ for |d| < 1/2.
    let square = try Self.product(rest, rest, precision: precision)
    return try Self.sum(
      Self.difference(.one, rest, precision: precision + 4), square, precision: precision
    ).widened(by: (bound * bound * bound).scaled(byPowerOfTwo: 1))
  }

  /// Returns the quotient of two whole numbers with at least `precision` + 4 bits and its power of two, off
  /// by less than one unit of the last bit, and whether it is exact.
  ///
  /// Needs a divisor that is not zero.
  static func scaledQuotient(
    _ a: BigInt, _ b: BigInt, precision: Int
  ) -> (quotient: BigInt, exponent: Int64, isExact: Bool) {
    // Of a long power of two, as in roots of roots, only the exponent matters.
    let zeros = b.trailingZeroBitCount
    if zeros >= 64 {
      let (quotient, exponent, isExact) = scaledQuotient(a, b >> zeros, precision: precision)
      return (quotient, exponent - Int64(zeros), isExact)
    }
    // The quotient of numbers of m and n bits has m − n or m − n + 1 bits.
    let shift = precision + 4 + b.magnitudeBitWidth - a.magnitudeBitWidth
    if shift >= 0 {
      let (quotient, remainder) = (a << shift).quotientAndRemainder(dividingBy: b)
      return (quotient, -Int64(shift), remainder.isZero)
    }
    let (quotient, remainder) = a.quotientAndRemainder(dividingBy: b)
    return (quotient, 0, remainder.isZero)
  }
}
