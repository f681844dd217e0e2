/// Workdays are Monday to Friday; holidays are not considered.
extension CalendarDate {
  /// Returns the date that is a number of workdays later, or earlier if the number is negative.
  ///
  /// ```swift
  /// try CalendarDate("2026-11-27").addingWorkdays(5)    // 2026-12-04, from Friday to Friday
  /// try CalendarDate("2026-11-28").addingWorkdays(-1)   // 2026-11-27
  /// ```
  ///
  /// - Throws: ``BeyondCalendarError`` if that is before 0001-01-01 or after 9999-12-31.
  /// - Complexity: O(1).
  public func addingWorkdays(_ count: Int) throws(BeyondCalendarError) -> CalendarDate {
    guard count != 0 else { return self }
    guard count.magnitude < 1 << 32 else { throw BeyondCalendarError() }
    // From a weekend, the count goes forward from its Friday, and back from the Monday after it.
    let place = count > 0 ? min(weekday.rawValue, 5) - 1 : min(weekday.rawValue, 6) - 1
    let sum = place + count
    let weeks = sum >= 0 ? sum / 5 : -((4 - sum) / 5)
    let monday = dayNumber - (weekday.rawValue - 1)
    return try CalendarDate(dayNumber: monday + weeks * 7 + (sum - weeks * 5))
  }

  /// Returns the workdays after another date up to this one; negative if this one is earlier.
  ///
  /// ```swift
  /// let friday = try CalendarDate("2026-11-27")
  /// try CalendarDate("2026-12-04").workdays(since: friday)   // 5
  /// ```
  ///
  /// Adding them to the other date leads to this one if it is a workday.
  ///
  /// - Complexity: O(1).
  public func workdays(since other: CalendarDate) -> Int {
    self < other
      ? -(other.workdaysBefore - workdaysBefore)
      : workdaysBefore + isWorkday - other.workdaysBefore - other.isWorkday
  }

  private var isWorkday: Int { weekday.rawValue < 6 ? 1 : 0 }

  /// The workdays before the date, since a fixed Monday.
  private var workdaysBefore: Int {
    let monday = dayNumber - (weekday.rawValue - 1)
    let first = CalendarDate.first.dayNumber - (CalendarDate.first.weekday.rawValue - 1)
    return (monday - first) / 7 * 5 + min(weekday.rawValue - 1, 5)
  }
}
