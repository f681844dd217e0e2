import BigNumbers
import ExactReals

extension Quantity {
  /// Returns a percentage of the quantity: `10% of 50 kg` is 5 kg.
  ///
  /// - Throws: ``QuantityError/productOfTemperature``; ``QuantityError/calculation(_:)`` when the
  ///   budget is used up.
  public func percent(
    _ percent: Real, within budget: Budget = Budget()
  ) throws(QuantityError) -> Quantity {
    guard !isTemperature else { throw .productOfTemperature }
    let value = try Self.calculated { () throws(CalculationError) in
      try Real.quotient(Real.product(number, percent, within: budget), 100, within: budget)
    }
    return try Quantity(number: value, units: units, rates: rates, within: budget)
  }

  /// Returns the quantity plus a percentage of it: `50 kg + 10%` is 55 kg.
  ///
  /// - Throws: As ``percent(_:within:)``.
  public func adding(
    percent: Real, within budget: Budget = Budget()
  ) throws(QuantityError) -> Quantity {
    let part = try self.percent(percent, within: budget)
    let value = try Self.calculated { () throws(CalculationError) in
      try Real.sum(number, part.number, within: budget)
    }
    return try Quantity(number: value, units: units, rates: rates, within: budget)
  }

  /// Returns the quantity minus a percentage of it: `50 kg - 10%` is 45 kg.
  ///
  /// - Throws: As ``percent(_:within:)``.
  public func subtracting(
    percent: Real, within budget: Budget = Budget()
  ) throws(QuantityError) -> Quantity {
    try adding(percent: -percent, within: budget)
  }
}
