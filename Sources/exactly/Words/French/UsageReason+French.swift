extension UsageReason {
  /// The reason in French.
  package var french: String {
    switch self {
    case .givenTwice(let option): "\(option) est donné deux fois"
    case .excluded(let one, let other): "\(one) et \(other) s’excluent mutuellement"
    case .needs(let option, let other): "\(option) s’emploie avec \(other)"
    case .notOneOf(let option, let choices, let text):
      "\(option) peut être \(Self.alternatives(choices, or: " ou ")), pas «\u{A0}\(text)\u{A0}»"
    case .noIdentifier(let option):
      "\(option) attend 16 chiffres hexadécimaux, comme --json les montre"
    case .noExpressionBeside(let option): "\(option) s’emploie sans expression"
    case .noSettingBeside(let option): "\(option) s’emploie sans nom de réglage"
    case .noDate(let option, let text):
      "\(option) est une date comme 2026-11-22, pas «\u{A0}\(text)\u{A0}»"
    case .malformedRate(let file, let line):
      "\(file), ligne \(line)\u{A0}: un taux est date,from,to,rate,source, comme "
        + "2026-11-20,EUR,USD,1.0823,ECB"
    case .tooManyRates(let file, let limit): "\(file)\u{A0}: plus de \(limit) taux"
    case .ratesTooLong(let file, let limit): "\(file)\u{A0}: plus de \(limit) octets"
    case .isForExpressions(let option): "\(option) s’emploie avec les expressions"
    case .isForOneExpression(let option):
      "\(option) s’emploie avec une seule expression, donnée en argument"
    case .isForExpressionsAndKeys(let option):
      "\(option) s’emploie avec les expressions et --keys\u{A0}; la calculatrice a un réglage de ce nom"
    case .isForObjects(let option):
      "\(option) s’emploie avec les expressions, --keys, history et sheet"
    case .isForRecords(let option): "\(option) s’emploie avec les expressions, --keys et history"
    case .isForKeys(let option): "\(option) s’emploie avec les touches"
    case .isForTerminals(let option): "\(option) s’emploie avec la calculatrice dans un terminal"
    case .sessionWithExpression(let line):
      "repl s’emploie sans expression\u{A0}: omettez «\u{A0}repl\u{A0}», ou tapez «\u{A0}\(line)\u{A0}» dans la "
        + "session"
    case .sheetNeedsFile: "sheet attend le nom d’un fichier\u{A0}; - est l’entrée standard"
    case .oneSheet:
      "sheet affiche un seul fichier\u{A0}; plusieurs vont avec --write, --write-all, --strip et --check"
    case .historyStandsAlone: "history s’emploie seul ou avec ses options"
    case .noSetting(let name, let names):
      "il n’y a pas de réglage «\u{A0}\(name)\u{A0}»\u{A0}; les réglages sont \(names)"
    case .noValue(let setting, let values, let text):
      "«\u{A0}\(text)\u{A0}» n’est pas une valeur de \(setting)\u{A0}; les valeurs sont \(values)"
    case .ratesTask(let text):
      "rates ne connaît pas «\u{A0}\(text)\u{A0}», mais import FILE et clear"
    case .noHelp(let name, let tasks):
      "il n’y a pas d’aide sur «\u{A0}\(name)\u{A0}», mais sur \(tasks) et sur tout ce que "
        + "exactly functions énumère"
    }
  }
}
