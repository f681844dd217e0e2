import CalculatorModel
import DisplayableText

extension CalculatorViewModel {
  /// Takes a key of the computer's keyboard, for a view that shows a line where keys are not enough.
  ///
  /// ```swift
  /// for character in "3 cups to ml" { viewModel.type(.character(character)) }
  /// viewModel.typedLine?.text      // "3 cups to ml"
  /// viewModel.type(.held("h"))     // into the line goes no command
  /// ```
  ///
  /// Digits and signs press their keys. A letter, or anything else that presses no key, begins a line with the text
  /// typed before it; so does a digit or a point for which the display has no room, and the last digit
  /// of a date. ``notice`` reports where the keys calculate something other than the text says, and what they leave
  /// out.
  ///
  /// - Returns: The command that the key asks for, which the view is to perform; nil for none.
  @discardableResult
  public func type(_ typed: Shortcut) -> CalculatorCommand? {
    if typing.line != nil {
      typeIntoLine(typed)
      return nil
    }
    if typed == .line {
      openTypedLine()
      return nil
    }
    if typing.answered != nil { (typing.answered, typing.note) = (nil, nil) }
    if let key = keypad.key(for: typed) {
      if case .character(let character) = typed, isOfLine(character, key) {
        beginLine(with: character)
      } else {
        follow(typed, key)
        pressTyped(key, typed)
      }
      return nil
    }
    if case .character(let character) = typed {
      typeWithoutKey(character, typed)
      return nil
    }
    typing.text = nil
    guard let command = CalculatorCommand.typed(typed) else {
      tellReasonWithoutKey(typed)
      return nil
    }
    if command == .undo || command == .redo { typing.note = nil }
    typing.isNumberKept = command == .store
    return command
  }

  /// Types a key, and performs the calculator's part of its command.
  ///
  /// ```swift
  /// viewModel.takeTyped(.held("h"))   // .history, which a window shows
  /// ```
  ///
  /// - Parameters:
  ///   - shortcut: The key.
  ///   - turnsKeypad: Whether the keypad command turns the keypad here; otherwise the window does so.
  /// - Returns: The command, part of which may be left for the window to do; nil for none.
  public func takeTyped(_ shortcut: Shortcut, turnsKeypad: Bool = true) -> CalculatorCommand? {
    let command = type(shortcut)
    if let command, turnsKeypad || command != .keypad { perform(command) }
    return command
  }

  /// Notes that something other than typing happened: typing then begins anew.
  public func endTyping() {
    (typing.text, typing.answered, typing.note) = (nil, nil, nil)
    typing.isNumberKept = false
  }

  /// Asks for a line that begins with the text typed on the keys, or with nothing.
  public func openTypedLine() {
    guard typing.line == nil else { return }
    beginLine(with: nil)
  }

  // MARK: - Keys

  /// Whether a character that presses a key continues as a line.
  private func isOfLine(_ character: Character, _ key: Key) -> Bool {
    hasNoRoom(for: key) || goesOnFromAnswer(key)
      || !calculator.words.isOn && typing.text?.isDate(with: character) == true
  }

  /// Whether the number being typed has no room for a digit or a second point.
  private func hasNoRoom(for key: Key) -> Bool {
    guard calculator.error == nil, !calculator.words.isOn, markedNumber == nil,
      calculator.ignores(key)
    else { return false }
    return switch key {
    // Leading zeros mean nothing.
    case .digit: calculator.entryDigits != "0"
    case .decimalPoint: true
    default: false
    }
  }

  /// Whether a key continues from an answer that has a unit, which a line can do and no key.
  private func goesOnFromAnswer(_ key: Key) -> Bool {
    guard calculator.answer != nil else { return false }
    return switch key {
    case .operation, .percent, .function: true
    default: false
    }
  }

