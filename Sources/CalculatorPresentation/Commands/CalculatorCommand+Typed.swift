import CalculatorModel

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
