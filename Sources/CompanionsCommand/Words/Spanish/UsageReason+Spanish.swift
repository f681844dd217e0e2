import Companions

extension UsageReason {
  /// The reason in Spanish.
  package var spanish: String {
    switch self {
    case .unexpectedArgument(let text): "argumento inesperado «\(text)»"
    case .noApp(let text): "las apps son fizzbuzz, decide y order, no «\(text)»"
    case .menuNeedsTerminal: "el menú necesita un terminal"
    case .item(let number, let error): "artículo \(number): " + error.spanish
    }
  }
}
