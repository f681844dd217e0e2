import BigNumbers

extension Enclosure {
  /// Returns the fraction with the smallest denominator in the ball; if there are two, the one nearer to zero.
  ///
  /// ```swift
  /// Enclosure(try Rational(1) / 3, precision: 64).simplestRational(maximumBits: 256)  // 1/3
  /// ```
  ///
  /// It isn't proven to be the number. `nil` if the ends of the ball have more bits than stated, or if
  /// there are none.
  ///
  /// Continued fractions: the two ends share their quotients down to where the Stern–Brocot tree separates
  /// them (Knuth, The Art of Computer Programming 4.5.3, exercise 39).
  ///
  /// - Complexity: O(*n*²) for ends of *n* bits.
  public func simplestRational(maximumBits: Int) -> Rational? {
    if radius.isInfinite { return nil }
    if containsZero { return Rational(0) }
    let limit = Int64(maximumBits)
    let least = radius.isZero ? exponent : min(exponent, radius.exponent)
    let reach = radius.isZero ? top : max(top, radius.top)
    guard reach <= limit, least >= -limit, significand.magnitudeBitWidth <= maximumBits
    else { return nil }
    let unit = max(-least, 0)
    let middle = significand.magnitude << Int(exponent + unit)
    let bound =
      radius.isZero
      ? BigInt() : BigInt(UInt64(radius.significand)) << Int(radius.exponent + unit)
    let fraction = Self.simplestFraction(
      from: middle - bound, to: middle + bound, over: BigInt(1) << Int(unit))
    return significand.isNegative ? -fraction : fraction
  }

  /// Returns the fraction with the smallest denominator from `lower / unit` to `upper / unit`; needs lower > 0.
  private static func simplestFraction(
    from lower: BigInt, to upper: BigInt, over unit: BigInt
  ) -> Rational {
    // The ends that remain: (a/b, c/d), with the first convergents (p/q, s/t) before them.
    var (a, b, c, d) = (lower, unit, upper, unit)
    var (p, q, s, t) = (BigInt(0), BigInt(1), BigInt(1), BigInt(0))
    while true {
      let (whole, rest) = a.quotientAndRemainder(dividingBy: b)
      let other = c / d
      let next = rest.isZero ? whole : other > whole ? whole + BigInt(1) : nil
      let quotient = next ?? whole
      (p, q, s, t) = (s, t, quotient * s + p, quotient * t + q)
      if next != nil { return Rational(s, over: t) }
      // Both ends lie between the same whole numbers: continue with the reciprocals of the rests, whose
      // order is reversed.
      (a, b, c, d) = (d, c - other * d, b, rest)
    }
  }
}
