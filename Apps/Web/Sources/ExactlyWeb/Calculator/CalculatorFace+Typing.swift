import CalculatorModel
import CalculatorPresentation

extension CalculatorFace {
  /// Does what a key of the keyboard stands for now, whatever the page has drawn so far.
  ///
  /// To copy is the page's own.
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
