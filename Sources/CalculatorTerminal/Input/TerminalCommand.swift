import CalculatorPresentation

/// What the terminal offers besides the calculator's own commands.
enum TerminalCommand: CaseIterable, Hashable, Sendable {
  /// A calculation is typed as a line.
  case line
  case help
  case quit

  /// The command that a key gives.
  init?(_ shortcut: Shortcut) {
    let command = Self.allCases.first { command in
      command.shortcut == shortcut
        || command.otherLetters.contains { .character($0) == shortcut }
    }
    guard let command else { return nil }
    self = command
  }

  /// The command's name in the help text.
  func name(in catalogue: Catalogue) -> String {
    switch self {
    case .line: catalogue.text(KeyboardText.way(.typeLine))
    case .help: catalogue.text(.command(.help))
    case .quit: catalogue.text(.command(.quit))
    }
  }

  /// The same letter on keyboards of other scripts.
  var otherLetters: [Character] {
    switch self {
    case .help: ["？", "؟"]
    case .line, .quit: []
    }
  }

  /// The letter that gives the command.
  var shortcut: Shortcut {
    switch self {
    case .line: .line
    case .help: .help
    case .quit: .character("q")
    }
  }
}
