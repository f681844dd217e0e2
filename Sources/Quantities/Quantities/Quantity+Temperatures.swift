import BigNumbers
import ExactReals

/// Temperatures on scales with their own zero.
///
/// K = number × degree + zero, all exact fractions (SI brochure 9, 2.3.1; NIST SP 811 B.9).
extension Quantity {
  /// Returns the thermodynamic temperature in kelvins, for a quantity with that dimension.
  private func kelvins(within budget: Budget) throws(QuantityError) -> Real {
    let (factor, zero) = (try units.factor(within: budget), units.single?.zero ?? 0)
    return try Self.calculated { () throws(CalculationError) in
      try Real.sum(factor.multiplied(by: number, within: budget), Real(zero), within: budget)
    }
  }

  /// Returns the sum if at least one is a temperature on a scale.
  func addingToTemperature(
    _ other: Quantity, within budget: Budget
  ) throws(QuantityError) -> Quantity {
    guard dimension == other.dimension else {
      throw .differentDimensions(units, other.units, hint: hint(for: other.units))
    }
    guard isTemperature != other.isTemperature else { throw .sumOfTemperatures }
    return isTemperature
      ? try shifted(by: other, sign: 1, within: budget)
      : try other.shifted(by: self, sign: 1, within: budget)
  }

  /// Returns the difference if at least one is a temperature on a scale.
  func subtractingFromTemperature(
    _ other: Quantity, within budget: Budget
  ) throws(QuantityError) -> Quantity {
    guard dimension == other.dimension else {
      throw .differentDimensions(units, other.units, hint: hint(for: other.units))
    }
    guard isTemperature else { throw .productOfTemperature }
    guard other.isTemperature else { return try shifted(by: other, sign: -1, within: budget) }
    let (left, right) = (
      try kelvins(within: budget), try other.kelvins(within: budget)
    )
    let value = try Self.calculated { () throws(CalculationError) in
      try Real.difference(left, right, within: budget)
    }
    return try Quantity(number: value, units: UnitProduct(.known("K")), within: budget)
  }

  /// Returns the temperature on its own scale, made warmer or colder by a difference.
  private func shifted(
    by difference: Quantity, sign: Real, within budget: Budget
  ) throws(QuantityError) -> Quantity {
    let factor = try difference.units.factor(within: budget) / units.factor(within: budget)
    let value = try Self.calculated { () throws(CalculationError) in
      let degrees = try factor.multiplied(by: difference.number, within: budget)
      return try Real.sum(number, .product(degrees, sign, within: budget), within: budget)
    }
    return try Quantity(
      number: value, units: units, rates: Self.union(rates, difference.rates), within: budget)
  }

  /// Returns the temperature in a unit or on a scale, if at least one of the two is a scale.
  func convertedTemperature(
    to target: UnitProduct, within budget: Budget
  ) throws(QuantityError) -> Quantity {
    guard !units.isNone else { throw .noUnit(target) }
    guard dimension == target.dimension else {
      throw .differentDimensions(units, target, hint: hint(for: target))
    }
    guard units.single?.isDifference != true, target.single?.isDifference != true else {
      throw .temperatureAndDifference
    }
    if units == target { return self }
    let kelvins = try kelvins(within: budget)
    let (factor, zero) = (
      try target.factor(within: budget).inverse, target.single?.zero ?? 0
    )
    let value = try Self.calculated { () throws(CalculationError) in
      try factor.multiplied(
        by: .difference(kelvins, Real(zero), within: budget), within: budget)
    }
    return try Quantity(number: value, units: target, rates: rates, within: budget)
  }

  /// Whether it is a temperature on a scale below absolute zero, which is still calculated, but deserves a
  /// note.
  ///
  /// - Throws: ``QuantityError/calculation(_:)`` when the budget is used up.
  public func isBelowAbsoluteZero(
    within budget: Budget = Budget()
  ) throws(QuantityError) -> Bool {
    guard isTemperature else { return false }
    let kelvins = try kelvins(within: budget)
    return try Self.calculated { () throws(CalculationError) in
      try kelvins.compare(to: 0, within: budget) < 0
    }
  }
}
