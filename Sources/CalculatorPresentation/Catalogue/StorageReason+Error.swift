extension StorageReason {
  /// Creates the reason of an error.
  public init(_ error: StorageError) {
    switch error.cause {
    case .noSpace: self = .noSpace
    case .notPermitted: self = .notPermitted
    case .unreadable: self = .unreadable
    case .other: self = .other(error.detail)
    }
  }
}
