/// What can be done with the calculator besides pressing its keys.
public enum CalculatorCommand: CaseIterable, Hashable, Sendable {
  case undo
  case redo
  case copy
  /// Turns to the other keypad.
  case keypad
  /// Switches between precedence and left to right.
  case order
  /// Shows the number in its next form: decimal, fraction, exact form.
  case form
  /// Shows more digits of the number.
  case digits
  /// Stores the number beside the memory.
  case store
  case memory
  case history
  case settings

  /// The letter that gives the command where letters are free, as in a terminal.
  public var shortcut: Shortcut {
    switch self {
    case .undo: "u"
    case .redo: "r"
    case .copy: "y"
    case .keypad: "k"
    case .order: "o"
    case .form: "f"
    case .digits: "d"
    case .store: "a"
    case .memory: "l"
    case .history: "h"
    case .settings: "g"
    }
  }
}
