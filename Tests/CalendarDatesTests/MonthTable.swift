/// A second calendar, in the simplest way: a table of all months and the day that each begins on, filled by
/// counting.
///
/// It shares nothing with the code it checks, and counts days from 0 on 0001-01-01.
struct MonthTable {
  struct Day: Equatable, CustomStringConvertible {
    var year: Int
    var month: Int
    var day: Int

    var description: String { "\(year)-\(month)-\(day)" }
  }

  /// The day that each month begins on, from January of the year 1 to January of the year 10000.
  private var starts = [0]

  init() {
    for year in 1...9999 {
      for month in 1...12 { starts.append(starts[starts.count - 1] + Self.length(month, of: year)) }
    }
  }

  static func length(_ month: Int, of year: Int) -> Int {
    var lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    if year % 400 == 0 || (year % 4 == 0 && year % 100 != 0) { lengths[1] = 29 }
    return lengths[month - 1]
  }

  /// The number of days.
  var dayCount: Int { starts[starts.count - 1] }

  func number(_ day: Day) -> Int { starts[(day.year - 1) * 12 + day.month - 1] + day.day - 1 }

  /// Returns the day with a number; nil beyond the calendar.
  func day(_ number: Int) -> Day? {
    guard number >= 0, number < dayCount else { return nil }
    var (low, high) = (0, starts.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= number { low = middle } else { high = middle }
    }
    return Day(year: low / 12 + 1, month: low % 12 + 1, day: number - starts[low] + 1)
  }

  /// Returns the day a number of months later, from month to month; nil beyond the calendar.
  func adding(_ months: Int, to day: Day) -> Day? {
    var (year, month) = (day.year + months / 12, day.month + months % 12)
    if month > 12 { (year, month) = (year + 1, month - 12) }
    if month < 1 { (year, month) = (year - 1, month + 12) }
    guard year >= 1, year <= 9999 else { return nil }
    return Day(year: year, month: month, day: min(day.day, Self.length(month, of: year)))
  }

  /// Returns the years, months and days from an earlier day to a later one, found by trying one more each time.
  func difference(_ earlier: Day, _ later: Day) -> (years: Int, months: Int, days: Int) {
    let end = number(later)
    func fits(_ months: Int) -> Bool {
      adding(months, to: earlier).map { number($0) <= end } ?? false
    }
    var (years, months) = (0, 0)
    while fits((years + 1) * 12) { years += 1 }
    while fits(years * 12 + months + 1) { months += 1 }
    guard let reached = adding(years * 12 + months, to: earlier) else { return (0, 0, 0) }
    return (years, months, end - number(reached))
  }
}
