/// The source of a unit's factor.
///
/// ```swift
/// try Unit.named("inch").source?.name   // "yard and pound agreement 1959"
/// ```
///
/// The raw values are the keys next to each factor in the table of units.
public enum UnitSource: String, CaseIterable, Hashable, Sendable {
  /// The SI brochure.
  case internationalSystem = "SI"
  /// The agreement on the yard and the pound.
  case yardAndPound = "IYP"
  /// NIST Handbook 44, appendix C.
  case handbook44 = "HB44"
  /// The measures of the United Kingdom.
  case unitedKingdom = "UK"
  /// NIST SP 811, the factors of B.8.
  case guideOfFactors = "SP811"
  /// NIST SP 811, on survey measures.
  case surveyMeasures = "SP811S"
  /// The resolution on standard gravity.
  case standardGravity = "CGPM"
  /// Resolutions of the International Astronomical Union.
  case astronomicalUnion = "IAU"
  /// The astronomers' style manual.
  case astronomersStyle = "IAUS"
  /// Typography and the web.
  case typography = "CSS"
  /// Laws of single countries.
  case nations = "NAT"
  /// Metric kitchen measures.
  case kitchen = "KIT"
  /// Quantities and units: space and time.
  case spaceAndTime = "ISO3"
  /// Quantities and units: information.
  case information = "IEC"
  /// Textiles.
  case textiles = "TEX"
  /// Historical thermometers.
  case history = "HIST"
  /// Fuel per distance, and distance per fuel.
  case fuel = "FUEL"

  /// The source's name.
  public var name: String {
    switch self {
    case .internationalSystem: "SI brochure 9 (2019)"
    case .yardAndPound: "yard and pound agreement 1959"
    case .handbook44: "NIST Handbook 44 C"
    case .unitedKingdom: "UK Weights and Measures Act 1985"
    case .guideOfFactors: "NIST SP 811 (2008) B.8"
    case .surveyMeasures: "NIST SP 811 B.6; retired 2022"
    case .standardGravity: "CGPM 3 (1901); SP 811"
    case .astronomicalUnion: "IAU 2012 B2, 2015 B2, style manual"
    case .astronomersStyle: "IAU style manual (Julian year)"
    case .typography: "Adobe PostScript; CSS"
    case .nations: "national definitions"
    case .kitchen: "metric kitchen measures"
    case .spaceAndTime: "ISO 80000-3"
    case .information: "IEC 80000-13"
    case .textiles: "ISO 1144"
    case .history: "historical"
    case .fuel: "reciprocals of volume per length"
    }
  }
}
