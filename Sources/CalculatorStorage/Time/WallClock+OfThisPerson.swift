import BigNumbers
import CalendarDates

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension WallClock {
  /// Returns the clock of this machine in the user's time zone, with the zones of the system.
  ///
  /// - Parameter today: The day to be used as today; by default the clock's.
  /// - Returns: The clock.
  public static func ofThisPerson(today: CalendarDate? = nil) -> WallClock {
    var clock = WallClock()
    clock.today = { today ?? .ofThisPerson }
    clock.now = {
      let now = Instant.ofThisPerson
      guard let today else { return now }
      return (try? now.onDay(today)) ?? now
    }
    clock.zones = { ZoneTable.ofThisMachine }
    return clock
  }
}

extension CalendarDate {
  /// The day that the clock of this machine shows in its time zone.
  ///
  /// A clock beyond the calendar shows its nearest day.
  public static var ofThisPerson: CalendarDate {
    let parts = tm(localAt: time(nil))
    let year = Int(parts.tm_year) + 1900
    return CalendarDate(year: year, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
      ?? (year < 1 ? .first : .last)
  }
}

extension Instant {
  /// The second that the clock of this machine shows in its time zone; a clock beyond the calendar shows 1970.
  fileprivate static var ofThisPerson: Instant {
    let second = Int(time(nil))
    let instant = try? Instant(secondsSince1970: Rational(second), in: .ofThisPerson, form: .plain)
    guard let instant = instant ?? (try? Instant(secondsSince1970: 0)) else {
      preconditionFailure("1970 is within the calendar")
    }
    return instant
  }
}

extension Zone {
  /// The user's time zone: by its name, or by its current offset from UTC if the system does not name it.
  fileprivate static var ofThisPerson: Zone {
    if let name = ZoneFiles.nameForThisPerson, !name.hasSuffix("UTC"),
      let zone = try? ZoneTable.ofThisMachine?.zone(name)
    {
      return zone
    }
    let seconds = tm(localAt: time(nil)).tm_gmtoff
    return Zone(offset: seconds)
  }
}

extension tm {
  /// Creates the parts of a moment, as the clock of this machine shows it.
  fileprivate init(localAt moment: time_t) {
    var (moment, parts) = (moment, tm())
    localtime_r(&moment, &parts)
    self = parts
  }
}
