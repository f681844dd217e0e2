import BigNumbers
import CalculatorModel

extension CalculatorViewModel {
  /// What there is to say of a press that does nothing, or that leaves out a number that was typed.
  ///
  /// - Parameters:
  ///   - key: The key, which was not pressed yet.
  ///   - shortcut: What was typed for it.
  ///   - isNumberKept: Whether the number shown was just kept elsewhere: another one may take its place.
  ///   - line: The key that types a line, where another than a function's letters is needed for that.
  /// - Returns: The text; nil for nothing.
  package func reason(
    pressing key: Key, typedAs shortcut: Shortcut, isNumberKept: Bool, line: String?
  ) -> KeyboardText? {
    if calculator.ignores(key) { return reasonIgnored(key, typedAs: shortcut) }
    let undo = CalculatorCommand.undo.shortcut.label
    if key == .secondFunctions {
      return calculator.hasSecondFunctions ? nil : .secondFunctions(line: line)
    }
    // The sign behind EE is the exponent's.
    if case .operation(let operation) = key, !calculator.awaitsExponent,
      let replaced = calculator.replacedOperation(pressing: operation)
    {
      return .takesPlace(key.label, of: Key.operation(replaced).label, undo: undo)
    }
    guard calculator.leavesOutNumber(pressing: key) else { return nil }
    if key == .openParenthesis { return .takenInside(displayText, undo: undo) }
    // A result is done with, and so is a number that was put aside.
    guard !calculator.showsResult, !isNumberKept else { return nil }
    let label = keypad.keypadKey(for: shortcut)?.label ?? shortcut.label
    return .takesPlace(label, of: displayText, undo: undo)
  }

  private func reasonIgnored(_ key: Key, typedAs shortcut: Shortcut) -> KeyboardText? {
    let undo = CalculatorCommand.undo.shortcut.label
    if calculator.words.isOn, let digit = key.wordDigit {
      if calculator.isOff(key) {
        return .notInBase(key.label, base: calculator.words.base.rawValue)
      }
      return digit == 0 && calculator.word?.pattern == 0
        ? nil : .wordIsFull(bits: calculator.words.format.bitWidth)
    }
    switch key {
    case .clear, .allClear, .memory(.clear), .base, .wordSize, .signed: return nil
    case .digit:
      // Zeros before a number say nothing.
      return calculator.entryDigits == "0" ? nil : .noRoom(digits: calculator.format.maximumDigits)
    case .decimalPoint: return .secondDecimalPoint
    case _ where calculator.error != nil: return .afterError(undo: undo)
    case .delete: return calculator.showsEntry ? nil : .nothingTyped(undo: undo)
    case .closeParenthesis: return .noOpenParenthesis
    case .equals, .percent: return .nothingToCalculate
    default: return .doesNothing(shortcut.label, help: Shortcut.help.label)
    }
  }

  /// Why a key of the keyboard presses nothing.
  ///
  /// - Parameters:
  ///   - shortcut: What was typed.
  ///   - hasRoom: Whether the view has room for the scientific keypad.
  ///   - line: The key that types a line, where one is needed for that.
  /// - Returns: The reason.
  package func reasonWithoutKey(
    _ shortcut: Shortcut, hasRoomForScientificKeypad hasRoom: Bool, line: String?
  ) -> KeyboardText {
    let name =
      shortcut == " " ? catalogue.text(KeyboardText.spaceKey) : shortcut.label
    guard !calculator.words.isOn, Keypad(.scientific, for: calculator).key(for: shortcut) != nil
    else {
      return .noKey(name, help: Shortcut.help.label)
    }
    return hasRoom
      ? .scientific(name, keypad: CalculatorCommand.keypad.shortcut.label, line: line)
      : .scientificWithoutRoom(name, line: line)
  }
}

extension Key {
  /// The digit of a word that the key types; nil where it types none.
  fileprivate var wordDigit: UInt8? {
    switch self {
    case .digit(let digit): digit.rawValue
    case .letterDigit(let digit): digit.rawValue
    case .doubleZero: 0
    case .doubleF: LetterDigit.f.rawValue
    default: nil
    }
  }
}
