import CalculatorModel
import CalculatorPresentation

extension FullScreenState {
  /// Asks for a calculation as a line, beginning with a text.
  mutating func openLine(_ text: String = "") {
    viewModel.dismissNotice()
    panel?.takesKeys = false
    line = PanelPrompt(.calculation, editor: lineEditor)
    line?.insert(text)
  }

  /// Takes a key while a line is typed.
  mutating func take(_ shortcut: Shortcut, inLine prompt: PanelPrompt) {
    var prompt = completesName(shortcut, in: prompt) ?? prompt
    prompt.problem = nil
    if shortcut == .escape {
      lineEditor = prompt.leave()
      line = nil
      return
    }
    let typed = prompt
    guard let text = prompt.take(shortcut) else {
      line = prompt
      return
    }
    lineEditor = prompt.editor
    lineEditor.history.add(text)
    line = nil
    guard text.contains(where: { !$0.isWhitespace }) else { return }
    if let problem = viewModel.problem(calculating: text) {
      line = typed
      line?.refuse(problem.text, at: problem.place)
    }
  }
}
