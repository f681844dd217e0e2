import CalculatorPresentation

/// A question that a panel asks before it does something; any key that is not an answer cancels it.
enum PanelQuestion: Hashable, Sendable {
  /// Whether to remove all calculations.
  case clearsHistory

  /// The form in which to copy the history.
  case exportsHistory

  /// An answer.
  enum Answer: Hashable, Sendable {
    case clear
    case export(HistoryExport)
  }

  /// The answers, with the key that gives each.
  var answers: [(shortcut: Shortcut, message: Message, answer: Answer)] {
    switch self {
    case .clearsHistory: [("X", .command(.clearHistory), .clear)]
    case .exportsHistory:
      [
        ("t", .command(.exportText), .export(.text)),
        ("c", .command(.exportCSV), .export(.commaSeparated)),
        ("j", .command(.exportJSON), .export(.json)),
      ]
    }
  }
}
