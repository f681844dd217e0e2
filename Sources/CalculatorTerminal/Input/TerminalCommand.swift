import CalculatorPresentation

/// A command that the terminal offers besides the calculator's own.
enum TerminalCommand: CaseIterable, Hashable, Sendable {
  /// Typing a calculation as a line.
  case line
  /// The list of all commands, to choose from.
  case commands
  case help
  case quit

  /// Returns the command's name in the help text.
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

  /// The key that quits whatever was typed; so does a lone `q` in a line.
  static let quitKey = Shortcut.held("q")

  /// Ctrl-K, as a terminal sends it.
  static let commandsKey: Shortcut = "\u{B}"

  /// The word for the command in a face of lines.
  var wordInLines: String {
    switch self {
    case .line, .commands: ""
    case .help: "?"
    case .quit: "q"
    }
  }

  /// Whether a key asks for help: a question mark of any script, which begins no calculation, or a held one.
  static func asksForHelp(_ shortcut: Shortcut) -> Bool {
    switch shortcut {
    case .help, .held("?"), "？", "؟": true
    default: false
    }
  }

  /// Creates the command that a line asks for in place of a calculation: a lone `q` or `help`.
  init?(line: String) {
    switch line.filter({ !$0.isWhitespace }).lowercased() {
    case "q", "quit", "exit": self = .quit
    case "help": self = .help
    default: return nil
    }
  }
}

/// The function keys of a terminal, the reliable way to a command: not every terminal distinguishes a held
/// letter from Esc and the letter.
enum FunctionKey: Int, CaseIterable, Sendable {
  case help = 1
  case line, history, memory, convert, units, constants, dates, settings, keypad

  /// The name printed on the key.
  var name: String { "F\(rawValue)" }

  /// Creates the key with a name; nil if there is none.
  init?(name: String) {
    guard let key = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = key
  }

  /// The calculator's command for the key; nil if it gives one of the terminal's own.
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

  /// The equivalent key in other faces.
  var shortcut: Shortcut {
    switch self {
    case .help: .held("?")
    case .line: .line
    default: command?.shortcut ?? .held("?")
    }
  }
}

extension CalculatorCommand {
  /// The keys that give the command in a terminal, the reliable one first.
  var terminalKeys: [String] {
    FunctionKey.allCases.filter { $0.command == self }.map(\.name) + [shortcut.label]
  }
}
