import CalendarDates
import Testing

/// The examples of the guide, so that they cannot rot.
@Suite struct GuideTests {
  @Test func examplesOfTheGuide() throws {
    let day = try CalendarDate("2026-11-22")
    #expect(try "\(day.adding(90, .day))" == "2027-02-20")
    #expect(day.weekday == .sunday)
    #expect("\(day.week)" == "2026-W47")
    let christmas = try CalendarDate("2026-12-24")
    #expect(christmas.days(since: day) == 32)
    let between = christmas.difference(since: day, in: [.months, .days])
    #expect(between.months == 1)
    #expect(between.days == 2)
  }

  @Test func leapDayOfTheGuide() throws {
    let leapDay = try CalendarDate("2000-02-29")
    let later = try CalendarDate("2026-11-22")
    let between = later.difference(since: leapDay, in: [.years, .months, .days])
    #expect((between.years, between.months, between.days) == (26, 8, 24))
    #expect(try leapDay.adding(26 * 12 + 8, .month).adding(24, .day) == later)
    let sum = [CalendarStep(26, .year), CalendarStep(8, .month), CalendarStep(24, .day)]
    #expect(try leapDay.adding(sum) == later.subtracting(1, .day))
  }
}
