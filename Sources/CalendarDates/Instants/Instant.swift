import BigNumbers

/// A date and a time of day, exact to any decimals of a second, in a time zone or on a clock without a
/// named zone.
///
/// ```swift
/// let talk = try Instant(CalendarDate("2026-07-01"), seconds: 52_200, in: berlin)
/// "\(talk)"                          // "2026-07-01 14:30"
/// try talk.moved(to: tokyo)?.description                  // "2026-07-01 21:30"
/// try talk.moved(to: .utc)?.written(as: .iso).description   // "2026-07-01T12:30:00Z"
/// ```
///
/// The calendar is that of ``CalendarDate``, days have 86,400 seconds, and leap seconds are ignored.
public struct Instant: Hashable, Sendable {
  /// The form in which an instant is written.
  public enum Form: Hashable, Sendable {
    /// `2026-11-22 14:30`, as the clock shows it.
    case plain
    /// `2026-11-22T14:30:00Z`, by ISO 8601 and RFC 3339.
    case iso
    /// The time without the date, if the day is the one that was meant: `14:30`, `2:30 pm`.
    case time24, time12
  }

  /// The seconds from 1970-01-01 00:00 to the time that the clock shows.
  public let clock: Rational

  /// The seconds that the clock is ahead of UTC; nil if its zone isn't named.
  public let offset: Int?

  /// The zone; nil if it isn't named.
  public private(set) var zone: Zone?

  /// The instant as it is typed, with its zone: `2026-07-01 14:30 Europe/Berlin`.
  public var typedText: String {
    guard let zone, form != .iso else { return description }
    return description + " " + zone.name
  }

  /// The form in which it is written.
  public private(set) var form: Form

  /// Whether it is on the user's own clock, with which a time without a zone is compared.
  public private(set) var isOnOwnClock = false

  /// The day that was meant, to which a time alone refers; nil if there is none.
  private var day: CalendarDate?

  /// The reason why a clock doesn't show a time, or shows it twice.
  public enum Failure: Error, Hashable, Sendable {
    /// The result is before 0001-01-01 or after 9999-12-31.
    case beyondCalendar
    /// The clock skips it when it is put forward: the times that it would show with the offsets before and
    /// after.
    case skipped(Instant, Instant)
    /// The clock shows it twice when it is put back: the earlier and the later moment.
    case repeated(Instant, Instant)
  }

  /// Creates the instant at which the clock of a zone shows a time of a day.
  ///
  /// - Parameters:
  ///   - date: The day.
  ///   - seconds: The seconds after midnight, on a day without a clock change.
  ///   - zone: The zone; nil if it isn't named.
  ///   - form: The form in which it is written.
  /// - Throws: ``Failure`` if the clock skips the time or shows it twice.
  public init(
    _ date: CalendarDate, seconds: Rational, in zone: Zone? = nil, form: Form = .plain
  ) throws(Failure) {
    let clock = Rational(date.daysSince1970) * 86_400 + seconds
    try self.init(clock: clock, in: zone, form: form)
    switch form {
    case .time24, .time12: day = date
    case .plain, .iso: break
    }
  }

  /// Creates the instant at which the clock of a zone shows a time.
  private init(clock: Rational, in zone: Zone?, form: Form) throws(Failure) {
    guard let zone else {
      try self.init(clock: clock, offset: nil, zone: nil, form: form)
      return
    }
    guard let second = Int64(exactly: clock.rounded(.down)), second.magnitude < Self.limit else {
      throw .beyondCalendar
    }
    let offsets = zone.offsets(whereClockShows: second)
    if offsets.count == 1 {
      try self.init(clock: clock, offset: offsets[0], zone: zone, form: form)
    } else if offsets.isEmpty {
      let (before, after) = zone.offsets(aroundClock: second)
      // With the offset before the change the clock is ahead by as much as it is put forward.
      throw .skipped(
        try Self.init(
          clock: clock + Rational(after - before), offset: after, zone: zone, form: form),
        try Self.init(
          clock: clock + Rational(before - after), offset: before, zone: zone, form: form))
    } else {
      throw .repeated(
        try Self.init(clock: clock, offset: offsets[0], zone: zone, form: .iso),
        try Self.init(clock: clock, offset: offsets[offsets.count - 1], zone: zone, form: .iso))
    }
  }

  /// Creates the instant that is a number of seconds after 1970-01-01 00:00 UTC.
  ///
  /// ```swift
  /// "\(try Instant(secondsSince1970: 1_522_274_654))"   // "2018-03-28T22:04:14Z"
  /// ```
  ///
  /// - Throws: ``Failure/beyondCalendar``.
  public init(
    secondsSince1970 seconds: Rational, in zone: Zone = .utc, form: Form = .iso
  ) throws(Failure) {
    guard let second = Int64(exactly: seconds.rounded(.down)), second.magnitude < Self.limit else {
      throw .beyondCalendar
    }
    let offset = zone.offset(at: second)
    try self.init(clock: seconds + Rational(offset), offset: offset, zone: zone, form: form)
  }

  private init(
    clock: Rational, offset: Int?, zone: Zone?, form: Form
  ) throws(Failure) {
    (self.clock, self.offset, self.zone, self.form) = (clock, offset, zone, form)
    guard let second = Int64(exactly: clock.rounded(.down)),
      (try? CalendarDate(daysSince1970: CalendarDate.daysSince1970(ofSecond: second))) != nil
    else { throw .beyondCalendar }
  }

  /// The decimals that are written if they would never end: nanoseconds.
  private static let placesOfOthers = 9

  /// The most decimals that are written.
  private static let placeLimit = 100

  /// Whether all decimals of its seconds are written.
  public var hasExactText: Bool { clock.decimalPlaces.map { $0 <= Self.placeLimit } ?? false }

