import CAdwaita
import CalendarDates

extension CalendarDate {
  /// The day that it is where the person is.
  static var onTheWall: CalendarDate {
    guard let now = g_date_time_new_now_local() else { return .first }
    defer { g_date_time_unref(now) }
    return CalendarDate(
      year: Int(g_date_time_get_year(now)), month: Int(g_date_time_get_month(now)),
      day: Int(g_date_time_get_day_of_month(now))) ?? .first
  }
}
