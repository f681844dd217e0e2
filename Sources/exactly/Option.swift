import CalculatorModel
import CommandLineInterface
import Languages

/// An option of the command.
///
/// Its ``row`` says how it is written and handled; its summary is its translated text.
enum Option: CaseIterable, Hashable, Translatable {
  case digits
  case places
  case exact
  case mixed
  case explain
  case angle
  case notation
  case grouping
  case base
  case word
  case signed
  case unsigned
  case rates
  case today
  case marks
  case json
  case csv
  case file
  case jobs
  case keys
  case order
  case mode
  case reversePolish
  case plain
  case new
  case remove
  case label
  case tape
  case clear
  case off
  case on
  case reset
  case answers
  case write
  case writeAll
  case strip
  case check
  case from
  case to
  case bottom
  case top
  case size
  case count
  case completionScript
  case manual
  case version
  case help

  /// Creates the option of a name, long or short.
  init?(name: String) {
    let option = Self.allCases.first { [$0.name, $0.description.shortName].contains(name) }
    guard let option else { return nil }
    self = option
  }

  /// Returns the long name that a mistyped one was meant to be: the only one that begins with it, or the nearest.
  static func nearest(to name: String) -> String? {
    let names = allCases.map(\.name)
    let longer = names.filter { $0.hasPrefix(name) }
    if longer.count == 1 { return longer[0] }
    // The dashes must not count as matching letters.
    return NameSuggestion.nearest(
      to: Array(name.utf8.dropFirst(2))[...], among: names.map { String($0.dropFirst(2)) }
    ).map { "--" + $0 }
  }

  /// Returns the options, as they are typed, that one letter after a dash may mean: `--digits N` for `-d`.
  static func meant(byShort name: String) -> [String] {
    allCases.map(\.description).filter { $0.name.hasPrefix("-" + name.lowercased()) }
      .map(\.signature)
  }

  /// Returns the error of an unreadable expression that begins like a short option, if it is one: for `-d
  /// 5`, but not for `-x^2`.
  static func reason(meantBy input: String, _ failure: Answer.Failure) -> FailureReason? {
    let name = input.prefix { $0 != " " }
    guard failure.isOfInput, name.count == 2, name.first == "-", name.last?.isLetter == true else {
      return nil
    }
    return .unknownOption(String(name), meant(byShort: String(name)))
  }

  /// The long name with its dashes.
  var name: String { row.description.name }

  /// The option as it is typed, without its summary.
  var description: OptionDescription { row.description }

  /// Returns the option as the help shows it in a language.
  func description(in language: Language) -> OptionDescription {
    let row = row
    var description = row.description
    description.summary = text(in: language)
    if let scope = row.scope {
      description.scope = scope.text(in: language) + Punctuation.gap.text(in: language)
    }
    return description
  }
}
