// swift-format-ignore-file
// Scripts/texts wrote this file from Texts/pt.ftl: change that one.

extension Punctuation {
  /// The text in Portuguese.
  package var portuguese: String {
    switch self {
    case .colon: ": "
    case .comma: ", "
    case .pause: ", "
    case .fullStop: "."
    case .gap: " "
    case .quotation(let text): "“" + text + "”"
    }
  }
}
