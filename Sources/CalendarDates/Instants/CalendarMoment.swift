import BigNumbers

/// A date, perhaps with a time of day, on a clock without a named time zone.
///
/// ```swift
/// let start = CalendarMoment(try CalendarDate("2026-11-22"), time: 52_200)
/// "\(start)"                                  // "2026-11-22 14:30"
/// "\(try start.adding(seconds: 36_000))"      // "2026-11-23 00:30"
/// ```
///
/// Days have 24 hours here. An ``Instant`` knows its zone, and the changes of its clocks.
public struct CalendarMoment: Hashable, Sendable {
  /// The day.
  public let date: CalendarDate

  /// The seconds since midnight; nil if only the day was meant.
  public let time: Rational?

  /// Creates a moment; a time that isn't within the day is dropped.
  public init(_ date: CalendarDate, time: Rational? = nil) {
    self.date = date
    self.time = time.flatMap { $0 >= 0 && $0 < Self.day ? $0 : nil }
  }

  /// Creates the moment that the clock of an instant shows.
  public init(_ instant: Instant) {
    self.init(instant.date, time: instant.secondsOfDay)
  }

  static let day: Rational = 86_400

  /// Returns the moment at the same time of another day.
  func onDay(_ date: CalendarDate) -> CalendarMoment { CalendarMoment(date, time: time) }

  /// Returns the moment that is a number of seconds later, or earlier; a day without a time begins at midnight.
  ///
  /// - Throws: ``BeyondCalendarError`` if that is before 0001-01-01 or after 9999-12-31.
  public func adding(seconds: Rational) throws(BeyondCalendarError) -> CalendarMoment {
    let sum = (time ?? 0) + seconds
    let days = (sum * Rational(1, over: 86_400)).rounded(.down)
    guard let count = Int(exactly: days) else { throw BeyondCalendarError() }
    return CalendarMoment(try date.adding(count, .day), time: sum - Rational(count) * Self.day)
  }
}

extension CalendarMoment: Comparable {
  /// Whether one moment is before another; a day without a time begins at midnight.
  public static func < (first: Self, second: Self) -> Bool {
    first.date == second.date
      ? first.time ?? 0 < second.time ?? 0 : first.date < second.date
  }
}

extension CalendarMoment: CustomStringConvertible {
  /// The date in ISO 8601, and the time as the clock shows it: `2026-11-22 14:30`.
  public var description: String {
    guard let time, let instant = try? Instant(date, seconds: time) else { return "\(date)" }
    return "\(instant)"
  }
}
