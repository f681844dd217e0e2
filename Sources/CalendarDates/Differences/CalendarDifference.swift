/// The difference between two dates, in whole calendar units.
///
/// ```swift
/// let july = try CalendarDate("2019-07-31")
/// let between = try CalendarDate("2019-12-30").difference(since: july, in: [.months, .days])
/// between.months   // 4
/// between.days     // 30
/// ```
///
/// All counts are zero or more, and the sign applies to all of them. Units that were not asked for are 0.
public struct CalendarDifference: Hashable, Sendable {
  /// The units that were asked for.
  public let units: CalendarUnits

  /// Whether the date is the earlier one.
  public let isNegative: Bool

  /// Whole years.
  public private(set) var years = 0

  /// Whole months beyond the years.
  public private(set) var months = 0

  /// Whole weeks beyond the months.
  public private(set) var weeks = 0

  /// Days beyond the weeks, if they were asked for.
  public private(set) var days = 0

  /// Days beyond the units asked for; 0 if days are among them.
  public private(set) var remainingDays = 0

  /// Counts from the earlier date to a later day number, which may be one day beyond the calendar.
  ///
  /// All months are counted from the earlier date at once, and years are twelve of them, so the day of the
  /// month is not cut short twice: from a 29 February, 26 years and 8 months lead to a 29 October. Adding
  /// more months never leads to an earlier day, so either the month of the later day is reached, or the one
  /// before it.
  init(
    from earlier: CalendarDate, to later: Int, in units: CalendarUnits, isNegative: Bool
  ) {
    self.units = units
    self.isNegative = isNegative
    let start = earlier.calendarMonth
    var count = CalendarMonth.containing(dayNumber: later).month.index - start.index
    if CalendarMonth(index: start.index + count).dayNumber(ofDayOrLast: earlier.day) > later {
      count -= 1
    }
    if units.contains(.years) { years = count / 12 }
    if units.contains(.months) { months = count - years * 12 }
    let reached = CalendarMonth(index: start.index + years * 12 + months)
    let rest = later - reached.dayNumber(ofDayOrLast: earlier.day)
    if units.contains(.weeks) { weeks = rest / 7 }
    if units.contains(.days) {
      days = rest - weeks * 7
    } else {
      remainingDays = rest - weeks * 7
    }
  }
}
