import BigNumbers

extension Enclosure {
  /// Returns the sum.
  ///
  /// - Throws: ``CalculationError/tooLarge``.
  public static func sum(
    _ a: Enclosure, _ b: Enclosure, precision: Int
  ) throws(CalculationError) -> Enclosure {
    let precision = clamped(precision)
    if a.significand.isZero {
      return try Enclosure(
        rounding: b.significand, exponent: b.exponent, radius: a.radius + b.radius,
        precision: precision)
    }
    if b.significand.isZero {
      return try Enclosure(
        rounding: a.significand, exponent: a.exponent, radius: a.radius + b.radius,
        precision: precision)
    }
    let (large, small) = a.top >= b.top ? (a, b) : (b, a)
    if large.top - small.top > Int64(precision) + 8 {
      // The smaller number is below 2^(small.top), which is less than the rounding error.
      return try Enclosure(
        rounding: large.significand, exponent: large.exponent,
        radius: a.radius + b.radius + ErrorBound(powerOfTwo: small.top), precision: precision)
    }
    // The distance between the exponents is at most precision + 8 plus the width of a number.
    let shift = Int(a.exponent - b.exponent)
    let sum =
      shift >= 0
      ? (a.significand << shift) + b.significand : a.significand + (b.significand << -shift)
    return try Enclosure(
      rounding: sum, exponent: min(a.exponent, b.exponent), radius: a.radius + b.radius,
      precision: precision)
  }

  /// Returns the difference.
  ///
  /// - Throws: ``CalculationError/tooLarge``.
  public static func difference(
    _ a: Enclosure, _ b: Enclosure, precision: Int
  ) throws(CalculationError) -> Enclosure {
    try sum(a, -b, precision: precision)
  }
}
