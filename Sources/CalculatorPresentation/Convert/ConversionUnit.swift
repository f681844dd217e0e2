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

  /// Where it is listed.
  public let category: UnitCategory

  init(_ units: UnitProduct, category: UnitCategory) {
    (self.units, self.category) = (units, category)
  }

  /// A unit of the table.
  init(_ unit: Unit) {
    self.init(
      UnitProduct(unit), category: unit.currency == nil ? UnitCategory(unit.kind) : .currency)
  }

  /// The unit of an identifier or of a symbol; nil where there is none.
  public init?(id: String) {
    if let unit = EverydayUnits.unit(id: id) {
      self = unit
    } else if let unit = try? Unit.named(id) {
      self.init(unit)
    } else {
      return nil
    }
  }

  /// What names it to programs, in ASCII and without spaces: `m^2`.
  public var id: String { units.text }

  /// What stands beside a number: `m²`.
  public var symbol: String { units.viewText.withSpaces }

  /// What people call it: in their language where it is an everyday unit, else in English.
  public func name(in language: Language) -> String {
    if let name = EverydayUnits.name(of: id, in: language) { return name }
    return units.powers.first?.unit.names.first?.withSpaces ?? symbol
  }

  /// Everything that it can be found by, besides its name: symbols and English names.
  var spellings: [String] {
    var spellings = [id, symbol]
    if let name = EverydayUnits.name(of: id, in: .english) { spellings.append(name) }
    if units.powers.count == 1, let power = units.powers.first, power.exponent == 1 {
      spellings += power.unit.names.map { $0.withSpaces }
    }
    return spellings
  }

  /// Whether a number of the one can be told in the other, of money where there is a rate.
  func converts(to other: ConversionUnit) -> Bool {
    if category == .currency { return other.category == .currency }
    guard let one = try? Quantity(1, in: units) else { return false }
    return (try? one.converted(to: other.units)) != nil
  }

  /// The unit that it is converted to where nothing else was chosen.
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
  /// The text with spaces in place of the low lines that join words.
  fileprivate var withSpaces: String {
    String(decoding: utf8.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
  }
}
