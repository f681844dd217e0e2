import CalendarDates
import Testing

@Suite struct CalendarDateTests {
  @Test func refusals() {
    for (year, month, day) in [
      (0, 1, 1), (-1, 1, 1), (10_000, 1, 1), (2026, 0, 1), (2026, 13, 1), (2026, 1, 0),
      (2026, 1, 32), (2026, 4, 31), (2026, 2, 29), (1900, 2, 29), (2024, 2, 30),
      (.max, .max, .max), (.min, .min, .min), (2026, .min, 1), (2026, 1, .max),
    ] {
      #expect(CalendarDate(year: year, month: month, day: day) == nil, "\(year)-\(month)-\(day)")
    }
  }

  @Test func leapYears() throws {
    for (year, isLeap) in [(4, true), (100, false), (400, true), (1900, false), (2000, true)] {
      let february = try #require(CalendarDate(year: year, month: 2, day: 1))
      #expect(february.isInLeapYear == isLeap)
      #expect(february.daysInMonth == (isLeap ? 29 : 28))
      #expect((CalendarDate(year: year, month: 2, day: 29) != nil) == isLeap)
      let last = try #require(CalendarDate(year: year, month: 12, day: 31))
      #expect(last.dayOfYear == (isLeap ? 366 : 365))
    }
  }

  @Test func ends() {
    #expect("\(CalendarDate.first)" == "0001-01-01")
    #expect("\(CalendarDate.last)" == "9999-12-31")
    #expect(CalendarDate.first < .last)
  }

  @Test func comparison() throws {
    let texts = [
      "0001-12-31", "0002-01-01", "1999-12-31", "2000-01-31", "2000-02-01", "2000-02-29",
    ]
    let dates = try texts.map { try CalendarDate($0) }
    for (i, a) in dates.enumerated() {
      for (j, b) in dates.enumerated() {
        #expect((a < b) == (i < j), "\(a) \(b)")
        #expect((a == b) == (i == j), "\(a) \(b)")
      }
    }
  }

  @Test func examplesOfTheDocumentation() throws {
    let day = try #require(CalendarDate(year: 2026, month: 11, day: 22))
    #expect(day.weekday == .sunday)
    #expect("\(day)" == "2026-11-22")
    #expect("\(try day.adding(90, .day))" == "2027-02-20")
    #expect(try #require(CalendarDate(year: 2024, month: 12, day: 31)).dayOfYear == 366)
    #expect(try CalendarDate(utf8: [UInt8]("2026-11-22".utf8)).day == 22)
    #expect(try "\(CalendarDate("2024-12-30").week)" == "2025-W01")
    #expect(try "\(CalendarDate("2026-01-31").adding(1, .month))" == "2026-02-28")
    #expect(try "\(CalendarDate("2024-02-29").adding(1, .year))" == "2025-02-28")
    #expect(try "\(CalendarDate("2026-05-31").subtracting(3, .month))" == "2026-02-28")
    let between = try CalendarDate("2025-03-01")
      .difference(since: CalendarDate("2024-02-29"), in: .all)
    #expect((between.years, between.months, between.weeks, between.days) == (1, 0, 0, 1))
  }
}
