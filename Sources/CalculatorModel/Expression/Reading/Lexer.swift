import DisplayableText

/// Cuts the text of an expression into tokens.
///
/// `−`, `×`, `÷` and `·` mean the same as `-`, `*`, `/` and `*`; digits may be separated by `_`;
/// `#` begins a comment. Other digits and signs that mean the same are read as well, and marks in numbers
/// where they can mean but one thing.
struct Lexer {
  /// The most 64-bit words that all numbers of an expression may have together.
  ///
  /// Without it an exponent would turn a few bytes of text into a long number, many times over.
  static let wordLimit = 1 << 20

  let text: [UInt8]

  /// The marks of a person's numbers; nil in the command.
  let symbols: NumberSymbols?
  let readsCalculationNumbers: Bool

  /// Whether dates, arrows and the signs of feet and inches are read.
  let readsQuantities: Bool

  /// Whether the sign of a currency is a unit; else it is left out.
  var readsMoney = false

  /// The place of the currency's sign that stood before the number read last.
  var signBefore: Int?
  var position = 0
  var wordsLeft = wordLimit

  /// Where the text comes from, if signs were replaced in it.
  private let signs: PlainSigns?

  /// Whether a comma stands between arguments here, and so in no number.
  var isAmongArguments = false

  /// Whether something was read that the expression language writes in another way.
  var readsOtherNotation: Bool

  /// The decimal mark that the marks of a number before tell of, and that number's place.
  var decimalMark: (scalar: Unicode.Scalar, range: Range<Int>)?

  /// The sign of currency that was left out of a number, or of what a name stands for.
  var leftOutCurrency: Unicode.Scalar?

  /// Where the last number ended.
  var endOfNumber = -1

  /// Creates a lexer of a text that is not too long.
  ///
  /// - Throws: ``ExpressionError`` when it is.
  init(
    checking text: [UInt8], _ options: ReadingOptions = ReadingOptions()
  ) throws(ExpressionError) {
    let limit = MathExpression.lengthLimit
    guard text.count <= limit else { throw ExpressionError(.tooLong, at: limit..<text.count) }
    symbols = options.symbols
    readsCalculationNumbers = !options.numbered.isEmpty
    readsQuantities = options.readsQuantities
    signs =
      text.contains { $0 >= 0x80 }
      ? PlainSigns(text, decimalMark: options.symbols?.decimalMark ?? ".") : nil
    self.text = signs?.text ?? text
    readsOtherNotation = signs != nil
  }

  /// Whether places are others in the text as it was given.
  var hasPlaces: Bool { signs != nil }

  /// Whether the text is a person's and not the command's: `3 x 4` is a product and `2 + 3 =` a sum.
  var isPersons: Bool { symbols != nil }

  /// The place in the text as it was given.
  func original(_ range: Range<Int>) -> Range<Int> { signs?.original(range) ?? range }

  /// What stands at a place, without the space around it, as far as a message has room for it.
  func source(_ range: Range<Int>) -> String {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, isSpace(at: start) { start += 1 }
    while start < end, isSpace(at: end - 1) { end -= 1 }
    return String(decoding: text[start..<end], as: UTF8.self).displayable(limit: 40)
  }

  /// Whether a character that is not ASCII stands at a place.
  func isBeyondASCII(at position: Int) -> Bool { position < text.count && text[position] >= 0x80 }

  /// Whether a space stands at a place.
  func isSpace(at position: Int) -> Bool {
    position < text.count
      && (text[position] == UInt8(ascii: " ") || text[position] == UInt8(ascii: "\t"))
  }

  /// Whether the sign of a root stands here.
  var beginsWithRadical: Bool {
    text[position...].starts(with: "√".utf8) || text[position...].starts(with: "∛".utf8)
  }

  /// The next token; after the last one, always the end.
  mutating func next() throws(ExpressionError) -> Token {
    if let start = signBefore, endOfNumber == position {
      signBefore = nil
      return try unit(ofSignAt: start)
    }
    while true {
      skipSpace()
      let start = position
      guard position < text.count else { return Token(kind: .end, range: start..<start) }
      if isDigit(at: position) || beginsWithMark {
        if mayBeginDate, let date = try takeDate() {
          if let sign = signBefore {
            // A date is no sum of money.
            let text = source(sign..<start)
            throw ExpressionError(.unknownCharacter(text), at: sign..<start)
          }
          return Token(kind: .date(date), range: start..<position)
        }
        let base = prefixedBase
        let value = if let base { try number(in: base) } else { try number() }
        if let signs, signs.mixesDigits(in: start..<position) {
          throw ExpressionError(.differentDigits, at: start..<position)
        }
        endOfNumber = position
        return Token(
          kind: base.map { .based(value, $0) } ?? .number(value), range: start..<position)
      }
      let scalar = takeScalar()
      if scalar.isCurrency {
        if readsMoney {
          if let unit = try takeUnit(ofSignAt: start) { return unit }
          continue
        }
        try leaveOut(scalar, from: start)
        continue
      }
      let kind = try kind(of: scalar, from: start)
      if case .end = kind { return Token(kind: .end, range: start..<start) }
      return Token(kind: kind, range: start..<position)
    }
  }

  static let point = UInt8(ascii: ".")
  static let comma = UInt8(ascii: ",")
  static let separator = UInt8(ascii: "_")

  /// Whether a number begins with its decimal mark here.
  var beginsWithMark: Bool {
    guard position < text.count else { return false }
    return text[position] == Self.point
      || text[position] == Self.comma && symbols?.decimalMark == ","
        && isDigit(at: position + 1) && !(position > 0 && isDigit(at: position - 1))
  }

  /// Whether the sign that stands fifth may be the first of a date.
  private var mayBeginDate: Bool {
    position + 4 < text.count && text[position + 4] == UInt8(ascii: "-") && readsQuantities
  }

  func isDigit(at position: Int) -> Bool {
    position < text.count && text[position] &- UInt8(ascii: "0") < 10
  }

  mutating func skipSpace() {
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
  mutating func takeScalar() -> Unicode.Scalar {
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
}
