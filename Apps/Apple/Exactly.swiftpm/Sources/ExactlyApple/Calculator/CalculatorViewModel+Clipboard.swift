import CalculatorPresentation

extension CalculatorViewModel {
  /// Copies the number shown.
  @MainActor func copy() {
    if let text = copyText { Pasteboard.text = text }
    confirmCopy()
  }

  /// Pastes the text on the clipboard.
  @MainActor func paste() {
    paste(Pasteboard.text)
  }

  /// Does what a command asks for.
  @MainActor func perform(_ command: CalculatorCommand) {
    switch command {
    case .undo: undo()
    case .redo: redo()
    case .copy: copy()
    }
  }
}
