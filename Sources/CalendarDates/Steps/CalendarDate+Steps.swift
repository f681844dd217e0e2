extension CalendarDate {
  /// Returns the date that is a number of units later, or earlier if it is negative.
  ///
  /// ```swift
  /// try CalendarDate("2026-01-31").adding(1, .month)   // 2026-02-28
  /// try CalendarDate("2024-02-29").adding(1, .year)    // 2025-02-28
  /// try CalendarDate("2026-11-22").adding(90, .day)    // 2027-02-20
  /// ```
  ///
  /// Months and units made of months keep the day of the month; a day that the month lacks becomes its
  /// last. So two steps of one month may end elsewhere than one step of two months, and a step back need
  /// not lead to where the step forward began.
  ///
  /// - Throws: ``BeyondCalendarError`` if that is before 0001-01-01 or after 9999-12-31.
  /// - Complexity: O(1).
  public func adding(
    _ count: Int, _ unit: CalendarUnit
  ) throws(BeyondCalendarError) -> CalendarDate {
    switch unit.length {
    case .days(let length):
      let days = count.multipliedReportingOverflow(by: length)
      let sum = dayNumber.addingReportingOverflow(days.partialValue)
      guard !days.overflow, !sum.overflow else { throw BeyondCalendarError() }
      return try CalendarDate(dayNumber: sum.partialValue)
    case .months(let length):
      let months = count.multipliedReportingOverflow(by: length)
      let sum = calendarMonth.index.addingReportingOverflow(months.partialValue)
      guard !months.overflow, !sum.overflow, sum.partialValue >= CalendarMonth.first.index,
        sum.partialValue <= CalendarMonth.last.index
      else { throw BeyondCalendarError() }
      let month = CalendarMonth(index: sum.partialValue)
      return CalendarDate(month, min(day, month.length))
    }
  }

  /// Returns the date that is a number of units earlier, or later if it is negative.
  ///
  /// ```swift
  /// try CalendarDate("2026-05-31").subtracting(3, .month)   // 2026-02-28
  /// ```
  ///
  /// - Throws: ``BeyondCalendarError`` if that is before 0001-01-01 or after 9999-12-31.
  /// - Complexity: O(1).
  public func subtracting(
    _ count: Int, _ unit: CalendarUnit
  ) throws(BeyondCalendarError) -> CalendarDate {
    let (negated, overflows) = 0.subtractingReportingOverflow(count)
    guard !overflows else { throw BeyondCalendarError() }
    return try adding(negated, unit)
  }

  /// Returns the date after all steps of a sum, the larger units first.
  ///
  /// ```swift
  /// let sum = [CalendarStep(1, .day), CalendarStep(1, .month)]
  /// try CalendarDate("2026-01-31").adding(sum)   // 2026-03-01: 28 February and a day
  /// ```
  ///
  /// Each unit is a step of its own, from left to right if a unit occurs twice. For another order of steps,
  /// use separate sums.
  ///
  /// - Throws: ``BeyondCalendarError`` if one of the steps leads before 0001-01-01 or after 9999-12-31.
  /// - Complexity: O(*n*) for *n* steps.
  public func adding(_ steps: [CalendarStep]) throws(BeyondCalendarError) -> CalendarDate {
    var date = self
    for unit in CalendarUnit.allCases.reversed() {
      for step in steps where step.unit == unit { date = try date.adding(step.count, unit) }
    }
    return date
  }

  /// Returns the date before all steps of a sum, also with the larger units first.
  ///
  /// ```swift
  /// let sum = [CalendarStep(1, .month), CalendarStep(1, .day)]
  /// try CalendarDate("2026-03-31").subtracting(sum)   // 2026-02-27: 28 February less a day
  /// ```
  ///
  /// - Throws: ``BeyondCalendarError`` if one of the steps leads before 0001-01-01 or after 9999-12-31.
  /// - Complexity: O(*n*) for *n* steps.
  public func subtracting(_ steps: [CalendarStep]) throws(BeyondCalendarError) -> CalendarDate {
    var date = self
    for unit in CalendarUnit.allCases.reversed() {
      for step in steps where step.unit == unit { date = try date.subtracting(step.count, unit) }
    }
    return date
  }
}
