import CalculatorModel
import CalculatorPresentation

extension HelpGroup {
  /// Returns keys to type as examples, if the keypad has all of them; with a stack, in reverse Polish notation.
  func examples(onStack: Bool) -> [[Shortcut]] {
    switch self {
    case .calculate where onStack:
      [["2", .enter, "3", "+"], ["2", .enter, "3", .enter, "4", "+", "*"]]
    case .functions where onStack: [["9", .held("v")], ["3", "0", .held("S")]]
    case .calculate:
      [
        ["2", "+", "3", "*", "4", .enter], ["2", "0", "0", "+", "1", "0", "%", .enter],
      ]
    case .functions: [["9", .held("v")], ["3", "0", .held("S")], ["2", "^", "8", .enter]]
    case .correct, .show, .keep, .adjust, .finish: []
    }
  }

  /// A line to type as an example of the names of functions.
  var exampleLine: String? { self == .calculate ? "log(100)" : nil }
}

extension Key {
  /// The group of the help that lists the key.
  var helpGroup: HelpGroup {
    switch self {
    case .digit, .decimalPoint, .toggleSign, .percent, .equals, .openParenthesis,
      .closeParenthesis:
      .calculate
    case .operation(let operation):
      operation.precedence <= .multiplicative ? .calculate : .functions
    case .clear, .allClear, .delete: .correct
    case .function, .constant, .random, .secondFunctions: .functions
    case .memory: .keep
    case .doubleZero, .letterDigit, .doubleF: .calculate
    case .word, .bit, .stack: .functions
    case .angleUnit, .base, .wordSize, .signed, .reversePolish, .keypad: .adjust
    }
  }
}

extension CalculatorCommand {
  /// The group of the help that lists the command.
  var helpGroup: HelpGroup {
    switch self {
    case .undo, .redo: .correct
    case .form, .digits, .large: .show
    case .convert, .swapUnits, .otherUnit, .units: .show
    case .copy, .store, .memory, .history, .tape: .keep
    case .dates, .constants: .functions
    case .keypad: .functions
    case .order, .reversePolish, .separators, .settings: .adjust
    }
  }
}

extension TerminalCommand {
  /// The group of the help that lists the command.
  var helpGroup: HelpGroup {
    switch self {
    case .line: .calculate
    case .commands, .help, .quit: .finish
    }
  }
}

extension PanelSubject {
  /// The topic of the panel's own help; nil for the help itself.
  var topic: HelpTopic? {
    switch self {
    case .help: nil
    case .commands: .commands
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
}
