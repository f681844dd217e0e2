import BigNumbers

extension Real {
  /// Returns the angle in radians, from −π/2 to π/2, whose sine is given.
  ///
  /// ```swift
  /// try Real.asin(Real(1) / 2).exactText   // "π/6"
  /// ```
  ///
  /// - Throws: ``CalculationError/outsideDomain`` outside −1 to 1.
  public static func asin(
    _ x: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real {
    let sign = try x.sign(within: budget)
    if sign == 0 { return 0 }
    if sign < 0 { return -(try asin(-x, within: budget)) }
    switch try x.compare(to: 1, within: budget) {
    case 0: return try quotient(.pi, 2, within: budget)
    case 1: throw .outsideDomain
    default: break
    }
    if let angle = try angle(ofSine: x, within: budget) { return angle }
    let angle = try Real(.arcsine(x)).withinDepth()
    if x.isAlgebraic, let fraction = try angle.fractionOfPi(within: budget),
      try sin(fraction, within: budget).isEqual(to: x, within: budget) == .yes
    {
      return fraction
    }
    return angle
  }

  /// Returns the angle in radians, from 0 to π, whose cosine is given.
  ///
  /// - Throws: ``CalculationError/outsideDomain`` outside −1 to 1.
  public static func acos(
    _ x: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real {
    try difference(
      quotient(.pi, 2, within: budget), asin(x, within: budget), within: budget)
  }

  /// Returns the angle in radians, between −π/2 and π/2, whose tangent is given.
  ///
  /// ```swift
  /// try 4 * Real.atan(1)   // π
  /// ```
  ///
  /// - Throws: ``CalculationError`` when the budget is used up.
  public static func atan(
    _ x: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real {
    let sign = try x.sign(within: budget)
    if sign == 0 { return 0 }
    if sign < 0 { return -(try atan(-x, within: budget)) }
    if let value = x.rational {
      // Among fractions only 0 and ±1 are tangents of fractions of π (I. Niven, "Irrational
      // numbers", 1956).
      return value == 1 ? try quotient(.pi, 4, within: budget) : Real(.arctangent(x))
    }
    if let angle = try angle(ofTangent: x, within: budget) { return angle }
    let angle = try Real(.arctangent(x)).withinDepth()
    if x.isAlgebraic, let fraction = try angle.fractionOfPi(within: budget),
      try tan(fraction, within: budget).isEqual(to: x, within: budget) == .yes
    {
      return fraction
    }
    return angle
  }

  /// Returns the angle in radians, above −π and up to π, of the point (x, y) as seen from the origin.
  ///
  /// - Throws: ``CalculationError/outsideDomain`` for the origin itself.
  public static func atan2(
    y: Real, x: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real {
    let signs = try (x: x.sign(within: budget), y: y.sign(within: budget))
    guard signs.x != 0 else {
      guard signs.y != 0 else { throw .outsideDomain }
      return try quotient(.pi, Real(2 * signs.y), within: budget)
    }
    let angle = try atan(quotient(y, x, within: budget), within: budget)
    if signs.x > 0 { return angle }
    return try signs.y < 0
      ? difference(angle, .pi, within: budget) : sum(angle, .pi, within: budget)
  }

  /// Returns the angle inside a sine or a cosine, reduced to the range of arcsines.
  private static func angle(
    ofSine x: Real, within budget: Budget
  ) throws(CalculationError) -> Real? {
    guard let term = x.singleTerm, term.coefficient.magnitude == 1 else { return nil }
    let angle: Real
    switch term.monomial.singleGenerator {
    case .sine(let y): angle = y
    case .cosine(let y): angle = try difference(quotient(.pi, 2, within: budget), y, within: budget)
    case .cosineOfPi(let fraction):
      angle = try product(Real(Rational.half - fraction), .pi, within: budget)
    default: return nil
    }
    let (halfTurns, rest) = try reduced(angle, within: budget)
    return halfTurns.isOdd != term.coefficient.isNegative ? -rest : rest
  }

  /// Returns the angle inside a tangent, reduced to the range of arctangents.
  private static func angle(
    ofTangent x: Real, within budget: Budget
  ) throws(CalculationError) -> Real? {
    guard let term = x.singleTerm, term.coefficient.magnitude == 1,
      term.monomial.factors.count == 2
    else { return nil }
    var sine: (Real, Rational)?
    var cosine: (Real, Rational)?
    for factor in term.monomial.factors {
      if case .sine(let y) = factor.generator { sine = (y, factor.exponent) }
      if case .cosine(let y) = factor.generator { cosine = (y, factor.exponent) }
    }
    guard let sine, let cosine, sine.0.isStructurallyEqual(to: cosine.0) else { return nil }
    let angle: Real
    if sine.1 == 1, cosine.1 == -1 {
      angle = sine.0
    } else if sine.1 == -1, cosine.1 == 1 {
      angle = try difference(quotient(.pi, 2, within: budget), sine.0, within: budget)
    } else {
      return nil
    }
    let rest = try reduced(angle, within: budget).rest
    return term.coefficient.isNegative ? -rest : rest
  }

  /// Returns an angle without its half turns, reduced to −π/2 to π/2.
  private static func reduced(
    _ angle: Real, within budget: Budget
  ) throws(CalculationError) -> (halfTurns: BigInt, rest: Real) {
    let count = try quotient(angle, .pi, within: budget).nearestInteger(within: budget)
    let rest = try difference(angle, product(Real(count), .pi, within: budget), within: budget)
    return (count, rest)
  }

  /// Returns the fraction of π that an angle may be, guessed from its digits and to be proven.
  private func fractionOfPi(within budget: Budget) throws(CalculationError) -> Real? {
    let bits = 96
    let ratio = try Enclosure.quotient(
      enclosure(bits: bits, within: budget), Enclosure.pi(precision: bits, within: budget),
      precision: bits)
    guard let fraction = ratio.simplestRational(maximumBits: 1_024),
      fraction.storageBitWidth <= 20, fraction.magnitude * 2 < 1
    else { return nil }
    return try Real.product(Real(fraction), .pi, within: budget)
  }
}
