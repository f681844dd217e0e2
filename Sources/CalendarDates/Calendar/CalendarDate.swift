/// A day of the Gregorian calendar, extended back to the year 1: `0001-01-01` to `9999-12-31`.
///
/// ```swift
/// let day = CalendarDate(year: 2026, month: 11, day: 22)!
/// day.weekday              // .sunday
/// "\(day)"                 // "2026-11-22"
/// "\(try day.adding(90, .day))"   // "2027-02-20"
/// ```
///
/// It is a day and nothing else: no hour, no time zone. So no day is lost when clocks are put forward, and
/// the days between two dates only depend on the calendar. Dates before the calendar was introduced follow
/// its rules as well, as in ISO 8601.
///
/// No operation traps; results beyond the calendar are errors.
public struct CalendarDate: Hashable, Sendable {
  /// The year, from 1 to 9999.
  public let year: Int

  /// The month, from 1 to 12.
  public let month: Int

  /// The day of the month, from 1.
  public let day: Int

  /// Creates the date of a year, a month and a day; nil if there is no such date.
  ///
  /// ```swift
  /// CalendarDate(year: 2024, month: 2, day: 29)   // 2024-02-29
  /// CalendarDate(year: 2026, month: 2, day: 29)   // nil
  /// ```
  ///
  /// - Complexity: O(1).
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month) else { return nil }
    let calendarMonth = CalendarMonth(year: year, month: month)
    guard (1...calendarMonth.length).contains(day) else { return nil }
    self.init(calendarMonth, day)
  }

  /// Creates the date of a day that exists in the month; the month is within the calendar.
  init(_ month: CalendarMonth, _ day: Int) {
    year = month.year
    self.month = month.month
    self.day = day
  }

  /// The first date: 0001-01-01.
  public static let first = CalendarDate(.first, 1)

  /// The last date: 9999-12-31.
  public static let last = CalendarDate(.last, 31)

  /// The first date on which the Gregorian calendar was in use: 1582-10-15.
  public static let firstGregorian = CalendarDate(CalendarMonth(year: 1582, month: 10), 15)

  /// The month that the day is in.
  var calendarMonth: CalendarMonth { CalendarMonth(year: year, month: month) }

  /// The number of days of the month: 28 to 31.
  ///
  /// - Complexity: O(1).
  public var daysInMonth: Int { calendarMonth.length }

  /// Whether the year has a 29 February: every fourth year, but of full hundreds only every fourth.
  ///
  /// - Complexity: O(1).
  public var isInLeapYear: Bool { CalendarMonth.isLeap(year) }

  /// The day of the year, from 1 to 366.
  ///
  /// ```swift
  /// CalendarDate(year: 2024, month: 12, day: 31)!.dayOfYear   // 366
  /// ```
  ///
  /// - Complexity: O(1).
  public var dayOfYear: Int {
    dayNumber - CalendarMonth(year: year, month: 1).dayNumber(ofDay: 1) + 1
  }
}

extension CalendarDate: Comparable {
  /// Whether a date comes before another.
  public static func < (lhs: CalendarDate, rhs: CalendarDate) -> Bool {
    (lhs.year, lhs.month, lhs.day) < (rhs.year, rhs.month, rhs.day)
  }
}
