/// A problem with the history's storage that the user should know about.
public enum HistoryProblem: Hashable, Sendable {
  /// Something could not be read or written.
  ///
  /// `unsavedCount` is the number of changes kept in memory until they can be written.
  case storage(StorageError, unsavedCount: Int)

  /// Lines of the journal were damaged; they are kept at this place.
  case setAside(lineCount: Int, place: String)
}

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
