extension HistoryProblem {
  /// What a person should know, as a message of the catalogue.
  public var message: Message {
    switch self {
    case .storage(let error, let unsavedCount):
      .sentence(
        unsavedCount > 0
          ? .notKept(StorageReason(error)) : .historyNotRead(StorageReason(error)))
    case .setAside(let lineCount, let place): .sentence(.setAside(lines: lineCount, place: place))
    }
  }
}

extension StorageReason {
  /// Why a storage could not do what it was asked for.
  public init(_ error: StorageError) {
    switch error.cause {
    case .noSpace: self = .noSpace
    case .notPermitted: self = .notPermitted
    case .unreadable: self = .unreadable
    case .other: self = .other(error.detail)
    }
  }
}
