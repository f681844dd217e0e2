import BigNumbers
import ExactReals

/// An exact number of a product of units: 5 ft, 9.81 m/s^2, 20 °C, or a plain number.
///
/// ```swift
/// let distance = try Quantity(5, in: UnitProduct(.named("ft")))
/// let inches = try Quantity(3, in: UnitProduct(.named("in")))
/// let sum = try distance.adding(inches)                               // 21/4 ft
/// try sum.converted(to: UnitProduct(.named("cm"))).number.rational    // 8001/50
/// ```
///
/// Nothing is rounded and nothing is simplified behind the user's back: the units are kept as they were
/// written, those of the same dimension become one, and a quantity whose dimensions all cancel is a plain
/// number. As angles are numbers of radians, `180 deg` is π.
///
/// One degree of a scale on its own is a temperature on it and not a difference of temperatures; inside a
/// product it is a difference (SI brochure 9, 2.3.1).
///
/// An operation costs one or two operations of `Real`, and a look at the units, of which there are at most
/// ``UnitProduct/unitLimit``.
public struct Quantity: Sendable {
  /// The number of units.
  public let number: Real

  /// The units, as they are shown.
  public let units: UnitProduct

  /// The exchange rates that the number depends on, each of them once.
  public let rates: [ExchangeRate]

  /// Creates the result of an operation, and pays for it: all quantities with units are created here.
  init(
    number: Real, units: UnitProduct, rates: [ExchangeRate] = [], within budget: Budget
  ) throws(QuantityError) {
    try budget.pay(forUnits: WorkPrice.units(units, rates: rates.count))
    (self.number, self.units, self.rates) = (number, units, rates)
  }

  /// Creates a plain number.
  public init(_ number: Real) {
    (self.number, units, rates) = (number, .none, [])
  }

  /// Creates a number of units; with a single scale, a temperature.
  ///
  /// - Throws: ``QuantityError/frequencyAndAngle``; ``QuantityError/calculation(_:)`` when the budget
  ///   is used up.
  public init(
    _ number: Real, in units: UnitProduct, within budget: Budget = Budget()
  ) throws(QuantityError) {
    self = try Quantity.merging(number, units, within: budget)
  }

  /// The exponents of the base dimensions.
  public var dimension: Dimension { units.dimension }

  /// Whether it is a temperature on a scale with its own zero: 20 °C, but not 293 K.
  public var isTemperature: Bool { units.single?.zero != nil }

  /// Returns the quantity with units of the same dimension merged, and without units if all dimensions cancel.
  private static func merging(
    _ number: Real, _ units: UnitProduct, rates: [ExchangeRate] = [], isProduct: Bool = false,
    within budget: Budget
  ) throws(QuantityError) -> Quantity {
    // A single literal stays as it was typed: `15 mg/kg` times kilograms are milligrams.
    if !isProduct, units.isRatio {
      return try Quantity(number: number, units: units, rates: rates, within: budget)
    }
    let (same, factor) = try units.merged(within: budget)
    let cancelled = isProduct ? try same.cancelled(within: budget) : (same, .one)
    let merged = cancelled.units
    let number = try calculated { () throws(CalculationError) in
      try (factor * cancelled.factor).multiplied(by: number, within: budget)
    }
    if isProduct, let named = merged.named(number) {
      let number = try calculated { () throws(CalculationError) in
        try named.factor.multiplied(by: number, within: budget)
      }
      return try Quantity(number: number, units: named.units, rates: rates, within: budget)
    }
    // Two currencies don't cancel: USD/EUR is a price.
    guard !merged.isNone, merged.dimension.isNone, !merged.hasMoney else {
      return try Quantity(number: number, units: merged, rates: rates, within: budget)
    }
    let scaling = try merged.scaling(to: .none, using: ExchangeRates(), within: budget)
    let plain = try calculated { () throws(CalculationError) in
      try scaling.factor.multiplied(by: number, within: budget)
    }
    return try Quantity(number: plain, units: .none, rates: rates, within: budget)
  }

  /// Returns the same quantity with another number of its units.
  package func replacingNumber(
    _ number: Real, within budget: Budget
  ) throws(QuantityError) -> Quantity {
    try Quantity(number: number, units: units, rates: rates, within: budget)
  }

  /// Returns the nearest multiple of a step of its units; halves are rounded away from zero.
  package func rounded(
    toNearest step: Rational, within budget: Budget
  ) throws(QuantityError) -> Quantity {
    let rounded = try Self.calculated { () throws(CalculationError) in
      let count = try Real.round(.quotient(number, Real(step), within: budget), within: budget)
      return try Real.product(count, Real(step), within: budget)
    }
    return try replacingNumber(rounded, within: budget)
  }

  /// Returns the result of a multiplication, in which a single degree is a difference.
  static func product(
    _ number: Real, _ units: UnitProduct, rates: [ExchangeRate], within budget: Budget
  ) throws(QuantityError) -> Quantity {
    let result = try merging(number, units, rates: rates, isProduct: true, within: budget)
    guard result.isTemperature, let scale = result.units.single else { return result }
    let difference = scale.difference
    let factor = scale.factor / difference.factor
    let number = try calculated { () throws(CalculationError) in
      try factor.multiplied(by: result.number, within: budget)
    }
    return try Quantity(
      number: number, units: UnitProduct(difference), rates: rates, within: budget)
  }

  /// Performs a calculation with numbers, turning its error into one of quantities.
  static func calculated<Result>(
    _ calculation: () throws(CalculationError) -> Result
  ) throws(QuantityError) -> Result {
    do throws(CalculationError) {
      return try calculation()
    } catch {
      throw .calculation(error)
    }
  }

  /// Returns the rates of both, each of them once.
  static func union(_ some: [ExchangeRate], _ others: [ExchangeRate]) -> [ExchangeRate] {
    var all = some
    for rate in others where !all.contains(rate) { all.append(rate) }
    return all
  }
}
