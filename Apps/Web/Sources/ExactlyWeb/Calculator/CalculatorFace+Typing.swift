import CalculatorModel
import CalculatorPresentation

extension CalculatorFace {
  /// Carries out the current meaning of a key on the keyboard, whatever the page has drawn so far.
  ///
  /// Copying is left to the page.
  func type(_ browserKey: String) throws(Refusal) {
    let shortcut = try Shortcut(browserKey: browserKey).orRefusal("unknown key")
    let command = viewModel.type(shortcut)
    guard let name = command?.name, command != .copy else { return }
    if PagePanel(rawValue: name) != nil {
      try show(panelNamed: name)
    } else {
      try self.command(name)
    }
  }
}

extension PageMessage {
  /// Whether typing after the message starts over.
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
