import ExactReals

/// Why a calculation of the history has no value any more.
public enum HistoryFailure: Error, Hashable, Sendable {
  /// The calculation itself, or one whose result it uses, has none.
  case calculation(CalculationError)

  /// An entry whose result it uses is not there.
  case missingEntry

  /// The result has a unit or is a date, where only a number can be used.
  case notPlainNumber

  /// Units or dates in it have no value together, as when a length was edited to be a weight.
  case units

  /// The expression cannot be read, as when a newer program wrote it.
  case unreadable

  /// The cause in words, in lower case and without a full stop.
  public var reason: String {
    switch self {
    case .calculation(let error): error.reason
    case .missingEntry: "a calculation that it uses is missing"
    case .notPlainNumber: "the result is not a plain number"
    case .units: "its units or dates have no value together"
    case .unreadable: "the expression cannot be read"
    }
  }
}

extension HistoryFailure {
  /// The name by which the journal knows the failure.
  var name: String {
    switch self {
    case .calculation(let error): error.name
    case .missingEntry: "missing-entry"
    case .notPlainNumber: "not-plain-number"
    case .units: "units"
    case .unreadable: "unreadable"
    }
  }

  /// The failure of a name, or nil when there is none.
  init?(name: String) {
    switch name {
    case "missing-entry": self = .missingEntry
    case "not-plain-number": self = .notPlainNumber
    case "units": self = .units
    case "unreadable": self = .unreadable
    default:
      guard let error = CalculationError(name: name) else { return nil }
      self = .calculation(error)
    }
  }
}
