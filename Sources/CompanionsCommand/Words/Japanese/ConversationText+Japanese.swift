extension ConversationText {
  /// The text in Japanese.
  package var japanese: String {
    switch self {
    case .title: "電卓の付属アプリ"
    case .numberOrName(let count): "1から\(count)または名前"
    case .open: "開く"
    case .back: "戻る"
    case .quit: "終了"
    case .enterKey: "Enter"
    case .code: "コード"
    case .tea: "紅茶"
    case .field(let name, let value): name + "：" + value
    case .none: "なし"
    case .notUnderstood: "認識できません。入力できるもの："
    case .noSuchNumber: "取り除けません：この番号のものはありません"
    }
  }
}
