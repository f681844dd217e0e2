extension CalendarDate {
  /// The day number of 1970-01-01.
  static let epoch = CalendarMonth(year: 1970, month: 1).dayNumber(ofDay: 1)

  /// The days since 1970-01-01, negative before it: the seconds of a clock, divided by 86,400.
  ///
  /// ```swift
  /// CalendarDate(year: 2000, month: 1, day: 1)!.daysSince1970   // 10957
  /// ```
  ///
  /// - Complexity: O(1).
  public var daysSince1970: Int { dayNumber - Self.epoch }

  /// Creates the date that is a number of days after 1970-01-01.
  ///
  /// ```swift
  /// "\(try CalendarDate(daysSince1970: -1))"   // "1969-12-31"
  /// ```
  ///
  /// - Throws: ``BeyondCalendarError`` before 0001-01-01 (day −719,162) and after 9999-12-31 (day
  ///   2,932,896).
  /// - Complexity: O(1).
  public init(daysSince1970 days: Int) throws(BeyondCalendarError) {
    let (number, overflows) = days.addingReportingOverflow(Self.epoch)
    guard !overflows else { throw BeyondCalendarError() }
    try self.init(dayNumber: number)
  }

  /// The day's number, as defined by ``CalendarMonth``.
  var dayNumber: Int { calendarMonth.dayNumber(ofDay: day) }

  /// Creates the date of a day number.
  init(dayNumber: Int) throws(BeyondCalendarError) {
    guard dayNumber >= Self.first.dayNumber, dayNumber <= Self.last.dayNumber else {
      throw BeyondCalendarError()
    }
    let (month, day) = CalendarMonth.containing(dayNumber: dayNumber)
    self.init(month, day)
  }
}
