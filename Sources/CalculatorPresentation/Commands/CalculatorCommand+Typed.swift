import CalculatorModel

extension CalculatorCommand {
  /// The command that a letter asks for; nil for none.
  public static func typed(_ shortcut: Shortcut) -> CalculatorCommand? {
    allCases.first { $0.shortcut == shortcut }
  }

  /// Whether calculations that are kept already may be others behind it.
  public var mayChangeHistory: Bool {
    switch self {
    case .undo, .redo, .history, .tape: true
    default: false
    }
  }
}
