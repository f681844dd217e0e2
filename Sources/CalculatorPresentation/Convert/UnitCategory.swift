import Languages
import Quantities

/// A category of the units to choose from: Apple's categories, then all others.
///
/// ```swift
/// UnitCategory.weight.text(in: .german)   // "Gewicht"
/// ```
///
/// Money has the currencies of the exchange rates that the user has entered; none is ever fetched.
public enum UnitCategory: CaseIterable, Hashable, Sendable, Translatable {
  case angle
  case area
  case currency
  case data
  case energy
  case force
  case fuel
  case length
  case power
  case pressure
  case speed
  case temperature
  case time
  case volume
  case weight
  /// Electricity, light, radiation and everything else that has units.
  case other

  /// The name in the list of units and for programs.
  public var name: String {
    switch self {
    case .angle: "angle"
    case .area: "area"
    case .currency: "currency"
    case .data: "data"
    case .energy: "energy"
    case .force: "force"
    case .fuel: "fuel"
    case .length: "length"
    case .power: "power"
    case .pressure: "pressure"
    case .speed: "speed"
    case .temperature: "temperature"
    case .time: "time"
    case .volume: "volume"
    case .weight: "weight"
    case .other: "other"
    }
  }

  /// Creates the category with a name, or nil.
  public init?(name: String) {
    guard let category = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = category
  }

  /// Creates the category in which units of a kind are listed.
  init(_ kind: QuantityKind) {
    self =
      switch kind {
      case .angle: .angle
      case .area: .area
      case .data: .data
      case .energy: .energy
      case .force: .force
      case .fuelEconomy: .fuel
      case .length: .length
      case .power: .power
      case .pressure: .pressure
      case .speed: .speed
      case .temperature: .temperature
      case .time: .time
      case .volume: .volume
      case .mass: .weight
      default: .other
      }
  }

  /// The units that are offered: the everyday ones, and for the last category all units of the table; none for
  /// money, since these depend on the rates.
  public var units: [ConversionUnit] {
    guard self == .other else {
      return EverydayUnits.sections.first { $0.category == self }?.entries.map { $0.unit } ?? []
    }
    return (Unit.all + Unit.everydayPrefixed).map { ConversionUnit($0) }
      .filter { $0.category == .other }
  }
}

extension UnitCategory {
}
