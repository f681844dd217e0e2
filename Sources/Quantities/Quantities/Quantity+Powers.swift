import BigNumbers
import ExactReals

extension Quantity {
  /// Returns the power; for a quantity with units, the exponent must be a plain integer.
  ///
  /// ```swift
  /// try metres.raised(to: Quantity(2))   // (3 m)^2 = 9 m^2
  /// ```
  ///
  /// - Throws: ``QuantityError/exponentWithUnit(_:)``, ``QuantityError/fractionalExponent(_:)``,
  ///   ``QuantityError/exponentTooLarge``, ``QuantityError/productOfTemperature``;
  ///   ``QuantityError/calculation(_:)`` as for numbers.
  public func raised(
    to exponent: Quantity, within budget: Budget = Budget()
  ) throws(QuantityError) -> Quantity {
    guard exponent.units.isNone else { throw .exponentWithUnit(exponent.units) }
    guard !isTemperature else { throw .productOfTemperature }
    var units = UnitProduct.none
    if !self.units.isNone {
      guard let fraction = exponent.number.rational, fraction.isInteger else {
        throw .fractionalExponent(self.units)
      }
      guard let whole = Int(exactly: fraction.numerator) else { throw .exponentTooLarge }
      units = try self.units.raised(to: whole)
    }
    let value = try Self.calculated { () throws(CalculationError) in
      try Real.pow(number, exponent.number, within: budget)
    }
    return try .product(value, units, rates: Self.union(rates, exponent.rates), within: budget)
  }

  /// Returns the root, in units with integer exponents.
  ///
  /// ```swift
  /// try Quantity(16, in: squareMetre).root(2)   // 4 m
  /// try Quantity(4, in: hectare).root(2)        // 200 m: in base units, since ha has no root
  /// ```
  ///
  /// - Throws: ``QuantityError/fractionalExponent(_:)``, ``QuantityError/productOfTemperature``;
  ///   ``QuantityError/calculation(_:)`` as for numbers.
  public func root(
    _ degree: Int, within budget: Budget = Budget()
  ) throws(QuantityError) -> Quantity {
    guard !isTemperature else { throw .productOfTemperature }
    var radicand = self
    if units.root(degree) == nil {
      guard dimension.root(degree) != nil, !units.hasMoney,
        let base = try UnitProduct.international(dimension)
      else { throw .fractionalExponent(units) }
      radicand = try converted(to: base, within: budget)
    }
    guard let units = radicand.units.isNone ? UnitProduct.none : radicand.units.root(degree) else {
      throw .fractionalExponent(units)
    }
    let value = try Self.calculated { () throws(CalculationError) in
      try Real.root(radicand.number, Real(degree), within: budget)
    }
    return try .product(value, units, rates: rates, within: budget)
  }
}
