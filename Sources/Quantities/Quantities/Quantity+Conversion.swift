import BigNumbers
import ExactReals

extension Quantity {
  /// Returns the same quantity in other units, which are then shown as they are.
  ///
  /// ```swift
  /// try Quantity(30, in: mpg).converted(to: litresPer100km).number.rational   // 112903/14400
  /// try Quantity(.pi).converted(to: degrees).number.rational                  // 180
  /// ```
  ///
  /// A plain number counts as radians if the units are those of an angle. A volume per length becomes a
  /// length per volume by its reciprocal; nothing else does.
  ///
  /// - Throws: ``QuantityError/noUnit(_:)``, ``QuantityError/differentDimensions(_:_:hint:)``,
  ///   ``QuantityError/temperatureAndDifference``, ``QuantityError/frequencyAndAngle``,
  ///   ``QuantityError/noRate(from:to:on:)``; ``QuantityError/calculation(_:)`` for the reciprocal of
  ///   zero, and when the budget is used up.
  public func converted(
    to target: UnitProduct, using exchange: ExchangeRates = ExchangeRates(),
    within budget: Budget = Budget()
  ) throws(QuantityError) -> Quantity {
    if isTemperature || target.single?.zero != nil {
      return try convertedTemperature(to: target, within: budget)
    }
    guard dimension == target.dimension else {
      if units.isNone { throw .noUnit(target) }
      if units.convertsByReciprocal(to: target) {
        return try reciprocal(in: target, within: budget)
      }
      throw .differentDimensions(units, target, hint: hint(for: target))
    }
    let scaling = try units.scaling(to: target, using: exchange, within: budget)
    let value = try Self.calculated { () throws(CalculationError) in
      try scaling.factor.multiplied(by: number, within: budget)
    }
    return try Quantity(
      number: value, units: target, rates: Self.union(rates, scaling.rates), within: budget)
  }

  /// Returns one divided by the quantity, in units of the reciprocal's dimension.
  private func reciprocal(
    in target: UnitProduct, within budget: Budget
  ) throws(QuantityError) -> Quantity {
    let factor = try (units.factor(within: budget) * target.factor(within: budget)).inverse
    let value = try Self.calculated { () throws(CalculationError) in
      try factor.multiplied(by: .quotient(1, number, within: budget), within: budget)
    }
    return try Quantity(number: value, units: target, rates: rates, within: budget)
  }
}
