import BigNumbers
import CalculatorModel
import CommandLineInterface
import Languages

/// An option of the command.
///
/// The table of ``description`` is the only one: arguments are parsed by it, and the help, the manual
/// page and the completions are generated from it. For other languages, only the summary of an option is
/// translated.
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
    let option = Self.allCases.first { option in
      option.description.name == name || option.description.shortName == name
    }
    guard let option else { return nil }
    self = option
  }

  /// Returns the long name that a mistyped one was meant to be: the only one that begins with it, or the nearest.
  static func nearest(to name: String) -> String? {
    let names = allCases.map(\.description.name)
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

  /// Returns the option as the help shows it in a language.
  func description(in language: Language) -> OptionDescription {
    var description = description
    description.summary = text(in: language)
    if let scope {
      description.scope = scope.text(in: language) + Punctuation.gap.text(in: language)
    }
    return description
  }

  /// The part of the command that the option is for, if it is not for all of it.
  var scope: OptionScope? {
    switch self {
    case .order, .mode, .reversePolish: .keys
    case .plain, .new: .terminal
    case .remove, .label, .clear, .off, .on: .task(.history)
    case .reset: .task(.settings)
    case .answers, .write, .writeAll, .strip, .check: .task(.sheet)
    case .from, .to, .bottom, .top, .size, .count: .task(.plot)
    default: nil
    }
  }

  /// The option as arguments are parsed by it, without its summary.
  var description: OptionDescription {
    switch self {
    case .digits: OptionDescription("--digits", value: .init("N"))
    case .places: OptionDescription("--places", value: .init("N"))
    case .exact: OptionDescription("--exact")
    case .mixed: OptionDescription("--mixed")
    case .explain: OptionDescription("--explain")
    case .angle:
      OptionDescription("--angle", value: .init("UNIT", choices: AngleUnit.allCases.map(\.name)))
    case .notation:
      OptionDescription(
        "--notation", value: .init("NOTATION", choices: Notation.allCases.map(\.name)))
    case .grouping:
      OptionDescription("--grouping", value: .init("GROUPS", choices: ["thousands", "none"]))
    case .base:
      OptionDescription(
        "--base", value: .init("N", choices: NumberBase.allCases.map { "\($0.rawValue)" }))
    case .word:
      OptionDescription(
        "--word", value: .init("BITS", choices: WordFormat.Size.allCases.map { "\($0.rawValue)" }))
    case .signed: OptionDescription("--signed")
    case .unsigned: OptionDescription("--unsigned")
    case .rates: OptionDescription("--rates", value: .init("FILE", isFile: true))
    case .marks: OptionDescription("--marks", value: .init("MARKS", choices: Options.marks))
    case .today: OptionDescription("--today", value: .init("DATE"))
    case .json: OptionDescription("--json")
    case .file: OptionDescription("--file", short: "-f", value: .init("FILE", isFile: true))
    case .jobs: OptionDescription("--jobs", value: .init("N"))
    case .keys: OptionDescription("--keys", value: .init("SEQUENCE"))
    case .order:
      OptionDescription("--order", value: .init("ORDER", choices: ["precedence", "left-to-right"]))
    case .mode:
      OptionDescription("--mode", value: .init("MODE", choices: KeypadMode.allCases.map(\.name)))
    case .reversePolish: OptionDescription("--rpn")
    case .plain: OptionDescription("--plain")
    case .new: OptionDescription("--new")
    case .csv: OptionDescription("--csv")
    case .remove: OptionDescription("--remove", value: .init("ID"))
    case .label: OptionDescription("--label", value: .init("ID"))
    case .tape: OptionDescription("--tape")
    case .clear: OptionDescription("--clear")
    case .off: OptionDescription("--off")
    case .on: OptionDescription("--on")
    case .reset: OptionDescription("--reset")
    case .answers: OptionDescription("--answers")
    case .write: OptionDescription("--write")
    case .writeAll: OptionDescription("--write-all")
    case .strip: OptionDescription("--strip")
    case .check: OptionDescription("--check")
    case .from: OptionDescription("--from", value: .init("A"))
    case .to: OptionDescription("--to", value: .init("B"))
    case .bottom: OptionDescription("--bottom", value: .init("Y"))
    case .top: OptionDescription("--top", value: .init("Y"))
    case .size: OptionDescription("--size", value: .init("WxH"))
    case .count: OptionDescription("--count")
    case .completionScript:
      OptionDescription(
        "--generate-completion-script",
        value: .init("SHELL", choices: Shell.allCases.map(\.rawValue)))
    case .manual: OptionDescription("--generate-manual")
    case .version: OptionDescription("--version")
    case .help: OptionDescription("--help", short: "-h")
    }
  }

  /// The tasks that the option affects; nil for one that is a task itself.
  var tasks: Set<Options.Kind>? {
    switch self {
    case .digits, .places, .exact, .mixed, .today, .marks: [.expressions, .session]
    case .angle: [.expressions, .session, .plot]
    case .rates: [.expressions, .session, .face]
    case .base, .word, .signed, .unsigned: [.expressions, .session, .keys]
    case .file, .explain, .jobs: [.expressions]
    case .notation, .grouping: [.expressions, .session, .keys]
    case .json: [.expressions, .keys, .history, .sheet, .plot]
    case .csv: [.expressions, .keys, .history]
    case .order, .mode, .reversePolish: [.keys, .face]
    case .plain: [.session, .face, .sheet, .plot]
    case .new: [.face]
    case .remove, .label, .tape, .clear, .off, .on: [.history]
    case .reset: [.settings]
    case .answers, .write, .writeAll, .strip, .check: [.sheet]
    case .from, .to, .bottom, .top, .size, .count: [.plot]
    case .keys, .completionScript, .manual, .version, .help: nil
    }
  }

  /// The error for using the option with a task that it does not affect.
  var misplacement: any Translatable {
    let name = description.name
    return switch self {
    case .notation, .grouping: UsageReason.isForExpressionsAndKeys(name)
    case .json: UsageReason.isForObjects(name)
    case .csv: UsageReason.isForRecords(name)
    case .order, .mode, .reversePolish: UsageReason.isForKeys(name)
    case .plain, .new: UsageReason.isForTerminals(name)
    case .remove, .label, .tape, .clear, .off, .on:
      OptionRefusal.isFor(name, task: NamedTask.history.rawValue)
    case .reset: OptionRefusal.isFor(name, task: NamedTask.settings.rawValue)
    case .answers, .write, .writeAll, .strip, .check:
      OptionRefusal.isFor(name, task: NamedTask.sheet.rawValue)
    case .from, .to, .bottom, .top, .size, .count:
      OptionRefusal.isFor(name, task: NamedTask.plot.rawValue)
    default: UsageReason.isForExpressions(name)
    }
  }
}
