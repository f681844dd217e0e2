/// Why a text is no date, and where.
public struct CalendarDateError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Cause: Hashable, Sendable {
    /// Something else than four digits, two and two, joined by `-`.
    case otherForm
    /// The year 0000.
    case noSuchYear
    /// A month that is not 01 to 12.
    case noSuchMonth
    /// The day 00, or one after the month's last.
    case noSuchDay(last: Int)
  }

  /// What is wrong.
  public let cause: Cause

  /// Where it stands, counted in bytes of UTF-8 from the beginning; empty at the end of a text that is
  /// too short.
  public let range: Range<Int>

  /// Creates an error at a place.
  public init(_ cause: Cause, at range: Range<Int>) {
    self.cause = cause
    self.range = range
  }
}
