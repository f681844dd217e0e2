/// What the panel of dates holds and shows: two dates and what lies between them, and a date some time
/// after or before the first.
///
/// ```swift
/// var panel = DatesPanel(try CalendarDate("2026-11-22"))
/// panel.to = try CalendarDate("2026-12-24")
/// panel.differenceInDays   // 32
/// panel.months = 3
/// try panel.result         // 2027-02-22
/// ```
///
/// The day of the week of each date is its ``CalendarDate/weekday``. No entry traps, and none is
/// changed by another.
public struct DatesPanel: Hashable, Sendable {
  /// Whether years, months and days are added or subtracted.
  public enum Direction: CaseIterable, Hashable, Sendable {
    case adding
    case subtracting
  }

  /// The date that both calculations begin with.
  public var from: CalendarDate

  /// The date that the difference ends with; it may be the earlier one.
  public var to: CalendarDate

  /// Whether the later of both dates counts as a day of its own.
  public var countsLastDay = false

  /// Whether the steps go forwards or backwards.
  public var direction = Direction.adding

  /// The years to add or to subtract.
  public var years = 0

  /// The months to add or to subtract.
  public var months = 0

  /// The days to add or to subtract.
  public var days = 0

  /// Creates a panel that begins with one date, which is both of its dates.
  public init(_ date: CalendarDate) {
    from = date
    to = date
  }

  /// The days from the one date to the other, negative backwards.
  ///
  /// - Complexity: O(1).
  public var differenceInDays: Int { to.days(since: from, countingLastDay: countsLastDay) }

  /// The same in whole years, months, weeks and days.
  ///
  /// - Complexity: O(1).
  public var difference: CalendarDifference {
    to.difference(since: from, in: .all, countingLastDay: countsLastDay)
  }

  /// The first date with the years, the months and the days added or subtracted, in this order both ways.
  ///
  /// - Throws: ``BeyondCalendarError`` where one of the steps leads before 0001-01-01 or after
  ///   9999-12-31.
  /// - Complexity: O(1).
  public var result: CalendarDate {
    get throws(BeyondCalendarError) {
      let steps = [
        CalendarStep(years, .year), CalendarStep(months, .month), CalendarStep(days, .day),
      ]
      switch direction {
      case .adding: return try from.adding(steps)
      case .subtracting: return try from.subtracting(steps)
      }
    }
  }
}
