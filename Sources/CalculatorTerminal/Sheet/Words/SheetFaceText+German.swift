extension SheetFaceText {
  /// The text in German.
  var german: String {
    switch self {
    case .untitled: "Ohne Titel"
    case .save: "Speichern"
    case .more: "Exakte Form, mehr Stellen"
    case .writeAnswers: "Ergebnisse in den Text schreiben"
    case .keypad: "Tasten auf dem Bildschirm"
    case .redraw: "Neu zeichnen"
    case .move: "Bewegen"
    case .moveByWord: "Ein Wort weiter"
    case .moveToEnd: "Zum Anfang oder Ende"
    case .select: "Auswählen"
    case .complete: "Namen ergänzen"
    case .changeNumber: "Die Zahl am Cursor ändern"
    case .refer: "Klick auf ein Ergebnis: in der Zeile verwenden"
    case .saved(let name): "Gesichert als " + name
    case .answersWritten: "Die Ergebnisse stehen im Text"
    case .nothingToUndo: "Es gibt nichts zu widerrufen"
    case .nothingToRedo: "Es gibt nichts zu wiederholen"
    case .nothingSelected: "Nichts ist ausgewählt"
    case .noNameBegins: "Kein Name beginnt so"
    case .nothingMore: "Die Zeile hat kein Ergebnis"
    case .unfinishedPaste: "Das Einfügen hörte nicht auf; nichts davon wurde übernommen"
    case .fileName: "Name der Datei"
    case .unsaved: "Es gibt Änderungen, die nicht gesichert sind"
    case .hasChanged: "Die Datei hat sich geändert, seit sie gelesen wurde"
    case .exists(let name): "Es gibt schon eine Datei " + name
    case .recovered: "Was zuletzt getippt und nicht gesichert wurde, ist noch da"
    case .discard: "Verwerfen"
    case .overwrite: "Überschreiben"
    case .recover: "Übernehmen"
    }
  }
}
