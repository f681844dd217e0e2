import CalculatorModel
import CalculatorPresentation

extension FullScreenState {
  /// Why a key of the keyboard presses nothing.
  func reasonWithoutKey(_ shortcut: Shortcut) -> KeyboardText {
    viewModel.reasonWithoutKey(
      shortcut, hasRoomForScientificKeypad: hasRoomForScientificKeypad,
      line: TerminalCommand.line.shortcut.label)
  }

  /// What is to be said about a press that does nothing, or that leaves out a number that was typed;
  /// nil for nothing.
  func reason(pressing key: Key, typedAs shortcut: Shortcut) -> KeyboardText? {
    viewModel.reason(
      pressing: key, typedAs: shortcut, isNumberKept: isNumberKept,
      line: TerminalCommand.line.shortcut.label)
  }
}
