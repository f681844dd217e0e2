import BigNumbers
import ExactReals

/// Cuts the text of an expression into tokens.
///
/// `−`, `×`, `÷` and `·` mean the same as `-`, `*`, `/` and `*`; digits may be separated by `_`;
/// `#` begins a comment.
struct Lexer {
  /// The most 64-bit words that all numbers of an expression may have together.
  ///
  /// Without it an exponent would turn a few bytes of text into a long number, many times over.
  static let wordLimit = 1 << 20

  let text: [UInt8]
  private var position = 0
  private var wordsLeft = wordLimit

  /// Creates a lexer of a text that is not too long.
  ///
  /// - Throws: ``ExpressionError`` when it is.
  init(checking text: [UInt8]) throws(ExpressionError) {
    let limit = MathExpression.lengthLimit
    guard text.count <= limit else { throw ExpressionError(.tooLong, at: limit..<text.count) }
    self.text = text
  }

  /// What a text begins with, as far as one character tells.
  enum Beginning {
    case nothing
    case comment
    case name
    case other
  }

  /// What comes next begins with.
  var beginning: Beginning {
    var rest = self
    rest.skipSpace()
    guard rest.position < text.count else { return .nothing }
    let scalar = rest.takeScalar()
    if scalar == "#" { return .comment }
    return scalar.beginsName || scalar == "π" || scalar == "τ" ? .name : .other
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
    case "*" where position < text.count && text[position] == UInt8(ascii: "*"):
      position += 1
      kind = .power
    case "*", "×", "·", "⋅": kind = .operation(.multiplication)
    case "/", "÷": kind = .operation(.division)
    case "^": kind = .power
    case "!": kind = .factorial
    case "%": kind = .percentSign
    case "(": kind = .openingBracket
    case ")": kind = .closingBracket
    case ",": kind = .comma
    case "=": kind = .equals
    case "π": kind = .constant(.pi)
    case "τ": kind = .constant(.tau)
    case "√": kind = .radical(.squareRoot)
    case "∛": kind = .radical(.cubeRoot)
    case "°": kind = .angleUnit(.degrees)
    case "#":
      // The rest is a comment.
      position = text.count
      kind = .end
    case "⁻", "⁺":
      kind = .superscript(try superscript(from: start, isNegative: scalar == "⁻"))
    default:
      if scalar.superscriptDigit != nil {
        position = start
        kind = .superscript(try superscript(from: start, isNegative: false))
      } else if scalar.beginsName {
        skipName()
        kind = .name
      } else {
        throw ExpressionError(
          .unknownCharacter(String(Character(scalar))), at: start..<position)
      }
    }
    return Token(kind: kind, range: kind == .end ? start..<start : start..<position)
  }

  private static let point = UInt8(ascii: ".")
  private static let separator = UInt8(ascii: "_")

  private func isDigit(at position: Int) -> Bool {
    position < text.count && text[position] &- UInt8(ascii: "0") < 10
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
    if first < 0x80 {
      position += 1
      return Unicode.Scalar(first)
    }
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    let end = min(position + length, text.count)
    defer { position = end }
    var value = UInt32(first) & (0xFF >> UInt32(length + 1))
    for byte in text[(position + 1)..<end] { value = value << 6 | UInt32(byte & 0x3F) }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  /// Goes to the end of the name that has begun.
  private mutating func skipName() {
    while position < text.count {
      let start = position
      guard takeScalar().continuesName else {
        position = start
        return
      }
    }
  }

  /// Reads the digits above the line, after the sign.
  private mutating func superscript(
    from start: Int, isNegative: Bool
  ) throws(ExpressionError) -> Rational {
    var digits = DecimalAccumulator()
    while position < text.count {
      let place = position
      guard let digit = takeScalar().superscriptDigit else {
        position = place
        break
      }
      digits.append(digit)
    }
    let value = try value(of: digits, exponent: 0, from: start)
    return isNegative ? -value : value
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
    return try value(of: digits, exponent: digits.isEmpty ? 0 : exponent(), from: start)
  }

  /// The number of the digits that were read, if there are any and not too many.
  private mutating func value(
    of digits: DecimalAccumulator, exponent: Int, from start: Int
  ) throws(ExpressionError) -> Rational {
    guard !digits.isEmpty else { throw ExpressionError(.malformedNumber, at: start..<position) }
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
