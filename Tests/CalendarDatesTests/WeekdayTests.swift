import CalendarDates
import Testing

@Suite struct WeekdayTests {
  @Test func knownDays() throws {
    for (text, weekday) in [
      ("1969-07-20", .sunday), ("1970-01-01", .thursday), ("2000-01-01", .saturday),
      ("2024-02-29", .thursday), ("1582-10-15", .friday), ("2026-11-23", .monday),
      ("0001-01-01", .monday), ("9999-12-31", .friday), ("2026-11-24", .tuesday),
      ("2026-11-25", .wednesday),
    ] as [(String, Weekday)] {
      #expect(try CalendarDate(text).weekday == weekday, "\(text)")
    }
  }

  @Test func numbersOfISO8601() {
    #expect(Weekday.allCases.map(\.rawValue) == [1, 2, 3, 4, 5, 6, 7])
    #expect(Weekday(rawValue: 7) == .sunday)
  }
}
