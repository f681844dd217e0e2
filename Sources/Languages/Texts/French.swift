// swift-format-ignore-file
// Scripts/texts wrote this file from Texts/fr.ftl: change that one.

extension Punctuation {
  /// The text in French.
  package var french: String {
    switch self {
    case .colon: "\u{A0}: "
    case .comma: ", "
    case .pause: ", "
    case .fullStop: "."
    case .gap: " "
    case .quotation(let text): "«\u{A0}" + text + "\u{A0}»"
    }
  }
}
