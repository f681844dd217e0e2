import CalculatorModel
import CalculatorPresentation
import CommandLineInterface

/// A word that stands for a task when it stands alone.
enum NamedTask: String, CaseIterable {
  case repl
  case functions
  case units
  case sheet
  case plot
  case history
  case settings
  case rates
  case help

  /// Returns the task or option that the first word of an unreadable expression was meant to be: a
  /// mistyped task, or an option without its dashes.
  static func meant(by input: String, _ failure: Answer.Failure) -> String? {
    guard failure.isOfInput, failure.place?.lowerBound == 0,
      let word = input.split(separator: " ").first, word.allSatisfy(\.isLetter),
      NamedTask(rawValue: String(word)) == nil
    else { return nil }
    let words = input.split(separator: " ")
    // `set digits 5` is the syntax of other programs.
    let name = "--" + (word == "set" && words.count > 1 ? words[1] : word)
    if Option.allCases.contains(where: { $0.name == name }) { return name }
    return NameSuggestion.nearest(to: Array(word.utf8)[...], among: allCases.map(\.rawValue))
  }

  /// The words that may follow the task, for completions.
  var names: [CommandDescription.Subcommand.Name] {
    if self == .rates { return RatesTask.words.map { .init($0, choices: []) } }
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
