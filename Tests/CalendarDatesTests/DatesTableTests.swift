import CalendarDates
import ConformanceTables
import Testing

/// The rows of Conformance/dates.csv that need a calendar and nothing else.
@Suite struct DatesTableTests {
  /// The rows that need more, listed so that none is left out unnoticed.
  private let others = [
    "D0015", "D0017", "D0018",  // hours and seconds
    "D0092",  // a fraction of a week
    "D0128", "D0129",  // products
    "D0131", "D0132", "D0133", "D0134",  // fractions of units
    "D0139",  // a conversion of a date
    "D0140",  // a number for a date
  ]

  @Test func rows() throws {
    var left: [String] = []
    for row in try CommaSeparatedTable(named: "dates.csv").rows {
      let (id, line) = (row["id"] ?? "", row["expression"] ?? "")
      if row["group"] == "no-date" {
        #expect(!CalendarDate.hasForm(line.utf8), "\(id) \(line)")
        continue
      }
      do {
        let answer = try DatesLine.answer(line, today: row["today"] ?? "")
        #expect(answer == row["result"], "\(id) \(line)")
      } catch let error as CalendarDateError {
        #expect(row["error"] == "no such date" && error.cause != .otherForm, "\(id) \(line)")
      } catch is BeyondCalendarError {
        #expect(row["error"] == "beyond the calendar", "\(id) \(line)")
      } catch is DatesLine.Refusal {
        left.append(id)
      }
    }
    #expect(left == others)
  }
}
