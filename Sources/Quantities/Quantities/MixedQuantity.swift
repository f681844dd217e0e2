import BigNumbers
import ExactReals

/// A quantity in several units at once: 5 ft 3 in, 1 h 1 min 1 s.
///
/// ```swift
/// let parts = try height.converted(toMixed: [foot, inch])   // 1.7 m
/// parts.parts[0].number.rational                            // 5
/// parts.parts[1].number.rational                            // 880/127
/// ```
public struct MixedQuantity: Sendable {
  /// A number of units of one kind.
  public struct Part: Sendable {
    /// The number; not negative.
    public let number: Real
    /// The unit.
    public let unit: Unit

    /// Creates a part.
    public init(_ number: Real, _ unit: Unit) {
      (self.number, self.unit) = (number, unit)
    }
  }

  /// The most parts.
  public static let limit = UnitProduct.unitLimit

  /// Whether a minus sign stands before all of them.
  public let isNegative: Bool

  /// The parts; all but the last have whole numbers.
  public let parts: [Part]

  /// The exchange rates that the numbers depend on.
  public let rates: [ExchangeRate]

  package init(isNegative: Bool = false, parts: [Part], rates: [ExchangeRate] = []) {
    self.isNegative = isNegative
    self.parts = parts
    self.rates = rates
  }

  /// Returns the nearest multiple of a step of the last unit; if it rounds up to a whole unit before it, it
  /// is carried.
  package func rounded(
    toNearest step: Rational, within budget: Budget
  ) throws(QuantityError) -> MixedQuantity {
    let units = parts.map { $0.unit }
    guard let last = units.last else { return self }
    let total = try Quantity(mixed: parts, within: budget)
      .converted(to: UnitProduct(last), within: budget)
      .rounded(toNearest: step, within: budget)
    let rounded = try total.converted(toMixed: units, within: budget)
    // Zero has no sign.
    let isNothing = total.number.rational?.isZero == true
    return MixedQuantity(
      isNegative: isNegative && !isNothing, parts: rounded.parts, rates: rates)
  }
}

extension Quantity {
  /// Creates the sum of parts with descending units, in the first unit: 5 ft 3 in is 5.25 ft.
  ///
  /// - Throws: ``QuantityError/unitsNotDescending``, ``QuantityError/tooManyUnits``;
  ///   ``QuantityError/calculation(_:)`` when the budget is used up.
  public init(
    mixed parts: [MixedQuantity.Part], within budget: Budget = Budget()
  ) throws(QuantityError) {
    let units = try Quantity.descending(parts.map { $0.unit }, within: budget)
    var sum = Real(0)
    for part in parts {
      let factor = part.unit.factor / units[0].factor
      sum = try Quantity.calculated { () throws(CalculationError) in
        try Real.sum(sum, factor.multiplied(by: part.number, within: budget), within: budget)
      }
    }
    try self.init(sum, in: UnitProduct(units[0]), within: budget)
  }

  /// Returns the quantity in several units: whole numbers, and the rest in the last unit.
  ///
  /// Perhaps surprisingly, −1.75 m is −(5 ft 8.9 in), with one sign for all parts. When rounding the last
  /// number, make sure that it doesn't add up to a whole unit before it.
  ///
  /// - Throws: ``QuantityError/unitsNotDescending``, ``QuantityError/tooManyUnits``, and what
  ///   ``converted(to:using:within:)`` throws; ``QuantityError/calculation(_:)`` if it cannot be decided
  ///   which whole number is the next.
  public func converted(
    toMixed units: [Unit], within budget: Budget = Budget()
  ) throws(QuantityError) -> MixedQuantity {
    for unit in units where unit.dimension != dimension {
      // The error names the unit that doesn't fit, wherever it is.
      _ = try converted(to: UnitProduct(unit), within: budget)
    }
    let units = try Quantity.descending(units, within: budget)
    let whole = try converted(to: UnitProduct(units[0]), within: budget)
    let isNegative = try Quantity.calculated { () throws(CalculationError) in
      try whole.number.compare(to: 0, within: budget) < 0
    }
    var rest = isNegative ? -whole.number : whole.number
    var parts: [MixedQuantity.Part] = []
    for (index, unit) in units.enumerated() {
      try budget.pay(forUnits: WorkPrice.unit)
      guard index + 1 < units.count else {
        parts.append(MixedQuantity.Part(rest, unit))
        break
      }
      let factor = unit.factor / units[index + 1].factor
      let (number, remainder) = try Quantity.calculated { () throws(CalculationError) in
        let number = try Real.floor(rest, within: budget)
        return (
          number,
          try factor.multiplied(
            by: .difference(rest, number, within: budget), within: budget)
        )
      }
      parts.append(MixedQuantity.Part(number, unit))
      rest = remainder
    }
    return MixedQuantity(isNegative: isNegative, parts: parts, rates: whole.rates)
  }

  /// Returns the units, if there are any and each is smaller than the one before and of the same kind.
  private static func descending(
    _ units: [Unit], within budget: Budget
  ) throws(QuantityError) -> [Unit] {
    guard !units.isEmpty else { throw .unitsNotDescending }
    guard units.count <= MixedQuantity.limit else { throw .tooManyUnits }
    for (larger, smaller) in zip(units, units.dropFirst()) {
      try budget.pay(forUnits: WorkPrice.unit)
      guard larger.merges(with: smaller), larger.zero == nil, smaller.zero == nil,
        !larger.countsTurns, !smaller.countsTurns
      else { throw .unitsNotDescending }
      let order = try calculated { () throws(CalculationError) in
        try smaller.factor.compareMagnitude(to: larger.factor, within: budget)
      }
      guard order < 0 else { throw .unitsNotDescending }
    }
    return units
  }
}
