/// Whether the digits before the point are grouped.
///
/// ```swift
/// DigitGrouping(name: "none") == .none   // true
/// ```
public enum DigitGrouping: CaseIterable, Hashable, Sendable {
  /// Groups of three: `1,234,567`.
  case thousands

  /// No groups: `1234567`.
  case none

  /// The name in the settings: `thousands` or `none`.
  public var name: String {
    switch self {
    case .thousands: "thousands"
    case .none: "none"
    }
  }

  /// Creates the grouping of a name, or nil when there is none.
  public init?(name: some StringProtocol) {
    guard let grouping = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = grouping
  }
}
