extension HistoryFailure {
  /// The cause as a message of the catalogue.
  public var message: Message {
    switch self {
    case .calculation(let error): .calculationReason(error)
    case .missingEntry: .historyReason(.usesMissing)
    case .unreadable: .historyReason(.unreadable)
    }
  }
}
