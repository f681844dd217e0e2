// swift-format-ignore-file
// Scripts/texts wrote this file from Texts/de.ftl: change that one.
import BigNumbers
import CalculatorModel
import CalculatorPresentation
import CommandLineInterface
import DisplayableText
import ExactReals
import Languages

extension Option {
  /// The text in German.
  var german: String {
    switch self {
    case .digits: "signifikante Stellen einer Antwort: 1 bis \(AnswerFormat.digitLimit) (16)"
    case .places: "statt --digits, Stellen nach dem Punkt: 0 bis \(AnswerFormat.digitLimit); genau die Hälfte von null weg"
    case .exact: "die exakte Form, etwa √3/2 oder 1/3, wo es eine kurze gibt"
    case .mixed: "wie --exact, mit 7/2 als 3 1/2"
    case .explain: "jeder Schritt eines Ausdrucks, und was davon bewiesen ist"
    case .angle: "worin Winkel gemessen werden: rad, deg oder grad (rad)"
    case .notation: "automatic (oder auto), plain (kein Exponent), scientific (1.2e4) oder engineering (12e3)"
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
    case .jobs: "so viele Threads beantworten Zeilen: 1 bis \(Options.jobLimit) (so viele, wie gleichzeitig laufen können)"
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
    case .from: "das linke Ende der Zeichnung (-10)"
    case .to: "das rechte Ende der Zeichnung (10)"
    case .bottom: "der untere Rand der Zeichnung (nach den Werten gewählt)"
    case .top: "der obere Rand der Zeichnung (nach den Werten gewählt)"
    case .size: "Spalten und Zeilen von Pixeln, etwa 800x500, was der Standard ist; gibt SVG aus"
    case .count: "gibt aus, wie viele Pixel gezeichnet, leer und unbekannt sind"
    case .completionScript: "gibt aus, was diesen Befehl in bash, zsh oder fish vervollständigt"
    case .manual: "gibt die Handbuchseite aus, für man"
    case .version: "gibt die Version aus"
    case .help: "gibt diese Hilfe aus"
    }
  }
}