  /// A number of seconds beyond the end of the calendar, counted from 1970.
  private static let limit: UInt64 = 1 << 40

  /// The same instant, with only its offset from UTC as its zone.
  public var withFixedZone: Instant {
    guard let offset else { return self }
    var instant = self
    instant.zone = Zone(offset: offset)
    return instant.written(as: .iso)
  }

  /// The seconds since 1970-01-01 00:00 UTC; nil if the zone is not known.
  public var secondsSince1970: Rational? { offset.map { clock - Rational($0) } }

  /// The day that the clock shows.
  public var date: CalendarDate {
    let days = (clock * Rational(1, over: 86_400)).rounded(.down)
    guard let days = Int(exactly: days), let date = try? CalendarDate(daysSince1970: days) else {
      preconditionFailure("an instant is within the calendar")
    }
    return date
  }

  /// The seconds since midnight that the clock shows.
  public var secondsOfDay: Rational { clock - Rational(date.daysSince1970) * 86_400 }

  /// The same instant, as one on the user's own clock.
  public var onOwnClock: Instant {
    var instant = self
    instant.isOnOwnClock = true
    return instant
  }

  /// Whether only a time was meant, on the day that it is.
  public var isTimeAlone: Bool { form == .time24 || form == .time12 }

  /// Returns the same instant, written in a form.
  public func written(as form: Form) -> Instant {
    var instant = self
    instant.form = form
    return instant
  }

  /// Returns the same instant on the clock of another zone; nil if its own zone isn't known.
  ///
  /// - Throws: ``Failure/beyondCalendar``.
  public func moved(to zone: Zone) throws(Failure) -> Instant? {
    guard let seconds = secondsSince1970 else { return nil }
    var moved = try Instant(
      secondsSince1970: seconds, in: zone, form: form == .iso ? .plain : form)
    moved.day = day
    return moved
  }

  /// Returns the same clock time in a zone, for an instant without a named one.
  ///
  /// - Throws: ``Failure`` if the clock skips the time or shows it twice.
  public func placed(in zone: Zone) throws(Failure) -> Instant {
    var placed = try Instant(clock: clock, in: zone, form: form)
    placed.day = day
    return placed
  }

  /// Returns the instant that is a number of seconds later, or earlier.
  ///
  /// - Throws: ``Failure/beyondCalendar``.
  public func adding(seconds: Rational) throws(Failure) -> Instant {
    guard let zone, let start = secondsSince1970 else {
      return try Instant(clock: clock + seconds, offset: nil, zone: nil, form: form.withDate)
    }
    var moved = try Instant(secondsSince1970: start + seconds, in: zone, form: form.withDate)
    moved.isOnOwnClock = isOnOwnClock
    return moved
  }

  /// Returns the instant at which the clock shows the same time on another day.
  ///
  /// ```swift
  /// // In Berlin, where a day of 23 hours lies between:
  /// "\(try saturday.onDay(sunday))"              // "2026-03-29 14:30"
  /// "\(try saturday.adding(seconds: 86_400))"    // "2026-03-29 15:30"
  /// ```
  ///
  /// - Throws: ``Failure`` if the clock skips the time or shows it twice.
  public func onDay(_ day: CalendarDate) throws(Failure) -> Instant {
    var moved = try Instant(day, seconds: secondsOfDay, in: zone, form: form.withDate)
    moved.isOnOwnClock = isOnOwnClock
    return moved
  }
}

extension Instant.Form {
  /// The form with the date: a result calculated from a time alone may be on another day.
  fileprivate var withDate: Instant.Form { self == .iso ? .iso : .plain }
}

extension Instant: CustomStringConvertible {
  /// The instant in its form, as it can be typed, except for its zone.
  public var description: String {
    switch form {
    case .iso: "\(date)T" + clockTime(withSeconds: true) + isoOffset
    case .time24 where day == date: clockTime(withSeconds: false)
    case .time12 where day == date: clockTimeOfHalfDay
    case .plain, .time24, .time12: "\(date) " + clockTime(withSeconds: false)
    }
  }

  private var clockTimeOfHalfDay: String {
    let hour = Int(exactly: (secondsOfDay * Rational(1, over: 3_600)).rounded(.down)) ?? 0
    return clockTime(withSeconds: false, hour: (hour + 11) % 12 + 1) + (hour < 12 ? " am" : " pm")
  }

  /// Returns the clock time, `14:30`, with seconds if there are any or if they are asked for.
  private func clockTime(withSeconds: Bool, hour: Int? = nil) -> String {
    let seconds = secondsOfDay
    let whole = Int(exactly: seconds.rounded(.down)) ?? 0
    let fraction = seconds - Rational(whole)
    var text = hour.map { "\($0)" } ?? zeroPadded(whole / 3_600, 2)
    text += ":" + zeroPadded(whole / 60 % 60, 2)
    guard withSeconds || whole % 60 > 0 || !fraction.isZero else { return text }
    text += ":" + zeroPadded(whole % 60, 2)
    guard !fraction.isZero else { return text }
    // Decimals that never end are cut off, as clocks are read.
    let places = hasExactText ? fraction.decimalPlaces ?? 0 : Self.placesOfOthers
    let digits = (fraction * Rational(BigInt.powerOfTen(places))).rounded(.down).description
    return text + "." + String(repeating: "0", count: max(0, places - digits.utf8.count)) + digits
  }

  private var isoOffset: String {
    guard let offset else { return "" }
    if offset == 0 { return "Z" }
    let size = abs(offset)
    let text =
      (offset < 0 ? "-" : "+") + zeroPadded(size / 3_600, 2) + ":" + zeroPadded(size / 60 % 60, 2)
    return size % 60 == 0 ? text : text + ":" + zeroPadded(size % 60, 2)
  }
}
