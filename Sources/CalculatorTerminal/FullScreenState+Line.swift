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
    if let problem = problem(calculating: text) {
      line = typed
      line?.refuse(problem.text, at: problem.place)
    }
  }

  /// Calculates a line, or enters its value where an operation waits for one.
  ///
  /// - Returns: Why nothing was calculated, and before which character of the line; nil when it was.
  private func problem(calculating text: String) -> (text: String, place: Int?)? {
    do throws(ExpressionError) {
      let expression = try viewModel.expression(ofLine: text)
      guard viewModel.calculator.isWaiting else {
        viewModel.calculate(expression)
        return nil
      }
      return viewModel.paste(text) ? nil : (viewModel.notice ?? "", nil)
    } catch {
      let place = String(decoding: text.utf8.prefix(error.range.lowerBound), as: UTF8.self).count
      let sentence = Sentence.notRead(error.cause, column: place + 1)
      return (viewModel.catalogue.text(.sentence(sentence)), place)
    }
  }
}
