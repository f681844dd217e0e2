import BigNumbers
import CalculatorModel
import CommandLineInterface

extension Option {
  /// The option's row of the only table: arguments are read and refused by it, and the help, the manual page and
  /// the completions are generated from it.
  var row: OptionRow {
    switch self {
    case .digits:
      OptionRow("--digits", in: 1...AnswerFormat.digitLimit, for: [.expressions, .session]) {
        $0.precision = .significantDigits($1)
      }
    case .places:
      OptionRow(
        "--places", in: 0...AnswerFormat.digitLimit, for: [.expressions, .session],
        without: .digits
      ) { $0.precision = .places($1) }
    case .exact: OptionRow("--exact", for: [.expressions, .session])
    case .mixed: OptionRow("--mixed", for: [.expressions, .session])
    case .explain: OptionRow("--explain", for: [.expressions])
    case .angle:
      OptionRow(
        "--angle", "UNIT", of: AngleUnit.allCases, named: \.name,
        for: [.expressions, .session, .plot]
      ) { $0.angleUnit = $1 }
    case .notation:
      OptionRow(
        "--notation", "NOTATION", of: Notation.allCases, named: \.name, also: ["auto": .automatic],
        for: [.expressions, .session, .keys]
      ) { $0.notation = $1 }
    case .grouping:
      OptionRow(
        "--grouping", "GROUPS", of: DigitGrouping.allCases, named: \.name,
        for: [.expressions, .session, .keys]
      ) { $0.grouping = $1 }
    case .base:
      OptionRow(
        "--base", "N", of: NumberBase.allCases, named: \.rawValue.description,
        for: [.expressions, .session, .keys]
      ) { $0.base = $1 }
    case .word:
      OptionRow(
        "--word", "BITS", of: WordFormat.Size.allCases, named: \.rawValue.description,
        for: [.expressions, .session, .keys]
      ) { $0.wordSize = $1 }
    case .signed: OptionRow("--signed", for: [.expressions, .session, .keys])
    case .unsigned: OptionRow("--unsigned", for: [.expressions, .session, .keys], without: .signed)
    case .rates:
      OptionRow(
        "--rates", value: .init("FILE", isFile: true), for: [.expressions, .session, .face],
        without: .rates)
    case .today:
      OptionRow("--today", value: .init("DATE"), for: [.expressions, .session]) {
        (options, given) throws(UsageError) in options.today = try given.date()
      }
    case .marks:
      OptionRow(
        "--marks", "MARKS", of: ["1,234.5", "1.234,5"], named: \.self,
        for: [.expressions, .session]
      ) { $0.symbols = NumberSymbols(sample: $1) }
    case .json: OptionRow("--json", for: [.expressions, .keys, .history, .sheet, .plot])
    case .csv: OptionRow("--csv", for: [.expressions, .keys, .history], without: .json)
    case .file:
      OptionRow(
        "--file", short: "-f", value: .init("FILE", isFile: true), for: [.expressions],
        without: .file)
    case .jobs:
      OptionRow("--jobs", in: 1...Options.jobLimit, for: [.expressions]) { $0.jobs = $1 }
    case .keys: OptionRow("--keys", value: .init("SEQUENCE"))
    case .order:
      OptionRow(
        "--order", "ORDER", of: EvaluationOrder.allCases, named: \.name, for: [.keys, .face]
      ) { $0.order = $1 }
    case .mode:
      OptionRow("--mode", "MODE", of: KeypadMode.allCases, named: \.name, for: [.keys, .face]) {
        $0.mode = $1
      }
    case .reversePolish: OptionRow("--rpn", for: [.keys, .face])
    case .plain: OptionRow("--plain", for: [.session, .face, .sheet, .plot])
    case .new: OptionRow("--new", for: [.face])
    case .remove:
      OptionRow("--remove", value: .init("ID"), for: [.history]) {
        (options, given) throws(UsageError) in
        try options.take(.remove(given.identifier()), by: given.option)
      }
    case .label:
      OptionRow("--label", value: .init("ID"), for: [.history]) {
        (options, given) throws(UsageError) in
        try options.take(.label(given.identifier(), ""), by: given.option)
      }
    case .tape: OptionRow("--tape", for: [.history], take: Options.taking(.tape))
    case .clear: OptionRow("--clear", for: [.history], take: Options.taking(.clear))
    case .off: OptionRow("--off", for: [.history], take: Options.taking(.keep(false)))
    case .on: OptionRow("--on", for: [.history], take: Options.taking(.keep(true)))
    case .reset: OptionRow("--reset", for: [.settings])
    case .answers: OptionRow("--answers", for: [.sheet])
    case .write: OptionRow("--write", for: [.sheet])
    case .writeAll: OptionRow("--write-all", for: [.sheet])
    case .strip: OptionRow("--strip", for: [.sheet])
    case .check: OptionRow("--check", for: [.sheet])
    case .from: OptionRow("--from", value: .init("A"), for: [.plot])
    case .to: OptionRow("--to", value: .init("B"), for: [.plot])
    case .bottom: OptionRow("--bottom", value: .init("Y"), for: [.plot])
    case .top: OptionRow("--top", value: .init("Y"), for: [.plot])
    case .size: OptionRow("--size", value: .init("WxH"), for: [.plot])
    case .count: OptionRow("--count", for: [.plot])
    case .completionScript:
      OptionRow(
        "--generate-completion-script", "SHELL", of: Shell.allCases, named: \.rawValue
      ) { $0.task = .completionScript($1) }
    case .manual: OptionRow("--generate-manual") { options, _ in options.task = .manual }
    case .version: OptionRow("--version") { options, _ in options.task = .version }
    case .help: OptionRow("--help", short: "-h")
    }
  }
}
