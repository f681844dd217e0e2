import CalculatorModel

/// Which marks numbers have: those of the system's locale, or some that a person has chosen.
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

  /// The marks of a name, or nil when there are none.
  public init?(name: some StringProtocol) {
    guard let marks = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = marks
  }

  /// Whether there is one between groups of digits; every locale has one.
  var haveGroupingMark: Bool { self != .point }

  /// The marks themselves, with the sign `−`.
  ///
  /// - Parameter locale: The system's locale, which the automatic ones are those of.
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
  /// The narrow space that does not break, as French groups have it.
  static let narrowSpace: Unicode.Scalar = "\u{202F}"

  /// The space that does not break.
  static let firmSpace: Unicode.Scalar = "\u{A0}"

  /// The apostrophe of typography, as Swiss groups have it.
  static let apostrophe: Unicode.Scalar = "\u{2019}"
}
