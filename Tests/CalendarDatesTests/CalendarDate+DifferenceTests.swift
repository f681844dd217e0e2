import CalendarDates
import TestSupport
import Testing

@Suite struct CalendarDateDifferenceTests {
  private func difference(
    _ from: String, _ to: String, _ units: CalendarUnits, countingLastDay: Bool = false
  ) throws -> [Int] {
    let difference = try CalendarDate(to).difference(
      since: CalendarDate(from), in: units, countingLastDay: countingLastDay)
    return [
      difference.isNegative ? -1 : 1, difference.years, difference.months, difference.weeks,
      difference.days, difference.remainingDays,
    ]
  }

  @Test func countedFromTheEarlierDate() throws {
    #expect(try difference("2019-07-31", "2019-12-30", [.months, .days]) == [1, 0, 4, 0, 30, 0])
    #expect(try difference("2019-12-30", "2019-07-31", [.months, .days]) == [-1, 0, 4, 0, 30, 0])
    #expect(try difference("2026-01-31", "2026-03-01", .all) == [1, 0, 1, 0, 1, 0])
    #expect(try difference("2000-02-29", "2026-11-22", .all) == [1, 26, 8, 3, 3, 0])
    #expect(try difference("2024-02-29", "2025-02-28", .all) == [1, 1, 0, 0, 0, 0])
    #expect(try difference("2024-02-29", "2025-02-27", .all) == [1, 0, 11, 4, 1, 0])
    #expect(try difference("2026-11-22", "2026-11-22", .all) == [1, 0, 0, 0, 0, 0])
    #expect(try difference("0001-01-01", "9999-12-31", .all) == [1, 9998, 11, 4, 2, 0])
  }

  @Test func unitsThatLeaveDaysOver() throws {
    #expect(try difference("2026-11-22", "2026-12-24", []) == [1, 0, 0, 0, 0, 32])
    #expect(try difference("2026-11-22", "2026-12-24", [.weeks]) == [1, 0, 0, 4, 0, 4])
    #expect(try difference("2026-11-22", "2026-12-24", [.weeks, .days]) == [1, 0, 0, 4, 4, 0])
    #expect(try difference("2026-11-22", "2026-12-24", [.years]) == [1, 0, 0, 0, 0, 32])
    #expect(try difference("2026-11-22", "2026-12-24", [.days]) == [1, 0, 0, 0, 32, 0])
    #expect(try difference("2024-11-22", "2026-12-24", [.months]) == [1, 0, 25, 0, 0, 2])
  }

  @Test func withTheLastDay() throws {
    let (january, december) = try (CalendarDate("2026-01-01"), CalendarDate("2026-12-31"))
    #expect(december.days(since: january) == 364)
    #expect(december.days(since: january, countingLastDay: true) == 365)
    #expect(january.days(since: december, countingLastDay: true) == -365)
    #expect(january.days(since: january, countingLastDay: true) == 1)
    #expect(
      try difference("2026-01-01", "2026-12-31", .all, countingLastDay: true) == [1, 1, 0, 0, 0, 0])
    #expect(
      try difference("2026-12-31", "2026-01-01", .all, countingLastDay: true)
        == [-1, 1, 0, 0, 0, 0])
    #expect(
      try difference("2026-11-22", "2026-11-22", .all, countingLastDay: true) == [1, 0, 0, 0, 1, 0])
    // The day after the last one is beyond the calendar, and still counts.
    #expect(
      try difference("0001-01-01", "9999-12-31", .all, countingLastDay: true)
        == [1, 9999, 0, 0, 0, 0])
    #expect(
      try difference("9999-12-31", "9999-12-31", .all, countingLastDay: true) == [1, 0, 0, 0, 1, 0])
  }

  @Test(arguments: [3, 4] + FreshSeed.all)
  func asTheTableOfMonths(seed: UInt64) throws {
    let table = MonthTable()
    var random = RandomDates(seed: seed)
    var wrong: [String] = []
    for _ in 0..<Sample.count(50_000) {
      let (first, second) = random.pair()
      let (earlier, later) = try (
        #require(CalendarDate(first)), #require(CalendarDate(second))
      )
      let expected = table.difference(first, second)
      let forth = later.difference(since: earlier, in: [.years, .months, .days])
      let back = earlier.difference(since: later, in: [.years, .months, .days])
      let all = later.difference(since: earlier, in: .all)
      let days = table.number(second) - table.number(first)
      // Adding all months and then the days to the earlier date leads exactly to the later date.
      let reached = try earlier.adding(forth.years * 12 + forth.months, .month)
        .adding(forth.days, .day)
      let isRight =
        (forth.years, forth.months, forth.days) == expected
        && (back.years, back.months, back.days) == expected
        && !forth.isNegative && back.isNegative == (days != 0) && reached == later
        && all.weeks == expected.days / 7 && all.days == expected.days % 7
        && later.days(since: earlier) == days && earlier.days(since: later) == -days
      if !isRight && wrong.count < 10 { wrong.append("\(first) to \(second): \(forth)") }
    }
    #expect(wrong.isEmpty)
  }
}
