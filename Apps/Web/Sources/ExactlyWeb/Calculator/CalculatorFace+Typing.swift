import CalculatorModel
import CalculatorPresentation

extension CalculatorFace {
  /// Does what a key of the keyboard stands for now, whatever the page has drawn so far.
  ///
  /// To copy is the page's own.
  func type(_ browserKey: String) throws(Refusal) {
    let shortcut = try Shortcut(browserKey: browserKey).orRefusal("unknown key")
    // On the other keypads letters begin lines by themselves.
    if shortcut == Shortcut.line, viewModel.mode == .programmer, viewModel.typedLine == nil {
      openLine()
      return
    }
    if !viewModel.isTyping { panelBeforeTyping = panel }
    let hadLine = viewModel.typedLine != nil
    let command = viewModel.type(shortcut)
    if !hadLine, viewModel.typedLine != nil { panel = panelBeforeTyping }
    guard let name = command?.name, command != .copy else { return }
    if PagePanel(rawValue: name) != nil {
      try show(panelNamed: name)
    } else {
      try self.command(name)
    }
  }

  /// Takes a character that was typed while the page showed a panel: the one before it may have opened a line.
  func follow(typed browserKey: String) throws(Refusal) {
    let shortcut = try Shortcut(browserKey: browserKey).orRefusal("unknown key")
    if viewModel.followTyped(shortcut) { panel = nil }
  }

  /// Asks for a line that begins with what was typed.
  func openLine() {
    if viewModel.isTyping { panel = panelBeforeTyping }
    viewModel.openTypedLine()
  }
}

extension PageMessage {
  /// Whether what is typed behind it begins anew.
  var endsTyping: Bool {
    switch name {
    case "press", "press-all", "swipe", "paste", "paste-nothing", "enter", "recall", "reuse",
      "turn",
      "continue", "set":
      true
    case "command": argument != "copy"
    case "panel": argument == "none"
    default: false
    }
  }
}
