import CalculatorModel
import ExactReals
import Languages

extension PasteReason {
  /// The reason in Japanese.
  var japanese: String {
    switch self {
    case .noText: "テキストがありません"
    case .tooLong(let limit): "\(limit)文字を超えています"
    case .notANumber(let text): Language.japanese.quoted(text) + "は数ではありません"
    case .unfinished: "テキストが途中で切れています"
    case .expression(let cause, let column):
      (column.map { "\($0)文字目、" } ?? "") + cause.japanese
    case .calculation(let error): error.japanese
    }
  }
}

extension StorageReason {
  /// The reason in Japanese.
  var japanese: String {
    switch self {
    case .noSpace: "空き領域がありません"
    case .notPermitted: "許可されていません"
    case .unreadable: "読み取れません"
    case .other(let detail): detail.isEmpty ? "問題が起きました" : detail
    }
  }
}

extension HistoryReason {
  /// The reason in Japanese.
  var japanese: String {
    switch self {
    case .gone: "この計算はもう履歴にありません"
    case .usesItself: "計算にそれ自身の結果は使えません"
    case .usesLater: "計算には前の結果しか使えません"
    case .usesUnknown: "使おうとした計算は履歴にありません"
    case .unitsHaveNoValue: "単位や日付の組み合わせに値がありません"
    case .usesRemoved: "使われている計算が見つかりません"
    case .unreadable: "式を読み取れません"
    case .tooLong(let limit): "\(limit)文字を超えています"
    case .expression(let cause): cause.japanese
    case .calculation(let error): error.japanese
    }
  }
}

extension SettingReason {
  /// The reason in Japanese.
  var japanese: String {
    switch self {
    case .noEqualsSign: "「=」がありません"
    case .unknownName(let name): Language.japanese.quoted(name) + "という設定はありません"
    case .unknownValue(let value, let setting):
      Language.japanese.quoted(value) + "は" + setting + "の値ではありません"
    }
  }
}
