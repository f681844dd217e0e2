import BigNumbers

extension Real {
  /// Returns the hyperbolic sine.
  ///
  /// ```swift
  /// try Real.sinh(Real.log(2))   // 3/4
  /// ```
  ///
  /// - Throws: ``CalculationError`` when the budget is used up.
  public static func sinh(
    _ x: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real {
    try quotient(
      difference(exp(x, within: budget), exp(-x, within: budget), within: budget), 2,
      within: budget)
  }

  /// Returns the hyperbolic cosine.
  ///
  /// - Throws: ``CalculationError`` when the budget is used up.
  public static func cosh(
    _ x: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real {
    try quotient(
      sum(exp(x, within: budget), exp(-x, within: budget), within: budget), 2, within: budget)
  }

  /// Returns the hyperbolic tangent.
  ///
  /// - Throws: ``CalculationError`` when the budget is used up.
  public static func tanh(
    _ x: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real {
    let power = try exp(product(2, x, within: budget), within: budget)
    return try quotient(
      difference(power, 1, within: budget), sum(power, 1, within: budget), within: budget)
  }

  /// Returns the hyperbolic secant: 1 divided by the hyperbolic cosine.
  ///
  /// - Throws: ``CalculationError`` when the budget is used up.
  public static func sech(
    _ x: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real {
    try ratio(1, cosh(x, within: budget), within: budget)
  }

  /// Returns the hyperbolic cosecant: 1 divided by the hyperbolic sine.
  ///
  /// - Throws: ``CalculationError/outsideDomain`` for zero.
  public static func csch(
    _ x: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real {
    try ratio(1, sinh(x, within: budget), within: budget)
  }

  /// Returns the hyperbolic cotangent: 1 divided by the hyperbolic tangent.
  ///
  /// - Throws: ``CalculationError/outsideDomain`` for zero.
  public static func coth(
    _ x: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real {
    try ratio(1, tanh(x, within: budget), within: budget)
  }

  /// Returns the number whose hyperbolic sine is given.
  ///
  /// - Throws: ``CalculationError`` when the budget is used up.
  public static func asinh(
    _ x: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real {
    if let argument = x.argumentOfHyperbolic(isCosine: false) { return argument }
    let sign = try x.sign(within: budget)
    if sign == 0 { return 0 }
    if sign < 0 { return -(try asinh(-x, within: budget)) }
    let square = try product(x, x, within: budget)
    let root = try sqrt(sum(square, 1, within: budget), within: budget)
    return try log(sum(x, root, within: budget), within: budget)
  }

  /// Returns the number, zero or positive, whose hyperbolic cosine is given.
  ///
  /// - Throws: ``CalculationError/outsideDomain`` below 1.
  public static func acosh(
    _ x: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real {
    if let argument = x.argumentOfHyperbolic(isCosine: true) {
      return try abs(argument, within: budget)
    }
    switch try x.compare(to: 1, within: budget) {
    case 0: return 0
    case -1: throw .outsideDomain
    default: break
    }
    let square = try product(x, x, within: budget)
    let root = try sqrt(difference(square, 1, within: budget), within: budget)
    return try log(sum(x, root, within: budget), within: budget)
  }

  /// Returns the number whose hyperbolic tangent is given.
  ///
  /// - Throws: ``CalculationError/outsideDomain`` unless between −1 and 1.
  public static func atanh(
    _ x: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real {
    let above = try sum(1, x, within: budget)
    let below = try difference(1, x, within: budget)
    guard try above.sign(within: budget) > 0, try below.sign(within: budget) > 0
    else { throw .outsideDomain }
    return try quotient(
      log(quotient(above, below, within: budget), within: budget), 2, within: budget)
  }

  /// Returns the y of a number with the form (e^y + e^−y)/2, or with a minus sign.
  private func argumentOfHyperbolic(isCosine: Bool) -> Real? {
    let terms = terms
    guard terms.count == 2,
      case .exponential(let first) = terms[0].monomial.singleGenerator,
      case .exponential(let second) = terms[1].monomial.singleGenerator,
      first.isStructurallyEqual(to: -second)
    else { return nil }
    let half = Rational.half
    let coefficients = (terms[0].coefficient, terms[1].coefficient)
    if isCosine { return coefficients == (half, half) ? first : nil }
    if coefficients == (half, -half) { return first }
    return coefficients == (-half, half) ? second : nil
  }
}
