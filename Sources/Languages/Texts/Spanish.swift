// swift-format-ignore-file
// Scripts/texts wrote this file from Texts/es.ftl: change that one.

extension Punctuation {
  /// The text in Spanish.
  package var spanish: String {
    switch self {
    case .colon: ": "
    case .comma: ", "
    case .pause: ", "
    case .fullStop: "."
    case .gap: " "
    case .quotation(let text): "«" + text + "»"
    }
  }
}
