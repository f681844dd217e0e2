import CalendarDates

/// The target of a conversion of an instant: `to Asia/Tokyo`, `to date`, `to unix`.
enum ClockTarget: Hashable, Sendable {
  /// The clock of another zone.
  case zone(Zone)
  /// The date that the clock shows; for a number, the instant that many seconds after the start of 1970.
  case date
  /// The time of day that the clock shows.
  case time
  /// The seconds since 1970-01-01 00:00 UTC.
  case unix

  /// The target as it is typed.
  var name: String {
    switch self {
    case .zone(let zone): zone.name
    case .date: "date"
    case .time: "time"
    case .unix: "unix"
    }
  }
}
