extension UsageReason {
  /// The reason in Japanese.
  package var japanese: String {
    switch self {
    case .givenTwice(let option): "\(option) が2回指定されています"
    case .excluded(let one, let other): "\(one) と \(other) は同時に指定できません"
    case .needs(let option, let other): "\(option) は \(other) と一緒に使います"
    case .notOneOf(let option, let choices, let text):
      "\(option) は \(choices.joined(separator: ", ")) のいずれかで、「\(text)」ではありません"
    case .noIdentifier(let option): "\(option) には --json で表示される16桁の16進数を指定します"
    case .noExpressionBeside(let option): "\(option) と式は同時に指定できません"
    case .noSettingBeside(let option): "\(option) と設定の名前は同時に指定できません"
    case .noDate(let option, let text): "\(option) は 2026-11-22 のような日付です（「\(text)」は使えません）"
    case .malformedRate(let file, let line):
      "\(file) の \(line) 行：レートは date,from,to,rate,source の形です（例："
        + "2026-11-20,EUR,USD,1.0823,ECB）"
    case .tooManyRates(let file, let limit): "\(file)：レートが \(limit) 件を超えています"
    case .ratesTooLong(let file, let limit): "\(file)：\(limit) バイトを超えています"
    case .isForExpressions(let option): "\(option) は式用です"
    case .isForOneExpression(let option): "\(option) は引数に書いた1つの式用です"
    case .isForExpressionsAndKeys(let option): "\(option) は式と --keys 用です。電卓には同じ名前の設定があります"
    case .isForObjects(let option): "\(option) は式、--keys、history、sheet 用です"
    case .isForRecords(let option): "\(option) は式、--keys、history 用です"
    case .isForKeys(let option): "\(option) はキー用です"
    case .isForTerminals(let option): "\(option) はターミナルの電卓用です"
    case .sessionWithExpression(let line):
      "repl に式は指定できません。「repl」を省くか、セッションで「\(line)」と入力してください"
    case .sheetNeedsFile: "sheet にはファイル名が必要です。- は標準入力です"
    case .oneSheet: "sheet が出力するファイルは1つです。複数は --write、--write-all、--strip、--check で使えます"
    case .historyStandsAlone: "history は単独で、または専用のオプションと一緒に使います"
    case .noSetting(let name, let names): "「\(name)」という設定はありません。設定は \(names) です"
    case .noValue(let setting, let values, let text):
      "「\(text)」は \(setting) の値ではありません。値は \(values) です"
    case .ratesTask(let text):
      "rates に「\(text)」はありません。import FILE と clear があります"
    case .noHelp(let name, let tasks):
      "「\(name)」のヘルプはありません。\(tasks) と、exactly functions で一覧できるもののヘルプがあります"
    }
  }
}
