import CalendarDates
import TestSupport
import Testing

@Suite struct CalendarDateStepsTests {
  @Test func unitsAreWhatTheyAreMadeOf() throws {
    let start = try CalendarDate("2000-02-29")
    #expect(try start.adding(3, .week) == start.adding(21, .day))
    #expect(try start.adding(2, .year) == start.adding(24, .month))
    #expect(try start.adding(3, .decade) == start.adding(30, .year))
    #expect(try start.adding(2, .century) == start.adding(200, .year))
    #expect(try "\(start.adding(1, .century))" == "2100-02-28")
    #expect(try "\(start.subtracting(4, .century))" == "1600-02-29")
  }

  /// A sum applies its larger units first, whatever their order; separate steps apply in the order given.
  @Test func larger() throws {
    let january = try CalendarDate("2026-01-31")
    #expect(try "\(january.adding([.init(1, .month), .init(1, .day)]))" == "2026-03-01")
    #expect(try "\(january.adding([.init(1, .day), .init(1, .month)]))" == "2026-03-01")
    #expect(try "\(january.adding(1, .month).adding(1, .month))" == "2026-03-28")
    #expect(try "\(january.adding([.init(1, .month), .init(1, .month)]))" == "2026-03-28")
    #expect(try "\(january.adding(2, .month))" == "2026-03-31")
    let march = try CalendarDate("2026-03-31")
    #expect(try "\(march.subtracting([.init(1, .month), .init(1, .day)]))" == "2026-02-27")
    #expect(try "\(march.subtracting([.init(1, .day), .init(1, .month)]))" == "2026-02-27")
    #expect(try march.subtracting([]) == march)
    let leapDay = try CalendarDate("2024-02-29")
    #expect(try "\(leapDay.adding([.init(1, .month), .init(1, .year)]))" == "2025-03-28")
  }

  @Test func beyondTheCalendar() throws {
    let last = CalendarDate.last
    for unit in CalendarUnit.allCases {
      for count in [1, .max, .max / 2, .max / 7, .max / 1200 + 1] {
        #expect(throws: BeyondCalendarError()) { try last.adding(count, unit) }
        #expect(throws: BeyondCalendarError()) { try last.subtracting(-count, unit) }
        #expect(throws: BeyondCalendarError()) { try CalendarDate.first.subtracting(count, unit) }
        #expect(throws: BeyondCalendarError()) { try CalendarDate.first.adding(-count, unit) }
      }
      #expect(throws: BeyondCalendarError()) { try last.adding(.min, unit) }
      #expect(throws: BeyondCalendarError()) { try last.subtracting(.min, unit) }
      #expect(try last.adding(0, unit) == last)
    }
    #expect(throws: BeyondCalendarError()) { try last.adding([.init(-5, .day), .init(1, .month)]) }
    #expect(try "\(last.adding(-119_987, .month))" == "0001-01-31")
    #expect(try last.subtracting(3_652_058, .day) == .first)
  }

  @Test(arguments: [1, 2] + FreshSeed.all)
  func asTheTableOfMonths(seed: UInt64) throws {
    let table = MonthTable()
    var random = RandomDates(seed: seed)
    var wrong: [String] = []
    for _ in 0..<Sample.count(50_000) {
      let day = random.day()
      let date = try #require(CalendarDate(day))
      let reach = [100, 5000, 4_000_000][random.number(0...2)]
      let days = random.number(-reach...reach)
      let months = random.number(-reach / 30...reach / 30)
      let later = table.day(table.number(day) + days).flatMap { CalendarDate($0) }
      let onward = table.adding(months, to: day).flatMap { CalendarDate($0) }
      let isRight =
        (try? date.adding(days, .day)) == later && (try? date.subtracting(-days, .day)) == later
        && (try? date.adding(months, .month)) == onward
        && (try? date.subtracting(-months, .month)) == onward
        && later.map { $0.days(since: date) == days } ?? true
      if !isRight && wrong.count < 10 { wrong.append("\(day), \(days) days, \(months) months") }
    }
    #expect(wrong.isEmpty)
  }
}
