/// The error of what would be a date before 0001-01-01 or after 9999-12-31.
public struct BeyondCalendarError: Error, Hashable, Sendable {
  /// Creates the error.
  public init() {}
}
