import Companions

extension UsageReason {
  /// The reason in English.
  package var english: String {
    switch self {
    case .unexpectedArgument(let text): "unexpected argument '\(text)'"
    case .noApp(let text): "the apps are fizzbuzz, decide and order, not '\(text)'"
    case .menuNeedsTerminal: "the menu needs a terminal"
    case .item(let number, let error): "item \(number): " + error.english
    }
  }
}
