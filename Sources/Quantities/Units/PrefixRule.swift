/// The prefixes that a unit accepts.
///
/// ```swift
/// try Unit.named("byte").prefixes.allows(.kibi)    // true
/// try Unit.named("byte").prefixes.allows(.milli)   // false
/// ```
public enum PrefixRule: String, Hashable, Sendable {
  /// None, as for feet and minutes.
  case none = ""
  /// Every power of ten, as for metres.
  case decimal = "si"
  /// Powers of ten above 1, as for tonnes.
  case decimalAboveOne = "si>=1"
  /// Powers of ten below 1, as for seconds of arc.
  case decimalBelowOne = "si<=1"
  /// Powers of ten above 1 and of 1024, as for bytes.
  case binary = "si>=1,iec"

  /// Whether a prefix may stand before the unit.
  public func allows(_ prefix: UnitPrefix) -> Bool {
    switch self {
    case .none: false
    case .decimal: !prefix.isBinary
    case .decimalAboveOne: !prefix.isBinary && prefix.isAboveOne
    case .decimalBelowOne: !prefix.isAboveOne
    case .binary: prefix.isAboveOne
    }
  }
}
