import Companions

extension UsageReason {
  /// The reason in Japanese.
  package var japanese: String {
    switch self {
    case .unexpectedArgument(let text): "余分な引数「\(text)」"
    case .noApp(let text): "アプリは fizzbuzz、decide、order で、「\(text)」はありません"
    case .menuNeedsTerminal: "メニューにはターミナルが必要です"
    case .item(let number, let error): "商品\(number)：" + error.japanese
    }
  }
}
