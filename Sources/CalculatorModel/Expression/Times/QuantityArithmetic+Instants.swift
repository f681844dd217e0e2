import BigNumbers
import CalendarDates
import ExactReals
import Quantities

/// Sums, differences and conversions of instants.
extension QuantityArithmetic {
  /// The result of an operation on an instant and another instant, a date or a time.
  func resultOfInstants(
    _ operation: ArithmeticOperation, _ left: ExpressionValue, _ right: ExpressionValue
  ) throws(QuantityFailure) -> ExpressionValue {
    let isSum = operation == .addition
    switch (left, right) {
    case (.instant(let instant), .instant(let other)) where !isSum:
      return try difference(instant, other)
    case (.instant(let instant), .date(let date)) where !isSum:
      return try difference(instant, Self.midnight(date, instant.zone))
    case (.date(let date), .instant(let instant)) where !isSum:
      return try difference(Self.midnight(date, instant.zone), instant)
    case (.instant, .instant), (.instant, .date), (.date, .instant):
      throw QuantityFailure(.date(.sumOfDates))
    case (.instant(let instant), let time):
      return .instant(try self.instant(instant, time, isSum: isSum))
    case (let time, .instant(let instant)):
      guard isSum else { throw QuantityFailure(.date(.subtractedDate)) }
      return .instant(try self.instant(instant, time, isSum: true))
    default: throw QuantityFailure(.date(.productOfDate))
    }
  }

  /// The beginning of a day on the clock of an instant.
  private static func midnight(
    _ date: CalendarDate, _ zone: Zone?
  ) throws(QuantityFailure) -> Instant {
    try QuantityFailure.timed { () throws(Instant.Failure) in
      do throws(Instant.Failure) {
        return try Instant(date, seconds: 0, in: zone)
      } catch .skipped(let first, _), .repeated(let first, _) {
        // The first moment of the day.
        return first
      } catch {
        throw error
      }
    }
  }

  /// The time from one instant to another.
  ///
  /// A time without a zone is on the user's own clock if the other one is; two zones are compared in UTC.
  private func difference(
    _ end: Instant, _ start: Instant
  ) throws(QuantityFailure) -> ExpressionValue {
    let (end, start) = try QuantityFailure.timed { () throws(Instant.Failure) in
      switch (end.zone, start.zone) {
      case (let zone?, nil) where end.isOnOwnClock: (end, try start.placed(in: zone))
      case (nil, let zone?) where start.isOnOwnClock: (try end.placed(in: zone), start)
      default: (end, start)
      }
    }
    guard (end.zone == nil) == (start.zone == nil) else { throw QuantityFailure(.date(.noZone)) }
    let seconds =
      (end.secondsSince1970 ?? end.clock) - (start.secondsSince1970 ?? start.clock)
    return try QuantityFailure.measured { () throws(QuantityError) in
      let hours = Real(seconds * Rational(1, over: 3_600))
      return try Quantity(hours, in: UnitProduct(.hour), within: budget).written(
        .hours, isTyped: false)
    }
  }

  /// An instant later or earlier by a time: days, weeks, months and years are calendar steps, so that the clock shows
  /// the same time; everything else is exact.
  private func instant(
    _ instant: Instant, _ time: ExpressionValue, isSum: Bool
  ) throws(QuantityFailure) -> Instant {
    if case .formed(_, .timeOfDay) = time { throw QuantityFailure(.date(.timeOfDay)) }
    var (steps, seconds) = ([CalendarStep](), Rational.zero)
    for part in try parts(time.withoutForm) {
      if let unit = part.units.single?.calendarUnit, let count = part.number.rational,
        count.isInteger, let count = Int(exactly: count.numerator)
      {
        steps.append(CalendarStep(count, unit))
        continue
      }
      if let unit = part.units.single?.calendarUnit, unit != .day, unit != .week {
        throw QuantityFailure(.date(.notWholeSteps))
      }
      let exact = try quantity(result(of: .conversion(UnitProduct(.second)), [.quantity(part)]))
      guard let number = exact.number.rational else {
        throw QuantityFailure(.date(.noTime))
      }
      seconds = seconds + number
    }
    return try QuantityFailure.timed { () throws(Instant.Failure) in
      var instant = instant
      if !steps.isEmpty {
        let date: CalendarDate
        do throws(BeyondCalendarError) {
          date = isSum ? try instant.date.adding(steps) : try instant.date.subtracting(steps)
        } catch {
          throw .beyondCalendar
        }
        instant = try instant.onDay(date)
      }
      return seconds.isZero ? instant : try instant.adding(seconds: isSum ? seconds : -seconds)
    }
  }

  /// The same clock time on another day.
  func instant(
    _ instant: Instant, onDay day: CalendarDate
  ) throws(QuantityFailure) -> Instant {
    try QuantityFailure.timed { () throws(Instant.Failure) in try instant.onDay(day) }
  }

  /// The value of `to Asia/Tokyo`, `to date`, `to time` and `to unix`.
  func converted(
    _ value: ExpressionValue, to target: ClockTarget
  ) throws(QuantityFailure) -> ExpressionValue {
    switch (value, target) {
    case (.instant(let instant), .zone(let zone)):
      let moved = try QuantityFailure.timed { () throws(Instant.Failure) in
        try instant.moved(to: zone)
      }
      guard let moved else { throw QuantityFailure(.date(.noZone)) }
      return .instant(moved)
    case (_, .zone): throw QuantityFailure(.date(.noZone))
    case (.instant(let instant), .date): return .date(instant.date)
    case (.date, .date): return value
    case (.instant(let instant), .time):
      return try self.value(
        of: TimeOfHours(
          hours: instant.secondsOfDay * Rational(1, over: 3_600), form: .timeOfDay))
    case (.instant(let instant), .unix):
      guard let seconds = instant.secondsSince1970 else { throw QuantityFailure(.date(.noZone)) }
      return .number(Real(seconds))
    case (.date, .unix): throw QuantityFailure(.date(.noZone))
    case (_, .date):
      var number = value.number
      if case .quantity(let quantity) = value, quantity.dimension == Dimension(.time) {
        // `1700000000123 ms to date`
        let seconds = UnitProduct(.second)
        number = try self.quantity(result(of: .conversion(seconds), [value])).number
      }
      guard let seconds = number?.rational else { throw QuantityFailure(.date(.noDate)) }
      return .instant(
        try QuantityFailure.timed { () throws(Instant.Failure) in
          try Instant(secondsSince1970: seconds)
        })
    default: throw QuantityFailure(.date(.noDate))
    }
  }
}

extension QuantityFailure {
  /// The result of a calculation with instants.
  fileprivate static func timed<Result>(
    _ calculation: () throws(Instant.Failure) -> Result
  ) throws(QuantityFailure) -> Result {
    do throws(Instant.Failure) {
      return try calculation()
    } catch {
      throw QuantityFailure(error.cause)
    }
  }
}
