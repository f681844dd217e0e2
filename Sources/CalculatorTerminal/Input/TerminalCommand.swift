import CalculatorPresentation

/// What the terminal offers besides the calculator's own commands.
enum TerminalCommand: CaseIterable, Hashable, Sendable {
  case help
  case quit

  /// The command's name in the help text.
  var message: Message {
    switch self {
    case .help: .command(.help)
    case .quit: .command(.quit)
    }
  }

  /// The letter that gives the command.
  var shortcut: Shortcut {
    switch self {
    case .help: .character("?")
    case .quit: .character("q")
    }
  }
}
