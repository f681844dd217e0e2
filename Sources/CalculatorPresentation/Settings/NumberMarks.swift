import CalculatorModel

/// The marks that numbers have: those of the system's locale, or some that the user has chosen.
///
/// ```swift
/// NumberMarks.automatic.symbols(locale: "de_DE.UTF-8").decimalMark   // ","
/// NumberMarks.pointGroupsComma.name                                  // "1.234,5"
/// ```
public enum NumberMarks: CaseIterable, Hashable, Sendable {
  /// Those of the locale.
  case automatic
  /// `1,234.5`
  case commaGroupsPoint
  /// `1.234,5`
  case pointGroupsComma
  /// `1 234,5`
  case spaceGroupsComma
  /// `1'234.5`
  case apostropheGroupsPoint
  /// `1234.5`
  case point

  /// The name in the settings: `automatic`, or a number with these marks.
  public var name: String {
    switch self {
    case .automatic: "automatic"
    case .commaGroupsPoint: "1,234.5"
    case .pointGroupsComma: "1.234,5"
    case .spaceGroupsComma: "1 234,5"
    case .apostropheGroupsPoint: "1'234.5"
    case .point: "1234.5"
    }
  }

  /// Creates the marks with a name; nil if there are none.
  public init?(name: some StringProtocol) {
    guard let marks = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = marks
  }

  /// Whether there is a mark between groups of digits; every locale has one.
  var haveGroupingMark: Bool { self != .point }

  /// Returns the marks themselves, with the sign `−`.
  ///
  /// - Parameter locale: The system's locale, for the automatic marks.
  /// - Returns: The marks, for `NumberFormat.symbols`.
  public func symbols(locale: String) -> NumberSymbols {
    switch self {
    case .automatic: NumberSymbols(locale: locale)
    case .commaGroupsPoint: NumberSymbols(decimalMark: ".", groupingMark: ",", minusSign: "−")
    case .pointGroupsComma: NumberSymbols(decimalMark: ",", groupingMark: ".", minusSign: "−")
    case .spaceGroupsComma:
      NumberSymbols(decimalMark: ",", groupingMark: .narrowSpace, minusSign: "−")
    case .apostropheGroupsPoint:
      NumberSymbols(decimalMark: ".", groupingMark: .apostrophe, minusSign: "−")
    case .point: NumberSymbols(decimalMark: ".", groupingMark: nil, minusSign: "−")
    }
  }
}

extension Unicode.Scalar {
  /// The narrow no-break space, used in French groups.
  static let narrowSpace: Unicode.Scalar = "\u{202F}"

  /// The no-break space.
  static let firmSpace: Unicode.Scalar = "\u{A0}"

  /// The typographic apostrophe, used in Swiss groups.
  static let apostrophe: Unicode.Scalar = "\u{2019}"
}
