import CalendarDates

/// Dates in other orders than in ISO 8601: `27.11.2026` is one, `12/25/2025` and `2024-1-5` may be.
extension Lexer {
  /// Whether a date in numbers may begin here, judging by the signs after the first one or two digits.
  var mayBeginDateInNumbers: Bool {
    guard readsQuantities, position + 7 < text.count else { return false }
    switch text[isDigit(at: position + 1) ? position + 2 : position + 1] {
    case Self.point, UInt8(ascii: "/"), UInt8(ascii: "-"): return true
    default:
      return text[position + 4] == UInt8(ascii: "-") || text[position + 4] == UInt8(ascii: "/")
    }
  }

  /// Takes a date in numbers; nil if there is none.
  ///
  /// - Throws: ``ExpressionError`` with the readings, if it may also be a quotient or a difference.
  @inline(never)
  mutating func takeDateInNumbers() throws(ExpressionError) -> CalendarDate? {
    var rest = self
    let start = position
    if start > 0, isDigit(at: start - 1) || "./-".utf8.contains(text[start - 1]) { return nil }
    var parts: [(value: Int, digits: Int)] = []
    var sign: UInt8?
    while parts.count < 3 {
      let first = rest.position
      let value = rest.takeCount()
      parts.append((value, rest.position - first))
      guard parts.count < 3, rest.position < text.count else { break }
      guard sign == nil || text[rest.position] == sign else { return nil }
      sign = text[rest.position]
      rest.position += 1
    }
    guard parts.count == 3, let sign, parts.allSatisfy({ $0.digits > 0 }),
      rest.position == text.count
        || text[rest.position] != Self.point && text[rest.position] != sign
    else { return nil }
    let lengths = parts.map { $0.digits }
    let values = parts.map { $0.value }
    let range = start..<rest.position
    if lengths[0] == 4 || lengths[2] == 4, lengths.reduce(0, +) < 9,
      sign == (lengths[0] == 4 ? UInt8(ascii: "/") : UInt8(ascii: "-"))
    {
      // `2025/04/03` and `31-12-2025`, which are never written as a quotient or a difference.
      let year = lengths[0] == 4 ? values[0] : values[2]
      guard (1900...2100).contains(year),
        let date = CalendarDate(year: year, month: values[1], day: values[lengths[0] == 4 ? 2 : 0])
      else { return nil }
      let operation = sign == UInt8(ascii: "/") ? " / " : " - "
      throw ExpressionError(
        .ambiguous(date.description, values.map(String.init).joined(separator: operation)),
        at: range)
    }
    if sign == UInt8(ascii: "-") {
      guard lengths[0] == 4, lengths[1] < 3, lengths[2] < 3, (1900...2100).contains(values[0]),
        let date = CalendarDate(year: values[0], month: values[1], day: values[2])
      else { return nil }
      // Alone it is a difference.
      if text[..<start].allSatisfy({ $0 == UInt8(ascii: " ") }), rest.isAtEnd {
        readsOtherNotation = true
        return nil
      }
      throw ExpressionError(
        .ambiguous(date.description, values.map(String.init).joined(separator: " - ")), at: range)
    }
    guard lengths[0] < 3, lengths[1] < 3, lengths[2] == 4 else { return nil }
    let dayFirst = CalendarDate(year: values[2], month: values[1], day: values[0])
    if sign == Self.point {
      guard let dayFirst else { throw ExpressionError(.date(.noSuchDate), at: range) }
      position = rest.position
      readsOtherNotation = true
      return dayFirst
    }
    let monthFirst = CalendarDate(year: values[2], month: values[0], day: values[1])
    guard sign == UInt8(ascii: "/"), (1900...2100).contains(values[2]),
      let date = monthFirst ?? dayFirst
    else { return nil }
    let quotient = values.map(String.init).joined(separator: " / ")
    let other = dayFirst.flatMap { $0 == date ? nil : $0.description } ?? quotient
    throw ExpressionError(.ambiguous(date.description, other), at: range)
  }
}
