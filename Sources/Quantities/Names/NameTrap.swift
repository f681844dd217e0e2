/// Names that are often written and mean nothing, or more than one thing.
///
/// If calculators disagree about a name, it is refused with a list of its meanings: of four asked for a ton
/// in kilograms, one said 907 and two 1000.
enum NameTrap {
  /// Returns the possible meanings of a name that stands for more than one unit; nil for other names.
  static func meanings(of name: String) -> [String]? {
    switch name {
    case "ton", "tons", "Ton", "Tons", "TON", "TONS": ["t", "short_ton", "long_ton"]
    case "cwt", "CWT", "hundredweight", "hundredweights": ["short_cwt", "long_cwt"]
    case "KB", "Kb": ["kB", "KiB"]
    case "mb", "mB": ["Mbit", "MB", "mbar"]
    case "kt": ["kn", "kilotonne", "ktTNT"]
    // On food labels it is the large one.
    case "Calorie", "Calories": ["Cal", "cal"]
    default: nil
    }
  }

  /// Returns the units for which a name that is no unit is often written; nil if none are known.
  static func suggestions(for name: String) -> [String]? {
    switch name {
    case "NM": ["nmi"]
    case "a": ["are", "year"]
    case "b": ["bit"]
    case "c": ["c0"]
    case "R": ["degR"]
    case "G": ["gn"]
    case "k", "M": []
    case "gm": ["g"]
    case "kilo": ["kg"]
    case "cent", "cents": ["0.01 EUR", "0.01 USD"]
    case "franc", "francs": ["CHF"]
    case "quid", "sterling": ["GBP"]
    case "lbm": ["lb"]
    default: nil
    }
  }
}
