import BigNumbers

/// A panel with two moments and steps: it shows the difference between the moments, and where the steps lead.
///
/// ```swift
/// var panel = DatesPanel(try CalendarDate("2026-11-22"))
/// panel.to = CalendarMoment(try CalendarDate("2026-12-24"))
/// panel.differenceInDays   // 32
/// panel.workdays           // 24
/// panel.steps.months = 3
/// try panel.result         // 2027-02-22
/// ```
///
/// No input traps, and no input changes another.
public struct DatesPanel: Hashable, Sendable {
  /// Whether the steps are added or subtracted.
  public enum Direction: CaseIterable, Hashable, Sendable {
    case adding
    case subtracting
  }

  /// Steps from one moment to another, taken in this order.
  public struct Steps: Hashable, Sendable {
    /// The years.
    public var years = 0
    /// The months.
    public var months = 0
    /// The days.
    public var days = 0
    /// The days from Monday to Friday; holidays are not considered.
    public var workdays = 0
    /// The seconds.
    public var seconds: Rational = 0

    /// Creates no steps.
    public init() {}
  }

  /// The moment where both calculations begin.
  public var from: CalendarMoment

  /// The moment where the difference ends; it may be the earlier one.
  public var to: CalendarMoment

  /// Whether the later of the two dates counts as a day of its own.
  public var countsLastDay = false

  /// Whether the steps go forwards or backwards.
  public var direction = Direction.adding

  /// The steps to take from the first moment.
  public var steps = Steps()

  /// Creates a panel with a date as both of its moments.
  public init(_ date: CalendarDate) {
    from = CalendarMoment(date)
    to = from
  }

  /// The whole days from one moment to the other, negative if backwards.
  ///
  /// - Complexity: O(1).
  public var differenceInDays: Int {
    let days = reached.days(since: from.date)
    guard countsLastDay else { return days }
    return isBackwards ? days - 1 : days + 1
  }

  /// Whether the second moment is the earlier one.
  public var isBackwards: Bool { to < from }

  /// The same in whole years, months, weeks and days.
  ///
  /// - Complexity: O(1).
  public var difference: CalendarDifference {
    reached.difference(since: from.date, in: .all, countingLastDay: countsLastDay)
  }

  /// The seconds beyond the whole days, negative if backwards.
  public var remainingSeconds: Rational {
    let seconds = (to.time ?? 0) - (from.time ?? 0)
    if reached == to.date { return seconds }
    return isBackwards ? seconds - CalendarMoment.day : seconds + CalendarMoment.day
  }

  /// The days from Monday to Friday after one date up to the other, negative if backwards; holidays are not
  /// considered.
  public var workdays: Int {
    guard countsLastDay else { return to.date.workdays(since: from.date) }
    let (first, last) = (min(from.date, to.date), max(from.date, to.date))
    let count = last.workdays(since: first) + (first.weekday.rawValue < 6 ? 1 : 0)
    return isBackwards ? -count : count
  }

  /// The day reached by whole days: one short of the other moment's day if the last day is not a whole one.
  private var reached: CalendarDate {
    let (start, end) = (from.time ?? 0, to.time ?? 0)
    if isBackwards { return end > start ? (try? to.date.adding(1, .day)) ?? to.date : to.date }
    return end < start ? (try? to.date.adding(-1, .day)) ?? to.date : to.date
  }

  /// The first moment with the steps added or subtracted, the largest first in both cases.
  ///
  /// - Throws: ``BeyondCalendarError`` if one of the steps leads before 0001-01-01 or after 9999-12-31.
  /// - Complexity: O(1).
  public var result: CalendarMoment {
    get throws(BeyondCalendarError) {
      let ofCalendar = [
        CalendarStep(steps.years, .year), CalendarStep(steps.months, .month),
        CalendarStep(steps.days, .day),
      ]
      let isAdding = direction == .adding
      let day = try isAdding ? from.date.adding(ofCalendar) : from.date.subtracting(ofCalendar)
      let (workdays, overflows) = 0.subtractingReportingOverflow(steps.workdays)
      guard !overflows else { throw BeyondCalendarError() }
      let moment = from.onDay(try day.addingWorkdays(isAdding ? steps.workdays : workdays))
      guard !steps.seconds.isZero else { return moment }
      return try moment.adding(seconds: isAdding ? steps.seconds : -steps.seconds)
    }
  }
}
