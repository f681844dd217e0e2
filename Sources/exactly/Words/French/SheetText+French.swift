import CalculatorModel

extension SheetText {
  /// The text in French.
  package var french: String {
    switch self {
    case .wrong(let found, let expected):
      "est «\u{A0}\(found)\u{A0}», devrait être «\u{A0}\(expected)\u{A0}»"
    case .stale(let found): "est «\u{A0}\(found)\u{A0}», devrait n’être rien"
    case .untold(let reason, let answer):
      reason.french + "\u{A0}; aucun commentaire de réponse ne dit «\u{A0}\(answer)\u{A0}»"
    case .limit(.tooManyLines): "plus de \(Sheet.lineLimit) lignes"
    case .limit(.tooLong): "plus de \(Sheet.byteLimit) octets"
    case .hasChanged: "il a changé depuis sa lecture\u{A0}; rien n’a été écrit"
    }
  }
}
