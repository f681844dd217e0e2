import BigNumbers

/// Mixed numbers: `3 1/2` is 3½.
extension Lexer {
  /// Takes the fraction behind a whole number, where it can be nothing else.
  ///
  /// It is less than one, one space parts them, and both together are a term: `2 × 3 1/2` and `3 1/2^2`
  /// could be more than one thing, and the three digits of `1 234/567` may belong to the whole number.
  ///
  /// - Parameter start: Where the whole number begins, whose digits were read.
  /// - Returns: The fraction, or nil.
  /// - Throws: ``ExpressionError`` where it has too many digits.
  mutating func mixedFraction(behind start: Int) throws(ExpressionError) -> Rational? {
    guard position < text.count, text[position] == UInt8(ascii: " "), isDigit(at: position + 1),
      !isGroup(at: position + 1), beginsTerm(at: start)
    else { return nil }
    var rest = self
    rest.position += 1
    var numerator = DecimalAccumulator()
    var denominator = DecimalAccumulator()
    rest.takeDigits(into: &numerator)
    guard rest.position < text.count, text[rest.position] == UInt8(ascii: "/") else { return nil }
    rest.position += 1
    rest.takeDigits(into: &denominator)
    guard !denominator.isEmpty, rest.endsTerm else { return nil }
    let above = try rest.value(of: numerator, exponent: 0, from: start)
    let below = try rest.value(of: denominator, exponent: 0, from: start)
    guard above < below else { return nil }
    self = rest
    return try? Rational(numerator: above.numerator, denominator: below.numerator)
  }

  /// Whether nothing before a place binds what stands there, except for a sign.
  private func beginsTerm(at place: Int) -> Bool {
    let end = endOfText(before: place)
    let sign = signLength(before: end)
    guard sign > 0 else { return end == 0 || "(,;=".utf8.contains(text[end - 1]) }
    let left = endOfText(before: end - sign)
    guard left > 0 else { return true }
    let isLetter = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(text[left - 1] | 0x20)
    return isLetter || isDigit(at: left - 1) || "(,;=)%!".utf8.contains(text[left - 1])
  }

  /// Whether nothing behind here binds what stands before it.
  private var endsTerm: Bool {
    var place = position
    while isSpace(at: place) { place += 1 }
    guard place < text.count else { return true }
    if text[place] == Self.comma { return !isDigit(at: place + 1) }
    return ")+-;=#".utf8.contains(text[place]) || text[place...].starts(with: "−".utf8)
  }

  private func endOfText(before place: Int) -> Int {
    var end = place
    while end > 0, isSpace(at: end - 1) { end -= 1 }
    return end
  }

  private func signLength(before end: Int) -> Int {
    guard end > 0 else { return 0 }
    if text[end - 1] == UInt8(ascii: "+") || text[end - 1] == UInt8(ascii: "-") { return 1 }
    return text[..<end].suffix(3).elementsEqual("−".utf8) ? 3 : 0
  }
}
