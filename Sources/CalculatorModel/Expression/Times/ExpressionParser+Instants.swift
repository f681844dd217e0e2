import BigNumbers
import CalendarDates

/// Instants and time zones in an expression: `2026-11-22 14:30`, `5pm New York to London`.
extension ExpressionParser {
  /// Makes an instant of the date or the time in the token, with the time and the zone that follow.
  ///
  /// - Throws: ``ExpressionError`` for a time that doesn't exist or is ambiguous, and for an unknown zone.
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
      let zone = if let offset { offset } else { try takeZone(&rest, isBesideTime: true) }
      instant = try Self.instant(at: start..<rest.position) { () throws(Instant.Failure) in
        try Instant(
          date, seconds: time.hours * 3_600, in: zone,
          form: isISO || offset != nil ? .iso : .plain)
      }
      if !isISO, offset != nil { lexer.readsOtherNotation = true }
    case .time(let time):
      let digits = lexer.text[token.range]
      if digits.count == 4, let number = Int(digits.text), names.isDefined(Array("Z".utf8)[...]) {
        // `1845Z` is a product where the user has defined `Z`.
        token.kind = .number(Rational(number))
        return
      }
      var zone = try takeZone(&rest, isBesideTime: true)
      // `3pm London time in Singapore`
      if zone != nil, rest.take("time") { rest.readsOtherNotation = true }
      let date = takeDateBehindTime(&rest)
      if zone == nil, date != nil { zone = try takeZone(&rest, isBesideTime: true) }
      guard zone != nil || date != nil else { return }
      guard time.hours <= 24 else { throw ExpressionError(.date(.noSuchTime), at: token.range) }
      if date != nil { lexer.readsOtherNotation = true }
      instant = try self.instant(
        time, on: date, in: zone, at: start..<rest.position)
    default: return
    }
    if instant.zone?.isOfTable == true { remark = remark ?? .zones }
    let readsOther = lexer.readsOtherNotation || rest.readsOtherNotation
    lexer = rest
    lexer.readsOtherNotation = readsOther
    token = Token(kind: .instant(instant), range: start..<lexer.position)
  }

  /// The instant of a time, on the current day if no date is given; in a sheet, on the day of the instant before it.
  private func instant(
    _ time: TimeOfHours, on date: CalendarDate?, in zone: Zone?, at place: Range<Int>
  ) throws(ExpressionError) -> Instant {
    guard let day = date ?? options.clock.today?() ?? dayOfInstant else {
      throw ExpressionError(.date(.noToday), at: place)
    }
    let alone: Instant.Form = time.form == .timeOfDay ? .time12 : .time24
    return try Self.instant(at: place) { () throws(Instant.Failure) in
      try Instant(
        day, seconds: time.hours * 3_600, in: zone, form: date == nil ? alone : .plain)
    }
  }

  /// The day of the instant before `to`: that of `3 Dec 2026 9:40 London to 12:55 New York`.
  private var dayOfInstant: CalendarDate? {
    guard case .quantity(.instant(let instant))? = steps.last?.kind else { return nil }
    return instant.date
  }

  /// Takes the date of `noon tomorrow`, `5pm next friday` and `9am London on 2026-12-01`.
  private func takeDateBehindTime(_ rest: inout Lexer) -> CalendarDate? {
    var ahead = rest
    guard ahead.isSpace(at: ahead.position) else { return nil }
    var word = ahead
    if word.takeWord() == "on", word.isSpace(at: word.position) { ahead = word }
    ahead.skipSpace()
    guard ahead.position < ahead.text.count,
      ahead.isDigit(at: ahead.position) || ahead.text[ahead.position].isLetter
    else { return nil }
    var parser = self
    parser.lexer = ahead
    parser.token = Token(kind: .end, range: ahead.position..<ahead.position)
    guard (try? parser.readToken()) != nil, case .date(let date) = parser.token.kind else {
      return nil
    }
    rest = parser.lexer
    return date
  }

  /// Parses an instant; in a line with `now`, one without a zone is on the user's own clock.
  ///
  /// - Throws: ``ExpressionError`` for `22:10 New York - 6:30 London`, which may be from one to the other.
  mutating func parseInstant(_ instant: Instant) throws(ExpressionError) {
    if instant.form.isOfClock, lexer.isBehindMinus(token.range.lowerBound), let last = steps.last,
      case .quantity(.instant(let other)) = last.kind, other.form.isOfClock
    {
      let (first, second) = (lexer.source(last.range), lexer.source(token.range))
      throw ExpressionError(
        .ambiguous(first + " to " + second, second + " to " + first),
        at: last.range.lowerBound..<token.range.upperBound)
    }
    append(.quantity(.instant(instant)), at: token.range)
    if let zone = zoneOfNow {
      try place(steps.count - 1, in: zone)
    } else if instant.isOnOwnClock, let zone = instant.zone {
      zoneOfNow = zone
      for index in steps.indices { try place(index, in: zone) }
    }
    try advance()
  }

  /// Puts the instant of a step on the clock of a zone, if it has none.
  private mutating func place(_ index: Int, in zone: Zone) throws(ExpressionError) {
    guard case .quantity(.instant(let instant)) = steps[index].kind, instant.zone == nil else {
      return
    }
    let placed = try Self.instant(at: steps[index].range) { () throws(Instant.Failure) in
      try instant.placed(in: zone)
    }
    steps[index].kind = .quantity(.instant(placed))
  }

  /// Parses the zone, `date` or `unix` after `to`.
  ///
  /// - Returns: Whether there was one of them.
  mutating func parseClockTarget(after sign: Range<Int>) throws(ExpressionError) -> Bool {
    var rest = lexer
    let target: ClockTarget
    if let word = rest.takeWord(), let named = ClockTarget(word), !rest.continuesName,
      !names.isDefined(Array(word.utf8)[...])
    {
      target = named
    } else {
      rest = lexer
      guard let zone = try takeZone(&rest, isBesideTime: hasInstant) else { return false }
      if try parsePlace(zone, after: sign, &rest) { return true }
      target = .zone(zone)
      if zone.isOfTable { remark = remark ?? .zones }
    }
    lexer = rest
    // `9:30am in Sydney to New York time`
    if case .zone = target, lexer.take("time") { lexer.readsOtherNotation = true }
    append(.quantity(.clock(target)), at: sign.lowerBound..<lexer.position)
    // The next token follows an operand, rather than `to`.
    token.kind = .date(.first)
    try advance()
    return true
  }

  /// Puts a time on the clock of a place that is followed by another one: `15:30 in Kyiv to Warsaw`.
  private mutating func parsePlace(
    _ zone: Zone, after sign: Range<Int>, _ rest: inout Lexer
  ) throws(ExpressionError) -> Bool {
    guard lexer.text[sign].isWord("in"), steps.count == 1,
      case .quantity(let step) = steps[0].kind
    else { return false }
    var ahead = rest
    guard let next = try? ahead.next(),
      next.kind == .conversion || ahead.text[next.range].isWord("to")
        || ahead.text[next.range].isWord("in")
    else { return false }
    let place = steps[0].range.lowerBound..<rest.position
    let placed: Instant
    switch step {
    case .time(let time): placed = try instant(time, on: nil, in: zone, at: place)
    case .instant(let instant) where instant.zone == nil:
      placed = try Self.instant(at: place) { () throws(Instant.Failure) in
        try instant.placed(in: zone)
      }
    default: return false
    }
    lexer = rest
    lexer.readsOtherNotation = true
    steps[0] = Step(.quantity(.instant(placed)), at: place)
    token.kind = .date(.first)
    try advance()
    return true
  }

  /// The end of a span on its intended day, and next to `now` on the user's own clock.
  func end(_ end: Instant, after first: Instant) throws(ExpressionError) -> Instant {
    if end.isTimeAlone { return try self.end(at: end.secondsOfDay, in: end.zone, after: first) }
    guard end.zone == nil, first.isOnOwnClock, let zone = first.zone else { return end }
    return try Self.instant(at: token.range) { () throws(Instant.Failure) in
      try end.placed(in: zone)
    }
  }

  /// The first instant from the beginning of a span on when the clock of a zone shows a time:
  /// `22:15 London to 06:30 New York`.
  func end(
    at secondsOfDay: Rational, in zone: Zone?, after first: Instant
  ) throws(ExpressionError) -> Instant {
    try Self.instant(at: token.range) { () throws(Instant.Failure) in
      var day = first.date
      if let zone, let moved = try first.moved(to: zone) { day = moved.date }
      let found = try Instant(day, seconds: secondsOfDay, in: zone)
      guard
        found.secondsSince1970 ?? found.clock < first.secondsSince1970 ?? first.clock
      else { return found }
      guard let next = try? day.adding(1, .day) else { throw .beyondCalendar }
      return try Instant(next, seconds: secondsOfDay, in: zone)
    }
  }

  /// The beginning of a span in the zone of its end, if it has none: `9am to 5pm London`.
  func beginning(
    _ first: Instant, before end: Instant
  ) throws(ExpressionError) -> Instant {
    guard first.zone == nil, let zone = end.zone else { return first }
    return try Self.instant(at: token.range) { () throws(Instant.Failure) in
      try first.placed(in: zone)
    }
  }

  /// The beginning of a span that is only a time, in the zone of its end and before it: `9am to 5pm London`.
  func beginning(
    _ time: TimeOfHours, before end: Instant
  ) throws(ExpressionError) -> Instant {
    guard let zone = end.zone else { throw ExpressionError(.date(.noZone), at: steps[0].range) }
    return try Self.instant(at: steps[0].range) { () throws(Instant.Failure) in
      let seconds = time.hours * 3_600
      guard !end.isTimeAlone, seconds > end.secondsOfDay,
        let day = try? end.date.adding(-1, .day)
      else { return try Instant(end.date, seconds: seconds, in: zone) }
      return try Instant(day, seconds: seconds, in: zone)
    }
  }

  /// Returns an instant, or throws the reason there is none or more than one.
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
  /// The cause to report: both readings if a clock skips a time or shows it twice.
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

extension Instant.Form {
  /// Whether it shows a time without a date.
  fileprivate var isOfClock: Bool { self == .time12 || self == .time24 }
}
