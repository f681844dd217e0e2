import BigNumbers

extension Enclosure {
  /// Returns the arctangent, between −π/2 and π/2.
  ///
  /// ```swift
  /// try Enclosure.atan(.one, precision: 64, within: budget)  // 0.785398163397448309…
  /// ```
  ///
  /// - Throws: What the budget throws.
  public static func atan(
    _ x: Enclosure, precision: Int, within budget: Budget
  ) throws(CalculationError) -> Enclosure {
    let precision = clamped(precision)
    if x.radius.isZero { return try atanOfMidpoint(x, precision: precision, within: budget) }
    // |atan(m + r) − atan m| ≤ r·max 1/(1 + y²), with y from the ball.
    let spread = x.radius / x.lowerBound.squareAndOne
    if quarterTurnBound <= spread { return try zero.widened(by: quarterTurnBound) }
    return try atanOfMidpoint(x, precision: precision, within: budget).widened(by: spread)
  }

  private static func atanOfMidpoint(
    _ x: Enclosure, precision: Int, within budget: Budget
  ) throws(CalculationError) -> Enclosure {
    if x.significand.isZero { return zero }
    if 2 * x.top < -Int64(precision) - 4 {
      // |atan x − x| ≤ |x|³/3
      let bound = x.midpointBound
      return try x.midpoint.rounded(precision: precision).widened(by: bound * bound * bound)
    }
    let magnitude = x.significand.magnitude
    let value =
      x.top <= 0
      ? try atanBelowOne(magnitude, x, precision: precision, within: budget)
      : try atanFromOne(magnitude, x, precision: precision, within: budget)
    return x.significand.isNegative ? -value : value
  }

  /// Returns the arctangent of the midpoint's magnitude if it is below 1.
  private static func atanBelowOne(
    _ magnitude: BigInt, _ x: Enclosure, precision: Int, within budget: Budget
  ) throws(CalculationError) -> Enclosure {
    let places = precision + Int(-x.top) + 8
    let fraction = FixedPointFraction(
      numerator: magnitude >> (-Int(x.exponent) - places), places: places)
    // One unit for the part cut off the argument, and two for the kernel.
    return try Enclosure(
      fixedPoint: ArctangentNewton.value(of: fraction, within: budget), bits: places, ulps: 3,
      precision: precision)
  }

  /// Returns the arctangent of the midpoint's magnitude if it is 1 or more: π/2 − atan 1/x.
  private static func atanFromOne(
    _ magnitude: BigInt, _ x: Enclosure, precision: Int, within budget: Budget
  ) throws(CalculationError) -> Enclosure {
    let pi = try pi(precision: precision + 8, within: budget)
    if magnitude == 1, x.exponent == 0 { return try pi.scaled(byPowerOfTwo: -2) }
    let quarterTurn = try pi.scaled(byPowerOfTwo: -1)
    if x.top > Int64(precision) + 8 {
      // atan 1/x < 1/x ≤ 2^(1 − top)
      return try quarterTurn.widened(by: ErrorBound(powerOfTwo: 1 - x.top))
    }
    let places = precision + 16
    try budget.payForProduct(bits: places, times: 3)
    // The exponent is below the top, and so below places.
    let inverse = (BigInt(1) << (places - Int(x.exponent))) / magnitude
    let rest = try ArctangentNewton.value(
      of: FixedPointFraction(numerator: inverse, places: places), within: budget)
    return try difference(
      quarterTurn,
      Enclosure(fixedPoint: rest, bits: places, ulps: 3, precision: places),
      precision: precision)
  }
}

extension LowerBound {
  /// A lower bound on 1 + y² for every y that reaches this bound.
  var squareAndOne: LowerBound {
    let one = LowerBound(BigInt(1), exponent: 0)
    if significand == 0 || floorExponent < -16 { return one }
    let square = BigInt(UInt64(significand)) * BigInt(UInt64(significand))
    // Beyond 2³², the one is less than the error of the bound.
    if floorExponent > 32 { return LowerBound(square, exponent: 2 * exponent) }
    let shift = -2 * exponent
    return shift >= 0
      ? LowerBound(square + (BigInt(1) << shift), exponent: 2 * exponent)
      : LowerBound((square << -shift) + 1, exponent: 0)
  }
}
