import BigNumbers
import ExactReals

/// Numbers of the language, and those with the marks that people write.
extension Lexer {
  /// Reads superscript or subscript digits, after the sign.
  mutating func digits(
    from start: Int, isNegative: Bool = false, _ digit: (Unicode.Scalar) -> UInt8?
  ) throws(ExpressionError) -> Rational {
    var digits = DecimalAccumulator()
    while position < text.count {
      let place = position
      guard let digit = digit(takeScalar()) else {
        position = place
        break
      }
      digits.append(digit)
    }
    let value = try value(of: digits, exponent: 0, from: start)
    return isNegative ? -value : value
  }

  /// Reads `12`, `1_000`, `.5`, `5.`, `1.5e-3`, and numbers with other marks.
  mutating func number() throws(ExpressionError) -> Rational {
    let start = position
    var digits = DecimalAccumulator()
    takeDigits(into: &digits)
    let hasPoint = position < text.count && text[position] == Self.point
    if hasPoint, symbols?.decimalMark ?? "." == "." {
      position += 1
      digits.beginFraction()
      takeDigits(into: &digits)
      // `08.30` may be a time.
      if readsQuantities, text[start] == UInt8(ascii: "0"), isDigit(at: start + 1) {
        readsOtherNotation = true
      }
      if position - start > 4, symbols == nil { try refuseGroupOfEuros(from: start) }
      if let repeating = try repeatingDecimal(digits, from: start) { return repeating }
    }
    if isBehindNumber {
      if hasPoint {
        try compareMarks(from: start, decimalMark: ".")
      } else if readsQuantities, position < text.count, text[position] == UInt8(ascii: "-"),
        !digits.isEmpty, let fraction = try mixedFraction(after: start)
      {
        readsOtherNotation = true
        return try value(of: digits, exponent: 0, from: start) + fraction
      }
      return try value(of: digits, exponent: 0, from: start)
    }
    if isMark(at: position) || hasPoint && position < text.count && text[position] == Self.point {
      position = start
      return try groupedNumber()
    }
    if !hasPoint, !digits.isEmpty, position < text.count, text[position] >= 0x80 {
      var rest = self
      if let fraction = rest.takeScalar().vulgarFraction {
        let whole = try value(of: digits, exponent: 0, from: start)
        position = rest.position
        readsOtherNotation = true
        return whole + fraction
      }
    }
    if !hasPoint, !digits.isEmpty {
      if let fraction = try mixedFraction(after: start) {
        readsOtherNotation = true
        return try value(of: digits, exponent: 0, from: start) + fraction
      }
      if let fraction = try fraction(over: digits, from: start) {
        readsOtherNotation = true
        return fraction
      }
    }
    let exponent = digits.isEmpty ? 0 : exponent()
    try refuseTornExponent(from: start)
    try compareMarks(from: start, decimalMark: hasPoint ? "." : nil)
    return try value(of: digits, exponent: exponent, from: start)
  }

  /// Whether the number ends here, as nearly always, because the text ends or a sign follows.
  private var isBehindNumber: Bool {
    guard position < text.count else { return true }
    return switch text[position] {
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"),
      UInt8(ascii: "^"), UInt8(ascii: ")"):
      true
    default: false
    }
  }

  /// Rejects `1.6e -19`, `10 e 3` and `1.5 EXP 3`, which may be an exponent with a space in it or a product with e or
  /// its power; likewise `14e(-2)` and a lone `5E`.
  private func refuseTornExponent(from start: Int) throws(ExpressionError) {
    var place = position
    while isSpace(at: place) { place += 1 }
    guard place < text.count, text[place] | 0x20 == UInt8(ascii: "e") else { return }
    // In capitals it is the name of a key.
    let isKey = text[place...].starts(with: "EXP".utf8)
    let isTornBefore = place > position
    let mayBeFactor = !isTornBefore && !isKey
    place += isKey ? 3 : 1
    let end = place
    while isSpace(at: place) { place += 1 }
    let hasSign =
      place < text.count && (text[place] == UInt8(ascii: "-") || text[place] == UInt8(ascii: "+"))
    var digits = hasSign ? place + 1 : place
    guard isDigit(at: digits), isKey || (hasSign ? isTornBefore || place > end : place > end)
    else {
      if mayBeFactor { try refuseFactorE(from: start) }
      return
    }
    while isDigit(at: digits) { digits += 1 }
    let number = String(decoding: text[start..<position], as: UTF8.self)
    let exponent = String(decoding: text[place..<digits], as: UTF8.self)
    let product = isKey ? " × exp(" + exponent + ")" : (hasSign ? " × e " : " × e × ") + exponent
    throw ExpressionError(
      .ambiguous(number + "e" + exponent, number + product), at: start..<digits)
  }

