import BigNumbers
import CalculatorModel

extension CalculatorViewModel {
  /// Returns a notice about a press that does nothing, or that leaves out a number that was typed.
  ///
  /// - Parameters:
  ///   - key: The key, which was not pressed yet.
  ///   - shortcut: The shortcut typed for it.
  ///   - isNumberKept: Whether the number shown was just kept elsewhere, so that another one may replace it.
  /// - Returns: The text; nil if there is nothing to say.
  func reason(
    pressing key: Key, typedAs shortcut: Shortcut, isNumberKept: Bool
  ) -> KeyboardText? {
    if calculator.ignores(key) { return reasonIgnored(key, typedAs: shortcut) }
    let undo = CalculatorCommand.undo.shortcut.label
    if key == .secondFunctions {
      return calculator.hasSecondFunctions ? nil : .secondFunctions
    }
    // The sign after EE is the exponent's.
    if case .operation(let operation) = key, !calculator.awaitsExponent,
      let replaced = calculator.replacedOperation(pressing: operation)
    {
      return .takesPlace(key.label, of: Key.operation(replaced).label, undo: undo)
    }
    guard calculator.leavesOutNumber(pressing: key) else { return nil }
    if key == .openParenthesis { return .takenInside(displayText, undo: undo) }
    // A result may be replaced, and so may a number that was put aside.
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
    // A digit without room begins a line; leading zeros mean nothing.
    case .digit, .decimalPoint: return nil
    case _ where calculator.error != nil: return .afterError(undo: undo)
    case .delete: return calculator.showsEntry ? nil : .nothingTyped(undo: undo)
    case .closeParenthesis: return .noOpenParenthesis
    case .equals, .percent: return .nothingToCalculate
    default: return .doesNothing(shortcut.label, help: Shortcut.help.label)
    }
  }

  /// Returns the reason why a key of the keyboard presses nothing.
  func reasonWithoutKey(_ shortcut: Shortcut) -> KeyboardText {
    let name = shortcut.name(in: catalogue)
    guard isScientific(shortcut) else { return .noKey(name, help: Shortcut.help.label) }
    return .scientific(name, keypad: CalculatorCommand.keypad.shortcut.label)
  }

  /// Whether a key of the keyboard presses one of the scientific keypad while another one is shown.
  package func isScientific(_ shortcut: Shortcut) -> Bool {
    mode == .basic && Keypad(.scientific, for: calculator).key(for: shortcut) != nil
  }
}

extension Key {
  /// The digit of a word that the key types; nil if it types none.
  var wordDigit: UInt8? {
    switch self {
    case .digit(let digit): digit.rawValue
    case .letterDigit(let digit): digit.rawValue
    case .doubleZero: 0
    case .doubleF: LetterDigit.f.rawValue
    default: nil
    }
  }
}
