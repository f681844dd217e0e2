import BigNumbers

/// A power of ten or of 1024 before a unit: `k` in `km`, `Ki` in `KiB`.
///
/// ```swift
/// UnitPrefix.kilo.factor                    // 1000
/// try Unit.named("millibars").prefix        // .milli
/// ```
///
/// Sources: SI brochure 9, table 7, with those of CGPM 27 (2022), and IEC 80000-13.
public enum UnitPrefix: UInt8, CaseIterable, Hashable, Sendable {
  /// Powers of ten above 1.
  case quetta, ronna, yotta, zetta, exa, peta, tera, giga, mega, kilo, hecto, deca
  /// Powers of ten below 1.
  case deci, centi, milli, micro, nano, pico, femto, atto, zepto, yocto, ronto, quecto
  /// Powers of 1024.
  case kibi, mebi, gibi, tebi, pebi, exbi, zebi, yobi

  private static let symbols: [String] = [
    "Q", "R", "Y", "Z", "E", "P", "T", "G", "M", "k", "h", "da",
    "d", "c", "m", "u", "n", "p", "f", "a", "z", "y", "r", "q",
    "Ki", "Mi", "Gi", "Ti", "Pi", "Ei", "Zi", "Yi",
  ]

  private static let names: [String] = [
    "quetta", "ronna", "yotta", "zetta", "exa", "peta", "tera", "giga", "mega", "kilo", "hecto",
    "deca", "deci", "centi", "milli", "micro", "nano", "pico", "femto", "atto", "zepto", "yocto",
    "ronto", "quecto", "kibi", "mebi", "gibi", "tebi", "pebi", "exbi", "zebi", "yobi",
  ]

  private static let decimalExponents: [Int] = [
    30, 27, 24, 21, 18, 15, 12, 9, 6, 3, 2, 1,
    -1, -2, -3, -6, -9, -12, -15, -18, -21, -24, -27, -30,
  ]

  /// The prefix of symbols, in ASCII: `u` is micro.
  public var symbol: String { Self.symbols[Int(rawValue)] }

  /// The prefix of symbols for display: `µ`.
  public var viewSymbol: String { self == .micro ? "µ" : symbol }

  /// The prefix of names.
  public var name: String { Self.names[Int(rawValue)] }

  /// Whether it is a power of 1024.
  public var isBinary: Bool { rawValue >= Self.kibi.rawValue }

  /// Whether it makes units larger.
  public var isAboveOne: Bool { isBinary || rawValue <= Self.deca.rawValue }

  /// The factor by which the prefix multiplies its unit.
  public var factor: Rational {
    guard !isBinary else {
      return Rational(BigInt(1) << (10 * Int(rawValue - Self.kibi.rawValue + 1)))
    }
    let exponent = Self.decimalExponents[Int(rawValue)]
    let power = Rational(BigInt.powerOfTen(Int(exponent.magnitude)))
    return exponent < 0 ? power.reciprocalOfNonzero : power
  }
}
