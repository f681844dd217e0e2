import Companions

extension UsageReason {
  /// The reason in German.
  package var german: String {
    switch self {
    case .unexpectedArgument(let text): "unerwartetes Argument „\(text)“"
    case .noApp(let text): "die Apps sind fizzbuzz, decide und order, nicht „\(text)“"
    case .menuNeedsTerminal: "das Menü braucht ein Terminal"
    case .item(let number, let error): "Artikel \(number): " + error.german
    }
  }
}
