extension SessionText {
  /// The text in German.
  package var german: String {
    switch self {
    case .greeting(let version):
      "exactly \(version): ein Ausdruck und die Eingabetaste; ? für Hilfe, quit zum Beenden."
    case .nothingCalled(let name): "nichts heißt „\(name)“; functions listet auf, was es gibt"
    case .ownNumber: "eine eigene Zahl"
    case .isOwnNumber(let name): "\(name) ist eine eigene Zahl"
    case .takesLong(let name): "\(name) zu schreiben dauert lange"
    case .forgot(0): "keine Namen zu vergessen"
    case .forgot(let count): "\(count) \(count == 1 ? "Name" : "Namen") vergessen"
    case .anglesIn(.radians): "Winkel im Bogenmaß"
    case .anglesIn(.degrees): "Winkel in Grad"
    case .anglesIn(.gradians): "Winkel in Gon"
    case .nothingToUndo: "nichts zurückzunehmen"
    case .undone(let line): "zurückgenommen: \(line)"
    case .noNames: "noch hat keine Zahl einen Namen: x = 3 gibt ihr einen"
    case .error(let reason): "Fehler: \(reason)"
    case .notOneOf(let word, let choices, let text):
      "\(word) ist eines von \(choices), nicht „\(text)“"
    case .notInRange(let word, let range, let text):
      word + " nimmt eine Zahl von \(range.lowerBound) bis \(range.upperBound), nicht „\(text)“"
    case .standsAlone(let word, let text): "\(word) steht allein, ohne „\(text)“"
    case .settingsAlone(let first, let text): "Einstellungen stehen ohne „\(first)“: \(text)"
    case .noUnit(let word): "keine Einheit mit „\(word)“; units listet alle auf"
    case .noFunction(let word): "keine Funktion hat „\(word)“ im Namen oder in der Beschreibung"
    case .isNumberNow(let name, let other):
      "„" + name + "“ ist jetzt eine Zahl und kein Wort der Sitzung"
        + (other.map { "; " + $0 + " ist noch eines" } ?? "")
    case .calculation: "eine Rechnung; = steht vor einer exakten Antwort, ≈ vor einer gerundeten"
    case .namesNumber: "benennt eine Zahl"
    case .namesFunction: "benennt eine Funktion"
    case .answerBefore: "die vorige Antwort"
    case .openLine:
      "eine Zeile mit offener Klammer, oder die auf ein Rechenzeichen oder \\ "
        + "endet, geht darunter weiter"
    case .arrowKeys: "↑, ↓"
    case .linesBefore:
      "die Zeilen, die mit dem beginnen, was vor dem Cursor steht; Ctrl-R sucht in " + "allen"
    case .completesName: "vervollständigt einen Namen, oder listet auf, welche es gibt"
    case .givesUp: "verwirft eine Zeile, oder hält eine Rechnung an"
    }
  }
}
