extension HelpPart {
  /// The text in German.
  package var german: String {
    switch self {
    case .summary: "Ein Rechner mit Apples Tasten und ohne eine falsche Stelle"
    case .inTerminal:
      "im Terminal: der Rechner als Vollbild; sonst je Zeile ein Ausdruck und eine " + "Antwort"
    case .expression: "die Antwort: exactly '1/3 + 1/6' gibt 0.5 aus"
    case .file: "die Antworten auf die Zeilen einer Datei; auch --file FILE"
    case .keys: "drückt die Tasten des Rechners und gibt seine Anzeige aus"
    case .task(.repl): "eine Sitzung mit Ausdrücken, Variablen und Zeileneditor"
    case .task(.functions): "listet alle Funktionen und Konstanten auf"
    case .task(.history): "listet die aufgehobenen Rechnungen auf; ändert sie mit Optionen auch"
    case .task(.settings): "listet die Einstellungen auf; ändert eine mit Name und Wert"
    case .title(.repl): "Eine Sitzung mit Ausdrücken im Terminal"
    case .title(.functions): "Alle Funktionen und Konstanten der Ausdrücke"
    case .title(.history): "Die aufgehobenen Rechnungen, die älteste zuerst"
    case .title(.settings): "Die Einstellungen des Rechners mit Tasten"
    case .examplesTitle: "BEISPIELE"
    case .expressionsTitle: "AUSDRÜCKE"
    case .keysTitle: "TASTEN"
    case .linesTitle: "ZEILEN"
    case .keptTitle: "AUFGEHOBEN"
    case .namesTitle: "NAMEN"
    case .fiftyDigits: "fünfzig Stellen, die letzte gerundet"
    case .twoAnswers: "3, dann 18.84955592153876"
    case .jsonAnswer: "Lesart, Dezimalzahl und Bruch"
    case .steps: "jeder Schritt, und was davon bewiesen ist"
    case .fileAnswers: "die Antworten auf die Zeilen einer Datei"
    case .taskHelp: "die Hilfe zu einer Aufgabe"
    case .language:
      "+ - * / ^ oder − × ÷ √, Klammern, Dezimalzahlen, Exponenten (1e-3), _ "
        + "zwischen Ziffern, Fakultäten (5!), Grad (30°), Prozente (200 + 10% ist 220, "
        + "200 * 10% ist 20), Produkte ohne Zeichen (2pi), Funktionen und Konstanten "
        + "mit Namen, # für Kommentare."
    case .naming:
      "In einer Pipe und in einer Sitzung benennt x = 3 eine Zahl, f(x) = x^2 + 1 "
        + "eine Funktion, und ans oder _ ist die vorige Antwort."
    case .exactness:
      "Zahlen sind exakt; wo eine Antwort mehr Stellen hat als gezeigt, ist die "
        + "letzte gerundet."
    case .keySequences:
      "0 bis 9 . + - * / = % +/- C AC DEL und Namen wie sqrt und x^y. Sie dürfen "
        + "zusammenstehen, wo sie sich nur auf eine Art trennen lassen: 2+3= aber 5 " + "+/- =."
    case .answered: "alles wurde beantwortet"
    case .noValue: "etwas hatte keinen Wert, oder eine Eingabezeile wurde abgelehnt"
    case .unreadable: "die Eingabe war nicht lesbar, oder die Optionen sind falsch"
    case .session: "beantwortet Zeile um Zeile, bis quit oder Ctrl-D"
    case .functions: "je eine Zeile: der Name, was es ist, ein Beispiel"
    case .history: "listet die Rechnungen auf"
    case .label: "benennt eine Rechnung; nimmt ihr ohne Wörter den Namen"
    case .settings: "listet die Einstellungen auf, mit den Werten, die sie haben können"
    case .setting: "gibt den Wert einer Einstellung aus"
    case .change: "ändert eine Einstellung"
    case .lines:
      "x = 3 benennt eine Zahl, f(x) = x^2 + 1 eine Funktion, und ans ist die "
        + "vorige Antwort. ? listet auf, was es noch gibt. = steht vor Exaktem, ≈ vor "
        + "Gerundetem."
    case .kept:
      "Was in einem Terminal gerechnet wird, wird aufgehoben, bis history --off: "
        + "Ausdrücke und --keys als Argumente, die Zeilen einer Sitzung und die "
        + "Rechnungen des Rechners selbst. Pipes und Dateien heben nichts auf."
    case .names: "Ausdrücke und --keys folgen keinen Einstellungen, sondern haben Optionen."
    case .beginsSession: "beginnt eine Sitzung"
    case .sessionInDegrees: "eine mit Grad und 30 Stellen"
    case .functionsWithRoot: "die Funktionen mit root in ihrer Zeile"
    case .historyForPrograms: "für Programme, mit der ID jeder Rechnung"
    case .historyForSpreadsheet: "für eine Tabellenkalkulation"
    case .namesCalculation: "benennt eine Rechnung"
    case .leftToRight: "2 + 3 × 4 ist auf den Tasten ab jetzt 20"
    case .notationAtFirst: "gibt automatic aus, bis es geändert wird"
    }
  }
}
