extension SessionWord {
  /// The description of the word, in German.
  package var german: String {
    switch self {
    case .help: "diese Hilfe, oder die zu einer Funktion oder einem Wort"
    case .variables: "die Namen von Zahlen, und ihre Werte"
    case .functions: "alle Funktionen und Konstanten, die eigenen zuerst, oder die zu einem Wort"
    case .units: "alle Einheiten, oder die zu einem Wort"
    case .history: "die Zeilen, die zuvor getippt wurden, oder die letzten N davon"
    case .undo: "nimmt die letzte Zeile zurück, die etwas geändert hat, oder die letzten N davon"
    case .reset: "vergisst alle Namen und die Antwort; undo bringt sie zurück"
    case .digits: "sagt, wie viele signifikante Stellen gezeigt werden, oder ändert das"
    case .places: "dasselbe für Stellen nach dem Punkt"
    case .notation: "schreibt Antworten \(Self.notations)"
    case .grouping: "schreibt 1_234_567 für 1234567, oder nicht"
    case .exact: "zeigt nur die exakte Form, wo es eine kurze gibt, oder Brüche als 3 1/2"
    case .degrees: "misst Winkel in Grad"
    case .radians: "misst Winkel im Bogenmaß"
    case .gradians: "misst Winkel in Gon"
    case .preview: "zeigt beim Tippen die Antwort bis dahin, oder nicht"
    case .clear: "leert den Bildschirm"
    case .quit: "beendet die Sitzung, wie Ctrl-D"
    }
  }
}
