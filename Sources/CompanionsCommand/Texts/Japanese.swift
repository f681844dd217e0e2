// swift-format-ignore-file
// Scripts/texts wrote this file from Texts/ja.ftl: change that one.
import CommandLineInterface
import Companions
import Languages

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

extension CompanionsHelpPart {
  /// The text in Japanese.
  package var japanese: String {
    switch self {
    case .summary: "電卓に付属する3つの小さなアプリです。"
    case .option: "選択肢"
    case .item: "商品"
    case .number: "N"
    case .code: "コード"
    case .menu: "ターミナルではアプリのメニューを表示します"
    case .fizzBuzz: "\(Options.usualCount)まで数えながらFizz、Buzz、FizzBuzzと言います"
    case .decide: "選択肢から1つを表示します"
    case .order: "注文の代金を表示します："
    case .count: "fizzbuzz用：最後の数、1から\(Options.counts.upperBound)まで（\(Options.usualCount)）"
    case .promo: "order用：プロモーションコード"
    case .endOfOptions: "この後に続くものは選択肢または商品です"
    case .done: "完了しました"
    case .failed: "引数に誤りがある、メニューがターミナルで開かれていない、または入力か出力に失敗しました"
    }
  }
}

extension CompanionsUsageReason {
  /// The text in Japanese.
  package var japanese: String {
    switch self {
    case .unexpectedArgument(let text): "余分な引数「" + text + "」"
    case .noApp(let text): "アプリは fizzbuzz、decide、order で、「" + text + "」はありません"
    case .menuNeedsTerminal: "メニューにはターミナルが必要です"
    case .item(let number, let error): "商品\(number)：" + error.japanese
    }
  }
}
