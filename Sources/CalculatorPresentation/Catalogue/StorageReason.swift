/// Why history or settings could not be read or written.
public enum StorageReason: Hashable, Sendable {
  case noSpace
  case notPermitted
  case unreadable
  /// What the system says, if anything.
  case other(String)
}
