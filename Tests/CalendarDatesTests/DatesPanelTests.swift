import BigNumbers
import CalendarDates
import Testing

@Suite struct DatesPanelTests {
  @Test func beginsWithOneDate() throws {
    let today = try CalendarDate("2026-11-22")
    let panel = DatesPanel(today)
    #expect(panel.from == CalendarMoment(today) && panel.to == panel.from)
    #expect(panel.differenceInDays == 0)
    #expect(try panel.result == CalendarMoment(today))
    #expect(try panel.result.date.weekday == .sunday)
  }

  @Test func difference() throws {
    var panel = DatesPanel(try CalendarDate("2026-11-22"))
    panel.to = CalendarMoment(try CalendarDate("2026-12-24"))
    #expect(panel.differenceInDays == 32)
    #expect(panel.difference.months == 1 && panel.difference.days == 2)
    panel.countsLastDay = true
    #expect(panel.differenceInDays == 33)
    #expect(panel.difference.months == 1 && panel.difference.days == 3)
    swap(&panel.from, &panel.to)
    #expect(panel.differenceInDays == -33)
    #expect(panel.difference.isNegative && panel.difference.days == 3)
  }

  @Test func addingAndSubtracting() throws {
    var panel = DatesPanel(try CalendarDate("2026-11-22"))
    (panel.steps.years, panel.steps.months, panel.steps.days) = (2, 3, 10)
    #expect(try "\(panel.result)" == "2029-03-04")
    panel.direction = .subtracting
    #expect(try "\(panel.result)" == "2024-08-12")
    // Months before days, unlike the calculator of Windows: 28 February less a day.
    panel.from = CalendarMoment(try CalendarDate("2026-03-31"))
    (panel.steps.years, panel.steps.months, panel.steps.days) = (0, 1, 1)
    #expect(try "\(panel.result)" == "2026-02-27")
  }

  @Test func beyondTheCalendar() throws {
    var panel = DatesPanel(.last)
    panel.steps.days = 1
    #expect(throws: BeyondCalendarError()) { try panel.result }
    (panel.steps.years, panel.steps.months, panel.steps.days) = (.min, .min, .min)
    for direction in DatesPanel.Direction.allCases {
      panel.direction = direction
      #expect(throws: BeyondCalendarError()) { try panel.result }
    }
    panel.from = CalendarMoment(.first)
    #expect(panel.differenceInDays == 3_652_058)
  }

  @Test func goingOnByTheDifferenceLeadsToTheOtherMoment() throws {
    let times: [Rational?] = [nil, 0, 1, 43_200, 86_399]
    let day = try CalendarDate("2024-02-29")
    for from in times {
      for to in times {
        for days in [-400, -31, -1, 0, 1, 31, 400] {
          var panel = DatesPanel(day)
          panel.from = CalendarMoment(day, time: from)
          panel.to = CalendarMoment(try day.adding(days, .day), time: to)
          panel.steps.days = panel.differenceInDays
          panel.steps.seconds = panel.remainingSeconds
          let result = try panel.result
          #expect(result.date == panel.to.date && (result.time ?? 0) == (to ?? 0))
          #expect(
            (panel.differenceInDays < 0) == (panel.isBackwards && panel.differenceInDays != 0))
        }
      }
    }
  }

  @Test func workdaysWithTheLastDay() throws {
    var panel = DatesPanel(try CalendarDate("2026-11-23"))
    panel.to = CalendarMoment(try CalendarDate("2026-11-27"))
    #expect(panel.workdays == 4)
    panel.countsLastDay = true
    #expect(panel.workdays == 5)
    swap(&panel.from, &panel.to)
    #expect(panel.workdays == -5)
    panel.steps.workdays = .min
    panel.direction = .subtracting
    #expect(throws: BeyondCalendarError()) { try panel.result }
  }
}
