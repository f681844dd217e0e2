import BigNumbers
import ExactReals

/// Whole numbers in other bases: `0xFF`, `0b1010`, `0o17`.
extension Lexer {
  /// The base named by the prefix of the number here.
  var prefixedBase: NumberBase? {
    guard text[position] == UInt8(ascii: "0"), position + 1 < text.count else { return nil }
    return switch text[position + 1] | 0x20 {
    case UInt8(ascii: "x"): .hexadecimal
    case UInt8(ascii: "b"): .binary
    case UInt8(ascii: "o"): .octal
    default: nil
    }
  }

  /// The base of a number with a `#`, and the start of its digits: `36#zz`; nil if there is none here.
  ///
  /// If calculations are numbered, `#2` refers to one of them.
  var writtenBase: (base: Int, end: Int)? {
    guard !readsCalculationNumbers, isDigit(at: position), text[position] != UInt8(ascii: "0")
    else { return nil }
    let end = isDigit(at: position + 1) ? position + 2 : position + 1
    guard end + 1 < text.count, text[end] == UInt8(ascii: "#"),
      isDigit(at: end + 1) || text[end + 1].isLetter,
      let base = Int(String(decoding: text[position..<end], as: UTF8.self)), (2...36).contains(base)
    else { return nil }
    return (base, end + 1)
  }

  /// Reads a number with the prefix of its base: `0xFF`, `0b1.01`, `0x1.9p+1`.
  ///
  /// All letters and digits belong to it, so that `0b12` and `0xg` are no products. A `_` may precede each digit.
  mutating func number(in base: NumberBase) throws(ExpressionError) -> Rational {
    let start = position
    position += 2
    return try digits(in: base.rawValue, from: start, hasBinaryExponent: base == .hexadecimal)
  }

  /// Takes a number with its base as a subscript: `101₂`, `FF₁₆`; nil if there is none here.
  ///
  /// It begins with a digit, or is in base 16, so that `2log₂ 8` and `log₂ 8` remain logarithms.
  mutating func takeNumberAboveBase() throws(ExpressionError) -> Token? {
    let start = position
    var end = start
    while end < text.count, text[end].isLetter || isDigit(at: end) || text[end] == Self.point {
      end += 1
    }
    guard end > start, isBeyondASCII(at: end) else { return nil }
    var rest = self
    rest.position = end
    guard rest.takeScalar().subscriptDigit != nil else { return nil }
    rest.position = end
    let below = try rest.digits(from: end, { $0.subscriptDigit })
    guard (2...16).contains(below), let base = Int(exactly: below.numerator) else { return nil }
    // The number may also have the prefix of that base.
    let first = prefixedBase?.rawValue == base ? start + 2 : start
    let letters = text[first..<end].filter { $0.isLetter }
    guard isDigit(at: start) || base == 16,
      letters.allSatisfy({ Int($0 | 0x20) - Int(UInt8(ascii: "a")) + 10 < base })
    else { return nil }
    position = first
    let value = try digits(in: base, from: start)
    guard position == end else {
      throw ExpressionError(.malformedNumber, at: start..<rest.position)
    }
    position = rest.position
    endOfNumber = position
    readsOtherNotation = true
    let prefix = value.isInteger ? NumberBase(rawValue: base) : nil
    return Token(
      kind: prefix.map { .based(value, $0) } ?? .number(value), range: start..<position)
  }

  /// Reads the digits of a number in a base, perhaps with a point among them.
  mutating func digits(
    in base: Int, from start: Int, hasBinaryExponent: Bool = false
  ) throws(ExpressionError) -> Rational {
    var digits: [UInt8] = []
    var places: Int?
    var isReadable = true
    var isBehindSeparator = false
    while position < text.count {
      let place = position
      let scalar = takeScalar()
      if hasBinaryExponent, scalar == "p" || scalar == "P", places != nil {
        position = place
        break
      }
      guard scalar.continuesName || scalar == "." && continuesFraction else {
        position = place
        break
      }
      if scalar == "_", !isBehindSeparator {
        isBehindSeparator = true
      } else if scalar == ".", places == nil, !isBehindSeparator {
        places = 0
      } else {
        isBehindSeparator = false
        isReadable = isReadable && scalar.isASCII && scalar != "_" && scalar != "."
        digits.append(text[place])
        places = places.map { $0 + 1 }
      }
    }
    var exponent = 0
    if hasBinaryExponent, places != nil, position < text.count,
      text[position] | 0x20 == UInt8(ascii: "p")
    {
      exponent = try binaryExponent(from: start)
    }
    guard isReadable, !isBehindSeparator,
      let value = BigInt(String(decoding: digits, as: UTF8.self), radix: base)
    else { throw ExpressionError(.malformedNumber, at: start..<position) }
    var number = Rational(value)
    guard number.storageBitWidth <= CalculationLimit.expression.bits else {
      throw ExpressionError(.calculation(.tooManyDigits), at: start..<position)
    }
    if let places, places > 0 {
      number = Rational(value, over: BigInt(base).raised(to: places))
    }
    if exponent != 0 {
      number =
        exponent > 0
        ? Rational(number.numerator << exponent, over: number.denominator)
        : Rational(number.numerator, over: number.denominator << -exponent)
    }
    try pay(for: number, from: start)
    return number
  }

  /// Whether a point is followed by a digit of the fraction.
  private var continuesFraction: Bool {
    isDigit(at: position) || position < text.count && text[position].isLetter
  }

  /// Reads `p+1`, the power of two of a hexadecimal number, as in C and similar languages.
  private mutating func binaryExponent(from start: Int) throws(ExpressionError) -> Int {
    position += 1
    var isNegative = false
    if position < text.count, "+-".utf8.contains(text[position]) {
      isNegative = text[position] == UInt8(ascii: "-")
      position += 1
    }
    guard isDigit(at: position), let exponent = takeWholeNumber() else {
      throw ExpressionError(.malformedNumber, at: start..<position)
    }
    guard exponent <= CalculationLimit.expression.bits / 2 else {
      throw ExpressionError(.calculation(.tooManyDigits), at: start..<position)
    }
    return isNegative ? -exponent : exponent
  }

  /// Pays for the memory of a number that was read.
  mutating func pay(for number: Rational, from start: Int) throws(ExpressionError) {
    wordsLeft -= number.storageBitWidth / 64
    guard wordsLeft >= 0 else {
      throw ExpressionError(.calculation(.tooMuchWork), at: start..<position)
    }
  }
}
