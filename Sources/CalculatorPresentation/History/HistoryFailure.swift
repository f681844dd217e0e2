import ExactReals

/// Why a calculation of the history has no value any more.
public enum HistoryFailure: Error, Hashable, Sendable {
  /// The calculation itself, or one whose result it uses, has none.
  case calculation(CalculationError)

  /// An entry whose result it uses is not there.
  case missingEntry

  /// The expression cannot be read, as when a newer program wrote it.
  case unreadable

  /// The cause in words, in lower case and without a full stop.
  public var reason: String {
    switch self {
    case .calculation(let error): error.reason
    case .missingEntry: "a calculation that it uses is missing"
    case .unreadable: "the expression cannot be read"
    }
  }
}

extension HistoryFailure {
  /// The name by which the journal knows the failure.
  var name: String {
    switch self {
    case .calculation(let error): Self.name(of: error)
    case .missingEntry: "missing-entry"
    case .unreadable: "unreadable"
    }
  }

  /// The failure of a name, or nil when there is none.
  init?(name: String) {
    switch name {
    case "missing-entry": self = .missingEntry
    case "unreadable": self = .unreadable
    default:
      guard let error = Self.errors.first(where: { Self.name(of: $0) == name }) else { return nil }
      self = .calculation(error)
    }
  }

  private static let errors: [CalculationError] = [
    .divisionByZero, .notReal, .outsideDomain, .notInteger, .tooLarge, .tooSmall, .tooManyDigits,
    .tooMuchWork, .undecided, .stopped,
  ]

  private static func name(of error: CalculationError) -> String {
    switch error {
    case .divisionByZero: "division-by-zero"
    case .notReal: "not-real"
    case .outsideDomain: "outside-domain"
    case .notInteger: "not-integer"
    case .tooLarge: "too-large"
    case .tooSmall: "too-small"
    case .tooManyDigits: "too-many-digits"
    case .tooMuchWork: "too-much-work"
    case .undecided: "undecided"
    case .stopped: "stopped"
    }
  }
}
