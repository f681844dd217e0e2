import BigNumbers

extension Enclosure {
  /// Returns the sine and the cosine of an angle in radians.
  ///
  /// ```swift
  /// let (sine, cosine) = try Enclosure.sinAndCos(.one, precision: 64, within: budget)
  /// // 0.841470984807896506…, 0.540302305868139717…
  /// ```
  ///
  /// For an exact argument both are accurate to `precision` bits, even next to a zero. An argument of *n*
  /// bits before the point is reduced with as many more bits of π.
  ///
  /// - Throws: ``CalculationError/tooMuchWork`` for a huge argument, and what the budget throws.
  public static func sinAndCos(
    _ x: Enclosure, precision: Int, within budget: Budget
  ) throws(CalculationError) -> (sine: Enclosure, cosine: Enclosure) {
    let precision = clamped(precision)
    if x.significand.isZero, x.radius.isZero { return (zero, one) }
    // A ball of radius 1 already holds half of all angles' sines.
    if x.radius.isInfinite || (!x.radius.isZero && x.radius.top > 0) {
      let unit = try zero.widened(by: ErrorBound(powerOfTwo: 0))
      return (unit, unit)
    }
    let (sine, cosine) = try sinAndCosOfMidpoint(x, precision: precision, within: budget)
    if x.radius.isZero { return (sine, cosine) }
    // |sin(m + r) − sin m| ≤ |cos m|·r + r²/2, and the same with sine and cosine exchanged.
    let curvature = (x.radius * x.radius).scaled(byPowerOfTwo: -1)
    return (
      try sine.widened(by: cosine.upperBound * x.radius + curvature),
      try cosine.widened(by: sine.upperBound * x.radius + curvature)
    )
  }

  private static func sinAndCosOfMidpoint(
    _ x: Enclosure, precision: Int, within budget: Budget
  ) throws(CalculationError) -> (sine: Enclosure, cosine: Enclosure) {
    let magnitude = x.significand.magnitude
    if magnitude.isZero { return (zero, one) }
    let (sine, cosine): (Enclosure, Enclosure)
    if 2 * x.top < -Int64(precision) - 4 {
      // |sin x − x| ≤ |x|³/6 and |cos x − 1| ≤ x²/2
      let bound = x.midpointBound
      let square = (bound * bound).scaled(byPowerOfTwo: -1)
      return (
        try x.midpoint.rounded(precision: precision)
          .widened(by: (square * bound).scaled(byPowerOfTwo: -1)),
        try one.widened(by: square)
      )
    }
    if x.top <= 0 {
      // The top is above −precision, so this is about precision bits after the leading one.
      let places = precision + Int(-x.top) + 8
      let fraction = FixedPointFraction(
        numerator: magnitude >> (-Int(x.exponent) - places), places: places)
      (sine, cosine) = try rotation(
        by: fraction, isNegative: false, error: ErrorBound(powerOfTwo: -Int64(places)),
        precision: precision, within: budget)
    } else {
      (sine, cosine) = try sinAndCosByReduction(
        magnitude, exponent: x.exponent, radius: x.radius, precision: precision, within: budget)
    }
    return (x.significand.isNegative ? -sine : sine, cosine)
  }

  /// Returns the sine and the cosine after subtracting the nearest multiple of π/2 from
  /// `magnitude · 2^exponent`, which is at least 1.
  private static func sinAndCosByReduction(
    _ magnitude: BigInt, exponent: Int64, radius: ErrorBound, precision: Int, within budget: Budget
  ) throws(CalculationError) -> (sine: Enclosure, cosine: Enclosure) {
    let top = exponent + Int64(magnitude.magnitudeBitWidth)
    var places = precision + 24
    while true {
      if top + Int64(places) + 64 > Int64(maximumPrecision / 2) { throw .tooMuchWork }
      let remainder = try remainderByQuarterTurn(
        magnitude, exponent: exponent, top: Int(top), places: places, within: budget)
      // With enough certain places after its leading bit, the rest is known as well as needed, or better
      // than the argument.
      let zeros = places - remainder.value.magnitudeBitWidth
      let isSmallEnough = !radius.isZero && Int64(places) > 16 - radius.top
      if isSmallEnough || places - zeros >= precision + 12 {
        return try remainder.sinAndCos(
          places: places, precision: precision, within: budget)
      }
      places = remainder.value.isZero ? 2 * places : max(precision + zeros + 16, places + 32)
    }
  }

