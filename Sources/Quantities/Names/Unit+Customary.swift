extension Unit {
  /// The measures of volume, and miles per gallon, that differ between the United States and the United
  /// Kingdom; the plain symbols are the former's.
  private static let customary = ["gal", "qt", "pt", "cup", "floz", "tbsp", "tsp", "mpg"]

  private static let mark = "US_"

  /// The symbol with its country if it needs one to be clear: `US_gal`.
  ///
  /// ```swift
  /// try Unit.named("gallon").symbolWithCountry   // "US_gal"
  /// try Unit.named("litre").symbolWithCountry    // "L"
  /// ```
  ///
  /// It is also accepted as a name of the unit.
  public var symbolWithCountry: String {
    Self.customary.contains(symbol) ? Self.mark + symbol : symbol
  }

  /// The symbol of the corresponding unit in the United Kingdom; nil if there is none.
  package var imperialSymbol: String? {
    guard Self.customary.contains(symbol), symbol != "cup" else { return nil }
    return symbol == "mpg" ? "mpg_imp" : "imp_" + symbol
  }

  /// Returns the unit of a symbol with a country; nil for other names.
  static func withCountry(_ name: String) -> Unit? {
    guard name.hasPrefix(mark) else { return nil }
    let symbol = String(name.dropFirst(mark.count))
    guard customary.contains(symbol) else { return nil }
    return known(symbol)
  }

  /// The unit of a name and a country joined by `_`: `US_pint`, `mpg_US`, `UK_mpg`; nil for other names.
  static func ofCountry(_ name: String) -> Unit? {
    let words = name.split(separator: "_")
    guard words.count == 2 else { return nil }
    for (country, unit) in [(words[0], words[1]), (words[1], words[0])]
    where country == "US" || country == "UK" {
      guard let found = Unit(named: String(unit)), customary.contains(found.symbol) else {
        continue
      }
      return country == "US" ? found : found.imperialSymbol.flatMap { known($0) }
    }
    return nil
  }
}
