import BigNumbers

extension Real {
  /// Returns the slope of ln |Γ|: ψ(1) is −0.5772…, Euler's constant with its sign changed.
  ///
  /// It is known by its digits alone, except for the part that its reflection adds: ψ(x) = ψ(1 − x) − π cot πx for x
  /// below zero.
  ///
  /// - Throws: ``CalculationError/outsideDomain`` for 0, −1, −2, …, ``CalculationError/undecided`` if the sign could not
  ///   be decided, and what the budget throws.
  package static func digamma(
    _ x: Real, within budget: Budget
  ) throws(CalculationError) -> Real {
    if try x.sign(within: budget) <= 0 {
      let angle = try product(.pi, x, within: budget)
      let reflected = try digamma(difference(1, x, within: budget), within: budget)
      do throws(CalculationError) {
        return try difference(
          reflected, product(.pi, cot(angle, within: budget), within: budget), within: budget)
      } catch .divisionByZero {
        throw .outsideDomain
      }
    }
    return try computed(within: budget) { (precision, budget) throws(CalculationError) in
      let argument = try x.enclosure(bits: precision + 16, within: budget)
      return try PolygammaSeries(at: argument, count: 2, precision: precision, within: budget)
        .coefficients[1]
    }
  }
}
