extension HelpPart {
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
