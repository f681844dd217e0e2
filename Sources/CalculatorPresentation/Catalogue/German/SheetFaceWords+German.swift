extension SheetFaceWords {
  /// The text in German.
  package var german: String {
    switch self {
    case .untitled: "Ohne Titel"
    case .newSheet: "Neues Blatt"
    case .openSheet: "Blatt öffnen…"
    case .save: "Sichern"
    case .saveAs: "Sichern unter…"
    case .fileName: "Name der Datei"
    case .text: "Blatt"
    case .answers: "Ergebnisse"
    case .more: "Exakte Form, mehr Stellen"
    case .writeAnswers: "Ergebnisse in den Text schreiben"
    case .updateAnswers: "Ergebnisse im Text erneuern"
    case .removeAnswers: "Ergebnisse aus dem Text entfernen"
    case .timesheetExample: "Beispiel: Arbeitszeiten"
    case .keypad: "Tasten auf dem Bildschirm"
    case .redraw: "Neu zeichnen"
    case .move: "Bewegen"
    case .moveByWord: "Ein Wort weiter"
    case .moveToEnd: "Zum Anfang oder Ende"
    case .select: "Auswählen"
    case .complete: "Namen ergänzen"
    case .changeNumber: "Die Zahl am Cursor ändern"
    case .dragNumber: "Taste halten und eine Zahl ziehen, um sie zu ändern"
    case .refer: "Klick auf ein Ergebnis: in der Zeile verwenden"
    case .saved(let name): "Gesichert als " + name
    case .answersWritten: "Die Ergebnisse stehen im Text"
    case .answersUpdated: "Die Ergebnisse im Text sind auf dem neuesten Stand"
    case .answersRemoved: "Im Text stehen keine Ergebnisse"
    case .nothingToUndo: "Es gibt nichts zu widerrufen"
    case .nothingToRedo: "Es gibt nichts zu wiederholen"
    case .nothingSelected: "Nichts ist ausgewählt"
    case .noNameBegins: "Kein Name beginnt so"
    case .nothingMore: "Die Zeile hat kein Ergebnis"
    case .unfinishedPaste: "Das Einfügen hörte nicht auf; nichts davon wurde übernommen"
    case .savesChanges: "Änderungen sichern?"
    case .losesChanges: "Was nicht gesichert ist, geht verloren."
    case .discard: "Verwerfen"
    case .hasChanged: "Die Datei hat sich geändert, seit sie gelesen wurde"
    case .losesTheirs:
      "Andere haben sie geändert oder gelöscht. Wer sie überschreibt, verliert deren Änderungen."
    case .overwrite: "Überschreiben"
    case .exists(let name): "Es gibt schon eine Datei " + name
    case .recoversText: "Getipptes wiederherstellen?"
    case .wasNotSaved: "Das Programm endete, bevor es gesichert war."
    case .wasOtherText:
      "Die Datei wurde seitdem geändert. Das Getippte öffnet sich als neues Blatt, und die Datei bleibt, wie sie ist."
    case .recover: "Wiederherstellen"
    case .cannotOpen: "Die Datei lässt sich nicht öffnen"
    case .cannotSave: "Die Datei lässt sich nicht sichern"
    case .isNotText: "Sie ist kein Text in UTF-8."
    case .hasOtherLineEnds:
      "Sie hat Zeichen, die das Bearbeiten nicht überstehen: NUL oder Zeilenenden anderer Systeme."
    }
  }
}
