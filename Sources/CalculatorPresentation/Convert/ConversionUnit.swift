import ExactReals
import Languages
import Quantities

/// A unit to convert from or to: `cm`, `m²`, `km/h`, `°F`.
///
/// ```swift
/// let unit = ConversionUnit(id: "km/h")
/// unit?.symbol             // "km/h"
/// unit?.name(in: .french)  // "Kilomètres par heure"
/// ```
public struct ConversionUnit: Hashable, Sendable {
  /// The unit, or the product of units that it is.
  public let units: UnitProduct

  /// The category in which it is listed.
  public let category: UnitCategory

  init(_ units: UnitProduct, category: UnitCategory) {
    (self.units, self.category) = (units, category)
  }

  /// Creates a unit of the table.
  init(_ unit: Unit) {
    self.init(
      UnitProduct(unit), category: unit.currency == nil ? UnitCategory(unit.kind) : .currency)
  }

  /// Creates the unit with an identifier or a symbol; nil if there is none.
  public init?(id: String) {
    if let unit = EverydayUnits.unit(id: id) {
      self = unit
    } else if let unit = try? Unit.named(id) {
      self.init(unit)
    } else {
      return nil
    }
  }

  /// Its name for programs, in ASCII and without spaces: `m^2`.
  public var id: String { units.text }

  /// The symbol beside a number: `m²`.
  public var symbol: String { units.viewText.withSpaces }

  /// Returns its name: in the given language if it is an everyday unit, otherwise in English.
  public func name(in language: Language) -> String {
    if let name = EverydayUnits.name(of: id, in: language) { return name }
    return units.powers.first?.unit.names.first?.withSpaces ?? symbol
  }

  /// Everything by which it can be found, besides its name: symbols and English names.
  var spellings: [String] {
    var spellings = [id, symbol]
    if let name = EverydayUnits.name(of: id, in: .english) { spellings.append(name) }
    if units.powers.count == 1, let power = units.powers.first, power.exponent == 1 {
      spellings += power.unit.names.map { $0.withSpaces }
    }
    return spellings
  }

  /// Whether a number in this unit can be converted to another; for money, only if there is a rate.
  func converts(to other: ConversionUnit) -> Bool {
    if category == .currency { return other.category == .currency }
    guard let one = try? Quantity(1, in: units) else { return false }
    return (try? one.converted(to: other.units)) != nil
  }

  /// The unit to which it is converted if nothing else was chosen.
  ///
  /// - Complexity: O(*units*) of its category.
  var partner: ConversionUnit {
    if category == .currency {
      let others = ["EUR", "USD"].compactMap { ConversionUnit(id: $0) }
      return others.first { $0 != self } ?? self
    }
    let pair = EverydayUnits.sections.first { $0.category == category }?.pair ?? []
    let kind = units.powers.first?.unit.kind
    let candidates =
      category == .other
      ? category.units.filter { $0.units.powers.first?.unit.kind == kind } : pair + category.units
    return candidates.first { $0 != self && converts(to: $0) } ?? self
  }
}

extension String {
  /// The text with spaces in place of the underscores that join words.
  fileprivate var withSpaces: String {
    String(decoding: utf8.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
  }
}
