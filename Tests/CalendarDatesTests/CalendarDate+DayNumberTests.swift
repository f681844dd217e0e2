import CalendarDates
import TestSupport
import Testing

@Suite struct CalendarDateDayNumberTests {
  /// Known days: the epochs of Unix and the Modified Julian Date (40,587 on 1970-01-01), the first day of the
  /// Gregorian calendar and of Excel's reckoning, and the end of 32-bit seconds.
  @Test func knownDays() throws {
    for (text, days) in [
      ("1970-01-01", 0), ("1969-12-31", -1), ("2000-01-01", 10_957), ("1858-11-17", -40_587),
      ("1582-10-15", -141_427), ("1899-12-30", -25_569), ("2038-01-19", 24_855),
      ("0001-01-01", -719_162), ("9999-12-31", 2_932_896),
    ] {
      #expect(try CalendarDate(text).daysSince1970 == days, "\(text)")
      #expect(try "\(CalendarDate(daysSince1970: days))" == text)
    }
  }

  @Test func beyondTheCalendar() {
    for days in [-719_163, 2_932_897, .min, .max, .max - 719_468, .min + 719_468] {
      #expect(throws: BeyondCalendarError()) { try CalendarDate(daysSince1970: days) }
    }
  }

  /// Each of the 3,652,059 days, or two cycles of 400 years, in order, compared with a count by hand of days,
  /// weekdays and weeks.
  @Test func wholeCalendar() throws {
    var (year, month, day, dayOfYear, weekday) = (1, 1, 1, 1, 1)
    var (weekYear, week) = (1, 1)
    var length = 31
    var wrong: [String] = []
    var previous: CalendarDate?
    let end = Sample.isWhole ? 2_932_897 : -719_162 + 2 * 146_097
    for number in -719_162..<end {
      let date = try CalendarDate(daysSince1970: number)
      let isRight =
        date.year == year && date.month == month && date.day == day
        && date.daysSince1970 == number && date == CalendarDate(year: year, month: month, day: day)
        && date.dayOfYear == dayOfYear && date.weekday.rawValue == weekday
        && date.week.year == weekYear && date.week.number == week
        && previous.map { $0 < date } ?? true
      if !isRight && wrong.count < 10 { wrong.append("\(date) for \(year)-\(month)-\(day)") }
      previous = date

      (day, dayOfYear, weekday) = (day + 1, dayOfYear + 1, weekday % 7 + 1)
      if day > length {
        (day, month) = (1, month + 1)
        if month > 12 { (month, year, dayOfYear) = (1, year + 1, 1) }
        length = MonthTable.length(month, of: year)
      }
      if weekday == 1 {
        // The first week is the one with 4 January, so it begins from 29 December to 4 January.
        if month == 12 && day >= 29 {
          (weekYear, week) = (year + 1, 1)
        } else if month == 1 && day <= 4 {
          (weekYear, week) = (year, 1)
        } else {
          week += 1
        }
      }
    }
    #expect(wrong.isEmpty)
    #expect((year, month, day) == (Sample.isWhole ? 10_000 : 801, 1, 1))
  }
}
