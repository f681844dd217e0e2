import CalendarDates
import Testing

@Suite struct CalendarWeekTests {
  @Test func knownWeeks() throws {
    for (text, week) in [
      ("2026-11-22", "2026-W47"), ("2026-11-23", "2026-W48"), ("2024-12-30", "2025-W01"),
      ("2008-12-28", "2008-W52"), ("2008-12-29", "2009-W01"), ("2010-01-03", "2009-W53"),
      ("2010-01-04", "2010-W01"), ("2005-01-01", "2004-W53"), ("2006-01-01", "2005-W52"),
      ("0001-01-01", "0001-W01"), ("9999-12-31", "9999-W52"), ("2020-12-31", "2020-W53"),
    ] {
      #expect(try "\(CalendarDate(text).week)" == week, "\(text)")
    }
    #expect(try CalendarDate("2026-11-22").week.number == 47)
    #expect(try CalendarDate("2010-01-03").week.year == 2009)
  }
}
