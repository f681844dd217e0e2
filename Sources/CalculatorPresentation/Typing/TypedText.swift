import CalculatorModel

/// Characters typed one after another, each of which pressed a key, with the state before the first of them: they can
/// be read as a calculation, and opened as a line.
struct TypedText {
  /// The text.
  private(set) var text: String

  /// The calculator before the first character.
  let bookmark: CalculatorViewModel.Bookmark

  /// Whether the text is all that `=` would calculate: nothing waited, and no number was being typed.
  let isWhole: Bool

  /// Whether it follows a note that it cannot make good.
  let isBehindNote: Bool

  /// Whether it was reported that it reads differently from its keys.
  private var isTold = false

  /// The reading of the text, if it was determined.
  private(set) var reading: TypedReading?

  /// Whether the text is numbers with one operator between them, in which case keys mean the same and no comparison
  /// is needed.
  private var isPlain: Bool

  /// The calculator's decimal mark.
  private let decimalMark: Unicode.Scalar

  /// Whether the number at its end has a decimal mark.
  private var hasMark = false

  /// Begins with a character that the calculator has not taken yet.
  ///
  /// - Parameters:
  ///   - character: The character.
  ///   - viewModel: The calculator.
  ///   - isBehindNote: Whether it follows a note that it cannot make good.
  init(_ character: Character, on viewModel: CalculatorViewModel, isBehindNote: Bool) {
    text = String(character)
    bookmark = viewModel.bookmark
    self.isBehindNote = isBehindNote
    let calculator = viewModel.calculator
    decimalMark = calculator.format.symbols.decimalMark
    let goesOn = viewModel.keypad.key(for: .character(character))?.isOperation ?? false
    isWhole = !calculator.isWaiting && (goesOn || !calculator.showsEntry)
    isPlain = character.isDigit || (goesOn || character == "%") && calculator.showsResult
  }

  /// Notes that a key has left something out.
  mutating func leaveOut() { isPlain = false }

  /// Adds a character; returns false if it begins something new, because nothing could be read with it.
  mutating func append(_ character: Character) -> Bool {
    guard reading != .unreadable, text.utf8.count < HistoryEntry.expressionLimit else {
      return false
    }
    reading = nil
    isPlain = isPlain && staysPlain(with: character)
    text.append(character)
    return true
  }

  /// Notes an added character; returns whether keys and text take it alike.
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

  /// Whether it ends in a date with a digit added, `2026-11-27`, which keys would take for differences.
  ///
  /// Only the digits are checked: `CalendarDate` would be loaded with the page's first part. The line refuses a day
  /// that does not exist.
  func isDate(with digit: Character) -> Bool {
    let bytes = Array(text.utf8.suffix(10)) + Array(String(digit).utf8)
    let digits = bytes.suffix(10).map { Int($0) - 0x30 }
    guard digits.count == 10, bytes.count == 10 || !(0x2E...0x39).contains(bytes[0]) else {
      return false
    }
    let dash = Int(UInt8(ascii: "-")) - 0x30
    for (place, digit) in digits.enumerated() {
      guard place == 4 || place == 7 ? digit == dash : 0...9 ~= digit else { return false }
    }
    return 1...12 ~= digits[5] * 10 + digits[6] && 1...31 ~= digits[8] * 10 + digits[9]
  }

  /// Removes the last digit or mark; returns false if something else comes last.
  mutating func removeLast() -> Bool {
    guard text.count > 1, let last = text.last, last.isDigit || last == "." || last == "," else {
      return false
    }
    if !last.isDigit { hasMark = false }
    text.removeLast()
    reading = nil
    return true
  }

  /// Compares the text with what its keys would calculate; nil if no comparison is needed.
  mutating func read(on viewModel: CalculatorViewModel) -> TypedReading? {
    guard isWhole, !isPlain, !viewModel.calculator.words.isOn else { return nil }
    reading = viewModel.reading(ofTyped: text, since: bookmark)
    return reading
  }

  /// Notes that the different reading is reported; returns false if it was reported before.
  mutating func tell() -> Bool {
    defer { isTold = true }
    return !isTold
  }
}

extension Key {
  /// Whether the key continues from the number shown.
  fileprivate var isOperation: Bool {
    if case .operation = self { true } else { false }
  }
}

extension Character {
  /// Whether the character is a digit of any script that numbers are read in.
  fileprivate var isDigit: Bool { plain(decimalMark: ".").isPlainDigit }

  /// Whether the character is an ASCII digit: found without tables of Unicode, which the page would have to load for
  /// the first key.
  fileprivate var isPlainDigit: Bool { asciiValue.map { $0 &- UInt8(ascii: "0") < 10 } ?? false }

  /// Whether the character is an ASCII letter, found in the same way.
  var isPlainLetter: Bool { asciiValue.map { ($0 | 0x20) &- UInt8(ascii: "a") < 26 } ?? false }
}
