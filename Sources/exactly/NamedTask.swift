import CalculatorModel
import CalculatorPresentation
import CommandLineInterface

/// A word that stands for a task when it stands alone.
enum NamedTask: String, CaseIterable {
  case repl
  case functions
  case history
  case settings

  /// The task that a mistyped word was meant to be, if it begins an expression that cannot be read.
  static func meant(by input: String, _ failure: Answer.Failure) -> NamedTask? {
    guard failure.isOfInput, failure.place?.lowerBound == 0,
      let word = input.split(separator: " ").first, word.allSatisfy(\.isLetter),
      NamedTask(rawValue: String(word)) == nil
    else { return nil }
    return NameSuggestion.nearest(to: Array(word.utf8)[...], among: allCases.map(\.rawValue))
      .flatMap(NamedTask.init(rawValue:))
  }

  /// What it does, in a line.
  var summary: String {
    switch self {
    case .repl: "a session of expressions, with variables and line editing"
    case .functions: "lists all functions and constants"
    case .history: "lists the calculations that were kept; with options also changes them"
    case .settings: "lists the settings; with a name and a value changes one"
    }
  }

  /// What may follow the word, for completions.
  var names: [CommandDescription.Subcommand.Name] {
    guard self == .settings else { return [] }
    return Setting.allCases.map { setting in
      // A shell would have to quote the others.
      let choices = setting.values.filter { value in
        value.utf8.allSatisfy { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "'") }
      }
      return .init(setting.name, choices: choices)
    }
  }
}
