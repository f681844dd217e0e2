import BigNumbers

extension Real {
  /// Returns the sine of an angle in radians.
  ///
  /// ```swift
  /// try Real.sin(Real.pi / 3).exactText   // "√3/2"
  /// ```
  ///
  /// - Throws: ``CalculationError`` when the budget is used up.
  public static func sin(
    _ x: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real {
    try Angle(x, within: budget).sine(within: budget)
  }

  /// Returns the cosine of an angle in radians.
  ///
  /// - Throws: ``CalculationError`` when the budget is used up.
  public static func cos(
    _ x: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real {
    try Angle(x, within: budget).turned(byQuarters: 1).sine(within: budget)
  }

  /// Returns the tangent of an angle in radians.
  ///
  /// - Throws: ``CalculationError/outsideDomain`` if the cosine is zero.
  public static func tan(
    _ x: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real {
    let angle = try Angle(x, within: budget)
    if angle.rest.isWrittenAsZero, angle.isAcute {
      // sin 2x/(1 + cos 2x), whose parts are simpler than those of sin x/cos x.
      let double = Angle(halfTurns: angle.halfTurns * 2)
      return try quotient(
        double.sine(within: budget),
        sum(1, double.turned(byQuarters: 1).sine(within: budget), within: budget),
        within: budget)
    }
    return try ratio(
      angle.sine(within: budget), angle.turned(byQuarters: 1).sine(within: budget),
      within: budget)
  }

  /// Returns the cotangent of an angle in radians: the cosine divided by the sine.
  ///
  /// - Throws: ``CalculationError/outsideDomain`` if the sine is zero.
  public static func cot(
    _ x: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real {
    try ratio(cos(x, within: budget), sin(x, within: budget), within: budget)
  }

  /// Returns the secant of an angle in radians: 1 divided by the cosine.
  ///
  /// - Throws: ``CalculationError/outsideDomain`` if the cosine is zero.
  public static func sec(
    _ x: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real {
    try ratio(1, cos(x, within: budget), within: budget)
  }

  /// Returns the cosecant of an angle in radians: 1 divided by the sine.
  ///
  /// - Throws: ``CalculationError/outsideDomain`` if the sine is zero.
  public static func csc(
    _ x: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real {
    try ratio(1, sin(x, within: budget), within: budget)
  }

  /// Returns a quotient for which a division by zero means that a function has a pole.
  static func ratio(
    _ x: Real, _ y: Real, within budget: Budget
  ) throws(CalculationError) -> Real {
    do throws(CalculationError) {
      return try quotient(x, y, within: budget)
    } catch .divisionByZero {
      throw .outsideDomain
    }
  }
}