  /// Returns the sine and the cosine of ±`fraction` as balls that include the fraction's error.
  fileprivate static func rotation(
    by fraction: FixedPointFraction, isNegative: Bool, error: ErrorBound, precision: Int,
    within budget: Budget
  ) throws(CalculationError) -> (sine: Enclosure, cosine: Enclosure) {
    let values = try SineAndCosine(of: fraction, within: budget)
    let exponent = -Int64(fraction.places)
    let radius = error + ErrorBound(2 as UInt64, exponent: exponent)
    return (
      try Enclosure(
        rounding: isNegative ? -values.sine : values.sine, exponent: exponent, radius: radius,
        precision: precision),
      try Enclosure(
        rounding: values.cosine, exponent: exponent, radius: radius, precision: precision)
    )
  }

  /// Returns the rest of a number after subtracting the nearest multiple of π/2.
  private static func remainderByQuarterTurn(
    _ magnitude: BigInt, exponent: Int64, top: Int, places: Int, within budget: Budget
  ) throws(CalculationError) -> QuarterTurnRemainder {
    // The multiple is below 2^top, so π/2 needs that many more places.
    let widePlaces = places + top
    let pi = try Enclosure.pi(precision: widePlaces + 8, within: budget)
    try budget.payForProduct(bits: widePlaces + top, times: 4)
    let quarter = pi.significand << Int(Int64(widePlaces - 1) + pi.exponent)
    let wide = magnitude << Int(exponent + Int64(widePlaces))
    let (quotient, rest) = wide.quotientAndRemainder(dividingBy: quarter)
    let isUpper = (rest << 1) > quarter
    let value = (isUpper ? rest - quarter : rest) >> top
    let count = isUpper ? quotient + 1 : quotient
    // Each of the quarters is off by π's radius and the cut, the number by the cut, and the remainder by
    // its own cut.
    let countBound = ErrorBound(powerOfTwo: Int64(top))
    let quarterError =
      pi.radius.scaled(byPowerOfTwo: -1) + ErrorBound(powerOfTwo: -Int64(widePlaces))
    let error =
      countBound * quarterError + ErrorBound(powerOfTwo: -Int64(widePlaces))
      + ErrorBound(powerOfTwo: -Int64(places))
    return QuarterTurnRemainder(
      value: value, quarters: Int(truncatingIfNeeded: count & 3), error: error)
  }
}

/// A number minus a multiple of π/2, from slightly below −π/4 to slightly above π/4.
private struct QuarterTurnRemainder {
  /// The remainder, in units known to the caller.
  let value: BigInt

  /// The number of quarter turns subtracted, modulo 4.
  let quarters: Int

  /// A bound on the error of the remainder.
  let error: ErrorBound

  func sinAndCos(
    places: Int, precision: Int, within budget: Budget
  ) throws(CalculationError) -> (sine: Enclosure, cosine: Enclosure) {
    let (sine, cosine): (Enclosure, Enclosure)
    if value.isZero {
      sine = try Enclosure.zero.widened(by: error)
      cosine = try Enclosure.one.widened(by: error)
    } else {
      (sine, cosine) = try Enclosure.rotation(
        by: FixedPointFraction(numerator: value.magnitude, places: places),
        isNegative: value.isNegative, error: error, precision: precision, within: budget)
    }
    switch quarters {
    case 0: return (sine, cosine)
    case 1: return (cosine, -sine)
    case 2: return (-sine, -cosine)
    default: return (-cosine, sine)
    }
  }
}