  /// Rejects `14e(-2)` and `5E`, where the letter directly after the number may begin its exponent.
  private func refuseFactorE(from start: Int) throws(ExpressionError) {
    let number = String(decoding: text[start..<position], as: UTF8.self)
    var rest = self
    rest.position += 1
    let end = rest.position
    if rest.isFollowedByBracket {
      rest.skipSpace()
      let opening = rest.position
      rest.position += 1
      let inner = rest.enclosed(from: opening, by: ")")
      let exponent = "(" + (inner?.text ?? "…") + ")"
      throw ExpressionError(
        .ambiguous(number + " * 10^" + exponent, number + " * e * " + exponent),
        at: start..<(inner?.end ?? rest.position))
    }
    let isLone = end == text.count || !rest.takeScalar().continuesName
    guard text[position] == UInt8(ascii: "E"), isLone else { return }
    throw ExpressionError(.ambiguous(number + " * e", number + "e…"), at: start..<end)
  }

  /// Reads `0.(3)`, where the digits in brackets repeat.
  ///
  /// - Parameters:
  ///   - digits: The digits before the bracket, with the point.
  ///   - start: The start of the number.
  /// - Returns: The number; nil if the brackets don't contain only digits.
  /// - Throws: ``ExpressionError`` for `0.1(6)`, which may be a product.
  private mutating func repeatingDecimal(
    _ digits: DecimalAccumulator, from start: Int
  ) throws(ExpressionError) -> Rational? {
    guard position < text.count, text[position] == UInt8(ascii: "(") else { return nil }
    var rest = self
    rest.position += 1
    let first = rest.position
    var period = DecimalAccumulator()
    rest.takeDigits(into: &period)
    let count = rest.position - first
    guard count > 0, count <= Self.periodLimit, rest.position < text.count,
      text[rest.position] == UInt8(ascii: ")"),
      !text[first..<rest.position].contains(Self.separator)
    else { return nil }
    rest.position += 1
    var head = digits
    if head.isEmpty { head.append(0) }
    let places = text[start..<position].reversed().prefix { $0 != Self.point }.count
    let value = try rest.value(of: head, exponent: 0, from: start)
    let whole = try rest.value(of: period, exponent: 0, from: start)
    guard places <= Self.periodLimit,
      let nines = try? Rational(
        numerator: whole.numerator, denominator: .powerOfTen(count) - 1),
      let fraction = try? nines / Rational(BigInt.powerOfTen(places))
    else { return nil }
    let sum = value + fraction
    guard places == 0 else {
      let number = String(decoding: text[start..<position], as: UTF8.self)
      let factor = String(decoding: text[first..<rest.position - 1], as: UTF8.self)
      throw ExpressionError(
        .ambiguous(
          number + " * " + factor, sum.numerator.description + "/" + sum.denominator.description),
        at: start..<rest.position)
    }
    self = rest
    readsOtherNotation = true
    return sum
  }

  /// The most repeating digits, and the most digits before them.
  private static let periodLimit = 40

  /// The number of the digits just read, if there are any and not too many.
  mutating func value(
    of digits: DecimalAccumulator, exponent: Int, from start: Int
  ) throws(ExpressionError) -> Rational {
    guard !digits.isEmpty else { throw ExpressionError(.malformedNumber, at: start..<position) }
    guard let value = digits.value(exponent: exponent) else {
      throw ExpressionError(.calculation(.tooManyDigits), at: start..<position)
    }
    try pay(for: value, from: start)
    return value
  }

  mutating func takeDigits(into digits: inout DecimalAccumulator) {
    while position < text.count {
      let digit = text[position] &- UInt8(ascii: "0")
      if digit < 10 {
        digits.append(digit)
      } else {
        guard text[position] == Self.separator, position > 0, isDigit(at: position - 1),
          isDigit(at: position + 1)
        else { return }
      }
      position += 1
    }
  }

  /// Reads `e-3` if it is there; otherwise returns 0.
  ///
  /// An `e` without digits after it is not part of the number: `2e` is 2 times e.
  ///
  /// A space may stand before a capital: `6.02 E23`.
  mutating func exponent() -> Int {
    var place = position
    while isSpace(at: place) { place += 1 }
    let isTorn = place > position
    guard place < text.count,
      isTorn ? text[place] == UInt8(ascii: "E") : text[place] | 0x20 == UInt8(ascii: "e")
    else { return 0 }
    place += 1
    var isNegative = false
    if place < text.count {
      if text[place] == UInt8(ascii: "+") {
        place += 1
      } else if text[place...].starts(with: "−".utf8) {
        isNegative = true
        place += 3
      } else if text[place] == UInt8(ascii: "-") {
        isNegative = true
        place += 1
      }
    }
    guard isDigit(at: place) else { return 0 }
    if isTorn { readsOtherNotation = true }
    var exponent = 0
    while isDigit(at: place) {
      // Far beyond any limit, larger numbers need not be told apart.
      exponent = min(exponent * 10 + Int(text[place] - UInt8(ascii: "0")), 100_000_000)
      place += 1
    }
    position = place
    return isNegative ? -exponent : exponent
  }
}
