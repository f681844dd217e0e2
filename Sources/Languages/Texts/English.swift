// swift-format-ignore-file
// Scripts/texts wrote this file from Texts/en.ftl: change that one.

extension Punctuation {
  /// The text in English.
  package var english: String {
    switch self {
    case .colon: ": "
    case .comma: ", "
    case .pause: ", "
    case .fullStop: "."
    case .gap: " "
    case .quotation(let text): "'" + text + "'"
    }
  }
}