extension SessionWord {
  /// The text in German.
  var german: String {
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
    case .notation: "schreibt Antworten " + Self.notations
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

extension ExplanationText {
  /// The text in German.
  package var german: String {
    switch self {
    case .nothingCalculated: "es wird nichts berechnet"
    case .moreSteps(let count): switch PluralCategory(count, in: .german) {
case .one: "… \(count) weiterer Schritt"
default: "… \(count) weitere Schritte"
}
    case .noDecimal(let reason): "keine Dezimalzahl: " + reason.german
    case .noValue(let reason): "kein Wert: " + reason.german
    case .exact: "exakt"
    case .rounded: "gerundet"
    case .roundedWithin(let bound): "gerundet, höchstens " + bound + " daneben"
    case .noted(let note, let bound): Notice.written(note).german + "; höchstens " + bound + " daneben"
    case .converted(let unit, let other, let proof): switch unit {
case .radians: switch other {
case .radians: "vom Bogenmaß ins Bogenmaß; " + proof.german
case .degrees: "vom Bogenmaß in Grad; " + proof.german
default: "vom Bogenmaß in Gon; " + proof.german
}
case .degrees: switch other {
case .radians: "von Grad ins Bogenmaß; " + proof.german
case .degrees: "von Grad in Grad; " + proof.german
default: "von Grad in Gon; " + proof.german
}
default: switch other {
case .radians: "von Gon ins Bogenmaß; " + proof.german
case .degrees: "von Gon in Grad; " + proof.german
default: "von Gon in Gon; " + proof.german
}
}
    case .measured(let unit, let proof): switch unit {
case .radians: "der Winkel im Bogenmaß; " + proof.german
case .degrees: "der Winkel in Grad; " + proof.german
default: "der Winkel in Gon; " + proof.german
}
    }
  }
}

extension FailureReason {
  /// The text in German.
  package var german: String {
    switch self {
    case .expression(let cause): Message.expressionReason(cause).german
    case .calculation(let error, let demand): Message.calculationReason(error, demand).german
    case .unknownKey(let name): "unbekannte Taste „" + name + "“"
    case .severalKeys(let name): "„" + name + "“ kann mehrere Tasten sein: setzen Sie Leerzeichen dazwischen"
    case .tooLong(let limit): "länger als \(limit) Bytes"
    case .notUTF8: "kein UTF-8-Text"
    case .meantCommand(let words): "das ist kein Ausdruck; ist „exactly \(words)“ gemeint?"
    case .unknownOption(let name, let options) where options.isEmpty: "unbekannte Option „" + name + "“"
    case .unknownOption(let name, let options): "unbekannte Option „" + name + "“; ist " + options.joined(separator: " oder ") + " gemeint?"
    case .noFile(let cause): Message.expressionReason(cause).german + "; und es gibt keine Datei dieses Namens"
    }
  }
}

extension HelpPart {
  /// The text in German.
  package var german: String {
    switch self {
    case .summary: "Ein Rechner mit Apples Tasten und ohne eine falsche Stelle"
    case .inTerminal: "im Terminal: der Rechner als Vollbild; sonst je Zeile ein Ausdruck und eine Antwort"
    case .expression: "die Antwort: exactly '1/3 + 1/6' gibt 0.5 aus"
    case .file: "die Antworten auf die Zeilen einer Datei; auch --file FILE"
    case .keys: "drückt die Tasten des Rechners und gibt seine Anzeige aus"
    case .task(.repl): "eine Sitzung mit Ausdrücken, Variablen und Zeileneditor"
    case .task(.functions): "listet alle Funktionen und Konstanten auf, oder die zu einem Wort"
    case .task(.units): "listet alle Einheiten auf, oder die zu einem Wort"
    case .task(.sheet): "berechnet eine Datei, deren Zeilen einander benutzen: ein Rechenblatt"
    case .task(.plot): "zeichnet Funktionen von x: Kurven und alles, was über sie bewiesen ist"
    case .task(.history): "listet die aufgehobenen Rechnungen auf; ändert sie mit Optionen auch"
    case .task(.settings): "listet die Einstellungen auf; ändert eine mit Name und Wert"
    case .task(.rates): "behält Wechselkurse aus Dateien der Europäischen Zentralbank oder anderen"
    case .task(.help): "diese Hilfe; mit Namen die zu einer Aufgabe, Funktion oder Konstante"
    case .title(.repl): "Eine Sitzung mit Ausdrücken im Terminal"
    case .title(.functions): "Alle Funktionen und Konstanten der Ausdrücke"
    case .title(.units): "Alle Einheiten der Ausdrücke"
    case .title(.sheet): "Ein Rechenblatt: Textzeilen, jede mit ihrer Antwort"
    case .title(.plot): "Kurven mit Nullstellen, Extrema, Polen, Sprüngen und Lücken"
    case .title(.history): "Die aufgehobenen Rechnungen, die älteste zuerst"
    case .title(.settings): "Die Einstellungen des Rechners mit Tasten"
    case .title(.rates): "Wechselkurse, die für Geld behalten werden"
    case .title(.help): "Die Hilfe zum Befehl, zu einer Aufgabe oder zu einem Namen"
    case .examplesTitle: "BEISPIELE"
    case .expressionsTitle: "AUSDRÜCKE"
    case .keysTitle: "TASTEN"
    case .linesTitle: "ZEILEN"
    case .keptTitle: "AUFGEHOBEN"
    case .plotsTitle: "WAS ZU SEHEN IST"
    case .namesTitle: "NAMEN"
    case .fiftyDigits: "fünfzig Stellen, die letzte gerundet"
    case .twoAnswers: "3, dann 18.84955592153876"
    case .jsonAnswer: "Lesart, Dezimalzahl und Bruch"
    case .steps: "jeder Schritt, und was davon bewiesen ist"
    case .fileAnswers: "die Antworten auf die Zeilen einer Datei"
    case .taskHelp: "die Hilfe zu einer Aufgabe"
    case .language: "+ - * / ^ oder − × ÷ √, Klammern, Dezimalzahlen, Exponenten (1e-3), _ zwischen Ziffern, Fakultäten (5!), Grad (30°), Prozente (200 + 10% ist 220, 200 * 10% ist 20), Produkte ohne Zeichen (2pi), Funktionen und Konstanten mit Namen, # für Kommentare."
    case .naming: "In einer Pipe und in einer Sitzung benennt x = 3 eine Zahl, f(x) = x^2 + 1 eine Funktion, und ans oder _ ist die vorige Antwort."
    case .exactness: "Zahlen sind exakt; wo eine Antwort mehr Stellen hat als gezeigt, ist die letzte gerundet."
    case .keySequences: "0 bis 9 . + - * / = % +/- C AC DEL und Namen wie sqrt und x^y. Sie dürfen zusammenstehen, wo sie sich nur auf eine Art trennen lassen: 2+3= aber 5 +/- =."
    case .answered: "alles wurde beantwortet"
    case .noValue: "etwas hatte keinen Wert, oder eine Eingabezeile wurde abgelehnt"
    case .unreadable: "die Eingabe war nicht lesbar, oder die Optionen sind falsch"
    case .session: "beantwortet Zeile um Zeile, bis quit oder Ctrl-D"
    case .functions: "je eine Zeile: der Name, was es ist, ein Beispiel"
    case .units: "je eine Zeile: das Zeichen, die Namen, der genaue Wert, die Quelle"
    case .unitsAbout: "die mit dem Wort in ihrer Zeile"
    case .rates: "listet den neuesten Kurs jeder Währung auf"
    case .ratesImport: "übernimmt die einer Datei: XML oder CSV der EZB, oder Zeilen date,from,to,rate,source; - ist die Standardeingabe"
    case .ratesClear: "vergisst sie"
    case .importsRates: "die Datei, wie sie heruntergeladen wird"
    case .importsRatesOfToday: "die Kurse des Tages"
    case .unitsOfPressure: "die Einheiten des Drucks"
    case .functionsAbout: "die mit dem Wort in Namen oder Beschreibung"
    case .commandHelp: "die Hilfe zum Befehl"
    case .nameHelp: "die zu einer Aufgabe, oder was eine Funktion oder Konstante ist"
    case .sheet: "öffnet das Blatt oder gibt es mit seinen Antworten aus (--plain); - ist die Standardeingabe"
    case .sheetChange: "ändert die Antworten in den Dateien; ebenso --write-all und --strip"
    case .sheetCheck: "sagt, welche Antworten in den Dateien falsch sind"
    case .plot: "zeichnet bis zu sechs Funktionen von x; y = kann davor stehen"
    case .plotBetween: "für x von A bis B (von -10 bis 10)"
    case .history: "listet die Rechnungen auf"
    case .label: "benennt eine Rechnung; nimmt ihr ohne Wörter den Namen"
    case .settings: "listet die Einstellungen auf, mit den Werten, die sie haben können"
    case .setting: "gibt den Wert einer Einstellung aus"
    case .change: "ändert eine Einstellung"
    case .lines: "x = 3 benennt eine Zahl, f(x) = x^2 + 1 eine Funktion, und ans ist die vorige Antwort. ? listet auf, was es noch gibt. = steht vor Exaktem, ≈ vor Gerundetem."
    case .sheetLines: "rent = 1200 benennt eine Zahl, die die Zeilen darunter benutzen können. total gilt den Zeilen darüber, bis zu einer leeren; ans ist die vorige Antwort, und line 3 die der dritten Zeile. # beginnt einen Kommentar. In einer Markdown-Datei (.md) werden nur die mit exactly markierten Blöcke berechnet, alle als ein Blatt."
    case .sheetAnswers: "Eine Antwort steht in ihrer Zeile hinter #: = vor dem, was exakt ist, ≈ vor Gerundetem, ! davor, warum es keine gibt. Eine mit weniger Stellen behält deren Zahl."
    case .kept: "Was in einem Terminal gerechnet wird, wird aufgehoben, bis history --off: Ausdrücke und --keys als Argumente, die Zeilen einer Sitzung und die Rechnungen des Rechners selbst. Pipes und Dateien heben nichts auf."
    case .plots: "Jede aufgeführte Nullstelle und Polstelle, jedes Extremum, jeder Sprung und jede Lücke ist bewiesen, und es gibt keine weiteren; wo eine Kurve nicht verfolgt werden konnte, steht das da. Pixel werden nur gezeichnet, wo die Kurve bewiesenermaßen ist. In einem Terminal ist das Bild in Braille, sonst in SVG."
    case .names: "Ausdrücke und --keys folgen keinen Einstellungen, sondern haben Optionen."
    case .beginsSession: "beginnt eine Sitzung"
    case .sessionInDegrees: "eine mit Grad und 30 Stellen"
    case .functionsWithRoot: "die Funktionen mit root in ihrer Zeile"
    case .functionHelp: "was eine Funktion ist, mit einem Beispiel"
    case .sheetWithAnswers: "das Blatt mit seinen Antworten"
    case .sheetInCI: "in einem Skript: Status 1, wo eine Antwort falsch ist"
    case .plotAsPicture: "ein Bild für eine Seite oder ein Dokument"
    case .plotOfTwo: "zwei Kurven"
    case .plotInWords: "die Beschreibung und eine Wertetabelle"
    case .historyForPrograms: "für Programme, mit der ID jeder Rechnung"
    case .historyForSpreadsheet: "für eine Tabellenkalkulation"
    case .tapeForPrinter: "zum Drucken"
    case .namesCalculation: "benennt eine Rechnung"
    case .leftToRight: "2 + 3 × 4 ist auf den Tasten ab jetzt 20"
    case .notationAtFirst: "gibt automatic aus, bis es geändert wird"
    }
  }
}

extension HistoryText {
  /// The text in German.
  package var german: String {
    switch self {
    case .noCalculation(let id): "es gibt keine Rechnung " + id
    case .removed(let count): switch PluralCategory(count, in: .german) {
case .one: "\(count) Rechnung entfernt"
default: "\(count) Rechnungen entfernt"
}
    case .unreadableLeft(let place): "was nicht lesbar war, ist noch in " + place
    case .isOn: "Rechnungen werden ab jetzt aufgehoben"
    case .isOff: "Rechnungen werden ab jetzt nicht aufgehoben; exactly history --clear entfernt die früheren"
    case .storage(let error): error.reason(in: .german)
    case .setAside(let count, let place): switch PluralCategory(count, in: .german) {
case .one: "eine Zeile des Verlaufs war nicht lesbar und ist jetzt in " + place
default: "\(count) Zeilen des Verlaufs waren nicht lesbar und sind jetzt in " + place
}
    }
  }
}

extension NameText {
  /// The text in German.
  package var german: String {
    switch self {
    case .function(.squareRoot): "Quadratwurzel, auch √"
    case .function(.cubeRoot): "Kubikwurzel, auch ∛"
    case .function(.root): "n-te Wurzel aus x"
    case .function(.power): "Potenz, auch ^ und **"
    case .function(.exponential): "Potenz von e"
    case .function(.naturalLogarithm): "natürlicher Logarithmus, zur Basis e"
    case .function(.logarithm): "Logarithmus zur Basis 10, wie auf der Taste eines Rechners, oder zu einer Basis an zweiter Stelle"
    case .function(.binaryLogarithm): "Logarithmus zur Basis 2"
    case .function(.decimalLogarithm): "Logarithmus zur Basis 10"
    case .function(.exponentialLessOne): "e^x − 1"
    case .function(.logarithmOfOneMore): "ln(1 + x)"
    case .function(.sine): "Sinus eines Winkels"
    case .function(.cosine): "Kosinus eines Winkels"
    case .function(.tangent): "Tangens eines Winkels"
    case .function(.secant): "Sekans eines Winkels, 1/cos"
    case .function(.cosecant): "Kosekans eines Winkels, 1/sin"
    case .function(.cotangent): "Kotangens eines Winkels, 1/tan"
    case .function(.arcsine): "Winkel zu einem Sinus"
    case .function(.arccosine): "Winkel zu einem Kosinus"
    case .function(.arctangent): "Winkel zu einem Tangens"
    case .function(.arctangent2): "Winkel des Punktes (x, y), y zuerst"
    case .function(.hyperbolicSine): "Sinus hyperbolicus"
    case .function(.hyperbolicCosine): "Kosinus hyperbolicus"
    case .function(.hyperbolicTangent): "Tangens hyperbolicus"
    case .function(.hyperbolicSecant): "Sekans hyperbolicus, 1/cosh"
    case .function(.hyperbolicCosecant): "Kosekans hyperbolicus, 1/sinh"
    case .function(.hyperbolicCotangent): "Kotangens hyperbolicus, 1/tanh"
    case .function(.areaSine): "Umkehrung von sinh"
    case .function(.areaCosine): "Umkehrung von cosh, nicht negativ"
    case .function(.areaTangent): "Umkehrung von tanh"
    case .function(.areaSecant): "Umkehrung von sech, nicht negativ"
    case .function(.areaCosecant): "Umkehrung von csch"
    case .function(.areaCotangent): "Umkehrung von coth"
    case .function(.factorial): "Fakultät, auch !"
    case .function(.gamma): "Gammafunktion, (x − 1)!"
    case .function(.logarithmOfGamma): "ln |gamma(x)|"
    case .function(.combinations): "Möglichkeiten, k aus n zu wählen"
    case .function(.permutations): "Möglichkeiten, k aus n der Reihe nach zu wählen"
    case .function(.fibonacci): "Zahl der Fibonacci-Folge"
    case .function(.absolute): "Abstand von null"
    case .function(.sign): "−1, 0 oder 1 nach dem Vorzeichen"
    case .function(.floor): "nächste ganze Zahl darunter"
    case .function(.ceiling): "nächste ganze Zahl darüber"
    case .function(.round): "nächste ganze Zahl, oder auf so viele Nachkommastellen; Hälften von null weg"
    case .function(.truncation): "ganzzahliger Teil"
    case .function(.fraction): "was trunc übrig lässt"
    case .function(.remainder): "Rest mit dem Vorzeichen des Teilers, auch als 8 mod 3"
    case .function(.greatestCommonDivisor): "größter gemeinsamer Teiler"
    case .function(.leastCommonMultiple): "kleinstes gemeinsames Vielfaches"
    case .function(.minimum): "die kleinste von allen"
    case .function(.maximum): "die größte von allen"
    case .function(.hypotenuse): "√(x² + y² + …)"
    case .function(.sum): "Summe, auch einer Liste, und über k: sum(1/k, k, 1, 9)"
    case .function(.product): "Produkt, auch einer Liste, und über k: product(k, k, 1, 9)"
    case .function(.mean): "Mittelwert, auch einer Liste"
    case .function(.median): "Median, auch einer Liste"
    case .function(.mode): "der häufigste Wert, auch einer Liste"
    case .function(.count): "wie viele es sind"
    case .function(.variance): "Varianz einer Stichprobe, auch einer Liste, durch n − 1"
    case .function(.populationVariance): "Varianz aller, durch n"
    case .function(.standardDeviation): "Standardabweichung einer Stichprobe, √var"
    case .function(.populationStandardDeviation): "Standardabweichung aller, √varp"
    case .function(.geometricMean): "geometrisches Mittel"
    case .function(.harmonicMean): "harmonisches Mittel"
    case .function(.rootMeanSquare): "quadratisches Mittel"
    case .function(.quantile): "unter dem der Teil p der Zahlen liegt, interpoliert bei (n − 1)p"
    case .function(.quotient): "ganzer Quotient, zur Null hin"
    case .function(.truncatedRemainder): "was quot übrig lässt, mit dem Vorzeichen von a"
    case .function(.derivative): "Ableitung eines Ausdrucks in x an der Stelle a"
    case .function(.integral): "Integral eines Ausdrucks in x von a bis b"
    case .function(.roots): "Zahlen von a bis b, an denen ein Ausdruck in x null ist"
    case .function(.solve): "Lösungen einer Gleichung in x, deren Seiten Polynome sind"
    case .function(.hexadecimal): "um eine ganze Zeile: die Antwort zur Basis 16, wie x to hex"
    case .function(.octal): "um eine ganze Zeile: die Antwort zur Basis 8, wie x to oct"
    case .function(.binary): "um eine ganze Zeile: die Antwort zur Basis 2, wie x to bin"
    case .function(.decimal): "um eine ganze Zeile: alle Stellen zur Basis 10, wie x to dec"
    case .function(.int8): "auf 8 Bits mit Vorzeichen gekürzt"
    case .function(.int16): "auf 16 Bits mit Vorzeichen gekürzt"
    case .function(.int32): "auf 32 Bits mit Vorzeichen gekürzt"
    case .function(.int64): "auf 64 Bits mit Vorzeichen gekürzt"
    case .function(.uint8): "auf 8 Bits ohne Vorzeichen gekürzt"
    case .function(.uint16): "auf 16 Bits ohne Vorzeichen gekürzt"
    case .function(.uint32): "auf 32 Bits ohne Vorzeichen gekürzt"
    case .function(.uint64): "auf 64 Bits ohne Vorzeichen gekürzt"
    case .function(.rotationLeft): "Bits in einem Wort von 8, 16, 32 oder 64 ohne Vorzeichen um n Stellen nach links gedreht"
    case .function(.rotationRight): "Bits in einem Wort von 8, 16, 32 oder 64 ohne Vorzeichen um n Stellen nach rechts gedreht"
    case .function(.byteswap): "Bytes eines Wortes ohne Vorzeichen in umgekehrter Folge"
    case .function(.population): "wie viele Bits 1 sind"
    case .example(let function): Self.function(function).german + ": " + function.description.equation
    case .constant(.pi): "der Umfang eines Kreises vom Durchmesser 1: 3.14159…"
    case .constant(.tau): "2π, eine volle Umdrehung: 6.28318…"
    case .constant(.e): "die Basis der natürlichen Logarithmen: 2.71828…"
    case .unit(.degrees): "ein Winkel in Grad, auch °: sin(30 deg) = 0.5"
    case .unit(.radians): "ein Winkel im Bogenmaß: sin(pi/6 rad) = 0.5"
    case .unit(.gradians): "ein Winkel in Gon, von denen 100 einen rechten Winkel ergeben: sin(100 grad) = 1"
    case .date(.weekday): "Wochentag eines Datums, 1 ist Montag: weekday(2026-11-22) = 7"
    case .date(.week): "Kalenderwoche eines Datums nach ISO 8601: week(2026-11-22) = 47"
    case .date(.dayOfYear): "Tag des Jahres: dayofyear(2026-02-01) = 32"
    case .date(.workday): "Datum so viele Werktage (Montag bis Freitag) später: workday(2026-11-27; 5) = 2026-12-04"
    case .date(.workdays): "Werktage (Montag bis Freitag) zwischen zwei Daten: workdays(2026-11-27; 2026-12-04) = 5"
    case .today: "der heutige Tag: today + 1 week"
    case .answer: "die Antwort vor dieser, in einer Pipe und in einer Sitzung"
    case .otherNames(let names): "; oder " + names
    case .either(let one, let other): one + " oder " + other
    }
  }
}

extension Notice {
  /// The text in German.
  package var german: String {
    switch self {
    case .readAs(let reading): "gelesen als " + reading
    case .written(.exactnessUndecided): "ob das der exakte Wert ist, lässt sich nicht entscheiden"
    case .written(.belowAbsoluteZero): "das liegt unter dem absoluten Nullpunkt"
    case .written(.onOtherDay(1)): "am nächsten Tag"
    case .written(.onOtherDay(-1)): "am Tag davor"
    case .written(.onOtherDay(let days)) where days.isNegative: "\(days.magnitude) Tage davor"
    case .written(.onOtherDay(let days)): "\(days) Tage danach"
    case .written(.certainDigits(let count)): switch PluralCategory(count, in: .german) {
case .one: "nur 1 Stelle ist sicher"
default: "nur \(count) Stellen sind sicher"
}
    case .both(let one, let other): one.german + "; " + other.german
    case .note(let note): Message.readingNote(note).german
    case .zones(let version): "Zeitzonen aus tzdata \(version)"
    case .anglesInRadians: "Winkel sind hier im Bogenmaß; 30° oder 30 deg ist einer in Grad"
    case .ignoredDigits(let count, let limit): switch PluralCategory(count, in: .german) {
case .one: "eine Ziffer wurde ausgelassen: auf diesem Tastenfeld hat eine Zahl bis zu \(limit)"
default: "\(count) Ziffern wurden ausgelassen: auf diesem Tastenfeld hat eine Zahl bis zu \(limit)"
}
    case .digitsDoNotFit(let count, let bits, let base): switch PluralCategory(count, in: .german) {
case .one: "eine Ziffer wurde ausgelassen: keine der Basis \(base), oder zu viel für \(bits) Bit"
default: "\(count) Ziffern wurden ausgelassen: keine der Basis \(base), oder zu viel für \(bits) Bit"
}
    case .keysWithoutEffect(let keys): "hier ohne Wirkung: " + keys.joined(separator: ", ")
    case .wraps(let format): "ein Schritt ging über \(format.bitWidth) Bits hinaus und wurde auf sie gekürzt"
    case .rates(let rates, let days?): switch PluralCategory(days, in: .german) {
case .one: "zu " + rates.joined(separator: ", ") + "; einen Tag alt"
default: "zu " + rates.joined(separator: ", ") + "; \(days) Tage alt"
}
    case .rates(let rates, nil): "zu " + rates.joined(separator: ", ")
    case .noExactForm: "es gibt keine kurze exakte Form; das ist gerundet"
    case .historyNotWritten(let error): "der Verlauf wurde nicht geschrieben: " + error.reason(in: .german)
    case .notInHistory(let count, let error): switch PluralCategory(count, in: .german) {
case .one: "eine Rechnung ist nicht im Verlauf: " + error.reason(in: .german)
default: "\(count) Rechnungen sind nicht im Verlauf: " + error.reason(in: .german)
}
    case .linesNotRead(let error): "die zuvor getippten Zeilen sind nicht lesbar: " + error.reason(in: .german)
    case .linesNotKept(let error): "Zeilen werden nicht aufgehoben: " + error.reason(in: .german)
    case .settingNotUnderstood(let path, let problem): path + ", Zeile \(problem.line): " + Message.settingReason(SettingReason(problem.cause)).german
    case .nothingToCalculate: "nichts zu berechnen; versuchen Sie exactly '1/3 + 1/6' oder exactly --help"
    }
  }
}

extension OptionScope {
  /// The text in German.
  package var german: String {
    switch self {
    case .keys: "für Tasten:"
    case .terminal: "im Terminal:"
    case .task(let task): "für " + task.rawValue + ":"
    }
  }
}

extension PlotText {
  /// The text in German.
  package var german: String {
    switch self {
    case .title(let functions, let from, let to): functions + " für x von " + from + " bis " + to
    case .height(let bottom, let top): "y von " + bottom + " bis " + top
    case .noRoots: "Keine Nullstellen"
    case .roots(let list): "Nullstellen: " + list
    case .maxima(let list): "Maxima: " + list
    case .minima(let list): "Minima: " + list
    case .poles(let list): "Pole: " + list
    case .jumps(let list): "Sprünge: " + list
    case .holes(let list): "Lücken: " + list
    case .gaps(let list): "Nicht definiert: " + list
    case .levels(let list): "Konstant: " + list
    case .undecided(let list): "Unentschieden: " + list
    case .noCrossings: "Keine Schnittpunkte"
    case .crossings(let list): "Schnittpunkte: " + list
    case .same(let list): "Gleich: " + list
    case .touching(let number): number + " (berührt)"
    }
  }
}

extension SessionMessage {
  /// The text in German.
  package var german: String {
    switch self {
    case .greeting(let version): "exactly " + version + ": ein Ausdruck und die Eingabetaste; ? für Hilfe, quit zum Beenden."
    case .nothingCalled(let name): "nichts heißt „" + name + "“; functions listet auf, was es gibt"
    case .ownNumber: "eine eigene Zahl"
    case .isOwnNumber(let name): name + " ist eine eigene Zahl"
    case .takesLong(let name): name + " zu schreiben dauert lange"
    case .forgot(let count): if count == 0 { "keine Namen zu vergessen" } else { switch PluralCategory(count, in: .german) {
case .one: "\(count) Name vergessen"
default: "\(count) Namen vergessen"
} }
    case .anglesIn(.radians): "Winkel im Bogenmaß"
    case .anglesIn(.degrees): "Winkel in Grad"
    case .anglesIn(.gradians): "Winkel in Gon"
    case .nothingToUndo: "nichts zurückzunehmen"
    case .undone(let line): "zurückgenommen: " + line
    case .noNames: "noch hat keine Zahl einen Namen: x = 3 gibt ihr einen"
    case .error(let reason): "Fehler: \(reason)"
    case .notOneOf(let word, let choices, let text): word + " ist eines von " + choices + ", nicht „" + text + "“"
    case .notInRange(let word, let range, let text): word + " nimmt eine Zahl von \(range.lowerBound) bis \(range.upperBound), nicht „" + text + "“"
    case .standsAlone(let word, let text): word + " steht allein, ohne „" + text + "“"
    case .settingsAlone(let first, let text): "Einstellungen stehen ohne „" + first + "“: " + text
    case .noUnit(let word): "keine Einheit mit „" + word + "“; units listet alle auf"
    case .noFunction(let word): "keine Funktion hat „" + word + "“ im Namen oder in der Beschreibung"
    case .isNumberNow(let name, let other?): "„" + name + "“ ist jetzt eine Zahl und kein Wort der Sitzung; " + other + " ist noch eines"
    case .isNumberNow(let name, nil): "„" + name + "“ ist jetzt eine Zahl und kein Wort der Sitzung"
    case .calculation: "eine Rechnung; = steht vor einer exakten Antwort, ≈ vor einer gerundeten"
    case .namesNumber: "benennt eine Zahl"
    case .namesFunction: "benennt eine Funktion"
    case .answerBefore: "die vorige Antwort"
    case .openLine: "eine Zeile mit offener Klammer, oder die auf ein Rechenzeichen oder \\ endet, geht darunter weiter"
    case .arrowKeys: "↑, ↓"
    case .linesBefore: "die Zeilen, die mit dem beginnen, was vor dem Cursor steht; Ctrl-R sucht in allen"
    case .completesName: "vervollständigt einen Namen, oder listet auf, welche es gibt"
    case .givesUp: "verwirft eine Zeile, oder hält eine Rechnung an"
    }
  }
}

extension SheetMessage {
  /// The text in German.
  package var german: String {
    switch self {
    case .wrong(let found, let expected): "ist „" + found + "“, sollte „" + expected + "“ sein"
    case .stale(let found): "ist „" + found + "“, sollte nichts sein"
    case .untold(let reason, let answer): reason.german + "; kein Antwortkommentar sagt „" + answer + "“"
    case .limit(.tooManyLines): "mehr als \(Sheet.lineLimit) Zeilen"
    case .limit(.tooLong): "mehr als \(Sheet.byteLimit) Bytes"
    case .hasChanged: "sie hat sich seit dem Lesen geändert; es wurde nichts geschrieben"
    }
  }
}

extension UsageReason {
  /// The text in German.
  package var german: String {
    switch self {
    case .givenTwice(let option): option + " ist zweimal angegeben"
    case .excluded(let one, let other): one + " und " + other + " schließen sich gegenseitig aus"
    case .needs(let option, let other): option + " gehört zu " + other
    case .notOneOf(let option, let choices, let text): option + " ist " + choices.joined(separator: ", ", last: " oder ") + ", nicht „" + text + "“"
    case .noIdentifier(let option): option + " nimmt 16 hexadezimale Ziffern, wie --json sie zeigt"
    case .noExpressionBeside(let option): "neben " + option + " steht kein Ausdruck"
    case .noSettingBeside(let option): "neben " + option + " steht kein Name einer Einstellung"
    case .noDate(let option, let text): option + " ist ein Datum wie 2026-11-22, nicht „" + text + "“"
    case .malformedRate(let file, let line): file + ", Zeile \(line): ein Kurs ist date,from,to,rate,source, etwa 2026-11-20,EUR,USD,1.0823,ECB"
    case .tooManyRates(let file, let limit): file + ": mehr als \(limit) Kurse"
    case .ratesTooLong(let file, let limit): file + ": mehr als \(limit) Bytes"
    case .isForExpressions(let option): option + " ist für Ausdrücke"
    case .isForOneExpression(let option): option + " ist für einen einzigen Ausdruck, der als Argument gegeben ist"
    case .isForExpressionsAndKeys(let option): option + " ist für Ausdrücke und --keys; der Rechner hat eine Einstellung dieses Namens"
    case .isForObjects(let option): option + " ist für Ausdrücke, --keys, history, sheet und plot"
    case .isForRecords(let option): option + " ist für Ausdrücke, --keys und history"
    case .isForKeys(let option): option + " ist für Tasten"
    case .isForTerminals(let option): option + " ist für den Rechner im Terminal"
    case .sessionWithExpression(let line): "repl nimmt keinen Ausdruck: lassen Sie „repl“ weg, oder tippen Sie „" + line + "“ in der Sitzung"
    case .sheetNeedsFile: "sheet braucht den Namen einer Datei; - ist die Standardeingabe"
    case .oneSheet: "sheet gibt eine Datei aus; mehrere nehmen --write, --write-all, --strip und --check"
    case .plotNeedsFunction: "plot braucht eine Funktion von x, etwa sin(x)/x"
    case .noSize(let option, let limit, let text): option + " nimmt Spalten und Zeilen von 1 bis \(limit), etwa 800x500, nicht „" + text + "“"
    case .notBelow(let one, let other): one + " muss unter " + other + " liegen"
    case .noFraction(let option, let text): option + " nimmt einen Bruch oder eine Dezimalzahl, nicht „" + text + "“"
    case .tooManyCurves(let limit): "eine Zeichnung hat bis zu \(limit) Kurven"
    case .tooNarrow: "das Intervall ist zu schmal: seine Enden haben mehr als 16 Ziffern gemeinsam"
    case .notPlotted(let function): "„" + function + "“ wird nicht gezeichnet: nur elementare Funktionen, Rundungen, min und max"
    case .onlyFunctions(let relation): "„" + relation + "“ wird nicht gezeichnet: nur y = f(x), etwa x^2 - 2"
    case .historyStandsAlone: "history steht allein oder mit seinen Optionen"
    case .noSetting(let name, let names): "es gibt keine Einstellung „" + name + "“; die Einstellungen sind " + names
    case .noValue(let setting, let values, let text): "„" + text + "“ ist kein Wert von " + setting + "; die Werte sind " + values
    case .ratesTask(let text): "rates kennt „" + text + "“ nicht, aber import FILE und clear"
    case .noHelp(let name, let tasks): "es gibt keine Hilfe zu „" + name + "“, aber zu " + tasks + " und zu allem, was exactly functions auflistet"
    }
  }
}
