// swift-format-ignore-file
// Scripts/texts wrote this file from Texts/ja.ftl: change that one.

extension Punctuation {
  /// The text in Japanese.
  package var japanese: String {
    switch self {
    case .colon: "："
    case .comma: "、"
    case .pause: ""
    case .fullStop: "。"
    case .gap: ""
    case .quotation(let text): "「" + text + "」"
    }
  }
}
