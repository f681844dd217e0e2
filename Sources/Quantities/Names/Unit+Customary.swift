extension Unit {
  /// The measures of volume, and miles per gallon, that are others in the United States and in the United
  /// Kingdom; without more they are the former's.
  private static let customary = ["gal", "qt", "pt", "cup", "floz", "tbsp", "tsp", "mpg"]

  private static let mark = "US_"

  /// The symbol with the country where it is needed to tell what was understood: `US_gal`.
  ///
  /// ```swift
  /// try Unit.named("gallon").symbolWithCountry   // "US_gal"
  /// try Unit.named("litre").symbolWithCountry    // "L"
  /// ```
  ///
  /// It is a name of the unit, too.
  public var symbolWithCountry: String {
    Self.customary.contains(symbol) ? Self.mark + symbol : symbol
  }

  /// The symbol of the unit of that name in the United Kingdom; nil where there is none.
  package var imperialSymbol: String? {
    guard Self.customary.contains(symbol), symbol != "cup" else { return nil }
    return symbol == "mpg" ? "mpg_imp" : "imp_" + symbol
  }

  /// The unit of such a symbol; nil for other names.
  static func withCountry(_ name: String) -> Unit? {
    guard name.hasPrefix(mark) else { return nil }
    let symbol = String(name.dropFirst(mark.count))
    guard customary.contains(symbol) else { return nil }
    return known(symbol)
  }

  /// The unit of words joined by `_` of which one is the country: `US_pint`, `mpg_US`; nil for other names.
  static func ofUnitedStates(_ name: String) -> Unit? {
    let words = name.split(separator: "_")
    guard words.count == 2 else { return nil }
    for (country, unit) in [(words[0], words[1]), (words[1], words[0])] where country == "US" {
      guard let found = Unit(named: String(unit)), customary.contains(found.symbol) else {
        continue
      }
      return found
    }
    return nil
  }
}
