import CalculatorPresentation

/// The subject of a panel.
enum PanelSubject: CaseIterable, Hashable, Sendable {
  case help
  case commands
  case memory
  case digits
  case history
  case tape
  case dates
  case constants
  case settings
  case units

  /// Creates the panel that a command opens, or nil.
  init?(_ command: CalculatorCommand) {
    guard let subject = Self.allCases.first(where: { $0.command == command }) else { return nil }
    self = subject
  }

  /// The calculator's command that opens the panel; help and the list of commands are the terminal's own.
  var command: CalculatorCommand? {
    switch self {
    case .help, .commands: nil
    case .memory: .memory
    case .digits: .digits
    case .history: .history
    case .tape: .tape
    case .dates: .dates
    case .constants: .constants
    case .settings: .settings
    case .units: .units
    }
  }

  /// The key that opens and closes the panel.
  var shortcut: Shortcut {
    self == .commands ? TerminalCommand.commandsKey : command?.shortcut ?? .help
  }

  /// Whether a key opens and closes the panel.
  func isOpened(by shortcut: Shortcut) -> Bool {
    self == .help ? TerminalCommand.asksForHelp(shortcut) : shortcut == self.shortcut
  }

  /// The key to show, which every terminal has.
  var key: String {
    command?.terminalKeys.first ?? (self == .commands ? TerminalCommand.commands : .help).label
  }

  /// The panel's title.
  var title: Message {
    switch self {
    case .help: .command(.help)
    case .commands: .part(.commands)
    case .memory: .part(.memory)
    case .digits: .command(.moreDigits)
    case .history: .part(.history)
    case .tape: .part(.tape)
    case .dates: .part(.dates)
    case .constants: .part(.constants)
    case .settings: .part(.settings)
    case .units: .part(.units)
    }
  }

  /// Whether the panel is about the number shown, which stays in sight.
  var isAboutNumber: Bool {
    switch self {
    case .help, .commands, .digits: false
    case .memory, .history, .tape, .dates, .constants, .settings, .units: true
    }
  }

  /// Whether it shows the calculations that are kept.
  var showsHistory: Bool { self == .history || self == .tape }

  /// Whether a line of it is chosen.
  var selects: Bool {
    switch self {
    case .help, .digits, .tape: false
    case .memory, .history, .dates, .commands, .constants, .settings, .units: true
    }
  }

  /// Whether typing in it searches.
  var isSearched: Bool { self == .commands || self == .constants || self == .units }

  /// Whether the end of it is shown first, and stays in sight when it grows.
  var followsEnd: Bool { self == .tape }

  /// The actions available in it.
  var actions: [PanelAction] {
    switch self {
    case .help: [.close]
    case .memory: [.recall, .remove, .undo, .redo, .close]
    case .digits: [.copy, .close]
    case .history: [.reuse, .edit, .label, .remove, .undo, .redo, .copy, .export, .clear, .close]
    case .tape: [.undo, .redo, .copy, .clear, .close]
    case .dates: [.enterField, .step, .useNumber, .copy, .close]
    case .commands: [.give, .find, .close]
    case .constants: [.useConstant, .find, .close]
    case .settings: [.change, .close]
    case .units: [.choose, .otherLine, .find, .close]
    }
  }
}
