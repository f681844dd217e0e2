import CalculatorModel

/// An action of the calculator other than pressing its keys.
public enum CalculatorCommand: CaseIterable, Hashable, Sendable {
  case undo
  case redo
  case copy
  /// Switches to the next keypad.
  case keypad
  /// Switches between precedence and left to right.
  case order
  /// Switches between reverse Polish notation and the usual one.
  case reversePolish
  /// Shows the number in its next form: decimal, fraction, exact form.
  case form
  /// Shows more digits of the number.
  case digits
  /// Shows the number as large as space permits, until a key is pressed.
  case large
  /// Writes numbers with groups of digits or without.
  case separators
  /// Converts the number between two units, or ends that.
  case convert
  /// Swaps the two units.
  case swapUnits
  /// Directs the keys to the other of the two lines.
  case otherUnit
  /// Shows the units to choose from, and starts converting if it has not started yet.
  case units
  /// Stores the number beside the memory.
  case store
  case memory
  case history
  /// Shows the calculations as an adding machine prints them.
  case tape
  /// Shows the days between dates, and dates a given time away.
  case dates
  /// Shows exact constants to choose from.
  case constants
  case settings

  /// The command's name in messages: `undo`.
  public var name: String {
    switch self {
    case .undo: "undo"
    case .redo: "redo"
    case .copy: "copy"
    case .keypad: "keypad"
    case .order: "order"
    case .reversePolish: "rpn"
    case .form: "form"
    case .digits: "digits"
    case .large: "large"
    case .separators: "separators"
    case .convert: "convert"
    case .swapUnits: "swap"
    case .otherUnit: "other"
    case .units: "units"
    case .store: "store"
    case .memory: "memory"
    case .history: "history"
    case .tape: "tape"
    case .dates: "dates"
    case .constants: "constants"
    case .settings: "settings"
    }
  }

  /// Creates the command with that name, or nil if there is none.
  public init?(name: some StringProtocol) {
    guard let command = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = command
  }

  /// The shortcut for the command: its letter, as a held key.
  public var shortcut: Shortcut { .held(letter) }

  /// The letter or sign of the command.
  package var letter: Character {
    switch self {
    case .undo: "u"
    case .redo: "r"
    case .copy: "y"
    case .keypad: "k"
    case .order: "o"
    case .reversePolish: "j"
    case .form: "f"
    case .digits: "d"
    case .large: "B"
    case .separators: "\""
    case .convert: "F"
    case .swapUnits: ";"
    case .otherUnit: ":"
    case .units: "'"
    case .store: "a"
    case .memory: "l"
    case .history: "h"
    case .tape: "A"
    case .dates: "c"
    case .constants: "Q"
    case .settings: "g"
    }
  }
}

extension CalculatorCommand {
  /// Returns the command for a letter; nil if there is none.
  public static func typed(_ shortcut: Shortcut) -> CalculatorCommand? {
    allCases.first { $0.shortcut == shortcut }
  }

  /// Whether kept calculations may be different after the command.
  public var mayChangeHistory: Bool {
    switch self {
    case .undo, .redo, .history, .tape: true
    default: false
    }
  }
}
