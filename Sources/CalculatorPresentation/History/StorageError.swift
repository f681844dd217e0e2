/// Why something could not be kept or read.
public struct StorageError: Error, Hashable, Sendable {
  /// What is wrong, as far as it can be told.
  public enum Cause: CaseIterable, Hashable, Sendable {
    /// There is no space left, or no more is allowed.
    case noSpace
    /// Reading or writing is not permitted.
    case notPermitted
    /// What is there cannot be read.
    case unreadable
    /// Something else.
    case other
  }

  /// What is wrong.
  public let cause: Cause

  /// Where: a path or a name.
  public let place: String

  /// The system's own words, or "".
  public let detail: String

  /// Creates an error.
  public init(_ cause: Cause, place: String, detail: String = "") {
    self.cause = cause
    self.place = place
    self.detail = detail
  }
}
