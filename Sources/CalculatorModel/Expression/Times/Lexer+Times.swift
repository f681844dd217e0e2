import BigNumbers
import Quantities

/// Durations and times of day as they are typed.
extension Lexer {
  /// Whether the last number may begin a time.
  var mayContinueTime: Bool {
    guard readsQuantities, position < text.count else { return false }
    if text[position] == UInt8(ascii: ":") { return isDigit(at: position + 1) }
    // `1845Z`
    if text[position] == UInt8(ascii: "Z") {
      return position + 1 == text.count || !text[position + 1].isLetter
    }
    let letter = startOfNext
    return letter + 1 < text.count
      && (text[letter] | 0x20 == UInt8(ascii: "a") || text[letter] | 0x20 == UInt8(ascii: "p"))
  }

  /// Takes the rest of a time after its first number: `:45` of `7:45`, `pm` of `5pm`.
  ///
  /// - Parameters:
  ///   - start: The start of the number.
  ///   - number: The number.
  /// - Returns: The time; a number of minutes if their unit follows, as in `5:30 min/km`; nil if something else is
  ///   here.
  /// - Throws: ``ExpressionError`` if minutes or seconds are 60 or more, and for an hour such as `13:00 pm`.
  @inline(never)
  mutating func takeTime(
    from start: Int, _ number: Rational
  ) throws(ExpressionError) -> Token? {
    if text[position] == UInt8(ascii: "Z") { return timeOfFourDigits(from: start) }
    var rest = self
    var parts = [number]
    if text[start..<position].allSatisfy({ $0 &- UInt8(ascii: "0") < 10 }) {
      while parts.count < 3, parts[parts.count - 1].isInteger,
        let part = try rest.takeSixtieths()
      {
        parts.append(part)
      }
      try refuseOneDigit(from: start, after: rest.position)
    } else if let minutes = minutesBehindPoint(from: start) {
      parts = [Rational(number.rounded(.down)), minutes]
    } else {
      return nil
    }
    let isWritten = text[start..<rest.position].contains(UInt8(ascii: ":"))
    var form = parts.count > 2 ? NumberForm.hoursWithSeconds : .hours
    let end = rest.position
    if let isAfternoon = rest.takeHalfOfDay() {
      guard parts[0].isInteger, (1...12).contains(parts[0]) else {
        guard isWritten else { return nil }
        throw ExpressionError(.date(.noSuchTime), at: start..<rest.position)
      }
      if !isWritten, rest.isAmongLengths(from: start) { return nil }
      parts[0] = (parts[0] == 12 ? 0 : parts[0]) + (isAfternoon ? 12 : 0)
      form = .timeOfDay
    } else {
      guard isWritten else { return nil }
      if parts.count == 2,
        rest.takeWord().map({ ["min", "mins", "minutes"].contains($0) }) ?? false
      {
        (position, endOfNumber) = (end, end)
        let minutes = parts[0] + parts[1] * Rational(1, over: 60)
        return Token(kind: .number(minutes), range: start..<end)
      }
      rest.position = end
      // `1:05.3` may be minutes.
      if parts.count == 2, !parts[1].isInteger { readsOtherNotation = true }
      if parts.count == 2, rest.isFollowedByPace {
        // `7:30/mile` is not in hours.
        parts.insert(0, at: 0)
        form = .hoursWithSeconds
        readsOtherNotation = true
      }
      if !(rest.takeWord().map { ["h", "hr", "hrs", "hours"].contains($0) } ?? false)
        || rest.position < text.count && text[rest.position] == UInt8(ascii: "/")
      {
        rest.position = end
      }
    }
    (position, endOfNumber) = (rest.position, rest.position)
    let hours = parts.reversed().reduce(Rational.zero) { $0 * Rational(1, over: 60) + $1 }
    return Token(kind: .time(TimeOfHours(hours: hours, form: form)), range: start..<position)
  }

  /// The time of `1845Z`, whose zone comes next; nil if there is no such time.
  private func timeOfFourDigits(from start: Int) -> Token? {
    guard position == start + 4, let digits = Int(text[start..<position].text), digits < 2_400,
      digits % 100 < 60
    else { return nil }
    let hours = Rational(digits / 100) + Rational(digits % 100) * Rational(1, over: 60)
    return Token(kind: .time(TimeOfHours(hours: hours, form: .hours)), range: start..<position)
  }

