// swift-format-ignore-file
// Scripts/texts wrote this file from Texts/de.ftl: change that one.

extension Punctuation {
  /// The text in German.
  package var german: String {
    switch self {
    case .colon: ": "
    case .comma: ", "
    case .pause: ", "
    case .fullStop: "."
    case .gap: " "
    case .quotation(let text): "„" + text + "“"
    }
  }
}
