extension UsageReason {
  /// The reason in Spanish.
  package var spanish: String {
    switch self {
    case .givenTwice(let option): "\(option) aparece dos veces"
    case .excluded(let one, let other): "\(one) y \(other) se excluyen entre sí"
    case .needs(let option, let other): "\(option) se usa con \(other)"
    case .notOneOf(let option, let choices, let text):
      "\(option) puede ser \(Self.alternatives(choices, or: " o ")), no «\(text)»"
    case .noIdentifier(let option):
      "\(option) espera 16 cifras hexadecimales, como las muestra --json"
    case .noExpressionBeside(let option): "\(option) va sin expresión"
    case .noSettingBeside(let option): "\(option) va sin nombre de ajuste"
    case .noDate(let option, let text): "\(option) es una fecha como 2026-11-22, no «\(text)»"
    case .malformedRate(let file, let line):
      "\(file), línea \(line): un tipo es date,from,to,rate,source, como "
        + "2026-11-20,EUR,USD,1.0823,ECB"
    case .tooManyRates(let file, let limit): "\(file): más de \(limit) tipos"
    case .ratesTooLong(let file, let limit): "\(file): más de \(limit) bytes"
    case .isForExpressions(let option): "\(option) se usa con expresiones"
    case .isForOneExpression(let option):
      "\(option) se usa con una sola expresión, dada como argumento"
    case .isForExpressionsAndKeys(let option):
      "\(option) se usa con expresiones y --keys; la calculadora tiene un ajuste con ese nombre"
    case .isForObjects(let option): "\(option) se usa con expresiones, --keys, history y sheet"
    case .isForRecords(let option): "\(option) se usa con expresiones, --keys e history"
    case .isForKeys(let option): "\(option) se usa con las teclas"
    case .isForTerminals(let option): "\(option) se usa con la calculadora en un terminal"
    case .sessionWithExpression(let line):
      "repl va sin expresión: omita «repl», o escriba «\(line)» en la sesión"
    case .sheetNeedsFile: "sheet necesita el nombre de un archivo; - es la entrada estándar"
    case .oneSheet:
      "sheet muestra un solo archivo; varios van con --write, --write-all, --strip y --check"
    case .historyStandsAlone: "history va solo o con sus opciones"
    case .noSetting(let name, let names):
      "no hay ningún ajuste «\(name)»; los ajustes son \(names)"
    case .noValue(let setting, let values, let text):
      "«\(text)» no es un valor de \(setting); los valores son \(values)"
    case .ratesTask(let text):
      "rates no conoce «\(text)», pero sí import FILE y clear"
    case .noHelp(let name, let tasks):
      "no hay ayuda sobre «\(name)», pero sí sobre \(tasks) y sobre todo lo que enumera "
        + "exactly functions"
    }
  }
}
