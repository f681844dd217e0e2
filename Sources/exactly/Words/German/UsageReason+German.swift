extension UsageReason {
  /// The reason in German.
  package var german: String {
    switch self {
    case .givenTwice(let option): "\(option) ist zweimal angegeben"
    case .excluded(let one, let other): "\(one) und \(other) schließen sich gegenseitig aus"
    case .needs(let option, let other): "\(option) gehört zu \(other)"
    case .notOneOf(let option, let choices, let text):
      "\(option) ist \(Self.alternatives(choices, or: " oder ")), nicht „\(text)“"
    case .noIdentifier(let option): "\(option) nimmt 16 hexadezimale Ziffern, wie --json sie zeigt"
    case .noExpressionBeside(let option): "neben \(option) steht kein Ausdruck"
    case .noSettingBeside(let option): "neben \(option) steht kein Name einer Einstellung"
    case .noDate(let option, let text): "\(option) ist ein Datum wie 2026-11-22, nicht „\(text)“"
    case .malformedRate(let file, let line):
      "\(file), Zeile \(line): ein Kurs ist date,from,to,rate,source, etwa "
        + "2026-11-20,EUR,USD,1.0823,ECB"
    case .tooManyRates(let file, let limit): "\(file): mehr als \(limit) Kurse"
    case .ratesTooLong(let file, let limit): "\(file): mehr als \(limit) Bytes"
    case .isForExpressions(let option): "\(option) ist für Ausdrücke"
    case .isForOneExpression(let option):
      "\(option) ist für einen einzigen Ausdruck, der als Argument gegeben ist"
    case .isForExpressionsAndKeys(let option):
      "\(option) ist für Ausdrücke und --keys; der Rechner hat eine Einstellung dieses Namens"
    case .isForObjects(let option): "\(option) ist für Ausdrücke, --keys, history und sheet"
    case .isForRecords(let option): "\(option) ist für Ausdrücke, --keys und history"
    case .isForKeys(let option): "\(option) ist für Tasten"
    case .isForTerminals(let option): "\(option) ist für den Rechner im Terminal"
    case .sessionWithExpression(let line):
      "repl nimmt keinen Ausdruck: lassen Sie „repl“ weg, oder tippen Sie „\(line)“ in der Sitzung"
    case .sheetNeedsFile: "sheet braucht den Namen einer Datei; - ist die Standardeingabe"
    case .oneSheet:
      "sheet gibt eine Datei aus; mehrere nehmen --write, --write-all, --strip und --check"
    case .historyStandsAlone: "history steht allein oder mit seinen Optionen"
    case .noSetting(let name, let names):
      "es gibt keine Einstellung „\(name)“; die Einstellungen sind \(names)"
    case .noValue(let setting, let values, let text):
      "„\(text)“ ist kein Wert von \(setting); die Werte sind \(values)"
    case .ratesTask(let text):
      "rates kennt „\(text)“ nicht, aber import FILE und clear"
    case .noHelp(let name, let tasks):
      "es gibt keine Hilfe zu „\(name)“, aber zu \(tasks) und zu allem, was exactly functions "
        + "auflistet"
    }
  }
}
