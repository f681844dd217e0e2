import BigNumbers
import DisplayableText
import Quantities

/// Cuts the text of an expression into tokens.
///
/// `−`, `×`, `÷` and `·` mean the same as `-`, `*`, `/` and `*`; digits may be separated by `_`; `#` begins a
/// comment. Other digits and signs with the same meaning are read as well, and also marks in numbers that can have
/// only one meaning.
struct Lexer {
  /// The most 64-bit words for all numbers of an expression together.
  ///
  /// Without it, an exponent would turn a few bytes of text into a long number, many times over.
  static let wordLimit = 1 << 20

  private(set) var text: [UInt8]

  /// The marks of the user's numbers; nil if they are unknown.
  var symbols: NumberSymbols?

  /// Whether the marks were set, rather than inferred from the text.
  private(set) var areMarksTold: Bool
  let readsCalculationNumbers: Bool

  /// Whether dates, arrows and the signs for feet and inches are read.
  let readsQuantities: Bool

  /// Whether a currency sign is a unit; otherwise it is left out.
  var readsMoney: Bool { readsQuantities }

  /// The place of the currency sign before the last number.
  var signBefore: Int?
  var position = 0
  var wordsLeft = wordLimit

  /// The source of the text, if signs were replaced in it.
  private let signs: PlainSigns?

  /// Whether a comma here separates arguments, and so belongs to no number.
  var isAmongArguments = false

  /// Whether there are subscript digits somewhere, as in `101₂`.
  private let hasSubscripts: Bool

  /// Whether something was read that the expression language writes differently.
  var readsOtherNotation: Bool

  /// The decimal mark shown by the marks of an earlier number, and that number's place.
  var decimalMark: (scalar: Unicode.Scalar, range: Range<Int>)?

  /// The currency sign that was left out of a number.
  var leftOutCurrency: Unicode.Scalar?

  /// The end of the last number.
  var endOfNumber = -1

  /// Whether a number was rejected whose marks can be read in two ways: `1,234`.
  var hasUndecidedMarks = false

