import CalendarDates

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A time as a wall clock shows it: `2026-11-21 19:57`.
struct LocalTime: Hashable, Sendable {
  let text: String

  /// The day alone: `2026-11-21`.
  var date: String { String(text.prefix { $0 != " " }) }

  /// Today's date; the first day of 1970 if the system's clock gives none.
  static var today: CalendarDate {
    let now = LocalTime(secondsSince1970: Int64(time(nil)))
    do throws(CalendarDateError) {
      return try CalendarDate(now.date)
    } catch {
      return CalendarDate(year: 1970, month: 1, day: 1) ?? .first
    }
  }

  /// Creates the text of a time in seconds since the beginning of 1970, UTC; "" for one that has no date.
  init(secondsSince1970 time: Int64) {
    // A year beyond 9999 comes from a damaged file, and would not fit.
    guard (0...253_402_300_799).contains(time) else {
      text = ""
      return
    }
    var seconds = time_t(time)
    var parts = tm()
    guard localtime_r(&seconds, &parts) != nil else {
      text = ""
      return
    }
    func digits(_ value: Int32, _ count: Int) -> String {
      let text = String(value)
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    text =
      digits(parts.tm_year + 1900, 4) + "-" + digits(parts.tm_mon + 1, 2) + "-"
      + digits(parts.tm_mday, 2) + " " + digits(parts.tm_hour, 2) + ":" + digits(parts.tm_min, 2)
  }
}
