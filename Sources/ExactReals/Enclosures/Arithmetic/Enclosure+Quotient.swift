import BigNumbers

extension Enclosure {
  /// The quotient.
  ///
  /// - Throws: ``CalculationError/divisionByZero`` if zero is in the divisor, which may be due to
  ///   its radius: ask ``containsZero`` before. ``CalculationError/tooLarge``.
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

  /// The quotient of two whole numbers with at least `precision` + 4 bits and its power of two, off
  /// by less than one of the last bit; and whether it is exact.
  ///
  /// Needs a divisor that is not zero.
  static func scaledQuotient(
    _ a: BigInt, _ b: BigInt, precision: Int
  ) -> (quotient: BigInt, exponent: Int64, isExact: Bool) {
    // The quotient of numbers of m and n bits has m − n or m − n + 1.
    let shift = precision + 4 + b.magnitudeBitWidth - a.magnitudeBitWidth
    if shift >= 0 {
      let (quotient, remainder) = (a << shift).quotientAndRemainder(dividingBy: b)
      return (quotient, -Int64(shift), remainder.isZero)
    }
    let (quotient, remainder) = a.quotientAndRemainder(dividingBy: b)
    return (quotient, 0, remainder.isZero)
  }
}
