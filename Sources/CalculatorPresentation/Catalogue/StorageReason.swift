/// The reason why history or settings could not be read or written.
public enum StorageReason: Hashable, Sendable {
  case noSpace
  case notPermitted
  case unreadable
  /// The system's message, if any.
  case other(String)
}
