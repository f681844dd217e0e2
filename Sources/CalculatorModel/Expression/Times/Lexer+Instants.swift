import CalendarDates

/// The parts of an instant as they are typed: `T`, `at`, `14:30`, `Z`, `-06:00`, `UTC-5`.
extension Lexer {
  /// Whether the name just taken continues.
  var continuesName: Bool {
    guard position < text.count else { return false }
    var rest = self
    return rest.takeScalar().continuesName
  }

  /// Takes the `T` between a date and a time.
  mutating func takeISOSeparator() -> Bool {
    guard position < text.count, text[position] | 0x20 == UInt8(ascii: "t"),
      isDigit(at: position + 1)
    else { return false }
    position += 1
    return true
  }

  /// Takes blanks, perhaps with a comma or `at`, before a time.
  mutating func takeSeparatorOfTime() -> Bool {
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

  /// Takes a time as a clock shows it; nil if something else is here.
  ///
  /// - Throws: ``ExpressionError`` for `14:60`.
  mutating func takeClockTime() throws(ExpressionError) -> TimeOfHours? {
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

  /// Takes `Z`, `-06:00` or `-0600` after a time with its date.
  ///
  /// - Parameters:
  ///   - isISO: Whether there is a `T` between date and time.
  ///   - start: The start of the date.
  /// - Returns: The zone of the offset; nil if there is none here.
  /// - Throws: ``ExpressionError`` for `2026-11-22 14:30 -06:00`, where a duration may be subtracted.
  mutating func takeOffset(
    isISO: Bool, from start: Int
  ) throws(ExpressionError) -> Zone? {
    var rest = self
    let end = position
    rest.skipSpace()
    let hasBlank = rest.position > end
    guard rest.position < text.count else { return nil }
    if text[rest.position] == UInt8(ascii: "Z")
      || !hasBlank && text[rest.position] == UInt8(ascii: "z")
    {
      rest.position += 1
      guard !rest.continuesName else { return nil }
      self = rest
      return .utc
    }
    guard let (seconds, hasColon, digits) = rest.takeSignedOffset(), digits > 1,
      hasColon || (digits == 4 || isISO && !hasBlank) && !rest.isFollowedByUnit
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

  /// Takes a word of a zone's name, after blanks: letters, and in a name with a slash also digits and signs.
  mutating func takeWordOfZone() -> Range<Int>? {
    var rest = self
    rest.skipSpace()
    let start = rest.position
    var hasSlash = false
    while rest.position < text.count {
      let byte = text[rest.position]
      if byte >= 0x80 {
        var next = rest
        guard next.takeScalar().isLatinLetter else { break }
        rest = next
        continue
      }
      let isLetter = byte.isLetter || byte == UInt8(ascii: "_")
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

  /// The zone of `UTC`, `GMT` and `UTC-5`, whose first word was already taken.
  mutating func takeOffsetFromUTC(
    after word: Range<Int>
  ) throws(ExpressionError) -> Zone? {
    guard text[word].isWord("utc") || text[word].isWord("gmt") else { return nil }
    var rest = self
    // `UTC+5 h` is a sum.
    guard let (seconds, hasColon, _) = rest.takeSignedOffset(),
      hasColon || !rest.isFollowedByUnit || rest.isFollowedByTarget
    else {
      // `GMT` is the clock of Greenwich in winter, and so that of UTC.
      return .utc
    }
    self = rest
    return Zone(offset: seconds)
  }

  /// Whether `in` and a conversion target follow, so that `in` is no unit: `UTC+2 in Tokyo`.
  private var isFollowedByTarget: Bool {
    var rest = self
    guard rest.isSpace(at: rest.position), rest.takeWord() == "in" else { return false }
    rest.skipSpace()
    return rest.position < text.count
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
      // These are from the mean time of a place, before there were zones.
      if rest.position < text.count, text[rest.position] == UInt8(ascii: ":") {
        rest.position += 1
        seconds = rest.takeCount()
        guard rest.position == place + 5, seconds < 60 else { return nil }
      }
    } else if digits == 4 {
      (hours, minutes) = (hours / 100, hours % 100)
    }
    // No zone's clock differs from that of Greenwich by more than 14 hours; RFC 3339 allows up to a day.
    guard digits > 0, digits < 3 || digits == 4, hours < 24, minutes < 60, !rest.continuesNumber
    else { return nil }
    self = rest
    return (sign * (hours * 3_600 + minutes * 60 + seconds), hasColon, digits)
  }

  /// Whether the number continues here.
  private var continuesNumber: Bool {
    isDigit(at: position)
      || position < text.count && text[position] == Self.point && isDigit(at: position + 1)
  }
}

extension Unicode.Scalar {
  /// Whether it is an accented Latin letter, or a combining accent: `ã`, and U+0303.
  fileprivate var isLatinLetter: Bool {
    switch value {
    case 0xD7, 0xF7: false
    case 0xC0...0x17F, 0x300...0x36F: true
    default: false
    }
  }
}
