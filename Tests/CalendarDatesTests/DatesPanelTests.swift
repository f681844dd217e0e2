import CalendarDates
import Testing

@Suite struct DatesPanelTests {
  @Test func beginsWithOneDate() throws {
    let today = try CalendarDate("2026-11-22")
    let panel = DatesPanel(today)
    #expect(panel.from == today && panel.to == today)
    #expect(panel.differenceInDays == 0)
    #expect(try panel.result == today)
    #expect(try panel.result.weekday == .sunday)
  }

  @Test func difference() throws {
    var panel = DatesPanel(try CalendarDate("2026-11-22"))
    panel.to = try CalendarDate("2026-12-24")
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
    (panel.years, panel.months, panel.days) = (2, 3, 10)
    #expect(try "\(panel.result)" == "2029-03-04")
    panel.direction = .subtracting
    #expect(try "\(panel.result)" == "2024-08-12")
    // Months before days, unlike the calculator of Windows: 28 February less a day.
    panel.from = try CalendarDate("2026-03-31")
    (panel.years, panel.months, panel.days) = (0, 1, 1)
    #expect(try "\(panel.result)" == "2026-02-27")
  }

  @Test func beyondTheCalendar() throws {
    var panel = DatesPanel(.last)
    panel.days = 1
    #expect(throws: BeyondCalendarError()) { try panel.result }
    (panel.years, panel.months, panel.days) = (.min, .min, .min)
    for direction in DatesPanel.Direction.allCases {
      panel.direction = direction
      #expect(throws: BeyondCalendarError()) { try panel.result }
    }
    panel.from = .first
    #expect(panel.differenceInDays == 3_652_058)
  }
}
