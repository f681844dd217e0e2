/// The notation of numbers: with or without an exponent.
///
/// ```swift
/// var format = AnswerFormat()
/// format.notation = .engineering
/// format.text(of: 12_500)   // "12.5e3"
/// ```
public enum Notation: CaseIterable, Hashable, Sendable {
  /// With an exponent if the number would be long without one.
  case automatic

  /// Without an exponent as long as there is room.
  case plain

  /// One digit before the point: `1.25e4`.
  case scientific

  /// One to three digits before the point, and an exponent that is a multiple of three: `12.5e3`.
  case engineering

  /// The name in the settings: `automatic`, `plain`, `scientific` or `engineering`.
  public var name: String {
    switch self {
    case .automatic: "automatic"
    case .plain: "plain"
    case .scientific: "scientific"
    case .engineering: "engineering"
    }
  }

  /// Creates the notation of a name, or nil when there is none.
  public init?(name: some StringProtocol) {
    guard let notation = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = notation
  }

  /// Returns the exponent of a number whose first digit counts 10^`place`; nil if it depends on the
  /// number's length.
  func exponent(ofFirstDigit place: Int64) -> Int64? {
    switch self {
    case .automatic, .plain: nil
    case .scientific: place
    // `%` has the sign of the place.
    case .engineering: place - (place % 3 + 3) % 3
    }
  }

  /// The most digits before the point if there is an exponent.
  var mostWholeDigits: Int { self == .engineering ? 3 : 1 }
}