  /// Follows typed keys as text, before they press anything.
  private func follow(_ typed: Shortcut, _ key: Key) {
    switch typed.plain(decimalMark: calculator.format.symbols.decimalMark) {
    case .enter, .character("="):
      // A fast typist sees it beside the result.
      if typing.text?.reading == .otherwise, typing.note != nil { typing.answered = typing.text }
      typing.text = nil
    case .backspace:
      if calculator.ignores(.delete) || typing.text?.removeLast() != true { typing.text = nil }
    case .escape, .held: typing.text = nil
    case .character:
      guard case .character(let character) = typed else { return }
      // A word is typed up to its operator.
      if calculator.words.isOn, key.wordDigit == nil {
        typing.text = nil
      } else if typing.text?.append(character) != true {
        typing.text = TypedText(character, on: self, isBehindNote: typing.note != nil)
      }
    }
  }

  private func pressTyped(_ key: Key, _ shortcut: Shortcut) {
    let reason = reason(pressing: key, typedAs: shortcut, isNumberKept: typing.isNumberKept)
    press(shortcut)
    typing.isNumberKept = key.keepsNumber
    if key.endsNote, typing.answered == nil { typing.note = nil }
    if let reason, !hasNews { tell(.keyboard(reason)) }
    keepNote(reason)
  }

  /// Keeps a note until the calculation is done: that it differs from the typed text, or else what a key has left
  /// out.
  private func keepNote(_ reason: KeyboardText?) {
    if let reason, reason.leavesOut {
      typing.note = reason.withoutAdvice
      typing.text?.leaveOut()
    }
    guard var text = typing.text, let reading = text.read(on: self) else { return }
    if reading == .asTyped, !text.isBehindNote { typing.note = nil }
    if reading == .otherwise {
      let pressed = expressionText.isEmpty ? displayText : expressionText
      let difference = KeyboardText.keysSay(
        pressed, typed: text.text, line: Shortcut.line.label)
      typing.note = difference
      if text.tell(), !hasNews { tell(.keyboard(difference)) }
    }
    typing.text = text
  }

  /// Takes a character that presses nothing: it is part of a line.
  private func typeWithoutKey(_ character: Character, _ typed: Shortcut) {
    if character == " " {
      // Between the parts of a calculation it means nothing.
      _ = typing.text?.append(character)
      keepNote(nil)
    } else if String(character).displayable(limit: 20) == String(character) {
      beginLine(with: character)
    } else {
      tellReasonWithoutKey(.character("\u{FFFD}"))
    }
  }

  private func tellReasonWithoutKey(_ shortcut: Shortcut) {
    let reason = reasonWithoutKey(shortcut)
    typing.note = reason.withoutAdvice
    tell(.keyboard(reason))
  }

  /// Opens a line with the text typed on the keys, followed by a character.
  private func beginLine(with character: Character?) {
    let typed = typing.text ?? typing.answered
    // A note about an earlier key is not part of the line, and stays.
    let said = typed?.isBehindNote == true ? notice : nil
    let isOfWord = calculator.words.isOn
    var text = ""
    if let typed {
      text = isOfWord ? word(typed.text, before: character) : typed.text
    } else if calculator.showsEntry, calculator.error == nil, !isOfWord {
      // Its digits were clicked; the line's value replaces it.
      text = displayText
    }
    // The keys give up the text that the line takes over.
    if let typed { goBack(to: typed.bookmark) }
    // An operator continues from an answer if a blank follows.
    let isOperator =
      text.isEmpty && calculator.answer != nil && character?.isPlainLetter == false
    openLine(text + (character.map(String.init) ?? "") + (isOperator ? " " : ""))
    typing.line?.problem = said
  }

  /// Returns the digits of a word as written in a line, where digits without a prefix are in base 10.
  private func word(_ digits: String, before character: Character?) -> String {
    let base = calculator.words.base
    let beginsPrefix = digits == "0" && character.map { "xboXBO".contains($0) } == true
    return beginsPrefix || base == .decimal ? digits : base.prefix + digits
  }
}

extension Key {
  /// Whether the number shown is kept elsewhere after a press.
  package var keepsNumber: Bool { self == .memory(.add) || self == .memory(.subtract) }

  /// Whether the key ends the note about a calculation.
  package var endsNote: Bool { [.equals, .clear, .allClear, .delete].contains(self) }
}
