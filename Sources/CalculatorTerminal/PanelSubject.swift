import CalculatorPresentation

/// What a panel over the calculator is about.
enum PanelSubject: CaseIterable, Hashable, Sendable {
  case help
  case memory
  case digits
  case history
  case settings

  /// The panel that a command opens, or nil.
  init?(_ command: CalculatorCommand) {
    switch command {
    case .memory: self = .memory
    case .digits: self = .digits
    case .history: self = .history
    case .settings: self = .settings
    case .undo, .redo, .copy, .keypad, .order, .form, .store: return nil
    }
  }

  /// The letter that opens the panel and closes it.
  var shortcut: Shortcut {
    switch self {
    case .help: TerminalCommand.help.shortcut
    case .memory: CalculatorCommand.memory.shortcut
    case .digits: CalculatorCommand.digits.shortcut
    case .history: CalculatorCommand.history.shortcut
    case .settings: CalculatorCommand.settings.shortcut
    }
  }

  /// What stands above the panel.
  var title: Message {
    switch self {
    case .help: .command(.help)
    case .memory: .part(.memory)
    case .digits: .command(.moreDigits)
    case .history: .part(.history)
    case .settings: .part(.settings)
    }
  }

  /// Whether a line of it is chosen.
  var selects: Bool {
    switch self {
    case .help, .digits: false
    case .memory, .history, .settings: true
    }
  }

  /// What can be done in it.
  var actions: [PanelAction] {
    switch self {
    case .help: [.close]
    case .memory: [.recall, .remove, .undo, .redo, .close]
    case .digits: [.copy, .close]
    case .history: [.reuse, .edit, .label, .remove, .copy, .export, .clear, .close]
    case .settings: [.change, .close]
    }
  }
}
