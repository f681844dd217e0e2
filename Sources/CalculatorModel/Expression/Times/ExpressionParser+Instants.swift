import BigNumbers
import CalendarDates
import Quantities

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

  /// Whether a time zone stands here, before which `in` converts.
  var isFollowedByZone: Bool {
    var rest = lexer
    return (try? takeZone(&rest)) != nil
  }

  /// Takes the name of a time zone: `UTC-5`, `Europe/Berlin`, `New York`, `CET`.
  ///
  /// - Returns: The zone; nil where something else stands here.
  /// - Throws: ``ExpressionError`` for an abbreviation with several meanings, and for a name such as `Europe/Berlim` that no
  ///   zone has.
  private func takeZone(_ rest: inout Lexer) throws(ExpressionError) -> Zone? {
    var ahead = rest
    ahead.skipSpace()
    let start = ahead.position
    guard let first = ahead.takeWordOfZone() else { return nil }
    let name = ahead.text[first]
    guard !names.isDefined(name) else { return nil }
    if let zone = try ahead.takeOffsetFromUTC(behind: first) {
      rest = ahead
      return zone
    }
    if let meanings = ZoneAbbreviation.meanings(of: name) {
      guard case .one(let seconds) = meanings else {
        throw ExpressionError(meanings.ambiguity, at: first)
      }
      rest = ahead
      return Zone(name: name.text, seconds: seconds)
    }
    // A word that may be a unit is one.
    guard name.count > 2, Unit(named: name.text) == nil else { return nil }
    let area = name.prefix { $0 != UInt8(ascii: "/") }
    // `MB/s` is a unit.
    let isNamed = area.count < name.count && Self.areas.contains { area.isWord($0) }
    guard isNamed || area.count == name.count else { return nil }
    guard let zones = options.clock.zones?() else {
      guard isNamed else { return nil }
      throw ExpressionError(.date(.noZoneTable), at: first)
    }
    if isNamed {
      guard let found = zones.name(spelled: name.text) else {
        // `us/m` are microseconds per metre.
        guard area.count > 2 else { return nil }
        throw ExpressionError(.date(.noSuchZone), at: first)
      }
      rest = ahead
      return try zone(found, zones, at: first)
    }
    // The longest name that is one: `New York`, `Port of Spain`.
    var found: (name: String, end: Lexer)?
    for _ in 0..<Self.wordsOfCity {
      let words = String(decoding: ahead.text[start..<ahead.position], as: UTF8.self)
      if let name = zones.name(ofCity: words) { found = (name, ahead) }
      guard ahead.takeWordOfZone() != nil else { break }
    }
    guard let found else { return nil }
    rest = found.end
    return try zone(found.name, zones, at: start..<rest.position)
  }

  /// What the names of zones begin with, before a slash.
  private static let areas: [StaticString] = [
    "africa", "america", "antarctica", "arctic", "asia", "atlantic", "australia", "brazil",
    "canada", "chile", "etc", "europe", "indian", "mexico", "pacific", "us",
  ]

  /// The most words of a city: `Port of Spain`.
  private static let wordsOfCity = 4

  private func zone(
    _ name: String, _ zones: ZoneTable, at place: Range<Int>
  ) throws(ExpressionError) -> Zone {
    do throws(ZoneFileError) {
      return try zones.zone(name)
    } catch {
      throw ExpressionError(.date(.damagedZone(name)), at: place)
    }
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

extension Lexer {
  /// Whether the name just taken goes on.
  fileprivate var continuesName: Bool {
    guard position < text.count else { return false }
    var rest = self
    return rest.takeScalar().continuesName
  }

  /// Takes the `T` between a date and a time.
  fileprivate mutating func takeISOSeparator() -> Bool {
    guard position < text.count, text[position] | 0x20 == UInt8(ascii: "t"),
      isDigit(at: position + 1)
    else { return false }
    position += 1
    return true
  }

  /// Takes blanks, perhaps with a comma or `at`, before a time.
  fileprivate mutating func takeSeparatorOfTime() -> Bool {
    let start = position
    if position < text.count, text[position] == Self.comma { position += 1 }
    guard isSpace(at: position) else {
      position = start
      return false
    }
    skipSpace()
    var rest = self
    if rest.takeWord() == "at", rest.isSpace(at: rest.position) {
      self = rest
      skipSpace()
    }
    return true
  }

  /// Takes a time as a clock shows it; nil where something else stands here.
  ///
  /// - Throws: ``ExpressionError`` for `14:60`.
  fileprivate mutating func takeClockTime() throws(ExpressionError) -> TimeOfHours? {
    guard position < text.count, isDigit(at: position) || text[position].isLetter else {
      return nil
    }
    var rest = self
    let next: Token
    do throws(ExpressionError) {
      next = try rest.next()
    } catch {
      guard error.cause == .date(.noSuchTime) else { return nil }
      throw error
    }
    switch next.kind {
    case .time(let time):
      self = rest
      return time
    case .name:
      guard let time = TimeOfHours(named: text[next.range]) else { return nil }
      self = rest
      return time
    default: return nil
    }
  }

  /// Takes `Z`, `-06:00` or `-0600` behind a time with its date.
  ///
  /// - Parameters:
  ///   - isISO: Whether a `T` stands between date and time.
  ///   - start: Where the date begins.
  /// - Returns: The zone of the offset; nil where none stands here.
  /// - Throws: ``ExpressionError`` for `2026-11-22 14:30 -06:00`, where a duration may be subtracted.
  fileprivate mutating func takeOffset(
    isISO: Bool, from start: Int
  ) throws(ExpressionError) -> Zone? {
    var rest = self
    let end = position
    rest.skipSpace()
    let hasBlank = rest.position > end
    guard rest.position < text.count else { return nil }
    if text[rest.position] | 0x20 == UInt8(ascii: "z") {
      rest.position += 1
      guard !rest.continuesName else { return nil }
      self = rest
      return .utc
    }
    guard let (seconds, hasColon, digits) = rest.takeSignedOffset(), digits > 1,
      hasColon || digits == 4 || isISO && !hasBlank
    else { return nil }
    if hasBlank, hasColon {
      let (moment, offset) = (source(start..<end), source(end..<rest.position))
      throw ExpressionError(
        .ambiguous(
          moment + offset, moment + " " + offset.prefix(1) + " " + offset.dropFirst()),
        at: start..<rest.position)
    }
    self = rest
    return Zone(offset: seconds)
  }

  /// Takes a word of a zone's name, behind blanks: letters, in a name with a slash also digits and signs.
  fileprivate mutating func takeWordOfZone() -> Range<Int>? {
    var rest = self
    rest.skipSpace()
    let start = rest.position
    var hasSlash = false
    while rest.position < text.count {
      let byte = text[rest.position]
      let isLetter = byte.isLetter || byte >= 0x80 || byte == UInt8(ascii: "_")
      let isInside =
        rest.position > start && rest.position + 1 < text.count
        && text[rest.position + 1].isLetter
        && (byte == UInt8(ascii: "/") || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "-"))
      guard isLetter || isInside || hasSlash && "+-0123456789".utf8.contains(byte) else { break }
      hasSlash = hasSlash || byte == UInt8(ascii: "/")
      rest.position += 1
    }
    guard rest.position > start, text[start].isLetter || text[start] >= 0x80 else { return nil }
    self = rest
    return start..<rest.position
  }

  /// The zone of `UTC`, `GMT` and `UTC-5`, whose first word was taken.
  fileprivate mutating func takeOffsetFromUTC(
    behind word: Range<Int>
  ) throws(ExpressionError) -> Zone? {
    guard text[word].isWord("utc") || text[word].isWord("gmt") else { return nil }
    var rest = self
    guard let (seconds, _, _) = rest.takeSignedOffset() else {
      // `GMT` is the clock of Greenwich in winter, and so that of UTC.
      return .utc
    }
    self = rest
    return Zone(offset: seconds)
  }

  /// Takes `-5`, `+05:30` or `-0600`: the seconds, whether there is a colon, and the digits before it.
  private mutating func takeSignedOffset() -> (seconds: Int, hasColon: Bool, digits: Int)? {
    var rest = self
    var sign = 1
    if text[position...].starts(with: "−".utf8) {
      sign = -1
      rest.position += 3
    } else if position < text.count,
      text[position] == UInt8(ascii: "-")
        || text[position] == UInt8(ascii: "+")
    {
      sign = text[position] == UInt8(ascii: "-") ? -1 : 1
      rest.position += 1
    } else {
      return nil
    }
    let start = rest.position
    var hours = rest.takeCount()
    let digits = rest.position - start
    var (minutes, seconds) = (0, 0)
    let hasColon = rest.position < text.count && text[rest.position] == UInt8(ascii: ":")
    if hasColon {
      rest.position += 1
      let place = rest.position
      minutes = rest.takeCount()
      guard rest.position == place + 2, digits < 3 else { return nil }
      // Of the mean time of a place, before there were zones.
      if rest.position < text.count, text[rest.position] == UInt8(ascii: ":") {
        rest.position += 1
        seconds = rest.takeCount()
        guard rest.position == place + 5, seconds < 60 else { return nil }
      }
    } else if digits == 4 {
      (hours, minutes) = (hours / 100, hours % 100)
    }
    // The clocks of no zone are further from those of Greenwich than 14 hours; RFC 3339 has room for a day.
    guard digits > 0, digits < 3 || digits == 4, hours < 24, minutes < 60, !rest.continuesNumber
    else { return nil }
    self = rest
    return (sign * (hours * 3_600 + minutes * 60 + seconds), hasColon, digits)
  }

  /// Whether a number goes on here.
  private var continuesNumber: Bool {
    isDigit(at: position)
      || position < text.count && text[position] == Self.point && isDigit(at: position + 1)
  }
}
