import BigNumbers
import ExactReals

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
  private let symbols: NumberSymbols?
  private let readsCalculationNumbers: Bool
  private var position = 0
  private var wordsLeft = wordLimit

  /// Where the text comes from, if signs were replaced in it.
  private let signs: PlainSigns?

  /// Whether a comma stands between arguments here, and so in no number.
  var isAmongArguments = false

  /// Whether something was read that the expression language writes in another way.
  private(set) var readsOtherNotation: Bool

  /// The sign of currency that was left out.
  private var currency: Unicode.Scalar?

  /// Where the last number ended.
  private var endOfNumber = -1

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

  /// Whether a character that is not ASCII stands at a place.
  func isBeyondASCII(at position: Int) -> Bool { position < text.count && text[position] >= 0x80 }

  /// Whether a space stands at a place.
  func isSpace(at position: Int) -> Bool {
    position < text.count
      && (text[position] == UInt8(ascii: " ") || text[position] == UInt8(ascii: "\t"))
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
    while true {
      skipSpace()
      let start = position
      guard position < text.count else { return Token(kind: .end, range: start..<start) }
      if isDigit(at: position) || beginsWithMark {
        let value = try number()
        endOfNumber = position
        return Token(kind: .number(value), range: start..<position)
      }
      let scalar = takeScalar()
      if scalar.isCurrency {
        try leaveOut(scalar, from: start)
        continue
      }
      let kind = try kind(of: scalar, from: start)
      return Token(kind: kind, range: kind == .end ? start..<start : start..<position)
    }
  }

  private mutating func kind(
    of scalar: Unicode.Scalar, from start: Int
  ) throws(ExpressionError) -> Token.Kind {
    switch scalar {
    case "+": return .operation(.addition)
    case "-", "−": return .operation(.subtraction)
    case "*" where position < text.count && text[position] == UInt8(ascii: "*"):
      position += 1
      return .power
    case "*", "×", "·", "⋅": return .operation(.multiplication)
    case "x" where isTimesSign(from: start), "X" where isTimesSign(from: start):
      return .operation(.multiplication)
    case "/", "÷": return .operation(.division)
    case "^": return .power
    case "!": return .factorial
    case "%": return .percentSign
    case "(": return .openingBracket
    case ")": return .closingBracket
    case ",", ";": return .comma
    case "=": return .equals
    case "π": return .constant(.pi)
    case "τ": return .constant(.tau)
    case "√": return .radical(.squareRoot)
    case "∛": return .radical(.cubeRoot)
    case "°": return .angleUnit(.degrees)
    case "#":
      if let number = takeCalculationNumber() { return .calculationNumber(number) }
      // The rest is a comment.
      position = text.count
      return .end
    case "⁻", "⁺":
      return .superscript(
        try digits(from: start, isNegative: scalar == "⁻", { $0.superscriptDigit }))
    case "≈": throw ExpressionError(.roundedNumber, at: start..<position)
    default:
      if scalar.superscriptDigit != nil {
        position = start
        return .superscript(try digits(from: start, { $0.superscriptDigit }))
      }
      if scalar.subscriptDigit != nil {
        position = start
        return .subscript(try digits(from: start, { $0.subscriptDigit }))
      }
      if let fraction = scalar.vulgarFraction {
        readsOtherNotation = true
        endOfNumber = position
        return .number(fraction)
      }
      guard scalar.beginsName else {
        throw ExpressionError(.unknownCharacter(String(Character(scalar))), at: start..<position)
      }
      skipName()
      return .name
    }
  }

  /// Leaves out the currency of a number, which stands right before or behind it.
  private mutating func leaveOut(
    _ sign: Unicode.Scalar, from start: Int
  ) throws(ExpressionError) {
    let end = position
    let follows =
      endOfNumber >= 0 && text[endOfNumber..<start].allSatisfy { $0 == UInt8(ascii: " ") }
    skipSpace()
    guard follows || isDigit(at: position) || beginsWithMark else {
      throw ExpressionError(.unknownCharacter(String(Character(sign))), at: start..<end)
    }
    guard currency == nil || currency == sign else {
      throw ExpressionError(.differentCurrencies, at: start..<end)
    }
    currency = sign
    readsOtherNotation = true
  }

  /// Whether an `x` is a sign of multiplication, as people write it, and not the beginning of a name.
  ///
  /// In `0x10` it means something else where that comes from.
  private func isTimesSign(from start: Int) -> Bool {
    guard isPersons else { return false }
    var rest = self
    if position < text.count, !isDigit(at: position), rest.takeScalar().continuesName {
      return false
    }
    let isAfterZero =
      start > 0 && text[start - 1] == UInt8(ascii: "0") && endOfNumber == start
      && !(start > 1
        && (isDigit(at: start - 2) || text[start - 2] == Self.point
          || text[start - 2] == Self.comma))
    return !isAfterZero
  }

  /// Takes the number behind `#` where calculations have one.
  private mutating func takeCalculationNumber() -> Int? {
    guard readsCalculationNumbers, isDigit(at: position) else { return nil }
    var number = 0
    while isDigit(at: position) {
      // Far beyond any list it need not be told apart from what is larger still.
      number = min(number * 10 + Int(text[position] - UInt8(ascii: "0")), 1_000_000)
      position += 1
    }
    return number
  }

  private static let point = UInt8(ascii: ".")
  private static let comma = UInt8(ascii: ",")
  private static let separator = UInt8(ascii: "_")

  /// Whether a number begins with its decimal mark here.
  private var beginsWithMark: Bool {
    guard position < text.count else { return false }
    return text[position] == Self.point
      || text[position] == Self.comma && symbols?.decimalMark == ","
        && isDigit(at: position + 1) && !(position > 0 && isDigit(at: position - 1))
  }

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

  /// Reads digits above or below the line, after the sign.
  private mutating func digits(
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
  private mutating func number() throws(ExpressionError) -> Rational {
    let start = position
    var digits = DecimalAccumulator()
    takeDigits(into: &digits)
    let hasPoint = position < text.count && text[position] == Self.point
    if hasPoint, symbols?.decimalMark ?? "." == "." {
      position += 1
      digits.beginFraction()
      takeDigits(into: &digits)
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
    let exponent = digits.isEmpty ? 0 : exponent()
    try refuseTornExponent(from: start)
    return try value(of: digits, exponent: exponent, from: start)
  }

  /// Refuses `6.02 E+23` and `1.6e -19`: an exponent with a space in it, or a product with e.
  private func refuseTornExponent(from start: Int) throws(ExpressionError) {
    var place = position
    while isSpace(at: place) { place += 1 }
    guard place < text.count, text[place] | 0x20 == UInt8(ascii: "e") else { return }
    let isTornBefore = place > position
    place += 1
    let end = place
    while isSpace(at: place) { place += 1 }
    guard isTornBefore != (place > end), place < text.count,
      text[place] == UInt8(ascii: "-") || text[place] == UInt8(ascii: "+"), isDigit(at: place + 1)
    else { return }
    let number = String(decoding: text[start..<position], as: UTF8.self)
    var digits = place + 1
    while isDigit(at: digits) { digits += 1 }
    let exponent = String(decoding: text[place..<digits], as: UTF8.self)
    throw ExpressionError(
      .ambiguousNumber(number + "e" + exponent, number + " × e " + exponent), at: start..<digits)
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
    return try value(of: digits, exponent: exponent(), from: start)
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
  private func isGroup(at position: Int) -> Bool {
    isDigit(at: position) && isDigit(at: position + 1) && isDigit(at: position + 2)
      && !isDigit(at: position + 3)
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

extension Unicode.Scalar {
  /// Whether it is the sign of a currency that people write beside numbers.
  fileprivate var isCurrency: Bool {
    switch self {
    case "$", "€", "£", "¥", "₹": true
    default: false
    }
  }
}
