import CalculatorModel
import CalculatorPresentation
import CommandLineInterface

/// A calculation typed as a line, and the notices about typed keys.
extension FullScreenState {
  /// Shows the line that the view model has begun with the typed keys.
  mutating func followTypedLine() {
    guard let typed = viewModel.handOverLine() else { return }
    panel?.takesKeys = false
    line = PanelPrompt(.calculation, editor: lineEditor)
    line?.insert(typed.text)
    line?.problem = typed.problem
  }

  /// Handles a key while a line is being typed.
  mutating func take(_ shortcut: Shortcut, inLine prompt: PanelPrompt) -> Effect? {
    var prompt = prompt
    prompt.problem = nil
    if shortcut == .escape {
      leave(&prompt)
      return nil
    }
    let typed = prompt
    let isTaken = TypedLine.isTaken(by: shortcut, in: prompt.text)
    guard let text = prompt.take(isTaken ? .enter : shortcut) else {
      line = prompt
      return nil
    }
    let command = TerminalCommand(line: text)
    if command == .help {
      leave(&prompt)
      open(.help)
      return nil
    }
    if command == .quit {
      var asking = typed
      let effect = quit(by: .enter)
      // Warn of the loss where the user is typing.
      asking.problem = remark
      (line, remark) = (asking, nil)
      return effect
    }
    lineEditor = prompt.editor
    lineEditor.history.add(text)
    line = nil
    guard text.contains(where: { !$0.isWhitespace }) else {
      viewModel.leaveLine()
      return nil
    }
    if let problem = viewModel.problem(calculating: text) {
      line = typed
      line?.refuse(problem.text, at: problem.place)
    }
    return nil
  }

  private mutating func leave(_ prompt: inout PanelPrompt) {
    lineEditor = prompt.leave()
    line = nil
    viewModel.leaveLine()
  }

  /// The status line's note about the typed keys; nil for none.
  var typedNotice: String? {
    if let news = viewModel.keyboardNews { return shortEnough(news.withFunctionKeys) }
    return viewModel.typedNote.map {
      viewModel.catalogue.text(inOneRow($0)).shortenedAtRight(toColumns: statusColumns)
    }
  }

  private var statusColumns: Int { layout(drawnKeypad)?.status.width ?? window.columns }

  /// Shortens a text to one row; both calculations lose their beginnings rather than the key that helps.
  private func inOneRow(_ text: KeyboardText) -> KeyboardText {
    let text = text.withFunctionKeys
    guard case .keysSay(let pressed, let typed, let line) = text else { return text }
    let frame = viewModel.catalogue.text(KeyboardText.keysSay("", typed: "", line: line))
    let room = max((statusColumns - frame.columnCount) / 2, 10)
    return .keysSay(
      pressed.shortenedBetweenWords(toColumns: room), typed: typed.shortenedAtLeft(toColumns: room),
      line: line)
  }

  /// Returns a text about a key, without the advice at its end if that makes it fit the status line and cover
  /// no keys.
  func shortEnough(_ text: KeyboardText) -> String {
    let whole = viewModel.catalogue.text(text)
    let brief = viewModel.catalogue.text(text.withoutAdvice)
    return whole.columnCount <= statusColumns || brief.columnCount > statusColumns ? whole : brief
  }
}

extension KeyboardText {
  /// The same text with the terminal's key for a line.
  fileprivate var withFunctionKeys: KeyboardText {
    guard case .keysSay(let pressed, let typed, _?) = self else { return self }
    return .keysSay(pressed, typed: typed, line: FunctionKey.line.name)
  }
}
