import CalculatorModel
import CalculatorPresentation

extension FullScreenState {
  /// Asks for a calculation as a line, beginning with a text.
  mutating func openLine(_ text: String = "") {
    viewModel.dismissNotice()
    letters = Letters()
    panel?.takesKeys = false
    line = PanelPrompt(.calculation, editor: lineEditor)
    line?.insert(text)
  }

  /// Asks for a line in place of taking a letter that was to be part of a function's name: `q` behind
  /// `s` does not quit, and letters behind one that pressed nothing press nothing.
  mutating func opensLine(instead character: Character) -> Bool {
    let isQuit = TerminalCommand.quit.shortcut == .character(character)
    guard isQuit || letters.hasRefused, letters.beginsName(with: character) else { return false }
    let text = letters.text + String(character)
    if let typedName, typedName.text == text { goBack(to: typedName) }
    openLine(text)
    return true
  }

  /// Takes note of a character that may be part of a function's name, whatever it presses; at the bracket
  /// behind such a name goes back to before its first letter, and asks for the line that was meant.
  mutating func endsName(_ shortcut: Shortcut) -> Bool {
    guard panel?.isAtRest ?? true, case .character(let character) = shortcut else {
      typedName = nil
      return false
    }
    if character == "(" {
      defer { typedName = nil }
      guard let typedName, typedName.isWhole else { return false }
      goBack(to: typedName)
      openLine(typedName.text + "(")
      return true
    }
    if typedName?.append(character) != true { typedName = TypedName(character, in: self) }
    return false
  }

  /// Makes all what it was before a name was typed.
  private mutating func goBack(to name: TypedName) {
    guard viewModel.goBack(to: name.bookmark) else { return }
    (panel, panelBehindHelp) = (name.panel, name.panelBehindHelp)
    choice = name.choice
    turnKeypad()
  }

  /// Takes a key while a line is typed.
  mutating func take(_ shortcut: Shortcut, inLine prompt: PanelPrompt) {
    var prompt = prompt
    prompt.problem = nil
    // The letter that opened the line may be one of the name.
    if shortcut == "(", let begun = typedName, !TypedName.isName(prompt.editor.text),
      TypedName.isName(begun.text + prompt.editor.text)
    {
      typedName = nil
      goBack(to: begun)
      openLine(begun.text + prompt.editor.text + "(")
      return
    }
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
