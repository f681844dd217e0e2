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

  /// The cause in words, in lower case and without a full stop.
  public var reason: String {
    switch self {
    case .differentDimensions(let left, let right, let hint):
      Self.name(left) + " and " + Self.name(right) + " measure different things"
        + (hint.map { "; did you mean " + $0 + "?" } ?? "")
    case .noUnit(let units): "the number has no unit to convert to " + units.text
    case .exponentWithUnit: "an exponent has no unit"
    case .fractionalExponent(let units):
      "the exponents of " + units.text + " would not be whole numbers"
    case .exponentTooLarge: "the exponent of a unit is too large"
    case .tooManyUnits: "there are too many units"
    case .sumOfTemperatures:
      "two temperatures cannot be added; a difference is K, delta_degC or delta_degF"
    case .productOfTemperature:
      "a temperature cannot be multiplied or divided; a difference is K, delta_degC or delta_degF"
    case .temperatureAndDifference: "a temperature is no difference of temperatures"
    case .frequencyAndAngle: "Hz and an angle per time differ by an unknown 2π; use rpm or turn/s"
    case .unitsNotDescending: "each unit has to be smaller than the one before, of the same kind"
    case .moneyTimesUnits(let units, let price):
      units.text + " is not an amount of money; did you mean a price in " + price.text + "?"
    case .noRate(let from, let to, let day):
      "no exchange rate " + from.code + " to " + to.code + " is known"
        + (day.map { " on " + $0 } ?? "")
    case .calculation(let error): error.reason
    }
  }

  private static func name(_ units: UnitProduct) -> String {
    units.isNone ? "a plain number" : units.text
  }
}
