import CalculatorModel
import DisplayableText

extension CalculatorViewModel {
  /// Takes a key of the computer's keyboard, for a view that shows a line where keys do not say it all.
  ///
  /// ```swift
  /// for character in "sin(30" { viewModel.type(.character(character)) }
  /// viewModel.typedLine?.text   // "sin(30"
  /// viewModel.type(.enter)
  /// viewModel.displayText       // "0.5"
  /// ```
  ///
  /// What has a key presses it, as ``press(_:)-(Shortcut)`` does. All is followed as text as well: where a
  /// name has ended, or a character has no key and may be a part of a calculation, what was typed is
  /// taken back and goes on as a line. What the keys calculate otherwise than it reads, what they leave
  /// out and what means nothing, ``notice`` says.
  ///
  /// - Returns: The command that the key asks for, which is the view's to perform; nil for none.
  @discardableResult
  public func type(_ typed: Shortcut) -> CalculatorCommand? {
    if typing.line != nil {
      typeIntoLine(typed)
      return nil
    }
    // The letters of words are digits and keys, and begin no names.
    if calculator.words.isOn {
      (typing.text, typing.answered) = (nil, nil)
    } else if opensLine(typing: typed) {
      return nil
    }
    if let key = keypad.key(for: typed) {
      pressTyped(key, typed)
      return nil
    }
    if let command = CalculatorCommand.allCases.first(where: { $0.shortcut == typed }) {
      if command == .undo || command == .redo { typing.note = nil }
      typing.isNumberKept = command == .store
      return command
    }
    if case .character(let character) = typed { typeWithoutKey(character) }
    return nil
  }

  /// Whether what is typed next goes on with what was typed.
  public var isTyping: Bool { typing.text != nil || typing.line != nil }

  /// Takes note of something else than typing: what is typed then begins anew.
  public func endTyping() {
    (typing.text, typing.answered, typing.note) = (nil, nil, nil)
    typing.isNumberKept = false
  }

  // MARK: - Keys

  private func pressTyped(_ key: Key, _ shortcut: Shortcut) {
    let reason = reason(
      pressing: key, typedAs: shortcut, isNumberKept: typing.isNumberKept, line: nil)
    press(shortcut)
    typing.isNumberKept = key.keepsNumber
    if key.endsNote, typing.answered == nil { typing.note = nil }
    if let reason, !hasNews { tell(.keyboard(reason)) }
    keepNote(reason)
  }

  /// Keeps what is to be said until the calculation is done: that it is another one than what was typed
  /// says, or else what a key has left out.
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

  /// Takes a character that presses nothing: a part of a line, or a reason to say so.
  private func typeWithoutKey(_ character: Character) {
    if character == " " {
      // Between the parts of a calculation it says nothing.
      keepNote(nil)
    } else if let text = typing.text, isOfLine(character, in: text) {
      openLine(takingBack: text, text.text)
    } else {
      let reason = reasonWithoutKey(
        .character(character.isShown ? character : "\u{FFFD}"), hasRoomForScientificKeypad: true,
        line: nil)
      typing.note = reason.withoutAdvice
      typing.text?.leaveOut()
      tell(.keyboard(reason))
    }
  }

  /// Whether a character at the end of a text may be a part of a calculation.
  private func isOfLine(_ character: Character, in text: TypedText) -> Bool {
    if character.isPlainLetter { return text.beginsName }
    // It would begin a comment.
    if character == "#" { return false }
    if character.isCurrencySign { return true }
    if character == ")", !text.text.contains("(") { return false }
    switch reading(ofTyped: text.text, since: text.bookmark) {
    case .asTyped, .otherwise, .unfinished: return true
    case .endsInUnknownName, .unreadable: return false
    }
  }

  // MARK: - Text

  /// Follows what is typed as text, before it presses anything.
  ///
  /// - Returns: Whether it goes on as a line.
  func opensLine(typing shortcut: Shortcut) -> Bool {
    if shortcut != Shortcut.line, typing.answered != nil {
      (typing.answered, typing.note) = (nil, nil)
    }
    switch shortcut.plain(decimalMark: calculator.format.symbols.decimalMark) {
    case .enter, .character("="):
      // Whoever types fast sees it beside the result.
      if typing.text?.reading == .otherwise, typing.note != nil { typing.answered = typing.text }
      typing.text = nil
    case .escape: typing.text = nil
    case .backspace:
      if calculator.ignores(.delete) || typing.text?.removeLast() != true { typing.text = nil }
    case .character:
      guard case .character(let character) = shortcut else { return false }
      if shortcut == .line, let text = typing.text ?? typing.answered,
        text.reading == .otherwise, typing.note != nil, !text.isBehindNote
      {
        openLine(takingBack: text, text.text)
        return true
      }
      if let text = typing.text, text.endsName(before: character) {
        openLine(takingBack: text, text.text + String(character))
        return true
      }
      if typing.text?.append(character) != true, character != " " {
        typing.text = TypedText(
          character, on: self, after: typing.text, isBehindNote: typing.note != nil)
      }
    }
    return false
  }

  private func openLine(takingBack typed: TypedText, _ text: String) {
    // What was said of a key before it is no part of the line, and stays said.
    let said = typed.isBehindNote ? notice : nil
    goBack(to: typed.bookmark)
    openLine(text)
    typing.line?.problem = said
  }
}

extension Key {
  /// Whether the number shown is kept elsewhere after a press.
  package var keepsNumber: Bool { self == .memory(.add) || self == .memory(.subtract) }

  /// Whether what was to be said about a calculation is over with the key.
  package var endsNote: Bool { [.equals, .clear, .allClear, .delete].contains(self) }
}

extension Character {
  /// Whether the character is the sign of a currency that numbers are read with.
  fileprivate var isCurrencySign: Bool { unicodeScalars.first?.isCurrency == true }

  /// Whether the character is shown as itself.
  fileprivate var isShown: Bool { String(self).displayable(limit: 20) == String(self) }
}
