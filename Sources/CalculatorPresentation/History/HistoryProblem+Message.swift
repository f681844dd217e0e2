extension HistoryProblem {
  /// The problem as a message of the catalogue.
  public var message: Message {
    switch self {
    case .storage(let error, let unsavedCount):
      let reason = StorageReason(error)
      return .sentence(
        unsavedCount > 0 ? .notKept(changes: unsavedCount, reason) : .historyNotRead(reason))
    case .setAside(let lineCount, let place):
      return .sentence(.setAside(lines: lineCount, place: place))
    }
  }
}
