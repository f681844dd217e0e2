import BigNumbers

extension Enclosure {
  /// Returns the gamma function: Γ(n) = (n − 1)! for whole n > 0, and its continuation between them.
  ///
  /// ```swift
  /// try Enclosure.gamma(Enclosure(BigInt(5)), precision: 64, within: budget)  // 24
  /// ```
  ///
  /// - Throws: ``CalculationError/outsideDomain`` if zero or a negative whole number is in the ball,
  ///   ``CalculationError/tooLarge``, and what the budget throws.
  /// - Complexity: O(*p*) products and O(*p*²) smaller steps for *p* bits.
  public static func gamma(
    _ x: Enclosure, precision: Int, within budget: Budget
  ) throws(CalculationError) -> Enclosure {
    let precision = clamped(precision)
    if x.containsPoleOfGamma { throw .outsideDomain }
    if x.top < 0 {
      // Γ(x) = Γ(1 + x)/x loses no precision next to 0.
      let widePrecision = clamped(precision + 8)
      let next = try sum(one, x, precision: widePrecision)
      return try quotient(
        gammaFromOneHalf(next, precision: widePrecision, within: budget), x, precision: precision)
    }
    return x.significand.isNegative
      ? try gammaByReflection(x, precision: precision, within: budget)
      : try gammaFromOneHalf(x, precision: precision, within: budget)
  }

  private var containsPoleOfGamma: Bool {
    if containsZero { return true }
    return significand.isNegative && containsInteger
  }

  /// Returns Γ(x) = π/(sin πx·Γ(1 − x)) for a midpoint of at most −1/2 and no whole number in the ball.
  private static func gammaByReflection(
    _ x: Enclosure, precision: Int, within budget: Budget
  ) throws(CalculationError) -> Enclosure {
    let widePrecision = clamped(precision + 12)
    // x has a fraction, so its exponent is below 0, and the integer made here has only as many bits as its top.
    let nearest = (x.significand + (BigInt(1) << (-Int(x.exponent) - 1))) >> -Int(x.exponent)
    let fraction = try difference(x, Enclosure(nearest), precision: widePrecision)
    let reflected: Enclosure
    do throws(CalculationError) {
      reflected = try gammaFromOneHalf(
        difference(one, x, precision: widePrecision + Int(min(max(x.top, 0), 64)) + 8),
        precision: widePrecision, within: budget)
    } catch {
      if error != .tooLarge { throw error }
      // Γ(1 − x) ≥ 2^(limit − 1), and |sin πx| ≥ 2·|fraction|, so Γ(x) is less than π/2^(limit)/|fraction|.
      return try zero.widened(
        by: ErrorBound(powerOfTwo: 2 - exponentLimit) / fraction.lowerBound)
    }
    let pi = try pi(precision: widePrecision, within: budget)
    let sine = try sinAndCos(
      product(pi, fraction, precision: widePrecision), precision: widePrecision, within: budget
    ).sine
    let quotient = try quotient(
      pi, product(sine, reflected, precision: widePrecision), precision: precision)
    return nearest.isOdd ? -quotient : quotient
  }

  /// Returns Γ(x) for a midpoint of at least 1/2 and a ball above 0.
  private static func gammaFromOneHalf(
    _ x: Enclosure, precision: Int, within budget: Budget
  ) throws(CalculationError) -> Enclosure {
    if x.top > 55 {
      // Γ(2^55) > (2^55/e)^(2^55) > 2^(2^60), and Γ grows from 2 on.
      if x.radius.isZero || x.radius.top < x.top - 1 { throw .tooLarge }
      return .unbounded
    }
    let x = x.rounded(precision: precision + Int(max(x.top, 0)) + 24)
    let value = try gammaOfMidpoint(x, precision: precision, within: budget)
    if x.radius.isZero { return value }
    // Γ(m + d)/Γ(m) = e^t where |t| ≤ r·max |ψ|, and ln y − 1/y < ψ(y) < ln y for ψ = Γ'/Γ. So |ψ| is
    // at most the logarithm of the upper end if y ≥ 1, or 2/y if y < 1; ψ(1) > −ln 2.
    var slope = ErrorBound(UInt64(max(x.upperBound.top, 1)) * 45_431, exponent: -16)
    let lower = x.lowerBound
    if lower.floorExponent < 0 { slope = slope + ErrorBound(powerOfTwo: 1) / lower }
    let spread = x.radius * slope
    if spread.top <= 0 {
      // |e^t − 1| ≤ |t| + t² for |t| ≤ 1
      return try value.widened(by: value.upperBound * (spread + spread * spread))
        .rounded(precision: precision)
    }
    if spread.isInfinite || spread.top > 58 { return .unbounded }
    // e^t < 2^(2t)
    return try zero.widened(
      by: value.upperBound.scaled(byPowerOfTwo: 1 << (spread.top + 1)))
  }

  /// Returns Γ of the midpoint alone, which is from 1/2 to 2^55.
  private static func gammaOfMidpoint(
    _ x: Enclosure, precision: Int, within budget: Budget
  ) throws(CalculationError) -> Enclosure {
    let precision = clamped(precision + 12)
    let least = StirlingSeries.leastArgument(precision: precision)
    let steps = max(least - x.floorOfMidpoint, 0)
    if x.exponent >= 0, steps > 0 {
      // A small whole number: a factorial.
      return try risingFactorial(
        from: one, count: max(x.floorOfMidpoint - 1, 0), precision: precision, within: budget)
    }
    // (z − ½)·ln z is below 2^extra, so the argument of the power needs as many more bits.
    let top = max(x.top, Int64(64 - least.leadingZeroBitCount)) + 1
    let extra = Int(top) + 64 - top.leadingZeroBitCount
    let wide = clamped(precision + extra)
    let z = try sum(x.midpoint, Enclosure(BigInt(steps)), precision: wide + 64)
    let half = Enclosure(BigInt(1), exponent: -1)
    let power = try product(
      difference(z, half, precision: wide + 64), log(z, precision: wide, within: budget),
      precision: wide)
    let stirling = try StirlingSeries.sum(at: z, precision: precision, within: budget)
    let logarithm = try sum(difference(power, z, precision: wide), stirling, precision: wide)
    let root = try sqrt(
      pi(precision: precision, within: budget).scaled(byPowerOfTwo: 1), precision: precision,
      within: budget)
    let value = try product(
      exp(logarithm, precision: precision, within: budget), root, precision: precision)
    // An exact logarithm of this size only becomes infinite by the limit of exponents.
    if value.radius.isInfinite { throw .tooLarge }
    if steps == 0 { return value }
    let factors = try risingFactorial(
      from: x, count: steps, precision: precision, within: budget)
    return try quotient(value, factors, precision: precision)
  }
}
