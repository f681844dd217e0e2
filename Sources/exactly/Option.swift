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
      // The Japanese colon includes its space.
      description.scope = scope.text(in: language) + (language == .japanese ? "" : " ")
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
    default: nil
    }
  }

  /// The option as arguments are parsed by it, with its summary in English.
  var description: OptionDescription {
    switch self {
    case .digits:
      OptionDescription(
        "--digits", value: .init("N"),
        "significant digits of an answer: 1 to \(AnswerFormat.digitLimit) (16)")
    case .places:
      OptionDescription(
        "--places", value: .init("N"),
        "in place of --digits, digits behind the point: 0 to \(AnswerFormat.digitLimit); halves away from zero"
      )
    case .exact:
      OptionDescription(
        "--exact", "the exact form, such as √3/2 or 1/3, where there is a short one")
    case .mixed:
      OptionDescription("--mixed", "as --exact, with 7/2 written as 3 1/2")
    case .explain:
      OptionDescription("--explain", "each step of an expression, and what is proven of it")
    case .angle:
      OptionDescription(
        "--angle", value: .init("UNIT", choices: AngleUnit.allCases.map(\.name)),
        "what angles are measured in: rad, deg or grad (rad)")
    case .notation:
      OptionDescription(
        "--notation", value: .init("NOTATION", choices: Notation.allCases.map(\.name)),
        "automatic (or auto), plain (no exponent), scientific (1.2e4) or engineering (12e3)")
    case .grouping:
      OptionDescription(
        "--grouping", value: .init("GROUPS", choices: ["thousands", "none"]),
        "thousands (1_234_567; with --keys 1,234,567) or none")
    case .base:
      OptionDescription(
        "--base", value: .init("N", choices: NumberBase.allCases.map { "\($0.rawValue)" }),
        "whole numbers in base 2, 8, 10 or 16, with all digits")
    case .word:
      OptionDescription(
        "--word", value: .init("BITS", choices: WordFormat.Size.allCases.map { "\($0.rawValue)" }),
        "calculates in words of 8, 16, 32 or 64 bits, to which each step is cut")
    case .signed:
      OptionDescription("--signed", "words have a sign, as without this option")
    case .unsigned:
      OptionDescription("--unsigned", "words have no sign")
    case .rates:
      OptionDescription(
        "--rates", value: .init("FILE", isFile: true),
        "converts money by the rates of a file: date,from,to,rate,source")
    case .marks:
      OptionDescription(
        "--marks", value: .init("MARKS", choices: Options.marks),
        "what the marks of 1,234 and 1.234 mean: 1,234.5 or 1.234,5")
    case .today:
      OptionDescription(
        "--today", value: .init("DATE"), "the day that today is, such as 2026-11-22")
    case .json:
      OptionDescription("--json", "one JSON object a line")
    case .file:
      OptionDescription(
        "--file", short: "-f", value: .init("FILE", isFile: true),
        "answers the lines of a file; - is the standard input")
    case .jobs:
      OptionDescription(
        "--jobs", value: .init("N"),
        "threads that answer lines: 1 to \(Options.jobLimit) (as many as can run at once)")
    case .keys:
      OptionDescription(
        "--keys", value: .init("SEQUENCE"), "presses keys; - reads one sequence a line")
    case .order:
      OptionDescription(
        "--order", value: .init("ORDER", choices: ["precedence", "left-to-right"]),
        "precedence, as Apple's, or left-to-right")
    case .mode:
      OptionDescription(
        "--mode", value: .init("MODE", choices: KeypadMode.allCases.map(\.name)),
        "basic (9 digits), scientific (16) or programmer (words of 8 to 64 bits)")
    case .reversePolish:
      OptionDescription(
        "--rpn", "reverse Polish notation: operations take their numbers from a stack")
    case .plain:
      OptionDescription(
        "--plain", "lines of text without control codes, for screen readers")
    case .new:
      OptionDescription(
        "--new", "begins with 0 and an empty memory, not where the last one ended")
    case .csv:
      OptionDescription(
        "--csv", "one line of comma-separated values each, the columns' names first")
    case .remove:
      OptionDescription(
        "--remove", value: .init("ID"), "removes a calculation; --json shows its ID")
    case .label:
      OptionDescription(
        "--label", value: .init("ID"),
        "names a calculation by the words that follow, or takes its name away")
    case .tape:
      OptionDescription("--tape", "prints the calculations as an adding machine does")
    case .clear:
      OptionDescription("--clear", "removes all calculations, without asking")
    case .off:
      OptionDescription("--off", "keeps no calculations from now on")
    case .on:
      OptionDescription("--on", "keeps calculations again")
    case .reset:
      OptionDescription("--reset", "makes all of them what they were at first")
    case .answers:
      OptionDescription("--answers", "prints the answers alone, one line for each of the sheet")
    case .write:
      OptionDescription("--write", "brings the answers in the file up to date")
    case .writeAll:
      OptionDescription("--write-all", "writes an answer behind each line that has one")
    case .strip:
      OptionDescription("--strip", "takes the answers out of the file")
    case .check:
      OptionDescription("--check", "says which answers in the files are wrong, and changes nothing")
    case .completionScript:
      OptionDescription(
        "--generate-completion-script",
        value: .init("SHELL", choices: Shell.allCases.map(\.rawValue)),
        "prints what completes this command in bash, zsh or fish")
    case .manual:
      OptionDescription("--generate-manual", "prints the manual page, for man")
    case .version:
      OptionDescription("--version", "prints the version")
    case .help:
      OptionDescription("--help", short: "-h", "prints this help")
    }
  }

  /// The summary of the option, in English.
  var english: String { description.summary }

  /// The tasks that the option affects; nil for one that is a task itself.
  var tasks: Set<Options.Kind>? {
    switch self {
    case .digits, .places, .exact, .mixed, .angle, .today, .marks: [.expressions, .session]
    case .rates: [.expressions, .session, .face]
    case .base, .word, .signed, .unsigned: [.expressions, .session, .keys]
    case .file, .explain, .jobs: [.expressions]
    case .notation, .grouping: [.expressions, .session, .keys]
    case .json: [.expressions, .keys, .history, .sheet]
    case .csv: [.expressions, .keys, .history]
    case .order, .mode, .reversePolish: [.keys, .face]
    case .plain: [.session, .face, .sheet]
    case .new: [.face]
    case .remove, .label, .tape, .clear, .off, .on: [.history]
    case .reset: [.settings]
    case .answers, .write, .writeAll, .strip, .check: [.sheet]
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
    default: UsageReason.isForExpressions(name)
    }
  }
}
