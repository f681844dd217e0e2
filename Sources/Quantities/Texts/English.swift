// swift-format-ignore-file
// Scripts/texts wrote this file from Texts/en.ftl: change that one.
import DisplayableText
import ExactReals

extension UnitNameError {
  /// The text in English.
  public var reason: String {
    switch self {
    case .unknown(let name, let suggestions) where suggestions.isEmpty: "unknown unit '" + name + "'"
    case .unknown(let name, let suggestions): "unknown unit '" + name + "'; did you mean " + suggestions.joined(separator: ", ", last: " or ") + "?"
    case .ambiguous(let name, let meanings): "'" + name + "' is more than one unit: " + meanings.joined(separator: ", ", last: " or ")
    }
  }
}

extension QuantityError {
  /// The text in English.
  public var reason: String {
    switch self {
    case .differentDimensions(let left, let right, let hint?): switch left.isNone {
case true: switch right.isNone {
case true: "a plain number and a plain number measure different things; did you mean " + hint + "?"
default: "a plain number and " + right.text + " measure different things; did you mean " + hint + "?"
}
default: switch right.isNone {
case true: left.text + " and a plain number measure different things; did you mean " + hint + "?"
default: left.text + " and " + right.text + " measure different things; did you mean " + hint + "?"
}
}
    case .differentDimensions(let left, let right, nil): switch left.isNone {
case true: switch right.isNone {
case true: "a plain number and a plain number measure different things"
default: "a plain number and " + right.text + " measure different things"
}
default: switch right.isNone {
case true: left.text + " and a plain number measure different things"
default: left.text + " and " + right.text + " measure different things"
}
}
    case .noUnit(let units): "the number has no unit to convert to " + units.text
    case .exponentWithUnit: "an exponent has no unit"
    case .fractionalExponent(let units): "the exponents of " + units.text + " would not be whole numbers"
    case .exponentTooLarge: "the exponent of a unit is too large"
    case .tooManyUnits: "there are too many units"
    case .sumOfTemperatures: "two temperatures cannot be added; for a difference, use K, delta_degC or delta_degF"
    case .productOfTemperature: "a temperature cannot be multiplied or divided; for a difference, use K, delta_degC or delta_degF"
    case .temperatureAndDifference: "a temperature is not a temperature difference"
    case .frequencyAndAngle: "Hz and an angle per time may differ by a factor of 2π; use rpm or turn/s"
    case .unitsNotDescending: "each unit has to be smaller than the one before, of the same kind"
    case .moneyTimesUnits(let units, let price): units.text + " is not an amount of money; did you mean a price in " + price.text + "?"
    case .noRate(let from, let to, let day?): "no exchange rate from " + from.code + " to " + to.code + " is known for " + day
    case .noRate(let from, let to, nil): "no exchange rate from " + from.code + " to " + to.code + " is known"
    case .calculation(let error): error.reason
    }
  }
}
