extension CalendarDate {
  /// The days from another date to this one, negative where this one is earlier.
  ///
  /// ```swift
  /// let november = try CalendarDate("2026-11-22")
  /// try CalendarDate("2026-12-24").days(since: november)   // 32
  /// ```
  ///
  /// - Parameters:
  ///   - other: The date that is counted from.
  ///   - countsLastDay: Whether the day that ends the count is one as well: from Monday to Friday there
  ///     are four days, and five with it. It is the later day, whichever way the count goes.
  /// - Returns: The days, with a sign.
  /// - Complexity: O(1).
  public func days(since other: CalendarDate, countingLastDay countsLastDay: Bool = false) -> Int {
    let days = dayNumber - other.dayNumber
    guard countsLastDay else { return days }
    return days < 0 ? days - 1 : days + 1
  }

  /// The whole units from another date to this one, each counted from the earlier of both.
  ///
  /// ```swift
  /// let leapDay = try CalendarDate("2024-02-29")
  /// let between = try CalendarDate("2025-03-01").difference(since: leapDay, in: .all)
  /// (between.years, between.months, between.weeks, between.days)   // (1, 0, 0, 1)
  /// ```
  ///
  /// As many years as fit, then months, weeks and days; a day that a month lacks is its last, as in
  /// ``adding(_:_:)``. Going on from the earlier date by the months (years are twelve) and then by the
  /// days leads to the later one exactly.
  ///
  /// - Parameters:
  ///   - other: The date that is counted from.
  ///   - units: The units to count in.
  ///   - countsLastDay: Whether the later day is counted as well, so that 1 January to 31 December is a
  ///     year.
  /// - Returns: The counts, and whether this date is the earlier one.
  /// - Complexity: O(1).
  public func difference(
    since other: CalendarDate, in units: CalendarUnits,
    countingLastDay countsLastDay: Bool = false
  ) -> CalendarDifference {
    CalendarDifference(
      from: min(self, other), to: max(self, other).dayNumber + (countsLastDay ? 1 : 0), in: units,
      isNegative: self < other)
  }
}
