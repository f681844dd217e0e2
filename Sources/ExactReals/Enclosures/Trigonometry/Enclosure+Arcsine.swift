import BigNumbers

extension Enclosure {
  /// Returns the arcsine, between −π/2 and π/2, of the part of the ball from −1 to 1.
  ///
  /// ```swift
  /// try Enclosure.asin(.one, precision: 64, within: budget)  // 1.570796326794896619…
  /// ```
  ///
  /// - Throws: ``CalculationError/outsideDomain`` if no part of the ball lies there, and what the budget
  ///   throws.
  public static func asin(
    _ x: Enclosure, precision: Int, within budget: Budget
  ) throws(CalculationError) -> Enclosure {
    let precision = clamped(precision)
    if x.significand.isZero, x.radius.isZero { return x }
    let widePrecision = clamped(precision + 8)
    let below = try difference(one, x, precision: widePrecision)
    let above = try sum(one, x, precision: widePrecision)
    if below.sign == -1 || above.sign == -1 { throw .outsideDomain }
    if below.sign == 1, above.sign == 1 {
      // The slope 1/√((1 − y)(1 + y)) is at most that with the smallest value of each factor.
      let spread =
        x.radius / below.lowerBound.squareRoot() / above.lowerBound.squareRoot()
      if quarterTurnBound <= spread { return try zero.widened(by: quarterTurnBound) }
      return try asinOfMidpoint(x, precision: precision, within: budget)
        .widened(by: spread).rounded(precision: precision)
    }
    if below.sign == 1 { return try -asinNextToOne(above, precision: precision, within: budget) }
    if above.sign == 1 { return try asinNextToOne(below, precision: precision, within: budget) }
    return try zero.widened(by: quarterTurnBound)
  }

  /// A bound on π/2.
  static var quarterTurnBound: ErrorBound { ErrorBound(1_686_629_714 as UInt64, exponent: -30) }

  /// Returns asin x = atan(x/√(1 − x²)), where 1 − x² as a product loses no precision next to ±1.
  private static func asinOfMidpoint(
    _ x: Enclosure, precision: Int, within budget: Budget
  ) throws(CalculationError) -> Enclosure {
    let precision = clamped(precision + 8)
    let midpoint = x.midpoint
    let cosineSquare = try product(
      difference(one, midpoint, precision: precision), sum(one, midpoint, precision: precision),
      precision: precision)
    let cosine = try sqrt(cosineSquare, precision: precision, within: budget)
    return try atan(
      quotient(midpoint, cosine, precision: precision), precision: precision, within: budget)
  }

  /// Returns the arcsine of 1 − `distance`, where the distance may be zero.
  private static func asinNextToOne(
    _ distance: Enclosure, precision: Int, within budget: Budget
  ) throws(CalculationError) -> Enclosure {
    let quarterTurn = try pi(precision: precision + 8, within: budget).scaled(byPowerOfTwo: -1)
    if distance.sign == 0 { return quarterTurn.rounded(precision: precision) }
    // π/2 − asin(1 − d) = 2·asin √(d/2), and asin y ≤ y·π/2 ≤ y·51/32; for y² ≤ 1/16,
    // asin y ≤ y/√(1 − y²) ≤ y·67/64.
    let root = distance.upperBound.scaled(byPowerOfTwo: -1).squareRoot()
    let spread =
      root <= ErrorBound(powerOfTwo: -2)
      ? root.times(67).scaled(byPowerOfTwo: -5) : root.times(51).scaled(byPowerOfTwo: -4)
    return try difference(quarterTurn, fromZero(to: spread), precision: precision)
  }
}
