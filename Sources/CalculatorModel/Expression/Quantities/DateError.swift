/// The reason a calculation with dates has no value.
///
/// ```swift
/// var worksheet = Worksheet()
/// try worksheet.answer(to: "2026-11-22 + 36 h")   // throws ExpressionError, .date(.notWholeDays)
/// ```
public enum DateError: Error, Hashable, Sendable {
  /// A text in the form of a date that doesn't exist: `2026-02-30`.
  case noSuchDate
  /// A date followed by something that may belong to it or to a subtraction: `2026-11-22-1`.
  case unclear
  /// `today`, if the current day is unknown.
  case noToday
  /// An instant without a time zone, converted to one: `2026-11-22 14:30 to Asia/Tokyo`.
  case noZone
  /// A name of no time zone: `Europe/Berlim`.
  case noSuchZone
  /// A time zone, if no table of zones is available.
  case noZoneTable
  /// A zone whose file cannot be read or is damaged.
  case damagedZone(String)
  /// A day of an exchange rate, without money.
  case dayOfNoRate
  /// The sum of two dates.
  case sumOfDates
  /// A date in a product, a quotient, or anything else than a sum or a difference.
  case productOfDate
  /// A date with a plain number, or with a quantity that is no time.
  case noTime
  /// A quantity minus a date.
  case subtractedDate
  /// A time that is no whole number of days.
  case notWholeDays
  /// A number of months or years that is not whole.
  case notWholeSteps
  /// A result before 0001-01-01 or after 9999-12-31.
  case beyondCalendar
  /// A function of dates or `to weekday`, without a date.
  case noDate
  /// Minutes or seconds of 60 or more, or an hour that doesn't go with `am` or `pm`: `7:60`, `13:00 pm`.
  case noSuchTime
  /// A time of day with anything but a duration or, in a difference, another one.
  case timeOfDay
  /// A time of day minus a later one, by names, because a typed one is already rejected when it is read.
  case laterTime
  /// A date converted to units.
  case notConvertible

  /// Whether the text could be read, and only has no result.
  var isOfCalculation: Bool {
    switch self {
    case .noSuchDate, .noSuchTime, .unclear, .noToday, .dayOfNoRate, .noSuchZone, .noZoneTable,
      .damagedZone:
      false
    default: true
    }
  }
}
