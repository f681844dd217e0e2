import BigNumbers

/// Mixed numbers: `3 1/2` is 3½.
extension Lexer {
  /// Takes the fraction after a whole number, if it can mean nothing else.
  ///
  /// It is less than one, after a single space. `3 1/2^2` could have several meanings, and the three digits of
  /// `1 234/567` may belong to the whole number.
  ///
  /// - Parameter start: The start of the whole number, whose digits were already read.
  /// - Returns: The fraction, or nil.
  /// - Throws: ``ExpressionError`` if it has too many digits.
  mutating func mixedFraction(after start: Int) throws(ExpressionError) -> Rational? {
    guard position < text.count, " -".utf8.contains(text[position]), isDigit(at: position + 1),
      !isGroup(at: position + 1), leavesFraction(before: start)
    else { return nil }
    var rest = self
    rest.position += 1
    var numerator = DecimalAccumulator()
    var denominator = DecimalAccumulator()
    rest.takeDigits(into: &numerator)
    guard rest.position < text.count else { return nil }
    if text[rest.position] == UInt8(ascii: "/") {
      rest.position += 1
    } else if !rest.takeFractionBar() {
      return nil
    }
    rest.takeDigits(into: &denominator)
    guard !denominator.isEmpty, rest.endsFraction else { return nil }
    let above = try rest.value(of: numerator, exponent: 0, from: start)
    let below = try rest.value(of: denominator, exponent: 0, from: start)
    guard above < below else { return nil }
    // On drawings they are separated by a dash: `4'2-1/4"`.
    if text[position] == UInt8(ascii: "-") {
      guard readsQuantities, rest.position < text.count, text[rest.position] == UInt8(ascii: "\"")
      else { return nil }
    }
    self = rest
    return try? Rational(numerator: above.numerator, denominator: below.numerator)
  }

  /// Takes the number that U+2044 divides a whole number by, which forms a fraction: `3⁄4`.
  ///
  /// - Returns: The fraction; nil if there is no such bar, or a zero below it.
  mutating func fraction(
    over numerator: DecimalAccumulator, from start: Int
  ) throws(ExpressionError) -> Rational? {
    var rest = self
    var denominator = DecimalAccumulator()
    guard rest.takeFractionBar() else { return nil }
    rest.takeDigits(into: &denominator)
    guard !denominator.isEmpty, rest.position == text.count || text[rest.position] != Self.point
    else { return nil }
    let above = try value(of: numerator, exponent: 0, from: start)
    let below = try rest.value(of: denominator, exponent: 0, from: start)
    guard let fraction = try? above / below else { return nil }
    self = rest
    return fraction
  }

  private mutating func takeFractionBar() -> Bool {
    let bar = "\u{2044}".utf8
    guard text[position...].starts(with: bar) else { return false }
    position += bar.count
    return true
  }

  /// Whether the text before a whole number lets it have a fraction: `2 × 3 1/2`, but not `2^3 1/2` and `1/2 1/2`.
  private func leavesFraction(before place: Int) -> Bool {
    guard place > 0, text[place - 1] != UInt8(ascii: "/") else { return place == 0 }
    var end = endOfText(before: place)
    if end > 0, "+-".utf8.contains(text[end - 1]) { end = endOfText(before: end - 1) }
    guard end > 0 else { return true }
    return text[end - 1] != UInt8(ascii: "^") && !text[..<end].suffix(2).elementsEqual("**".utf8)
  }

  /// Whether nothing after the fraction binds its last number more tightly: a power, a factorial, another bar.
  private var endsFraction: Bool {
    var place = position
    while isSpace(at: place) { place += 1 }
    guard place < text.count else { return true }
    if place == position, text[place] == Self.point || text[place] == UInt8(ascii: "(") {
      return false
    }
    if text[place...].starts(with: "**".utf8) { return false }
    let isDivided = text[place] == UInt8(ascii: "/") || text[place...].starts(with: "÷".utf8)
    if isDivided, place > position, isFollowedByWholeDivisor(place) { return true }
    if isDivided { return false }
    var rest = self
    rest.position = place
    return !"^!".utf8.contains(text[place]) && rest.takeScalar().superscriptDigit == nil
  }

  /// Whether a division sign is followed by a blank and no other fraction: `1 3/4 / 2`, but not `1 3/4 / 1/2`.
  private func isFollowedByWholeDivisor(_ sign: Int) -> Bool {
    var place = sign + (text[sign] == UInt8(ascii: "/") ? 1 : 2)
    guard isSpace(at: place) else { return false }
    while isSpace(at: place) { place += 1 }
    let start = place
    while isDigit(at: place) { place += 1 }
    if place > start, isSpace(at: place), isDigit(at: place + 1) { return true }
    return place == text.count || text[place] != UInt8(ascii: "/")
  }

  private func endOfText(before place: Int) -> Int {
    var end = place
    while end > 0, isSpace(at: end - 1) { end -= 1 }
    return end
  }
}
