// swift-format-ignore-file
// Scripts/texts wrote this file from Texts/ar.ftl: change that one.

extension Punctuation {
  /// The text in Arabic.
  package var arabic: String {
    switch self {
    case .colon: ": "
    case .comma: "، "
    case .pause: "، "
    case .fullStop: "."
    case .gap: " "
    case .quotation(let text): "«" + text.isolated + "»"
    }
  }
}
