import CalculatorModel
import ConformanceTables
import Testing

/// All rows of dates.csv, read as lines.
@Suite struct DateTableTests {
  @Test func answersAreThoseOfTheTable() throws {
    for row in try CommaSeparatedTable(named: "dates.csv").rows {
      let expression = try #require(row["expression"])
      let today = row["today"] ?? ""
      var lines = try WorksheetLines(today: today.isEmpty ? "2026-11-22" : today)
      let text = lines.text(of: expression)
      if row["error"]?.isEmpty == false {
        #expect(text.hasPrefix("error: "), "\(expression): \(text)")
      } else {
        #expect(text == row["result"], "\(expression)")
      }
    }
  }

  @Test(arguments: [
    ("2026-02-29", "there is no such date"),
    ("2026-11-22-1", "the date ends here; to subtract, put spaces around the minus"),
    ("2026-11-22.5", "the date ends here; to subtract, put spaces around the minus"),
    ("2026-11-22 + 2026-11-23", "two dates cannot be added"),
    ("2 * 2026-11-22", "a date can only be in a sum or a difference"),
    ("-2026-11-22", "a date can only be in a sum or a difference"),
    ("2026-11-22 + 10%", "add or subtract a time with its unit, such as '3 days'"),
    ("2026-11-22 + 5", "add or subtract a time with its unit, such as '3 days'"),
    ("2026-11-22 + 5 kg", "add or subtract a time with its unit, such as '3 days'"),
    ("5 days - 2026-11-22", "a date cannot be subtracted from a time"),
    ("2026-11-22 + 36 h", "a date can only change by whole days"),
    ("2026-11-22 + 1.5 months", "a date can only change by whole months and years"),
    ("2026-11-22 + 1e30 days", "dates go from 0001-01-01 to 9999-12-31"),
    ("2026-11-22 + 1e30 months", "dates go from 0001-01-01 to 9999-12-31"),
    ("0001-01-01 - 1 century", "dates go from 0001-01-01 to 9999-12-31"),
    ("2026-11-22 to m", "a date has no unit; it can be converted 'to weekday' and 'to week'"),
    ("2026-11-22 to h + min", "a date has no unit; it can be converted 'to weekday' and 'to week'"),
    ("weekday(5)", "this needs a date, such as 2026-11-22"),
    ("5 days to weekday", "this needs a date, such as 2026-11-22"),
  ])
  func refusalsNameTheCause(line: String, cause: String) throws {
    var lines = try WorksheetLines()
    #expect(lines.text(of: line) == "error: " + cause, "\(line)")
  }

  @Test func todayIsToldByWhoeverHasAClock() throws {
    var worksheet = Worksheet()
    #expect(throws: ExpressionError(.date(.noToday), at: 0..<5)) {
      try worksheet.answer(to: "today + 1 day")
    }
  }

  @Test("A difference is a number of days in any other place")
  func differencesAreQuantities() throws {
    var lines = try WorksheetLines()
    #expect(lines.text(of: "(2026-12-25 - 2026-11-20) / 7") == "5 d")
    #expect(lines.text(of: "2026-11-22 + (2026-12-25 - 2026-11-20)") == "2026-12-27")
    #expect(lines.text(of: "x = 2026-12-24") == "2026-12-24")
    #expect(lines.text(of: "x - today to weeks + days") == "4 week 4 d")
    #expect(lines.text(of: "x - today to years + months") == "0 year 1 month 2 d")
  }
}
