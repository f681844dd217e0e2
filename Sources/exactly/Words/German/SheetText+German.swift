import CalculatorModel

extension SheetText {
  /// The text in German.
  package var german: String {
    switch self {
    case .wrong(let found, let expected): "ist „\(found)“, sollte „\(expected)“ sein"
    case .stale(let found): "ist „\(found)“, sollte nichts sein"
    case .untold(let reason, let answer): reason.german + "; kein Antwortkommentar sagt „\(answer)“"
    case .limit(.tooManyLines): "mehr als \(Sheet.lineLimit) Zeilen"
    case .limit(.tooLong): "mehr als \(Sheet.byteLimit) Bytes"
    case .hasChanged: "sie hat sich seit dem Lesen geändert; es wurde nichts geschrieben"
    }
  }
}
