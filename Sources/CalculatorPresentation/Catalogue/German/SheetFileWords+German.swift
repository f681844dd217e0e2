extension SheetFileWords {
  /// The text in German.
  package var german: String {
    switch self {
    case .newSheet: "Neues Blatt"
    case .openSheet: "Blatt öffnen…"
    case .save: "Sichern"
    case .saveAs: "Sichern unter…"
    case .untitled: "Ohne Titel"
    case .text: "Blatt"
    case .answers: "Ergebnisse"
    case .more: "Mehr vom Ergebnis"
    case .savesChanges: "Änderungen sichern?"
    case .losesChanges: "Was nicht gesichert ist, geht verloren."
    case .discard: "Verwerfen"
    case .hasChanged: "Die Datei wurde inzwischen geändert"
    case .losesTheirs:
      "Andere haben sie geändert oder gelöscht. Wer sie ersetzt, verliert deren Änderungen."
    case .replace: "Ersetzen"
    case .recoversText: "Getipptes wiederherstellen?"
    case .wasNotSaved: "Das Programm endete, bevor es gesichert war."
    case .recover: "Wiederherstellen"
    case .cannotOpen: "Die Datei lässt sich nicht öffnen"
    case .cannotSave: "Die Datei lässt sich nicht sichern"
    case .isNotText: "Sie ist kein Text in UTF-8."
    case .hasOtherLineEnds:
      "Sie hat Zeichen, die das Bearbeiten nicht überstehen: NUL oder Zeilenenden anderer Systeme."
    }
  }
}
