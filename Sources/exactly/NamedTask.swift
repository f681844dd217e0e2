/// A word that stands for a task when it stands alone.
enum NamedTask: String, CaseIterable {
  case repl
  case functions
  case history
  case settings

  /// What it does, in a line.
  var summary: String {
    switch self {
    case .repl: "a session of expressions, with variables and line editing"
    case .functions: "lists all functions and constants"
    case .history: "lists the calculations that were kept; with options also changes them"
    case .settings: "lists the settings; with a name and a value changes one"
    }
  }
}
