/// Why a calculation with dates has no value.
///
/// ```swift
/// var worksheet = Worksheet()
/// try worksheet.answer(to: "2026-11-22 + 36 h")   // throws ExpressionError, .date(.notWholeDays)
/// ```
public enum DateError: Error, Hashable, Sendable {
  /// A text of a date's form that is none: `2026-02-30`.
  case noSuchDate
  /// Something follows a date that belongs to it, or to a subtraction: `2026-11-22-1`.
  case unclear
  /// `today`, where nobody has told which day it is.
  case noToday
  /// An instant on a clock that nobody has named, on that of a zone: `2026-11-22 14:30 to Asia/Tokyo`.
  case noZone
  /// `Europe/Berlim`.
  case noSuchZone
  /// A time zone, where no machine's zones are known.
  case noZoneTable
  /// The zone whose file can't be read, or is damaged.
  case damagedZone(String)
  /// The day of an exchange rate, and no money.
  case dayOfNoRate
  /// The sum of two dates.
  case sumOfDates
  /// A date in a product, a quotient, or anything else than a sum or a difference.
  case productOfDate
  /// A date and a plain number, or a quantity that is no time.
  case noTime
  /// A quantity less a date.
  case subtractedDate
  /// A time that is no whole number of days.
  case notWholeDays
  /// A number of months or years that is not whole.
  case notWholeSteps
  /// A result before 0001-01-01 or after 9999-12-31.
  case beyondCalendar
  /// A function of dates or `to weekday`, and no date.
  case noDate
  /// Minutes or seconds from 60, or an hour that has no `am` or `pm`: `7:60`, `13:00 pm`.
  case noSuchTime
  /// A time of day beside something else than a duration or, in a difference, another one.
  case timeOfDay
  /// A time of day less a later one: by names, since what is typed side by side is refused when it is read.
  case laterTime
  /// A date in units.
  case notConvertible

  /// Whether the text could be read, and only the calculation has no result.
  var isOfCalculation: Bool {
    switch self {
    case .noSuchDate, .noSuchTime, .unclear, .noToday, .dayOfNoRate, .noSuchZone, .noZoneTable,
      .damagedZone:
      false
    default: true
    }
  }

  /// The cause in words, in lower case and without a full stop.
  public var reason: String {
    switch self {
    case .noSuchDate: "there is no such date"
    case .unclear: "a date ends here; put spaces around the sign of a subtraction"
    case .noToday: "it is not known which day is today; write its date, such as 2026-11-22"
    case .noZone: "this takes an instant with its time zone, such as '2026-11-22 14:30 UTC'"
    case .noSuchZone: "there is no such time zone; they are named like Europe/Berlin"
    case .noZoneTable: "no time zones are known here; on Linux the package tzdata has them"
    case .damagedZone(let name): "the file of the time zone \(name) can't be read"
    case .dayOfNoRate: "'on' and a day are for exchange rates of money"
    case .sumOfDates: "two dates cannot be added"
    case .productOfDate: "a date can only be in a sum or a difference"
    case .noTime: "beside a date there is a time with its unit, such as '3 days'"
    case .subtractedDate: "a date cannot be subtracted from a time"
    case .notWholeDays: "beside a date there are only whole days"
    case .notWholeSteps: "beside a date there are only whole months and years"
    case .beyondCalendar: "dates go from 0001-01-01 to 9999-12-31"
    case .noDate: "this needs a date, such as 2026-11-22"
    case .noSuchTime:
      "minutes and seconds are below 60, and hours with 'am' or 'pm' from 1 to 12"
    case .timeOfDay:
      "a time of day takes a duration, such as '5pm + 3 h', or another one after a minus: '5pm - 9am'"
    case .laterTime:
      "the time after the minus is later; swap them, or add 24 h to the first one where it is on the next day"
    case .notConvertible: "a date has no unit; it can be converted 'to weekday' and 'to week'"
    }
  }
}
