import ExactReals

/// The reason why a calculation with units has no value.
///
/// ```swift
/// // 8 oz to mL
/// try ounces.converted(to: millilitre)   // throws differentDimensions(oz, mL, hint: "floz")
/// ```
public enum QuantityError: Error, Hashable, Sendable {
  /// The units measure different things, in a sum or a conversion of the first and the second.
  ///
  /// The text names a unit that is often meant instead and would fit, as `floz` for `oz`.
  case differentDimensions(UnitProduct, UnitProduct, hint: String?)

  /// A plain number cannot be converted to a unit.
  case noUnit(UnitProduct)

  /// An exponent has a unit: `2^(3 m)`.
  case exponentWithUnit(UnitProduct)

  /// A unit would get an exponent that isn't an integer: `(2 m)^0.5`, `sqrt(2 m)`.
  case fractionalExponent(UnitProduct)

  /// A unit's exponent exceeds ``UnitProduct/exponentLimit``.
  case exponentTooLarge

  /// There are more than ``UnitProduct/unitLimit`` units in one product.
  case tooManyUnits

  /// Two temperatures on scales cannot be added: for 20 °C + 5 °C there are four answers elsewhere.
  case sumOfTemperatures

  /// A temperature on a scale cannot be multiplied, divided, negated, or increased by a percentage.
  case productOfTemperature

  /// A difference of temperatures isn't a temperature on a scale, nor the other way round.
  case temperatureAndDifference

  /// It is unclear whether a hertz is a turn or a radian per second, which differ by a factor of 2π.
  case frequencyAndAngle

  /// The units of a mixed number are not in descending order: `5 in 3 ft`.
  case unitsNotDescending

  /// Money is multiplied by another unit: `6 h * 35 GBP`, where a price per unit was meant.
  case moneyTimesUnits(UnitProduct, price: UnitProduct)

  /// No exchange rate between the currencies is known.
  case noRate(from: Currency, to: Currency, on: String? = nil)

  /// The numbers have no value.
  case calculation(CalculationError)
}
