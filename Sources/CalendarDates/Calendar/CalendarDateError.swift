/// The reason why a text is no date, and the place.
public struct CalendarDateError: Error, Hashable, Sendable {
  /// The mistake.
  public enum Cause: Hashable, Sendable {
    /// Anything other than four digits, two and two, joined by `-`.
    case otherForm
    /// The year 0000.
    case noSuchYear
    /// A month that is not 01 to 12.
    case noSuchMonth
    /// The day 00, or one after the month's last.
    case noSuchDay(last: Int)
  }

  /// The mistake.
  public let cause: Cause

  /// The place of the mistake, in UTF-8 bytes from the beginning; empty at the end of a text that is too short.
  public let range: Range<Int>

  /// Creates an error at a place.
  public init(_ cause: Cause, at range: Range<Int>) {
    self.cause = cause
    self.range = range
  }
}
