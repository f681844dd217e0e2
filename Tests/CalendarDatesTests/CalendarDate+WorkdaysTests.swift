import CalendarDates
import Testing

@Suite struct CalendarDateWorkdaysTests {
  /// Step by step over five weeks from each day of a week, forwards and back.
  @Test func leadOverWeekends() throws {
    for offset in 0..<7 {
      let date = try CalendarDate("2026-11-23").adding(offset, .day)
      for direction in [1, -1] {
        var (day, count) = (date, 0)
        for _ in 0..<35 {
          day = try day.adding(direction, .day)
          guard day.weekday != .saturday, day.weekday != .sunday else { continue }
          count += direction
          #expect(try date.addingWorkdays(count) == day, "\(date) \(count)")
          #expect(day.workdays(since: date) == count, "\(date) \(day)")
        }
      }
      #expect(try date.addingWorkdays(0) == date)
      #expect(date.workdays(since: date) == 0)
    }
  }

  @Test func endWithTheCalendar() throws {
    #expect(throws: BeyondCalendarError.self) { try CalendarDate.last.addingWorkdays(1) }
    #expect(throws: BeyondCalendarError.self) { try CalendarDate.first.addingWorkdays(-1) }
    #expect(throws: BeyondCalendarError.self) { try CalendarDate.first.addingWorkdays(.max) }
    #expect(throws: BeyondCalendarError.self) { try CalendarDate.first.addingWorkdays(.min) }
    let count = CalendarDate.last.workdays(since: .first)
    #expect(try CalendarDate.first.addingWorkdays(count) == CalendarDate.last)
  }
}
