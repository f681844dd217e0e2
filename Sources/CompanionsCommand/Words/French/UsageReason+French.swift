import Companions

extension UsageReason {
  /// The reason in French.
  package var french: String {
    switch self {
    case .unexpectedArgument(let text): "argument inattendu «\u{A0}\(text)\u{A0}»"
    case .noApp(let text): "les apps sont fizzbuzz, decide et order, pas «\u{A0}\(text)\u{A0}»"
    case .menuNeedsTerminal: "le menu a besoin d’un terminal"
    case .item(let number, let error): "article \(number)\u{A0}: " + error.french
    }
  }
}
