/// A week of ISO 8601, from Monday to Sunday.
///
/// ```swift
/// "\(try CalendarDate("2024-12-30").week)"   // "2025-W01"
/// ```
///
/// A week belongs to the year that has most of its days, which is that of its Thursday; so the first days
/// of January may be in the last week of the year before, and the last days of December in the first week
/// of the next.
public struct CalendarWeek: Hashable, Sendable {
  /// The year that the week belongs to.
  public let year: Int

  /// The week's number, from 1 to 53.
  public let number: Int
}

extension CalendarWeek: CustomStringConvertible {
  /// The week in the notation of ISO 8601: `2026-W47`.
  public var description: String { "\(zeroPadded(year, 4))-W\(zeroPadded(number, 2))" }
}

extension CalendarDate {
  /// The ISO 8601 week that the day is in.
  ///
  /// ```swift
  /// try CalendarDate("2026-11-22").week.number   // 47
  /// ```
  ///
  /// - Complexity: O(1).
  public var week: CalendarWeek {
    // The calendar begins on a Monday and ends on a Friday, so every week has a Thursday.
    let thursday = CalendarMonth.containing(dayNumber: dayNumber - daysAfterMonday + 3).month
    let newYear = CalendarMonth(year: thursday.year, month: 1).dayNumber(ofDay: 1)
    return CalendarWeek(
      year: thursday.year, number: (dayNumber - daysAfterMonday + 3 - newYear) / 7 + 1)
  }
}
