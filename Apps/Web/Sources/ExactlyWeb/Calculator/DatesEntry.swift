import CalculatorPresentation
import CalendarDates

/// The user's entries in the panel of dates, while the page is open.
final class DatesEntry {
  var form: DatesForm

  /// Whether the date on the page's own clock is not known yet; until then, the date in UTC is used.
  private(set) var needsToday = true

  /// Begins with the date of a time in seconds since the beginning of 1970, UTC.
  init(time: Int64) {
    form = DatesForm(today: Self.day(of: time))
  }

  private static func day(of time: Int64) -> CalendarDate {
    let first = CalendarDate(year: 1970, month: 1, day: 1) ?? .first
    let days = Int(truncatingIfNeeded: max(0, min(time, 1 << 38)) / 86_400)
    do throws(BeyondCalendarError) {
      return try first.adding(days, .day)
    } catch {
      return .last
    }
  }

  /// Takes a message of the page: `FIELD TEXT`, `last-day on`, `direction subtract`, and `today DATE` once.
  func enter(_ words: String) throws(Refusal) {
    let (name, text) = words.cut(at: " ")
    switch name {
    case "today":
      do throws(CalendarDateError) {
        form = DatesForm(today: try CalendarDate(text), language: form.language)
      } catch {
        throw Refusal(reason: "no date")
      }
    case "last-day": form.countsLastDay = text == "on"
    case "direction": form.direction = text == "subtract" ? .subtracting : .adding
    default: form.enter(text, in: try DatesForm.Field(name: name).orRefusal("unknown field"))
    }
    needsToday = false
  }
}
