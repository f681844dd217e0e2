import Languages

extension KeyboardText {
  /// The text in German.
  package var german: String {
    switch self {
    case .noKey(let key, let help):
      Language.german.quoted(key) + " ist keine Taste"
        + (help.map { "; " + $0 + " zeigt alle" } ?? "")
    case .doesNothing(let key, let help):
      Language.german.quoted(key) + " bewirkt jetzt nichts"
        + (help.map { "; " + $0 + " zeigt die Tasten" } ?? "")
    case .doesNothingHere(let key, let close):
      Language.german.quoted(key) + " bewirkt hier nichts; " + close + " schließt"
    case .scientific(let key, let keypad):
      Language.german.quoted(key) + " ist wissenschaftlich"
        + (keypad.map { ": " + $0 + " zeigt diese Tasten" } ?? "")
    case .secondFunctions: "Die Tasten haben ihre zweite Funktion"
    case .noOpenParenthesis: "Es ist keine Klammer offen"
    case .wordIsFull(let bits): "Mehr Ziffern passen nicht in \(bits) Bit"
    case .notInBase(let digit, let base):
      Language.german.quoted(digit) + " ist keine Ziffer zur Basis \(base)"
    case .afterError(let undo):
      "Ein Fehler ist keine Zahl"
        + (undo.map { ": eine Ziffer beginnt neu, " + $0 + " geht zurück" } ?? "")
    case .nothingTyped(let undo):
      "Nichts Getipptes zu entfernen" + (undo.map { "; " + $0 + " geht zurück" } ?? "")
    case .nothingToCalculate: "Nichts zu berechnen"
    case .takesPlace(let key, let number, let undo):
      key + " ersetzt " + number + (undo.map { "; " + $0 + " geht zurück" } ?? "")
    case .takenInside(let number, let undo):
      number + " steht in der Klammer, nichts wird multipliziert"
        + (undo.map { "; " + $0 + " geht zurück" } ?? "")
    case .keysSay(let pressed, let typed, let line):
      "Die Tasten ergeben " + pressed + ", nicht " + typed
        + (line.map { "; " + $0 + " nimmt es als Zeile" } ?? "")
    case .lineIsOpen(let enter, let escape):
      enter + " rechnet die Zeile, " + escape + " verwirft sie"
    case .heading(let group): group.german
    case .about(let topic): topic.german
    case .way(let way): way.german
    case .tabKey: "Tabulator"
    case .spaceKey: "Leertaste"
    }
  }
}

extension HelpGroup {
  fileprivate var german: String {
    switch self {
    case .calculate: "Rechnen"
    case .correct: "Berichtigen"
    case .show: "Die Zahl anders sehen"
    case .keep: "Aufheben und wieder benutzen"
    case .functions: "Funktionen"
    case .adjust: "Anpassen"
    case .finish: "Hilfe und Ende"
    }
  }
}

extension HelpTopic {
  fileprivate var german: String {
    switch self {
    case .history:
      "Fertige Rechnungen, die neueste zuerst. Eine geänderte wird neu berechnet, mit "
        + "allen, die ihr Ergebnis nutzen."
    case .tape:
      "Rechnungen wie auf einem Papierstreifen; ⋄ ist die Zwischensumme. "
        + "exactly history --tape gibt ihn aus."
    case .units: "Einheiten für eine Zeile der Anzeige. Die Suche findet Zeichen und Namen."
    case .dates:
      "Tage zwischen zwei Daten, und was so viele Jahre, Monate und Tage entfernt ist."
    case .commands: "Alles, was jetzt geht, mit seinen Tasten. Getipptes findet es."
    case .constants:
      "Exakte Konstanten der Physik und Astronomie. Getippte Namen, Zeichen und "
        + "Einheiten werden gesucht."
    case .memory: "Die gespeicherte Zahl und die daneben aufbewahrten."
    case .digits:
      "Alle gezeigten Stellen stimmen. Wer über das Ende blättert, bekommt doppelt so viele."
    case .settings: "Was geändert wird, gilt sofort und bleibt."
    }
  }
}

extension HelpWay {
  fileprivate var german: String {
    switch self {
    case .typeLine: "Eine Rechnung als Zeile tippen"
    case .chooseLine: "Zeile wählen"
    case .scroll: "Blättern"
    case .changeValue: "Nächster oder voriger Wert"
    case .otherLine: "Einheiten der anderen Zeile"
    case .chooseBit: "Ein Bit wählen"
    case .turnBit: "Das Bit umdrehen"
    case .toTheList: "Tasten für die Liste"
    case .toTheCalculator: "Tasten für den Rechner"
    }
  }
}
