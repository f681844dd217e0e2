extension CalendarDate {
  /// Returns the days from another date to this one, negative if this one is earlier.
  ///
  /// ```swift
  /// let november = try CalendarDate("2026-11-22")
  /// try CalendarDate("2026-12-24").days(since: november)   // 32
  /// ```
  ///
  /// - Parameters:
  ///   - other: The date to count from.
  ///   - countsLastDay: Whether the last day counts as well: from Monday to Friday there are four days, and
  ///     five with it. It is the later day, in either direction.
  /// - Returns: The days, with a sign.
  /// - Complexity: O(1).
  public func days(since other: CalendarDate, countingLastDay countsLastDay: Bool = false) -> Int {
    let days = dayNumber - other.dayNumber
    guard countsLastDay else { return days }
    return days < 0 ? days - 1 : days + 1
  }

  /// Returns the whole units from another date to this one, each counted from the earlier of the two.
  ///
  /// ```swift
  /// let leapDay = try CalendarDate("2024-02-29")
  /// let between = try CalendarDate("2025-03-01").difference(since: leapDay, in: .all)
  /// (between.years, between.months, between.weeks, between.days)   // (1, 0, 0, 1)
  /// ```
  ///
  /// It counts as many years as fit, then months, weeks and days; a day that a month lacks is its last, as
  /// in ``adding(_:_:)``. Adding the months (twelve for each year) and then the days to the earlier date
  /// leads exactly to the later one.
  ///
  /// - Parameters:
  ///   - other: The date to count from.
  ///   - units: The units to count in.
  ///   - countsLastDay: Whether the later day counts as well, so that 1 January to 31 December is a year.
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
