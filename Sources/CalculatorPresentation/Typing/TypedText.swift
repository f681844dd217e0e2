import CalculatorModel
import Quantities

/// The characters that were typed one after another, though each pressed a key, with what was there
/// before the first of them: what they are as a calculation can be read, and asked for as a line.
package struct TypedText {
  /// The text as the expression language reads it: the letter that presses `×` alone is that sign.
  package private(set) var text: String

  /// The calculator before the first character.
  package let bookmark: CalculatorViewModel.Bookmark

  /// Whether the text is all that `=` would calculate: nothing waited, and no number was being typed.
  package let isWhole: Bool

  /// Whether something was said before it that it cannot make good.
  package let isBehindNote: Bool

  /// Whether a letter of its last word pressed no key.
  package var hasRefused = false

  /// Whether it was told that it reads otherwise than its keys.
  package private(set) var isTold = false

  /// What the text is, as far as that was looked at.
  package private(set) var reading: TypedReading?

  /// Whether the text is numbers with one operator between them: keys say the same then, and nobody needs
  /// to look.
  private var isPlain: Bool

  /// The calculator's decimal mark.
  private let decimalMark: Unicode.Scalar

  /// Whether the number at its end has a decimal mark.
  private var hasMark = false

  /// Whether a letter was typed just before it.
  private let isBehindLetter: Bool

  /// Begins with a character, which a calculator has not taken.
  ///
  /// - Parameters:
  ///   - character: The character.
  ///   - viewModel: The calculator.
  ///   - previous: The text that it ends, if any.
  ///   - isBehindNote: Whether something was said that it cannot make good.
  package init(
    _ character: Character, on viewModel: CalculatorViewModel, after previous: TypedText?,
    isBehindNote: Bool
  ) {
    text = String(character)
    bookmark = viewModel.bookmark
    self.isBehindNote = isBehindNote
    isBehindLetter = previous?.word.isEmpty == false
    let calculator = viewModel.calculator
    decimalMark = calculator.format.symbols.decimalMark
    let goesOn = viewModel.keypad.key(for: .character(character))?.isOperation ?? false
    isWhole = !calculator.isWaiting && (goesOn || !calculator.showsEntry)
    if let sign = Self.sign(for: character), !Self.begins(text) { text = String(sign) }
    isPlain = character.isDigit || (goesOn || character == "%") && calculator.showsResult
  }

  /// Takes note that a key has left something out.
  package mutating func leaveOut() { isPlain = false }

  /// Adds a character; false where it begins something new: nothing could be read with it.
  package mutating func append(_ character: Character) -> Bool {
    if goesOn(inBaseWith: character), text.utf8.count < HistoryEntry.expressionLimit {
      (reading, isPlain) = (nil, false)
      text.append(character)
      return true
    }
    let isLetter = character.isPlainLetter
    let ended = word
    if !ended.isEmpty, !Self.begins(ended + String(character)) {
      if ended.count == 1, let sign = ended.first.flatMap(Self.sign(for:)) {
        text.removeLast()
        text.append(sign)
      } else if isLetter && Self.sign(for: character) == nil {
        // Letters behind a number may be a word: `50% of 80`. Alone they are keys.
        if ended == text { return false }
      } else if reading == .endsInUnknownName {
        return false
      }
    }
    guard reading != .unreadable, text.utf8.count < HistoryEntry.expressionLimit else {
      return false
    }
    reading = nil
    hasRefused = hasRefused && isLetter
    let isOfName = isLetter && Self.begins(word + String(character))
    let read = isOfName ? character : Self.sign(for: character) ?? character
    isPlain = isPlain && staysPlain(with: read)
    text.append(read)
    return true
  }

  /// Takes note that a character was added which keys and text take alike.
  private mutating func staysPlain(with character: Character) -> Bool {
    guard let last = text.last, last != "%" else { return false }
    if character.isDigit { return !last.isDigit || last.isASCII == character.isASCII }
    guard last.isDigit else { return false }
    let plain = character.plain(decimalMark: decimalMark)
    if plain == Character(decimalMark) {
      defer { hasMark = true }
      return !hasMark
    }
    hasMark = false
    return ["+", "-", "*", "/", "%"].contains(plain)
  }

  /// Takes the last digit or mark back; false where that is not what comes last.
  package mutating func removeLast() -> Bool {
    guard text.count > 1, let last = text.last, last.isDigit || last == "." || last == "," else {
      return false
    }
    if !last.isDigit { hasMark = false }
    text.removeLast()
    reading = nil
    return true
  }

  /// Compares the text with what its keys would calculate; nil where nobody needs to look.
  package mutating func read(on viewModel: CalculatorViewModel) -> TypedReading? {
    guard isWhole, !isPlain else { return nil }
    var reading = viewModel.reading(ofTyped: text, since: bookmark)
    if reading == .unfinished, endsInName { reading = .otherwise }
    self.reading = reading
    return reading
  }

  /// Takes note that it is told that the text reads otherwise; false where that was told before.
  package mutating func tell() -> Bool {
    defer { isTold = true }
    return !isTold
  }

  // MARK: - Names

  /// The letters at the end, with the digits that may be a part of a name: `log2`.
  package var word: String {
    guard let last = text.last, last.isPlainLetter || last.isPlainDigit else { return "" }
    let end = text.reversed().prefix { $0.isPlainLetter || $0.isPlainDigit }
    return String(end.reversed().drop { $0.isPlainDigit })
  }

  /// Whether the text ends in a name that presses more keys than one.
  package var endsInName: Bool { Self.isName(word) }

  /// Whether the last word is the beginning of a name, of a unit behind a number, or of a number in a base.
  var beginsName: Bool { Self.begins(word.lowercased()) || isInBase || beginsUnit }

  /// Whether the last word is the beginning of a unit, of which there are numbers before it.
  private var beginsUnit: Bool {
    let word = word
    return word != text && !word.isEmpty && Unit.isBeginningOfName(word)
  }

  /// The letters, digits and `_` at the end: `0x1F`.
  private var lastToken: Substring {
    let count = text.reversed().prefix { $0.isPlainLetter || $0.isPlainDigit || $0 == "_" }.count
    return text.suffix(count)
  }

  /// Whether the text ends in a number that begins with the prefix of its base.
  private var isInBase: Bool {
    let token = lastToken.utf8
    return token.count > 1 && token.first == UInt8(ascii: "0")
      && Self.isPrefix(token[token.index(after: token.startIndex)])
  }

  /// Whether a character belongs to a number in a base at the end: `x` behind a 0 that is all of a number.
  private func goesOn(inBaseWith character: Character) -> Bool {
    guard character.isPlainLetter || character.isPlainDigit || character == "_" else {
      return false
    }
    if isInBase { return true }
    guard lastToken == "0", let prefix = character.asciiValue, Self.isPrefix(prefix) else {
      return false
    }
    let before = text.dropLast().last
    return before != "." && before != Character(decimalMark)
  }

  private static func isPrefix(_ letter: UInt8) -> Bool {
    switch letter | 0x20 {
    case UInt8(ascii: "x"), UInt8(ascii: "b"), UInt8(ascii: "o"): true
    default: false
    }
  }

  /// Whether the last word is the beginning of a function's name, with more than one letter and none
  /// before it.
  package var beginsInFunction: Bool {
    let word = word
    return word.count > 1 && !(isBehindLetter && word == text)
      && Self.functions.contains { $0.hasPrefix(word) }
  }

  /// Whether a character behind the text makes a name of its last word, whatever the letters press: no
  /// key has a meaning between a name and its argument.
  package func endsName(before character: Character) -> Bool {
    let word = word
    guard !word.isEmpty else { return false }
    guard Self.isName(word) else { return isUnknownWord(word) && "( ".contains(character) }
    if character == "(" || character == " " { return true }
    return character.isDigit && word.count > 2 && !Self.begins(word + String(character))
      && Self.functions.contains(word)
  }

  /// Whether a word of more than one letter behind a number means nothing: the line says so, where its
  /// letters would have pressed keys.
  private func isUnknownWord(_ word: String) -> Bool {
    word.count > 1 && word != text && !word.contains { $0.isPlainDigit } && !Self.begins(word)
      && (reading == nil || reading == .endsInUnknownName)
  }

  /// Whether a text of more than one letter is a name.
  package static func isName(_ text: String) -> Bool { text.count > 1 && names.contains(text) }

  private static func begins(_ word: String) -> Bool {
    !word.isEmpty && names.contains { $0.hasPrefix(word) }
  }

  private static let functions = MathFunction.allCases.flatMap { [$0.name] + $0.aliases }
  private static let names =
    functions + MathConstant.allCases.map { $0.name } + Keyword.allCases.map { $0.rawValue }
    + DateFunction.allCases.map { $0.name } + ["ans", "today", "rate"]

  // MARK: - Signs

  /// The sign that a calculation has for what a character presses, where it does not read that.
  private static func sign(for character: Character) -> Character? {
    switch character {
    case "x", "X": "*"
    case ":": "/"
    case "p": "π"
    default: nil
    }
  }
}

extension Key {
  /// Whether the key goes on from the number shown.
  fileprivate var isOperation: Bool {
    if case .operation = self { true } else { false }
  }
}

extension Character {
  /// Whether the character is a digit of any script that numbers are read in.
  fileprivate var isDigit: Bool { plain(decimalMark: ".").isPlainDigit }

  /// Whether the character is a digit of ASCII: told without tables of Unicode, which the page would have
  /// to load for the first key.
  fileprivate var isPlainDigit: Bool { asciiValue.map { $0 &- UInt8(ascii: "0") < 10 } ?? false }

  /// Whether the character is a letter of ASCII, told in the same way.
  var isPlainLetter: Bool { asciiValue.map { ($0 | 0x20) &- UInt8(ascii: "a") < 26 } ?? false }
}
