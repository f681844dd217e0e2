import CalendarDates

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension CalendarDate {
  /// The day that the clock of this machine shows in its time zone.
  ///
  /// A clock beyond the calendar shows its nearest day.
  static var ofThisPerson: CalendarDate {
    var moment = time(nil)
    var parts = tm()
    localtime_r(&moment, &parts)
    let year = Int(parts.tm_year) + 1900
    return CalendarDate(year: year, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
      ?? (year < 1 ? .first : .last)
  }
}