  /// Creates a lexer for a text, unless it is too long.
  ///
  /// - Throws: ``ExpressionError`` if it is.
  init(
    checking text: [UInt8], _ options: ReadingOptions = ReadingOptions()
  ) throws(ExpressionError) {
    let limit = MathExpression.lengthLimit
    guard text.count <= limit else { throw ExpressionError(.tooLong, at: limit..<text.count) }
    symbols = options.symbols
    areMarksTold = options.symbols != nil
    readsCalculationNumbers = !options.numbered.isEmpty
    readsQuantities = options.readsQuantities
    signs =
      text.contains { $0 >= 0x80 || $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "{") }
        || options.readsQuantities && Question.mayBe(text)
      ? try PlainSigns(text, decimalMark: options.symbols?.decimalMark ?? ".") : nil
    self.text = signs?.text ?? text
    hasSubscripts = text.contains(0xE2) && text.hasSubscripts
    readsOtherNotation = signs != nil
  }

  /// The same text with `;` for the tabs and line ends between spreadsheet cells; nil if there are none.
  var separatingCells: Lexer? {
    let isEnd = { (byte: UInt8) in byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n") }
    guard let first = text.firstIndex(where: { !isEnd($0) && $0 != UInt8(ascii: "\r") }),
      let last = text.lastIndex(where: { !isEnd($0) && $0 != UInt8(ascii: "\r") }),
      text[first...last].contains(where: isEnd)
    else { return nil }
    var cells = self
    var wasEnd = false
    for place in first...last {
      let byte = text[place]
      if isEnd(byte) {
        cells.text[place] = UInt8(ascii: wasEnd ? " " : ";")
        wasEnd = true
      } else if byte == UInt8(ascii: "\r") {
        cells.text[place] = UInt8(ascii: " ")
      } else if byte != UInt8(ascii: " ") {
        wasEnd = false
      }
    }
    cells.readsOtherNotation = true
    return cells
  }

  /// A lexer at the beginning of the text, with the name at a place replaced.
  func replacing(_ place: Range<Int>, with name: String) -> Lexer {
    var other = self
    other.text.replaceSubrange(place, with: name.utf8)
    other.position = 0
    return other
  }

  /// Leaves out a word.
  mutating func leaveOut(_ word: Range<Int>) {
    for place in word { text[place] = UInt8(ascii: " ") }
  }

  /// Leaves out the word after a number that names those who share: `ways` of `$85 split 5 ways`.
  mutating func leaveOutSharers() {
    var rest = self
    guard case .number? = try? rest.next().kind, let next = try? rest.next(), next.kind == .name,
      case let word = text[next.range],
      word.isWord("ways") || word.isWord("of") || WordGroup.people.contains(word)
        || rest.isAtEnd && Unit(named: word.text) == nil && BuiltInName.meaning(of: word) == nil
    else { return }
    var end = next.range.upperBound
    if word.isWord("of") {
      guard let us = try? rest.next(), text[us.range].isWord("us") else { return }
      end = us.range.upperBound
    }
    leaveOut(next.range.lowerBound..<end)
  }

  /// Whether places differ from those in the original text.
  var hasPlaces: Bool { signs != nil }

  /// The place in the original text.
  func original(_ range: Range<Int>) -> Range<Int> { signs?.original(range) ?? range }

  /// The text at a place, without the space around it, shortened to fit a message.
  func source(_ range: Range<Int>) -> String {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, isSpace(at: start) { start += 1 }
    while start < end, isSpace(at: end - 1) { end -= 1 }
    return String(decoding: text[start..<end], as: UTF8.self).displayable(limit: 40)
  }

  /// Whether there is a non-ASCII character at a place.
  func isBeyondASCII(at position: Int) -> Bool { position < text.count && text[position] >= 0x80 }

  /// Whether there is a space at a place.
  func isSpace(at position: Int) -> Bool {
    position < text.count
      && (text[position] == UInt8(ascii: " ") || text[position] == UInt8(ascii: "\t"))
  }

  /// Whether a root sign follows.
  var beginsWithRadical: Bool {
    text[position...].starts(with: "√".utf8) || text[position...].starts(with: "∛".utf8)
  }

  /// The next token; after the last one, always the end.
  mutating func next() throws(ExpressionError) -> Token {
    if let start = signBefore, endOfNumber == position {
      if let scale = takeScale(ofMoney: true) { return scale }
      signBefore = nil
      return try unit(ofSignAt: start)
    }
    while true {
      skipSpace()
      let start = position
      guard position < text.count else { return Token(kind: .end, range: start..<start) }
      if hasSubscripts, let token = try takeNumberAboveBase() { return token }
      if isDigit(at: position) || beginsWithMark {
        var date = mayBeginDate ? try takeDate() : nil
        if date == nil, mayBeginDateInNumbers { date = try takeDateInNumbers() }
        if let date {
          if let sign = signBefore {
            // A date is no sum of money.
            let text = source(sign..<start)
            throw ExpressionError(.unknownCharacter(text), at: sign..<start)
          }
          return Token(kind: .date(date), range: start..<position)
        }
        let base = prefixedBase
        let value: Rational
        if let base {
          value = try number(in: base)
        } else if let (base, first) = writtenBase {
          position = first
          value = try digits(in: base, from: start)
        } else {
          value = try number()
        }
        if let signs, signs.mixesDigits(in: start..<position) {
          throw ExpressionError(.differentDigits, at: start..<position)
        }
        endOfNumber = position
        if readsMoney, let amount = takeCents(of: value) {
          return Token(kind: .number(amount), range: start..<position)
        }
        if mayContinueTime, let time = try takeTime(from: start, value) { return time }
        return Token(
          kind: base.flatMap { value.isInteger ? .based(value, $0) : nil } ?? .number(value),
          range: start..<position)
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
      if case .name = kind, readsMoney, takesCurrency(from: start) { continue }
      if case .end = kind { return Token(kind: .end, range: start..<start) }
      return Token(kind: kind, range: start..<position)
    }
  }

  /// Takes the letter for a power of a thousand directly after a number: `4.7k`, `$1.5M`.
  ///
  /// - Parameter isMoney: Whether the number has a currency sign before it, so that the letter cannot stand for
  ///   metres or bytes: `£2.3m`, `$1.2B`, `$3bn`.
  /// - Returns: The token of the factor; nil if another name follows.
  mutating func takeScale(ofMoney isMoney: Bool = false) -> Token? {
    guard position < text.count, endOfNumber == position else { return nil }
    if isMoney, let scale = takeWordOfScale() { return scale }
    let factor: Rational
    var length = 1
    switch text[position] {
    case UInt8(ascii: "k"): factor = 1_000
    case UInt8(ascii: "K") where isMoney: factor = 1_000
    case UInt8(ascii: "M"): factor = 1_000_000
    case UInt8(ascii: "m") where isMoney: factor = 1_000_000
    case UInt8(ascii: "G"): factor = 1_000_000_000
    case UInt8(ascii: "b") where isMoney, UInt8(ascii: "B") where isMoney: factor = 1_000_000_000
    default: return nil
    }
    if isMoney, factor > 1_000, position + 1 < text.count, text[position + 1] == UInt8(ascii: "n") {
      length = 2
    }
    var rest = self
    rest.position += length
    guard rest.position == text.count || !rest.takeScalar().continuesName else { return nil }
    let start = position
    position += length
    endOfNumber = position
    readsOtherNotation = true
    return Token(kind: .scale(factor), range: start..<position)
  }

  /// Takes the word for a power of a thousand after money: `$1.2 million`.
  private mutating func takeWordOfScale() -> Token? {
    let start = startOfNext
    var end = start
    while end < text.count, text[end].isLetter { end += 1 }
    let word = text[start..<end]
    let factor: Rational
    if word.isWord("million") {
      factor = 1_000_000
    } else if word.isWord("billion") {
      factor = 1_000_000_000
    } else if word.isWord("thousand") {
      factor = 1_000
    } else {
      return nil
    }
    (position, endOfNumber, readsOtherNotation) = (end, end, true)
    return Token(kind: .scale(factor), range: start..<end)
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

  /// Whether the fifth character from here may be the first sign of a date.
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
  /// The text is valid UTF-8, so the leading byte determines the length.
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

/// The kind of a line, before it is read.
extension Lexer {
  /// The beginning of a text, as far as one character shows it.
  enum Beginning {
    case nothing
    case comment
    case name
    case other
  }

  /// Skips space, and returns the kind of what follows.
  mutating func beginning() -> Beginning {
    skipSpace()
    guard position < text.count else { return .nothing }
    let start = position
    defer { position = start }
    let scalar = takeScalar()
    if scalar == "#" { return .comment }
    return scalar.beginsName || scalar == "π" || scalar == "τ" ? .name : .other
  }
}
