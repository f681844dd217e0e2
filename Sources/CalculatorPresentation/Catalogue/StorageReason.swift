/// The reason why history or settings could not be read or written.
public enum StorageReason: Hashable, Sendable {
  case noSpace
  case notPermitted
  case unreadable
  /// The system's message, if any.
  case other(String)
}

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
