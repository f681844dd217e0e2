import BigNumbers
import CalendarDates

/// Instants and time zones in an expression: `2026-11-22 14:30`, `5pm New York to London` (W-42, W-43).
extension ExpressionParser {
  /// Makes an instant of the date or the time just read, with the time and the zone that follow.
  ///
  /// - Throws: ``ExpressionError`` for a time that there is not, or not for sure, and a zone that is not known.
  @inline(never)
  mutating func takeInstant() throws(ExpressionError) {
    var rest = lexer
    let start = token.range.lowerBound
    let instant: Instant
    switch token.kind {
    case .date(let date):
      let isISO = rest.takeISOSeparator()
      guard isISO || rest.takeSeparatorOfTime(),
        let time = try rest.takeClockTime()
      else { return }
      let place = start..<rest.position
      guard time.hours <= 24 else { throw ExpressionError(.date(.noSuchTime), at: place) }
      let offset = try rest.takeOffset(isISO: isISO, from: start)
      let zone = if let offset { offset } else { try takeZone(&rest) }
      instant = try Self.instant(at: start..<rest.position) { () throws(Instant.Failure) in
        try Instant(
          date, seconds: time.hours * 3_600, in: zone,
          form: isISO || offset != nil ? .iso : .plain)
      }
      if !isISO, offset != nil { lexer.readsOtherNotation = true }
    case .time(let time):
      guard let zone = try takeZone(&rest) else { return }
      guard time.hours <= 24 else { throw ExpressionError(.date(.noSuchTime), at: token.range) }
      guard let today = options.clock.today else {
        throw ExpressionError(.date(.noToday), at: start..<rest.position)
      }
      instant = try Self.instant(at: start..<rest.position) { () throws(Instant.Failure) in
        try Instant(
          today(), seconds: time.hours * 3_600, in: zone,
          form: time.form == .timeOfDay ? .time12 : .time24)
      }
    default: return
    }
    if instant.zone?.isOfTable == true { remark = .zones }
    let readsOther = lexer.readsOtherNotation
    lexer = rest
    lexer.readsOtherNotation = readsOther
    token = Token(kind: .instant(instant), range: start..<lexer.position)
  }

  /// Parses an instant.
  mutating func parseInstant(_ instant: Instant) throws(ExpressionError) {
    append(.quantity(.instant(instant)), at: token.range)
    try advance()
  }

  /// The end of a span that begins at an instant: on its day, or on the next one where the clock shows less.
  func instant(
    onDayOf first: Instant, _ time: TimeOfHours
  ) throws(ExpressionError) -> Instant {
    try Self.instant(at: token.range) { () throws(Instant.Failure) in
      let seconds = time.hours * 3_600
      let isNextDay = seconds < first.secondsOfDay
      return try Instant(
        first.date, seconds: isNextDay ? seconds + 86_400 : seconds, in: first.zone)
    }
  }

  /// Parses the zone, `date` or `unix` behind `to`.
  ///
  /// - Returns: Whether one of them is there.
  mutating func parseClockTarget(behind sign: Range<Int>) throws(ExpressionError) -> Bool {
    var rest = lexer
    let target: ClockTarget
    if let word = rest.takeWord(), let named = ClockTarget(word), !rest.continuesName {
      target = named
    } else {
      rest = lexer
      guard let zone = try takeZone(&rest) else { return false }
      target = .zone(zone)
      if zone.isOfTable { remark = .zones }
    }
    lexer = rest
    append(.quantity(.clock(target)), at: sign.lowerBound..<lexer.position)
    try advance()
    return true
  }

  /// An instant, or why there is none or more than one.
  private static func instant(
    at place: Range<Int>, _ instant: () throws(Instant.Failure) -> Instant
  ) throws(ExpressionError) -> Instant {
    do throws(Instant.Failure) {
      return try instant()
    } catch {
      throw ExpressionError(error.cause, at: place)
    }
  }
}

extension Instant.Failure {
  /// The cause for the person: both readings where a clock skips a time or shows it twice.
  var cause: ExpressionError.Cause {
    switch self {
    case .beyondCalendar: .date(.beyondCalendar)
    case .skipped(let first, let second), .repeated(let first, let second):
      .ambiguous(first.typedText, second.typedText)
    }
  }
}

extension ClockTarget {
  /// Creates the target of a word: `date`, `time`, `unix`; nil for any other word.
  fileprivate init?(_ word: String) {
    switch word {
    case "date": self = .date
    case "time": self = .time
    case "unix": self = .unix
    default: return nil
    }
  }
}
