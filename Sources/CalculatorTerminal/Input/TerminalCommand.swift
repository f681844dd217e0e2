import CalculatorPresentation

/// What the terminal offers besides the calculator's own commands.
enum TerminalCommand: CaseIterable, Hashable, Sendable {
  /// A calculation is typed as a line.
  case line
  /// All commands are listed, to choose from.
  case commands
  case help
  case quit

  /// The command's name in the help text.
  func name(in catalogue: Catalogue) -> String {
    switch self {
    case .line: catalogue.text(KeyboardText.way(.typeLine))
    case .commands: catalogue.text(.part(.commands))
    case .help: catalogue.text(.command(.help))
    case .quit: catalogue.text(.command(.quit))
    }
  }

  /// The keys that give the command.
  var label: String {
    switch self {
    case .line: FunctionKey.line.name
    case .commands: "Ctrl-K"
    case .help: FunctionKey.help.name
    case .quit: "q " + Shortcut.enter.label + " " + Self.quitKey.label
    }
  }

  /// The key that quits whatever was typed; a lone `q` in a line does as well.
  static let quitKey = Shortcut.held("q")

  /// Ctrl-K, as a terminal sends it.
  static let commandsKey: Shortcut = "\u{B}"

  /// The word that gives the command in a face of lines.
  var wordInLines: String {
    switch self {
    case .line, .commands: ""
    case .help: "?"
    case .quit: "q"
    }
  }

  /// Whether a key asks for help: the sign of any script that begins no calculation, or one that is held.
  static func asksForHelp(_ shortcut: Shortcut) -> Bool {
    switch shortcut {
    case .help, .held("?"), "？", "؟": true
    default: false
    }
  }

  /// The command that a line asks for, in place of a calculation: a lone `q` or `help`.
  init?(line: String) {
    switch line.filter({ !$0.isWhitespace }).lowercased() {
    case "q", "quit", "exit": self = .quit
    case "help": self = .help
    default: return nil
    }
  }
}

/// The function keys of a terminal, where they are the sure way to a command: not every terminal tells a held
/// letter from Esc and the letter.
enum FunctionKey: Int, CaseIterable, Sendable {
  case help = 1
  case line, history, memory, convert, units, constants, dates, settings, keypad

  /// The name printed on the key.
  var name: String { "F\(rawValue)" }

  /// The key with this on it; nil for another one.
  init?(name: String) {
    guard let key = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = key
  }

  /// The command that the key gives; nil for one of the terminal's own.
  var command: CalculatorCommand? {
    switch self {
    case .help, .line: nil
    case .history: .history
    case .memory: .memory
    case .convert: .convert
    case .units: .units
    case .constants: .constants
    case .dates: .dates
    case .settings: .settings
    case .keypad: .keypad
    }
  }

  /// The names of the keys that give a command of the calculator.
  static let ofCommands: [CalculatorCommand: String] = Dictionary(
    uniqueKeysWithValues: allCases.compactMap { key in key.command.map { ($0, key.name) } })

  /// The key that says the same in other faces.
  var shortcut: Shortcut {
    switch self {
    case .help: .held("?")
    case .line: .line
    default: command?.shortcut ?? .held("?")
    }
  }
}

extension CalculatorCommand {
  /// The keys that give the command in a terminal, the sure one first.
  var terminalKeys: [String] {
    FunctionKey.allCases.filter { $0.command == self }.map(\.name) + [shortcut.label]
  }
}
