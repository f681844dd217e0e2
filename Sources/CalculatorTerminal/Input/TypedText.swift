import CalculatorModel
import CalculatorPresentation

/// The characters that were typed one after another, though each pressed a key, with what was there
/// before the first of them: what they are as a calculation can be read, and asked for as a line.
struct TypedText {
  /// The text as the expression language reads it: the letter that presses `×` alone is that sign.
  private(set) var text: String

  let bookmark: CalculatorViewModel.Bookmark
  let panel: Panel?
  let panelBehindHelp: Panel?
  let choice: KeypadChoice

  /// Whether the text is all that `=` would calculate: nothing waited, and no number was being typed.
  let isWhole: Bool

  /// Whether the text is digits with one operator between them: keys say the same then, and nobody needs
  /// to look.
  private(set) var isPlain = false

  /// Whether something was said before it that it cannot make good.
  let isBehindNote: Bool

  /// Whether a letter was typed just before it.
  private let isBehindLetter: Bool

  /// Whether a letter of its last word pressed no key.
  var hasRefused = false

  /// Whether it was told that it reads otherwise than its keys.
  var isTold = false

  /// What the text is, as far as that was looked at.
  var reading: TypedReading?

  /// Begins with a character, in a state that has not taken it.
  init(_ character: Character, in state: FullScreenState) {
    text = String(character)
    bookmark = state.viewModel.bookmark
    panel = state.panel
    panelBehindHelp = state.panelBehindHelp
    choice = state.choice
    isBehindNote = state.note != nil
    isBehindLetter = state.typed?.word.isEmpty == false
    let calculator = state.viewModel.calculator
    let goesOn = state.viewModel.keypad.key(for: .character(character))?.isOperation ?? false
    isWhole = !calculator.isWaiting && (goesOn || !calculator.showsEntry)
    if let sign = sign(for: character), !Self.begins(text) { text = String(sign) }
    isPlain = text.first?.isDigit == true || goesOn && calculator.showsResult
  }

  /// Takes note that a key has left something out.
  mutating func leaveOut() { isPlain = false }

  /// Adds a character; false where it begins something new: nothing could be read with it.
  mutating func append(_ character: Character) -> Bool {
    let isLetter = character.isASCII && character.isLetter
    let ended = word
    if !ended.isEmpty, !Self.begins(ended + String(character)) {
      if ended.count == 1, let sign = ended.first.flatMap(sign(for:)) {
        text.removeLast()
        text.append(sign)
      } else if isLetter && sign(for: character) == nil {
        // Letters behind a number may be a word: `50% of 80`. Alone they are keys.
        if ended == text { return false }
      } else if reading == .endsInUnknownName {
        return false
      }
    }
    guard reading != .unreadable, text.count < HistoryEntry.expressionLimit else { return false }
    reading = nil
    hasRefused = hasRefused && isLetter
    let read = Self.begins(word + String(character)) ? character : sign(for: character) ?? character
    let isBetween = ["+", "-", "*", "/"].contains(read) && text.last?.isDigit == true
    isPlain = isPlain && (read.isDigit || isBetween)
    text.append(read)
    return true
  }

  /// Takes the last digit or mark back; false where that is not what comes last.
  mutating func removeLast() -> Bool {
    guard text.count > 1, let last = text.last, last.isNumber || [".", ","].contains(last) else {
      return false
    }
    text.removeLast()
    reading = nil
    return true
  }

  // MARK: - Names

  /// The letters at the end, with the digits that may be a part of a name: `log2`.
  var word: String {
    let end = text.reversed().prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }
    return String(end.reversed().drop { $0.isNumber })
  }

  /// Whether the text ends in a name that presses more keys than one.
  var endsInName: Bool { Self.isName(word) }

  /// Whether the last word is the beginning of a function's name, with more than one letter and none
  /// before it.
  var beginsInFunction: Bool {
    let word = word
    return word.count > 1 && !(isBehindLetter && word == text)
      && Self.functions.contains { $0.hasPrefix(word) }
  }

  /// Whether a character behind the text makes a name of its last word, whatever the letters press: no
  /// key has a meaning between a name and its argument.
  func endsName(before character: Character) -> Bool {
    let word = word
    guard Self.isName(word) else { return isUnknownWord(word) && "( ".contains(character) }
    if character == "(" || character == " " { return true }
    return character.isNumber && word.count > 2 && !Self.begins(word + String(character))
      && Self.functions.contains(word)
  }

  /// Whether a word of more than one letter behind a number means nothing: the line says so, where its
  /// letters would have pressed keys.
  private func isUnknownWord(_ word: String) -> Bool {
    word.count > 1 && word != text && !word.contains(where: \.isNumber) && !Self.begins(word)
      && (reading == nil || reading == .endsInUnknownName)
  }

  /// Whether a text of more than one letter is a name.
  static func isName(_ text: String) -> Bool { text.count > 1 && names.contains(text) }

  private static func begins(_ word: String) -> Bool {
    !word.isEmpty && names.contains { $0.hasPrefix(word) }
  }

  private static let functions = MathFunction.allCases.flatMap { [$0.name] + $0.aliases }
  private static let names = functions + MathConstant.allCases.map(\.name) + ["ans"]

  // MARK: - Signs

  /// The sign that a calculation has for what a character presses, where it does not read that.
  private func sign(for character: Character) -> Character? { Self.signs[character] }

  private static let signs: [Character: Character] = ["x": "*", "X": "*", ":": "/", "p": "π"]
}

extension Key {
  /// Whether the key goes on from the number shown.
  fileprivate var isOperation: Bool {
    if case .operation = self { true } else { false }
  }
}

extension Character {
  fileprivate var isDigit: Bool { isASCII && isNumber }
}