  /// Rejects `0:3:45` and `9:05:7`, which lack the zero of a time.
  private func refuseOneDigit(from start: Int, after end: Int) throws(ExpressionError) {
    guard end < text.count, text[end] == UInt8(ascii: ":"), isDigit(at: end + 1),
      !isDigit(at: end + 2)
    else { return }
    let isSecond = end == position
    // `16:9` and `2:1` are ratios.
    let isTime =
      isSecond
      ? end + 4 < text.count && text[end + 2] == UInt8(ascii: ":") && isDigit(at: end + 3)
        && isDigit(at: end + 4)
      : true
    guard isTime else { return }
    var stop = isSecond ? end + 5 : end + 2
    while isDigit(at: stop) { stop += 1 }
    let (before, after) = (source(start..<end), source((end + 1)..<stop))
    let divisors = after.split(separator: ":").joined(separator: " / ")
    let divided = before + " / " + divisors
    throw ExpressionError(.ambiguous(before + ":0" + after, divided), at: start..<stop)
  }

  /// Whether a length without a number follows as a divisor: `/km`, `per mile`.
  private var isFollowedByPace: Bool {
    var rest = self
    guard let sign = try? rest.next(),
      sign.kind == .operation(.division) || text[sign.range].isWord("per"),
      let unit = try? rest.next(), unit.kind == .name
    else { return false }
    return Unit(named: text[unit.range].text)?.dimension == Dimension(.length)
  }

  /// Whether the sign before a place is a minus.
  func isBehindMinus(_ place: Int) -> Bool {
    var end = place
    while end > 0, isSpace(at: end - 1) { end -= 1 }
    return text[..<end].last == UInt8(ascii: "-") || text[..<end].suffix(3).elementsEqual("−".utf8)
  }

  /// Takes a colon and two digits, perhaps with decimals: `:45`, `:07.5`.
  private mutating func takeSixtieths() throws(ExpressionError) -> Rational? {
    let start = position + 1
    guard position < text.count, text[position] == UInt8(ascii: ":"), isDigit(at: start),
      isDigit(at: start + 1), !isDigit(at: start + 2)
    else { return nil }
    var end = start + 2
    let mark = symbols?.decimalMark == "," ? Self.comma : Self.point
    if end < text.count, text[end] == mark, isDigit(at: end + 1) {
      end += 1
      while isDigit(at: end) { end += 1 }
    }
    let digits = text[start..<end].map { $0 == mark ? Self.point : $0 }
    guard let part = Rational(decimal: String(decoding: digits, as: UTF8.self)), part < 60 else {
      throw ExpressionError(.date(.noSuchTime), at: start..<end)
    }
    position = end
    return part
  }

  /// The minutes of `5.30` before `pm`; nil if there are not two digits after the point.
  private func minutesBehindPoint(from start: Int) -> Rational? {
    guard position - start > 3, text[position - 3] == Self.point, isDigit(at: position - 2),
      isDigit(at: position - 1)
    else { return nil }
    let minutes = Int(text[position - 2] &- 48) * 10 + Int(text[position - 1] &- 48)
    return minutes < 60 ? Rational(minutes) : nil
  }

  /// Takes `am` or `pm`, also with points.
  ///
  /// - Returns: Whether it is `pm`; nil if neither is here.
  private mutating func takeHalfOfDay() -> Bool? {
    var rest = self
    guard let word = rest.takeWord() else { return nil }
    switch word {
    case "am", "pm": break
    case "a", "p":
      guard
        text[rest.position...].starts(with: ".m.".utf8)
          || text[rest.position...].starts(with: ".M.".utf8)
      else { return nil }
      rest.position += 3
    default: return nil
    }
    var following = rest
    guard rest.position == text.count || !following.takeScalar().continuesName else { return nil }
    self = rest
    return word.utf8.first == UInt8(ascii: "p")
  }

  /// Whether `pm` means picometres, as in `5 pm to nm` and `2 pm * 3 m`: next to a sign of a product, or in a
  /// conversion to a length without another time in the line.
  private func isAmongLengths(from start: Int) -> Bool {
    let signs = "*/^".utf8
    if let next = text[position...].first(where: { $0 != UInt8(ascii: " ") }),
      signs.contains(next) || text[startOfNext...].starts(with: "×".utf8)
        || text[startOfNext...].starts(with: "÷".utf8)
    {
      return true
    }
    if let last = text[..<start].last(where: { $0 != UInt8(ascii: " ") }), signs.contains(last) {
      return true
    }
    // Otherwise each time in a long line would be followed by a search of the whole line.
    guard text.count <= 1_000 else { return false }
    let words = text.split { !$0.isLetter }
    guard !text.contains(UInt8(ascii: ":")),
      words.count(where: { $0.isWord("am") || $0.isWord("pm") }) == 1
    else { return false }
    var rest = self
    while let next = try? rest.next(), next.kind != .end {
      let isSign =
        next.kind == .conversion || text[next.range].isWord("to") || text[next.range].isWord("in")
      guard isSign, let unit = try? rest.next() else { continue }
      // Neither a city nor `PT`, a petatonne, is a length.
      return Unit(named: text[unit.range].text)?.dimension == Dimension(.length)
    }
    return false
  }
}
