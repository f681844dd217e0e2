/// What can be done with the calculator besides pressing its keys.
public enum CalculatorCommand: CaseIterable, Hashable, Sendable {
  case undo
  case redo
  case copy
  /// Turns to the next keypad.
  case keypad
  /// Switches between precedence and left to right.
  case order
  /// Switches between reverse Polish notation and the usual one.
  case reversePolish
  /// Shows the number in its next form: decimal, fraction, exact form.
  case form
  /// Shows more digits of the number.
  case digits
  /// Stores the number beside the memory.
  case store
  case memory
  case history
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
    case .store: "store"
    case .memory: "memory"
    case .history: "history"
    case .settings: "settings"
    }
  }

  /// The command of that name, or nil when there is none.
  public init?(name: some StringProtocol) {
    guard let command = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = command
  }

  /// The letter that gives the command where letters are free, as in a terminal.
  public var shortcut: Shortcut {
    switch self {
    case .undo: "u"
    case .redo: "r"
    case .copy: "y"
    case .keypad: "k"
    case .order: "o"
    case .reversePolish: "j"
    case .form: "f"
    case .digits: "d"
    case .store: "a"
    case .memory: "l"
    case .history: "h"
    case .settings: "g"
    }
  }
}
