import CalculatorPresentation

extension CalculatorViewModel {
  /// Copies the number shown.
  @MainActor func copy() {
    if let text = copyText { Pasteboard.hold(text) }
    confirmCopy()
  }

  /// Pastes the text on the clipboard.
  @MainActor func paste() {
    guard let text = Pasteboard.text else { return refusePaste(reason: "there is no text") }
    paste(text)
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
