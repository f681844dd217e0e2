import CalculatorModel
import CalculatorPresentation

extension FullScreenState {
  /// Why a key of the keyboard presses nothing.
  func reasonWithoutKey(_ shortcut: Shortcut) -> KeyboardText {
    let name =
      shortcut == " " ? viewModel.catalogue.text(KeyboardText.spaceKey) : shortcut.label
    let line = TerminalCommand.line.shortcut.label
    let scientific = Keypad(.scientific, for: viewModel.calculator)
    guard scientific.key(for: shortcut) != nil else {
      return .noKey(name, help: TerminalCommand.help.shortcut.label)
    }
    return hasRoomForScientificKeypad
      ? .scientific(name, keypad: CalculatorCommand.keypad.shortcut.label, line: line)
      : .scientificWithoutRoom(name, line: line)
  }

  /// What is to be said about a press that does nothing, or that leaves out a number that was typed;
  /// nil for nothing.
  func reason(pressing key: Key, typedAs shortcut: Shortcut) -> KeyboardText? {
    let calculator = viewModel.calculator
    if calculator.ignores(key) { return reasonIgnored(key, typedAs: shortcut) }
    let undo = CalculatorCommand.undo.shortcut.label
    if key == .secondFunctions {
      return calculator.hasSecondFunctions
        ? nil : .secondFunctions(line: TerminalCommand.line.shortcut.label)
    }
    // The sign behind EE is the exponent's.
    if case .operation(let operation) = key, !calculator.awaitsExponent,
      let replaced = calculator.replacedOperation(pressing: operation)
    {
      return .takesPlace(key.label, of: Key.operation(replaced).label, undo: undo)
    }
    guard calculator.leavesOutNumber(pressing: key) else { return nil }
    if key == .openParenthesis {
      return .takenInside(viewModel.displayText, undo: undo)
    }
    // A result is done with, and so is a number that was put aside.
    guard !calculator.showsResult, !isNumberKept else { return nil }
    let label = viewModel.keypad.keypadKey(for: shortcut)?.label ?? shortcut.label
    return .takesPlace(label, of: viewModel.displayText, undo: undo)
  }

  private func reasonIgnored(_ key: Key, typedAs shortcut: Shortcut) -> KeyboardText? {
    let calculator = viewModel.calculator
    let undo = CalculatorCommand.undo.shortcut.label
    switch key {
    case .clear, .allClear, .memory(.clear): return nil
    case .digit:
      // Zeros before a number say nothing.
      return calculator.entryDigits == "0" ? nil : .noRoom(digits: calculator.format.maximumDigits)
    case .decimalPoint: return .secondDecimalPoint
    case _ where calculator.error != nil: return .afterError(undo: undo)
    case .delete: return calculator.showsEntry ? nil : .nothingTyped(undo: undo)
    case .closeParenthesis: return .noOpenParenthesis
    case .equals, .percent: return .nothingToCalculate
    default:
      return .doesNothing(shortcut.label, help: TerminalCommand.help.shortcut.label)
    }
  }
}
