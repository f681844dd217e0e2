import ExactReals

/// The reason why a calculation in the history no longer has a value.
public enum HistoryFailure: Error, Hashable, Sendable {
  /// The calculation itself, or one whose result it uses, has no value.
  case calculation(CalculationError)

  /// An entry whose result it uses is missing.
  case missingEntry

  /// The result has a unit or is a date, where only a number can be used.
  case notPlainNumber

  /// Its units or dates have no value together, as when a length was edited into a weight.
  case units

  /// The expression cannot be read, as when a newer program wrote it.
  case unreadable

  /// The cause in words, in lower case and without a full stop.
  public var reason: String {
    switch self {
    case .calculation(let error): error.reason
    case .missingEntry: "a calculation that it uses is missing"
    case .notPlainNumber: "the result is not a plain number"
    case .units: "its units or dates do not go together"
    case .unreadable: "the expression cannot be read"
    }
  }
}

extension HistoryFailure {
  /// The failure's name in the journal.
  var name: String {
    switch self {
    case .calculation(let error): error.name
    case .missingEntry: "missing-entry"
    case .notPlainNumber: "not-plain-number"
    case .units: "units"
    case .unreadable: "unreadable"
    }
  }

  /// Creates the failure with a name, or nil if there is none.
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
