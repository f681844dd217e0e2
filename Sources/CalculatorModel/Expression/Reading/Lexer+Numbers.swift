import BigNumbers
import ExactReals

/// Numbers: those of the language, and with the marks that people write.
extension Lexer {
  /// Reads digits above or below the line, after the sign.
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
    }
    if isBehindNumber {
      if hasPoint { try compareMarks(from: start, decimalMark: ".") }
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
    if !hasPoint, !digits.isEmpty, let fraction = try mixedFraction(behind: start) {
      readsOtherNotation = true
      return try value(of: digits, exponent: 0, from: start) + fraction
    }
    let exponent = digits.isEmpty ? 0 : exponent()
    try refuseTornExponent(from: start)
    try compareMarks(from: start, decimalMark: hasPoint ? "." : nil)
    return try value(of: digits, exponent: exponent, from: start)
  }

  /// Whether no number goes on here: as nearly always, its text ends or a sign follows.
  private var isBehindNumber: Bool {
    guard position < text.count else { return true }
    return switch text[position] {
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"),
      UInt8(ascii: "^"), UInt8(ascii: ")"):
      true
    default: false
    }
  }

  /// Refuses `6.02 E+23`, `1.6e -19`, `10 e 3` and `1.5 EXP 3`: an exponent with a space in it, or a
  /// product with e or its power.
  private func refuseTornExponent(from start: Int) throws(ExpressionError) {
    var place = position
    while isSpace(at: place) { place += 1 }
    guard place < text.count, text[place] | 0x20 == UInt8(ascii: "e") else { return }
    // In capitals it is the name of a key.
    let isKey = text[place...].starts(with: "EXP".utf8)
    let isTornBefore = place > position
    place += isKey ? 3 : 1
    let end = place
    while isSpace(at: place) { place += 1 }
    let hasSign =
      place < text.count && (text[place] == UInt8(ascii: "-") || text[place] == UInt8(ascii: "+"))
    var digits = hasSign ? place + 1 : place
    guard isDigit(at: digits), isKey || (hasSign ? isTornBefore || place > end : place > end)
    else { return }
    while isDigit(at: digits) { digits += 1 }
    let number = String(decoding: text[start..<position], as: UTF8.self)
    let exponent = String(decoding: text[place..<digits], as: UTF8.self)
    let product = isKey ? " × exp(" + exponent + ")" : (hasSign ? " × e " : " × e × ") + exponent
    throw ExpressionError(
      .ambiguous(number + "e" + exponent, number + product), at: start..<digits)
  }

  /// Reads a number with marks that are not those of the language, or more than one.
  private mutating func groupedNumber() throws(ExpressionError) -> Rational {
    let start = position
    var groups = NumberGroups()
    while position < text.count {
      if isDigit(at: position) {
        groups.digits[groups.digits.count - 1].append(text[position])
        position += 1
      } else if let mark = mark(at: position) {
        groups.marks.append(mark.scalar)
        groups.digits.append([])
        position += mark.length
      } else if text[position] == Self.separator, position > start, isDigit(at: position - 1),
        isDigit(at: position + 1)
      {
        position += 1
      } else {
        break
      }
    }
    // `1..` and `1.2.` end in a mark that nothing follows.
    if position < text.count, text[position] == Self.point { position += 1 }
    let range = start..<position
    guard text[position - 1] != Self.point,
      let meaning = try groups.meaning(for: symbols, at: range)
    else { throw ExpressionError(.malformedNumber, at: range) }
    var digits = DecimalAccumulator()
    for (place, group) in groups.digits.enumerated() {
      if meaning == .decimal, place == groups.digits.count - 1 { digits.beginFraction() }
      for digit in group { digits.append(digit - UInt8(ascii: "0")) }
    }
    if symbols == nil { readsOtherNotation = true }
    let value = try value(of: digits, exponent: exponent(), from: start)
    try compareMarks(from: start, decimalMark: groups.decimalMark(as: meaning))
    return value
  }

  private func isMark(at position: Int) -> Bool { mark(at: position) != nil }

  /// The mark of a number that stands at a place, with digits behind it.
  private func mark(at position: Int) -> (scalar: Unicode.Scalar, length: Int)? {
    guard position < text.count else { return nil }
    switch text[position] {
    case Self.point: return isDigit(at: position + 1) ? (".", 1) : nil
    case Self.comma:
      let separates = isAmongArguments && symbols?.decimalMark != ","
      return isDigit(at: position + 1) && !separates ? (",", 1) : nil
    case UInt8(ascii: "'"): return isGroup(at: position + 1) ? ("'", 1) : nil
    case UInt8(ascii: " ") where isPersons:
      return isGroup(at: position + 1) ? (" ", 1) : nil
    case 0xC2 where text[position...].starts(with: "\u{A0}".utf8):
      return isGroup(at: position + 2) ? (" ", 2) : nil
    case 0xE2 where text[position...].starts(with: "’".utf8):
      return isGroup(at: position + 3) ? ("'", 3) : nil
    default: return nil
    }
  }

  /// Whether just three digits stand here.
  func isGroup(at position: Int) -> Bool {
    isDigit(at: position) && isDigit(at: position + 1) && isDigit(at: position + 2)
      && !isDigit(at: position + 3)
  }

  /// The number of the digits that were read, if there are any and not too many.
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

  /// Reads `e-3` if it is there, else gives 0.
  ///
  /// An `e` without digits behind it is no part of the number: `2e` is 2 times e.
  private mutating func exponent() -> Int {
    guard position < text.count, text[position] | 0x20 == UInt8(ascii: "e") else { return 0 }
    var place = position + 1
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
    var exponent = 0
    while isDigit(at: place) {
      // Far beyond any limit it need not be told apart from what is larger still.
      exponent = min(exponent * 10 + Int(text[place] - UInt8(ascii: "0")), 100_000_000)
      place += 1
    }
    position = place
    return isNegative ? -exponent : exponent
  }
}
