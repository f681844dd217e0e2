import CalculatorModel

extension Option {
  /// The summary of the option, in German.
  package var german: String {
    switch self {
    case .digits: "signifikante Stellen einer Antwort: 1 bis \(AnswerFormat.digitLimit) (16)"
    case .places:
      "statt --digits, Stellen nach dem Punkt: 0 bis \(AnswerFormat.digitLimit); "
        + "genau die Hälfte von null weg"
    case .exact: "die exakte Form, etwa √3/2 oder 1/3, wo es eine kurze gibt"
    case .mixed: "wie --exact, mit 7/2 als 3 1/2"
    case .explain: "jeder Schritt eines Ausdrucks, und was davon bewiesen ist"
    case .angle: "worin Winkel gemessen werden: rad, deg oder grad (rad)"
    case .notation:
      "automatic (oder auto), plain (kein Exponent), scientific (1.2e4) oder "
        + "engineering (12e3)"
    case .grouping: "thousands (1_234_567; mit --keys 1,234,567) oder none"
    case .base: "ganze Zahlen zur Basis 2, 8, 10 oder 16, mit allen Stellen"
    case .word: "rechnet in Wörtern von 8, 16, 32 oder 64 Bits, auf die jeder Schritt gekürzt wird"
    case .signed: "Wörter haben ein Vorzeichen, wie ohne diese Option"
    case .unsigned: "Wörter haben kein Vorzeichen"
    case .json: "je Zeile ein JSON-Objekt"
    case .csv: "je eine Zeile mit kommagetrennten Werten, zuerst die Namen der Spalten"
    case .rates: "rechnet Geld um mit den Kursen einer Datei: date,from,to,rate,source"
    case .marks: "was die Zeichen in 1,234 und 1.234 bedeuten: 1,234.5 oder 1.234,5"
    case .today: "der Tag, der today ist, etwa 2026-11-22"
    case .file: "beantwortet die Zeilen einer Datei; - ist die Standardeingabe"
    case .jobs:
      "so viele Threads beantworten Zeilen: 1 bis \(Options.jobLimit) (so viele, wie gleichzeitig laufen können)"
    case .keys: "drückt Tasten; - liest je Zeile eine Folge"
    case .order: "precedence, wie bei Apple, oder left-to-right"
    case .mode: "basic (9 Stellen), scientific (16) oder programmer (Wörter von 8 bis 64 Bit)"
    case .reversePolish: "umgekehrte polnische Notation: Zahlen liegen auf einem Stapel"
    case .plain: "Textzeilen ohne Steuerzeichen, für Screenreader"
    case .new: "beginnt mit 0 und leerem Speicher, nicht dort, wo der letzte aufhörte"
    case .remove: "entfernt eine Rechnung; --json zeigt ihre ID"
    case .label: "benennt eine Rechnung mit den folgenden Wörtern, oder nimmt ihr den Namen"
    case .tape: "gibt die Rechnungen wie auf dem Papierstreifen einer Addiermaschine aus"
    case .clear: "entfernt alle Rechnungen, ohne zu fragen"
    case .off: "hebt ab jetzt keine Rechnungen mehr auf"
    case .on: "hebt wieder Rechnungen auf"
    case .reset: "setzt alle auf das zurück, was sie am Anfang waren"
    case .answers: "gibt nur die Antworten aus, eine Zeile für jede des Blatts"
    case .write: "bringt die Antworten in der Datei auf den neuesten Stand"
    case .writeAll: "schreibt hinter jede Zeile, die eine hat, ihre Antwort"
    case .strip: "nimmt die Antworten aus der Datei"
    case .check: "sagt, welche Antworten in den Dateien falsch sind, und ändert nichts"
    case .completionScript: "gibt aus, was diesen Befehl in bash, zsh oder fish vervollständigt"
    case .manual: "gibt die Handbuchseite aus, für man"
    case .version: "gibt die Version aus"
    case .help: "gibt diese Hilfe aus"
    }
  }
}
