import Languages
import Quantities

/// The most common units, with their names in every language.
///
/// ```swift
/// EverydayUnits.name(of: "km", in: .german)   // "Kilometer"
/// ```
///
/// The texts are stored in the program as they are and are parsed only when converting: otherwise they cost
/// nothing. A test compares the languages line by line.
enum EverydayUnits {
  /// The units by category, one category per line.
  ///
  /// A line is `category, the pair to begin with: units`, small units first where that is usual; the name after
  /// `=` is that of the same unit in the table of units.
  static let list: StaticString = """
    angle deg rad: deg rad mrad grad arcmin arcsec turn
    area ft^2 m^2: mm^2 cm^2 m^2 are ha km^2 in^2=sqin ft^2=sqft yd^2=sqyd acre mi^2=sqmi tsubo
    data GB GiB: bit B kbit kB Kibit KiB Mbit MB Mibit MiB Gbit GB GiB TB TiB PB PiB
    energy kcal kJ: J kJ MJ cal kcal Wh kWh MWh eV BTU ftlbf therm erg
    force N lbf: N kN dyn gf kgf ozf lbf pdl kip
    fuel mpg L/100km: L/100km kmpl mpg mpg_imp gal/100mi
    length in cm: nm um mm cm m km in ft yd mi nmi fathom furlong point au ly pc
    power hp kW: mW W kW MW GW hp hp_metric BTU_h ftlbf_s
    pressure psi bar: Pa hPa kPa MPa mbar bar atm at psi torr mmHg inHg
    speed mph km/h: m/s=mps km/h=kph mph ft/s=fps kn min/km min/mi c0
    temperature degF degC: degC degF K degR
    time h min: ns us ms s min h d week month year decade century
    volume gal L: mL cL dL L hL cm^3=cc m^3=stere tsp tbsp floz cup metric_cup pt qt gal imp_floz \
    imp_pt imp_qt imp_gal in^3=cuin ft^3=cuft yd^3=cuyd bbl
    weight lb kg: ug mg g kg t ct grain oz lb st short_ton long_ton ozt
    """

  /// A unit of the list.
  struct Entry: Sendable {
    let unit: ConversionUnit

    /// The symbol of the same unit in the table of units; empty if the unit itself is there.
    let alias: String
  }

  /// The list's entries for a category.
  struct Section: Sendable {
    let category: UnitCategory

    /// The units to begin with.
    let pair: [ConversionUnit]

    let entries: [Entry]
  }

  /// The list, category by category.
  static let sections: [Section] = lines(of: list).compactMap { line in
    let parts = line.split(separator: ":")
    guard parts.count == 2 else { return nil }
    let head = parts[0].split(separator: " ")
    guard head.count == 3, let category = UnitCategory(name: String(head[0])) else { return nil }
    func unit(_ id: Substring) -> ConversionUnit? {
      product(of: String(id)).map { ConversionUnit($0, category: category) }
    }
    let entries = parts[1].split(separator: " ").compactMap { word -> Entry? in
      let ids = word.split(separator: "=")
      return ids.first.flatMap { unit($0) }.map {
        Entry(unit: $0, alias: ids.count > 1 ? String(ids[1]) : "")
      }
    }
    return Section(
      category: category, pair: head[1...].compactMap { unit($0) }, entries: entries)
  }

  /// Returns the unit of the list with an identifier, or nil.
  static func unit(id: String) -> ConversionUnit? {
    for section in sections {
      for entry in section.entries where entry.unit.id == id { return entry.unit }
    }
    return nil
  }

  /// Returns the name of a unit of the list; nil for any other.
  ///
  /// - Complexity: O(*units*).
  static func name(of id: String, in language: Language) -> String? {
    names(in: language).first { $0.id == id }?.name
  }

  typealias Name = (id: String, name: String)

  /// Returns the names in a language's list.
  ///
  /// Each list is parsed separately: the page loads only the names of the user's language.
  static func names(in text: StaticString) -> [Name] {
    lines(of: text).compactMap { line in
      guard let space = line.utf8.firstIndex(of: UInt8(ascii: " ")) else { return nil }
      return (String(line[..<space]), String(line[line.utf8.index(after: space)...]))
    }
  }

  static func lines(of text: StaticString) -> [Substring] {
    text.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }.split(separator: "\n")
  }

  /// Returns the product written as units with exponents and at most one slash: `km/h`, `m^2`.
  private static func product(of text: String) -> UnitProduct? {
    if let unit = try? Unit.named(text) { return UnitProduct(unit) }
    let parts = text.split(separator: "/")
    guard let above = parts.first.flatMap({ power(of: $0) }) else { return nil }
    guard parts.count == 2 else { return above }
    return power(of: parts[1]).flatMap { try? above.divided(by: $0) }
  }

  private static func power(of text: Substring) -> UnitProduct? {
    let parts = text.split(separator: "^")
    guard let unit = parts.first.flatMap({ try? Unit.named($0) }) else { return nil }
    guard parts.count == 2 else { return UnitProduct(unit) }
    return Int(parts[1]).flatMap { try? UnitProduct(unit, exponent: $0) }
  }
}
