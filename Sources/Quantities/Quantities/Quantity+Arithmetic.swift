import BigNumbers
import ExactReals

extension Quantity {
  /// Returns the sum, in the units of this quantity.
  ///
  /// ```swift
  /// // 3 in + 5 ft
  /// try inches.adding(feet)     // 63 in
  /// // 20 degC + 5 K
  /// try warm.adding(kelvins)    // 25 degC
  /// ```
  ///
  /// A temperature plus a difference is a temperature on its own scale, in either order.
  ///
  /// - Throws: ``QuantityError/differentDimensions(_:_:hint:)``, ``QuantityError/sumOfTemperatures``,
  ///   ``QuantityError/frequencyAndAngle``, ``QuantityError/noRate(from:to:on:)``;
  ///   ``QuantityError/calculation(_:)`` when the budget is used up.
  public func adding(
    _ other: Quantity, using exchange: ExchangeRates = ExchangeRates(),
    within budget: Budget = Budget()
  ) throws(QuantityError) -> Quantity {
    if isTemperature || other.isTemperature {
      return try addingToTemperature(other, within: budget)
    }
    return try combining(other, using: exchange, within: budget) {
      (left, right) throws(CalculationError) in
      try Real.sum(left, right, within: budget)
    }
  }

  /// Returns the difference, in the units of this quantity; for two temperatures, in kelvins.
  ///
  /// - Throws: As ``adding(_:using:within:)``; ``QuantityError/productOfTemperature`` if a temperature is
  ///   subtracted from a difference.
  public func subtracting(
    _ other: Quantity, using exchange: ExchangeRates = ExchangeRates(),
    within budget: Budget = Budget()
  ) throws(QuantityError) -> Quantity {
    if isTemperature || other.isTemperature {
      return try subtractingFromTemperature(other, within: budget)
    }
    return try combining(other, using: exchange, within: budget) {
      (left, right) throws(CalculationError) in
      try Real.difference(left, right, within: budget)
    }
  }

  private func combining(
    _ other: Quantity, using exchange: ExchangeRates, within budget: Budget,
    _ operation: (Real, Real) throws(CalculationError) -> Real
  ) throws(QuantityError) -> Quantity {
    guard dimension == other.dimension else {
      throw .differentDimensions(units, other.units, hint: hint(for: other.units))
    }
    let scaling = try other.units.scaling(to: units, using: exchange, within: budget)
    let value = try Self.calculated { () throws(CalculationError) in
      try operation(number, scaling.factor.multiplied(by: other.number, within: budget))
    }
    let origins = Self.union(Self.union(rates, other.rates), scaling.rates)
    return try Quantity(number: value, units: units, rates: origins, within: budget)
  }

  /// Returns the product; units of the same dimension become the first of them.
  ///
  /// ```swift
  /// // 2 m × 30 cm
  /// try metres.multiplied(by: centimetres)   // 3/5 m^2
  /// ```
  ///
  /// - Throws: ``QuantityError/productOfTemperature``, ``QuantityError/exponentTooLarge``,
  ///   ``QuantityError/tooManyUnits``, ``QuantityError/frequencyAndAngle``;
  ///   ``QuantityError/calculation(_:)`` when the budget is used up.
  public func multiplied(
    by other: Quantity, within budget: Budget = Budget()
  ) throws(QuantityError) -> Quantity {
    try refuseTemperatures(with: other)
    let units = try units.multiplied(by: other.units)
    let value = try Self.calculated { () throws(CalculationError) in
      try Real.product(number, other.number, within: budget)
    }
    return try .product(value, units, rates: Self.union(rates, other.rates), within: budget)
  }

  /// Returns the quotient; units of the same dimension become the first of them.
  ///
  /// ```swift
  /// // 3 ft ÷ 1 in
  /// try feet.divided(by: inch)   // 36
  /// ```
  ///
  /// - Throws: As ``multiplied(by:within:)``, and ``QuantityError/calculation(_:)`` for a division by
  ///   zero.
  public func divided(
    by other: Quantity, within budget: Budget = Budget()
  ) throws(QuantityError) -> Quantity {
    try refuseTemperatures(with: other)
    let units = try units.divided(by: other.units)
    let value = try Self.calculated { () throws(CalculationError) in
      try Real.quotient(number, other.number, within: budget)
    }
    return try .product(value, units, rates: Self.union(rates, other.rates), within: budget)
  }

  /// Returns the quantity with its sign changed.
  ///
  /// Perhaps surprisingly, a temperature has no negative: the minus sign in `-40 degC` belongs to the
  /// number, and is handled when that is read.
  ///
  /// - Throws: ``QuantityError/productOfTemperature``; ``QuantityError/calculation(_:)`` when the budget is
  ///   used up.
  public func negated(within budget: Budget = Budget()) throws(QuantityError) -> Quantity {
    guard !isTemperature else { throw .productOfTemperature }
    return try Quantity(number: -number, units: units, rates: rates, within: budget)
  }

  private func refuseTemperatures(with other: Quantity) throws(QuantityError) {
    guard !isTemperature, !other.isTemperature else { throw .productOfTemperature }
  }

  /// Returns a unit that may have been meant, if the dimensions differ.
  func hint(for target: UnitProduct) -> String? {
    // `20 C to F` means temperatures, although the letters are those of charge and capacitance.
    if let scale = units.scaleMeant, let other = target.scaleMeant {
      return scale + " to " + other
    }
    return units.symbolMeant(for: target.dimension) ?? target.symbolMeant(for: dimension)
  }
}
