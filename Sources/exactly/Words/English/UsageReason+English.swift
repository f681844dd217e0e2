extension UsageReason {
  /// The reason in English.
  package var english: String {
    switch self {
    case .givenTwice(let option): "\(option) is given twice"
    case .excluded(let one, let other): "\(one) and \(other) exclude each other"
    case .needs(let option, let other): "\(option) is for \(other)"
    case .notOneOf(let option, let choices, let text):
      "\(option) is \(Self.alternatives(choices, or: " or ")), not '\(text)'"
    case .noIdentifier(let option): "\(option) takes 16 hexadecimal digits, as --json shows them"
    case .noExpressionBeside(let option): "\(option) takes no expression beside it"
    case .noSettingBeside(let option): "\(option) takes no setting's name"
    case .noDate(let option, let text): "\(option) is a date such as 2026-11-22, not '\(text)'"
    case .malformedRate(let file, let line):
      "\(file), line \(line): a rate is date,from,to,rate,source, such as "
        + "2026-11-20,EUR,USD,1.0823,ECB"
    case .tooManyRates(let file, let limit): "\(file): more than \(limit) rates"
    case .ratesTooLong(let file, let limit): "\(file): more than \(limit) bytes"
    case .isForExpressions(let option): "\(option) is for expressions"
    case .isForOneExpression(let option): "\(option) is for one expression, given as an argument"
    case .isForExpressionsAndKeys(let option):
      "\(option) is for expressions and --keys; the calculator has settings of that name"
    case .isForObjects(let option): "\(option) is for expressions, --keys, history and sheet"
    case .isForRecords(let option): "\(option) is for expressions, --keys and history"
    case .isForKeys(let option): "\(option) is for keys"
    case .isForTerminals(let option): "\(option) is for the calculator in a terminal"
    case .sessionWithExpression(let line):
      "repl takes no expression: leave 'repl' out, or type '\(line)' in the session"
    case .sheetNeedsFile: "sheet needs the name of a file; - is the standard input"
    case .oneSheet:
      "sheet prints one file; several go with --write, --write-all, --strip and --check"
    case .historyStandsAlone: "history stands alone or with its options"
    case .noSetting(let name, let names): "there is no setting '\(name)', but \(names)"
    case .noValue(let setting, let values, let text): "\(setting) is \(values), not '\(text)'"
    case .ratesTask(let text):
      "rates has no task '\(text)', but import FILE and clear"
    case .noHelp(let name, let tasks):
      "no help for '\(name)'; topics: \(tasks), and what exactly functions lists"
    }
  }
}
