/// A month of a year, and the day numbers on which all calendar calculations are based.
///
/// *Day numbers* count from 0 on 1 March of the year 0: years that begin in March have their leap day at
/// the very end, where it doesn't affect any other month. The idea and the two formulas for months are
/// those of Howard Hinnant's `days_from_civil` and `civil_from_days`
/// (http://howardhinnant.github.io/date_algorithms.html). No number here is negative, since the calendar
/// begins later.
struct CalendarMonth: Hashable, Sendable {
  /// The months since January of the year 0.
  let index: Int

  init(index: Int) { self.index = index }

  /// Creates the month 1 to 12 of a year.
  init(year: Int, month: Int) { index = year * 12 + month - 1 }

  /// The first month of the calendar.
  static let first = CalendarMonth(year: 1, month: 1)

  /// The last month of the calendar.
  static let last = CalendarMonth(year: 9999, month: 12)

  var year: Int { index / 12 }

  /// The month of the year, from 1.
  var month: Int { index % 12 + 1 }

  /// The number of days.
  var length: Int {
    switch month {
    case 2: Self.isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  /// Returns the number of a day of this month, counted from 1.
  func dayNumber(ofDay day: Int) -> Int {
    let (year, month) = (index - 2).quotientAndRemainder(dividingBy: 12)
    let leapDays = year / 4 - year / 100 + year / 400
    return year * 365 + leapDays + Self.daysBefore(month) + day - 1
  }

  /// Returns the number of a day of this month, or of its last day if the month is shorter.
  func dayNumber(ofDayOrLast day: Int) -> Int { dayNumber(ofDay: min(day, length)) }

  /// Returns the month and the day of the month for a day number.
  ///
  /// 400 years have 146,097 days, and their centuries 36,524 each, except the last, which has one more; its
  /// last day would begin a fifth century, so it is kept in the fourth. In the same way each four years
  /// have 1,461 days, of which the last would begin a fifth year.
  static func containing(dayNumber: Int) -> (month: CalendarMonth, day: Int) {
    let (cycle, dayOfCycle) = dayNumber.quotientAndRemainder(dividingBy: 146_097)
    let century = min(dayOfCycle / 36_524, 3)
    let dayOfCentury = dayOfCycle - century * 36_524
    let (leap, dayOfLeap) = dayOfCentury.quotientAndRemainder(dividingBy: 1461)
    let year = min(dayOfLeap / 365, 3)
    let dayOfYear = dayOfLeap - year * 365
    let month = (5 * dayOfYear + 2) / 153
    let years = cycle * 400 + century * 100 + leap * 4 + year
    return (CalendarMonth(index: years * 12 + month + 2), dayOfYear - daysBefore(month) + 1)
  }

  /// Returns the days from 1 March to the beginning of a month that is counted from 0 in March.
  ///
  /// From March on, the lengths 31, 30, 31, 30, 31 repeat: 153 days in five months. The rounded line 153/5
  /// matches them all.
  private static func daysBefore(_ month: Int) -> Int { (153 * month + 2) / 5 }
}
