/// The reason why something could not be kept or read.
public struct StorageError: Error, Hashable, Sendable {
  /// The cause of a failure, as far as it is known.
  public enum Cause: CaseIterable, Hashable, Sendable {
    /// There is no space left, or no more is allowed.
    case noSpace
    /// Reading or writing is not permitted.
    case notPermitted
    /// The stored data cannot be read.
    case unreadable
    /// Something else.
    case other
  }

  /// The cause.
  public let cause: Cause

  /// The place: a path or a name.
  public let place: String

  /// The system's own message, or "".
  public let detail: String

  /// Creates an error.
  public init(_ cause: Cause, place: String, detail: String = "") {
    self.cause = cause
    self.place = place
    self.detail = detail
  }
}
