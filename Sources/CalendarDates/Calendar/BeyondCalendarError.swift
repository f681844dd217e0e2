/// The error of a result before 0001-01-01 or after 9999-12-31.
public struct BeyondCalendarError: Error, Hashable, Sendable {
  /// Creates the error.
  public init() {}
}
