import BigNumbers
import ExactReals

/// Cuts the text of an expression into tokens.
///
/// `−`, `×`, `÷` and `·` mean the same as `-`, `*`, `/` and `*`; digits may be separated by `_`.
struct Lexer {
  /// The most 64-bit words that all numbers of an expression may have together.
  ///
  /// Without it an exponent would turn a few bytes of text into a long number, many times over.
  static let wordLimit = 1 << 20

  private let text: [UInt8]
  private var position = 0
  private var wordsLeft = wordLimit

  init(_ text: [UInt8]) {
    self.text = text
  }

  /// The next token; after the last one, always the end.
  mutating func next() throws(ExpressionError) -> Token {
    skipSpace()
    let start = position
    guard position < text.count else { return Token(kind: .end, range: start..<start) }
    if isDigit(at: position) || text[position] == Self.point {
      let value = try number()
      return Token(kind: .number(value), range: start..<position)
    }
    let scalar = takeScalar()
    let kind: Token.Kind
    switch scalar {
    case "+": kind = .operation(.addition)
    case "-", "−": kind = .operation(.subtraction)
    case "*", "×", "·": kind = .operation(.multiplication)
    case "/", "÷": kind = .operation(.division)
    case "%": kind = .percentSign
    case "(": kind = .openingBracket
    case ")": kind = .closingBracket
    default: throw unknown(from: start, scalar)
    }
    return Token(kind: kind, range: start..<position)
  }

  private static let point = UInt8(ascii: ".")
  private static let separator = UInt8(ascii: "_")

  private func isDigit(at position: Int) -> Bool {
    position < text.count && text[position] &- UInt8(ascii: "0") < 10
  }

  private func isLetter(at position: Int) -> Bool {
    position < text.count && (text[position] | 0x20) &- UInt8(ascii: "a") < 26
  }

  private mutating func skipSpace() {
    while position < text.count {
      switch text[position] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"):
        position += 1
      case 0xC2 where position + 1 < text.count && text[position + 1] == 0xA0:
        position += 2  // a space that does not break
      default:
        return
      }
    }
  }

  /// Takes one scalar.
  ///
  /// The text is valid UTF-8, so a leading byte tells how many follow.
  private mutating func takeScalar() -> Unicode.Scalar {
    let first = text[position]
    let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    let end = min(position + length, text.count)
    defer { position = end }
    var value = length == 1 ? UInt32(first) : UInt32(first) & (0xFF >> UInt32(length + 1))
    for byte in text[(position + 1)..<end] { value = value << 6 | UInt32(byte & 0x3F) }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  /// The error of a character, or of the whole name that it begins.
  private mutating func unknown(from start: Int, _ scalar: Unicode.Scalar) -> ExpressionError {
    guard isLetter(at: start) else {
      return ExpressionError(.unknownCharacter(String(Character(scalar))), at: start..<position)
    }
    while isLetter(at: position) || isDigit(at: position) { position += 1 }
    let name = String(decoding: text[start..<position], as: UTF8.self)
    return ExpressionError(.unknownName(name), at: start..<position)
  }

  /// Reads `12`, `1_000`, `.5`, `5.`, `1.5e-3`.
  private mutating func number() throws(ExpressionError) -> Rational {
    let start = position
    var digits = DecimalAccumulator()
    takeDigits(into: &digits)
    if position < text.count, text[position] == Self.point {
      position += 1
      digits.beginFraction()
      takeDigits(into: &digits)
      if position < text.count, text[position] == Self.point {
        throw ExpressionError(.malformedNumber, at: start..<(position + 1))
      }
    }
    guard !digits.isEmpty else { throw ExpressionError(.malformedNumber, at: start..<position) }
    let exponent = try exponent(from: start)
    guard let value = digits.value(exponent: exponent) else {
      throw ExpressionError(.calculation(.tooManyDigits), at: start..<position)
    }
    wordsLeft -= value.storageBitWidth / 64
    guard wordsLeft >= 0 else {
      throw ExpressionError(.calculation(.tooMuchWork), at: start..<position)
    }
    return value
  }

  private mutating func takeDigits(into digits: inout DecimalAccumulator) {
    while isDigit(at: position)
      || position > 0 && isDigit(at: position - 1) && isDigit(at: position + 1)
        && text[position] == Self.separator
    {
      if text[position] != Self.separator { digits.append(text[position] - UInt8(ascii: "0")) }
      position += 1
    }
  }

  /// Reads `e-3` if it is there, else gives 0.
  private mutating func exponent(from start: Int) throws(ExpressionError) -> Int {
    guard position < text.count, text[position] | 0x20 == UInt8(ascii: "e") else { return 0 }
    position += 1
    var isNegative = false
    if position < text.count {
      if text[position] == UInt8(ascii: "+") {
        position += 1
      } else if text[position...].starts(with: "−".utf8) {
        isNegative = true
        position += 3
      } else if text[position] == UInt8(ascii: "-") {
        isNegative = true
        position += 1
      }
    }
    guard isDigit(at: position) else {
      throw ExpressionError(.malformedNumber, at: start..<position)
    }
    var exponent = 0
    while isDigit(at: position) {
      // Far beyond any limit it need not be told apart from what is larger still.
      exponent = min(exponent * 10 + Int(text[position] - UInt8(ascii: "0")), 100_000_000)
      position += 1
    }
    return isNegative ? -exponent : exponent
  }
}
