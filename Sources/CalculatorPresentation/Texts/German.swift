// swift-format-ignore-file
// Scripts/texts wrote this file from Texts/de.ftl: change that one.
import BigNumbers
import CalculatorModel
import CalendarDates
import DisplayableText
import ExactReals
import Languages
import Quantities

extension ConstantsText {
  /// The text in German.
  package var german: String {
    switch self {
    case .name(let constant): constant.german
    case .search: "Suchen"
    case .nothingFound: "Nichts gefunden"
    case .measuredAreLeftOut: "Gemessene Konstanten wie die der Gravitation fehlen: Sie sind nicht exakt"
    }
  }
}

extension PhysicalConstant {
  /// The text in German.
  var german: String {
    switch self {
    case .caesiumFrequency: "Cäsiumfrequenz"
    case .speedOfLight: "Lichtgeschwindigkeit"
    case .planck: "Plancksches Wirkungsquantum"
    case .elementaryCharge: "Elementarladung"
    case .boltzmann: "Boltzmann-Konstante"
    case .avogadro: "Avogadro-Konstante"
    case .luminousEfficacy: "Photometrisches Strahlungsäquivalent"
    case .reducedPlanck: "Reduziertes Wirkungsquantum"
    case .gas: "Gaskonstante"
    case .faraday: "Faraday-Konstante"
    case .stefanBoltzmann: "Stefan-Boltzmann-Konstante"
    case .josephson: "Josephson-Konstante"
    case .vonKlitzing: "Von-Klitzing-Konstante"
    case .standardGravity: "Normfallbeschleunigung"
    case .standardAtmosphere: "Standardatmosphäre"
    case .astronomicalUnit: "Astronomische Einheit"
    case .lightYear: "Lichtjahr"
    case .parsec: "Parsec"
    }
  }
}

extension DatesText {
  /// The text in German.
  package var german: String {
    switch self {
    case .field(.from): "Von"
    case .field(.to): "Bis"
    case .field(.years): "Jahre"
    case .field(.months): "Monate"
    case .field(.days): "Tage"
    case .field(.workdays): "Arbeitstage"
    case .field(.time): "Stunden und Minuten"
    case .countLastDay: "Letzten Tag mitzählen"
    case .difference: "Unterschied"
    case .steps: "Addieren oder subtrahieren"
    case .direction(.adding): "Addieren"
    case .direction(.subtracting): "Subtrahieren"
    case .result: "Ergebnis"
    case .weekday(let weekday): weekday.german
    case .count(let count, .years): switch PluralCategory(count, in: .german) {
case .one: "\(count) Jahr"
default: "\(count) Jahre"
}
    case .count(let count, .months): switch PluralCategory(count, in: .german) {
case .one: "\(count) Monat"
default: "\(count) Monate"
}
    case .count(let count, .weeks): switch PluralCategory(count, in: .german) {
case .one: "\(count) Woche"
default: "\(count) Wochen"
}
    case .count(let count, .days): switch PluralCategory(count, in: .german) {
case .one: "\(count) Tag"
default: "\(count) Tage"
}
    case .count(let count, .workdays): switch PluralCategory(count, in: .german) {
case .one: "\(count) Arbeitstag"
default: "\(count) Arbeitstage"
}
    case .count(let count, .hours): switch PluralCategory(count, in: .german) {
case .one: "\(count) Stunde"
default: "\(count) Stunden"
}
    case .count(let count, .minutes): switch PluralCategory(count, in: .german) {
case .one: "\(count) Minute"
default: "\(count) Minuten"
}
    case .count(let count, .seconds): switch PluralCategory(count, in: .german) {
case .one: "\(count) Sekunde"
default: "\(count) Sekunden"
}
    case .earlier(let text): text + " früher"
    case .away(-1): "gestern"
    case .away(1): "morgen"
    case .away(let days) where days < 0: "vor \(Int(days.magnitude)) Tagen"
    case .away(let days): "in \(Int(days.magnitude)) Tagen"
    case .date(let moment): "\(moment), " + moment.date.weekday.german
    case .problem(let problem): problem.german
    }
  }
}

extension Weekday {
  /// The text in German.
  var german: String {
    switch self {
    case .monday: "Montag"
    case .tuesday: "Dienstag"
    case .wednesday: "Mittwoch"
    case .thursday: "Donnerstag"
    case .friday: "Freitag"
    case .saturday: "Samstag"
    case .sunday: "Sonntag"
    }
  }
}

extension DatesProblem {
  /// The text in German.
  var german: String {
    switch self {
    case .otherForm(let place): "erwartet wird JJJJ-MM-TT, falsch ist Zeichen \(place + 1)"
    case .noSuchYear: "Jahre beginnen mit 0001"
    case .noSuchMonth: "Monate sind 01 bis 12"
    case .noSuchDay(let last): "Tage dieses Monats sind 01 bis \(last)"
    case .noWholeNumber(let place): "erwartet wird eine ganze Zahl, falsch ist Zeichen \(place + 1)"
    case .tooMany: "höchstens \(DatesForm.countLimit)"
    case .noDuration: "erwartet wird eine Dauer wie 7:45"
    case .ambiguous(let one, let other): "schreiben Sie \(one) oder \(other)"
    case .beyondCalendar: "nicht zwischen 0001-01-01 und 9999-12-31"
    }
  }
}

extension CalculationError {
  /// The text in German.
  public var german: String {
    switch self {
    case .divisionByZero: "Division durch null"
    case .notReal: "das Ergebnis ist keine reelle Zahl"
    case .outsideDomain: "außerhalb des Definitionsbereichs"
    case .notInteger: "das geht nur mit ganzen Zahlen"
    case .notFraction: "das geht nur mit ganzen Zahlen und Brüchen"
    case .negativeShiftCount: "die Anzahl der Stellen ist negativ"
    case .tooFewNumbers: "zu wenige Zahlen auf dem Stapel"
    case .stackFull: "der Stapel ist voll"
    case .tooLarge: "das Ergebnis ist zu groß"
    case .argumentTooLarge: "das Argument der Funktion ist zu groß"
    case .tooSmall: "das Ergebnis liegt zu nah bei null"
    case .tooManyDigits: "das exakte Ergebnis hat zu viele Stellen"
    case .tooMuchWork: "die Rechnung ist zu lang"
    case .undecided: "es lässt sich nicht entscheiden, ob hier eine Zahl null ist"
    case .notDifferentiable: "hier gibt es keine Ableitung, oder keine bekannte"
    case .notIntegrable: "hier lässt sich kein Integral beweisen: die Funktion ist vielleicht nicht überall definiert oder nicht beschränkt"
    case .notIsolated: "hier lassen sich nicht alle Nullstellen beweisen: vielleicht sind es unendlich viele"
    case .notPolynomial: "solve kennt nur Polynome; roots(f, x, a, b) nimmt jeden Ausdruck und ein Intervall"
    case .stopped: "abgebrochen"
    }
  }
}

extension Unavailable {
  /// The text in German.
  public var german: String {
    switch self {
    case .latex(let command): "der LaTeX-Befehl " + Language.german.quoted(command, limit: 40) + " wird nicht gelesen"
    case .equation: "um eine Gleichung zu lösen, schreiben Sie solve(x^2 = 4, x)"
    case .complexNumber: "komplexe Zahlen gibt es nicht; alle Werte sind reell"
    case .matrix: "Matrizen gibt es nicht; eine Liste schreibt man [1, 2, 3]"
    case .calculus: "Grenzwerte gibt es nicht; siehe roots(x^2 - 2, x, -5, 5), integral(x^2, x, 0, 1), derivative(x^2, x, 3)"
    case .networkAddress: "Netzadressen werden nicht gelesen; für ganze Zahlen gibt es and, or und <<"
    case .colour(let digits): "Farben werden nicht gelesen; die Zahl ist 0x" + digits
    case .dice: "Würfel gibt es nicht; die Tastatur hat Rand"
    case .romanNumeral: "römische Zahlen werden nicht gelesen; „to roman“ schreibt sie"
    case .density: "Wie viel ein Volumen wiegt, hängt vom Inhalt ab; so geht es: 2 cups * 125 g/cup"
    case .plot: "Kurven zeichnet ein eigener Befehl: exactly plot x^2"
    case .measuredConstant(let name): Language.german.quoted(name, limit: 40) + " ist gemessen und nicht exakt; exakte Konstanten sind planck, avogadro und andere"
    }
  }
}

extension ExpressionError.Cause {
  /// The text in German.
  package var german: String {
    switch self {
    case .empty: "nichts zu berechnen"
    case .missingOperand: "hier fehlt eine Zahl"
    case .missingOperator: "hier fehlt ein Rechenzeichen"
    case .percentageAsRemainder: "nach „%“ fehlt ein Rechenzeichen; für den Rest einer Division gibt es „mod“"
    case .unopenedBracket: "diese Klammer wurde nie geöffnet"
    case .unclosedBracket: "diese Klammer wurde nie geschlossen"
    case .otherNotation(let text): "das schreibt man hier " + Language.german.quoted(text, limit: 40)
    case .severalCalculations: "eine Zeile hat eine Rechnung; schreiben Sie, was nach „;“ folgt, in die nächste"
    case .unknownName(let name, let suggestion?): "unbekannter Name " + Language.german.quoted(name) + "; ist " + Language.german.quoted(suggestion) + " gemeint?"
    case .unknownName(let name, nil): "unbekannter Name " + Language.german.quoted(name)
    case .ambiguous(let one, let other): "das kann " + one + " oder " + other + " sein; schreiben Sie eines davon"
    case .differentMarks(let number): "die Zeichen hier bedeuten etwas anderes als in " + Language.german.quoted(number) + "; schreiben Sie beide gleich"
    case .powerOfFunction(let function, let inverse?): "eine Potenz steht hinter dem Argument: " + function + "(x)^2; die Umkehrfunktion heißt " + Language.german.quoted(inverse)
    case .powerOfFunction(let function, nil): "eine Potenz steht hinter dem Argument: " + function + "(x)^2"
    case .roundedNumber: "„≈“ steht vor einer gerundeten Zahl, von der nur diese Ziffern bekannt sind"
    case .differentDigits: "die Ziffern einer Zahl sind aus zwei Schriften; schreiben Sie sie in einer"
    case .differentCurrencies: "zwei Währungen lassen sich nicht zusammen berechnen"
    case .ambiguousRoot: "das lässt sich auf zwei Arten lesen; setzen Sie ein „×“ vor die Wurzel"
    case .missingArgument(let function): Language.german.quoted(function) + " hat vor diesem Vorzeichen kein Argument; schreiben Sie es in Klammern"
    case .missingCalculation: "diese Rechnung gibt es nicht"
    case .unknownCharacter(let text): "unerwartetes Zeichen " + Language.german.shown(text)
    case .needsWord: "„>>>“ braucht ein Wort, wie --word 64 es gibt"
    case .doesNotFit(let format) where format.isSigned: "passt nicht in \(format.bitWidth) Bits mit Vorzeichen"
    case .doesNotFit(let format): "passt nicht in \(format.bitWidth) Bits ohne Vorzeichen"
    case .misplacedConversion: "das kann nur eine Zeile beenden, mit „hex“, „oct“, „bin“ oder „dec“ dahinter"
    case .onlyWholeNumbers: "diese Form haben nur ganze Zahlen"
    case .malformedNumber: "keine Zahl"
    case .argumentCount(let function, let counts, let given) where counts.upperBound == Int.max: switch PluralCategory(counts.lowerBound, in: .german) {
case .one: Language.german.quoted(function) + " erwartet mindestens \(counts.lowerBound) Argument, nicht \(given)"
default: Language.german.quoted(function) + " erwartet mindestens \(counts.lowerBound) Argumente, nicht \(given)"
}
    case .argumentCount(let function, let counts, let given) where counts.lowerBound == counts.upperBound: switch PluralCategory(counts.upperBound, in: .german) {
case .one: Language.german.quoted(function) + " erwartet \(counts.upperBound) Argument, nicht \(given)"
default: Language.german.quoted(function) + " erwartet \(counts.upperBound) Argumente, nicht \(given)"
}
    case .argumentCount(let function, let counts, let given): switch PluralCategory(counts.upperBound, in: .german) {
case .one: Language.german.quoted(function) + " erwartet \(counts.lowerBound) oder \(counts.upperBound) Argument, nicht \(given)"
default: Language.german.quoted(function) + " erwartet \(counts.lowerBound) oder \(counts.upperBound) Argumente, nicht \(given)"
}
    case .misplacedComma: "ein Komma oder Semikolon kann nur die Argumente einer Funktion trennen"
    case .repeatedFactorial: "„!!“ lässt sich auf zwei Arten lesen; schreiben Sie es wie in (3!)!"
    case .misplacedEquals: "„=“ kann nur nach einem Namen stehen oder nach einer Funktion mit ihren Parametern"
    case .reservedName(let name): Language.german.quoted(name) + " hat schon eine Bedeutung"
    case .repeatedParameter(let name): "zwei Parameter heißen " + Language.german.quoted(name)
    case .tooManyParameters: "mehr als \(Worksheet.parameterLimit) Parameter"
    case .recursion(let name): "die Funktion " + Language.german.quoted(name) + " kann sich nicht selbst verwenden"
    case .noPreviousAnswer: "es gibt noch kein vorheriges Ergebnis"
    case .tooManyDefinitions: "mehr als \(Worksheet.definitionLimit) Definitionen, oder zu lange"
    case .tooDeep: "mehr als \(MathExpression.depthLimit) Ebenen von Klammern, Vorzeichen und Funktionen"
    case .tooLong: "länger als \(MathExpression.lengthLimit) Bytes"
    case .unit(let error): error.german
    case .malformedRate: "ein Kurs wird „rate 2026-11-20 1 EUR = 1.0823 USD“ geschrieben"
    case .missingUnit: "hier fehlt eine Einheit"
    case .numberWithoutUnit: "eine Zahl hinter einer Größe braucht ihre Einheit"
    case .onlyPlainNumbers(let name): Language.german.quoted(name) + " nimmt nur Zahlen ohne Einheit"
    case .notPlainNumber: "das Ergebnis ist keine bloße Zahl"
    case .quantity(let error): error.german
    case .date(let error): error.german
    case .listAsNumber: "eine Liste steht, wo eine Zahl gebraucht wird; um eine Rechnung schreibt man ( )"
    case .functionAsNumber(let name): Language.german.quoted(name) + " ist eine Funktion; ihre Argumente fehlen"
    case .percentageNeeded(let word): "vor " + Language.german.quoted(word) + " steht ein Prozentsatz, wie 20%"
    case .boundsNotWhole: "die Grenzen müssen ganze Zahlen sein"
    case .misplacedWord(let word): Language.german.quoted(word) + " bedeutet hier nichts"
    case .onlyInSheets(let word): Language.german.quoted(word) + " meint Zeilen darüber, die nur ein Blatt hat"
    case .nothingAbove(let word): "darüber steht nichts für " + Language.german.quoted(word)
    case .lineBelow: "diese Zeile steht nicht darüber"
    case .noSuchLine: "eine solche Zeile mit einem Wert gibt es nicht"
    case .sheetTooLong: "die Zeilen dieses Blatts brauchen zusammen mehr als \(Sheet.totalWork / 1_000_000_000) Sekunden"
    case .sheetTooLarge: "die Ergebnisse dieses Blatts brauchen zusammen mehr als \(Sheet.keptByteLimit / 1_000_000) MB"
    case .failedLine(let index): "Zeile \(index + 1) hat einen Fehler"
    case .definedBelow(let name, let line): Language.german.quoted(name) + " wird erst weiter unten definiert, in Zeile \(line + 1)"
    case .unknownOption(let text): "unbekannte Einstellung " + Language.german.quoted(text) + "; es gibt „angle“, „places“, „digits“ und „marks“"
    case .calculation(let error): error.german
    case .powerOfBits(let error): error.german + "; das exklusive Oder heißt " + Language.german.quoted("xor")
    case .unavailable(let feature): feature.german
    }
  }
}

extension HelpText {
  /// The text in German.
  package var german: String {
    switch self {
    case .heading(.touch): "Mit den Fingern"
    case .heading(.keyboard): "Mit einer Tastatur"
    case .gesture(let gesture): gesture.german
    case .effect(let gesture): gesture.germanEffect
    case .withControl(let key): "Strg+" + key
    case .documentation: "Anleitungen und Referenz (auf Englisch)"
    }
  }
}

extension TouchGesture {
  /// The text in German.
  var german: String {
    switch self {
    case .swipeNumber: "Über die Zahl wischen"
    case .holdNumber: "Die Zahl gedrückt halten"
    case .tapMark: "Auf = oder ≈ neben der Zahl tippen"
    case .slideOffKey: "Von einer Taste gleiten"
    case .typeWithThumbs: "Mit zwei Daumen tippen"
    case .tapCalculation: "Im Verlauf auf eine Rechnung tippen"
    case .turnDevice: "Das Gerät drehen"
    }
  }
  /// The effect in German.
  var germanEffect: String {
    switch self {
    case .swipeNumber: "Letzte Ziffer löschen"
    case .holdNumber: "Kopieren, Einfügen, andere Formen"
    case .tapMark: "Bruch, exakte Form, Dezimalzahl"
    case .slideOffKey: "Doch nichts drücken"
    case .typeWithThumbs: "Jeder Druck zählt"
    case .tapCalculation: "Ihr Ergebnis übernehmen"
    case .turnDevice: "Das andere Tastenfeld"
    }
  }
}

extension KeyName {
  /// The text in German.
  var german: String {
    switch self {
    case .add: "Addieren"
    case .subtract: "Subtrahieren"
    case .multiply: "Multiplizieren"
    case .divide: "Dividieren"
    case .equals: "Gleich"
    case .percent: "Prozent"
    case .changeSign: "Vorzeichen ändern"
    case .decimalPoint: "Dezimaltrennzeichen"
    case .clear: "Löschen"
    case .allClear: "Alles löschen"
    case .delete: "Letzte Ziffer löschen"
    case .leftParenthesis: "Klammer auf"
    case .rightParenthesis: "Klammer zu"
    case .memoryClear: "Speicher löschen"
    case .memoryAdd: "Zum Speicher addieren"
    case .memorySubtract: "Vom Speicher subtrahieren"
    case .memoryRecall: "Gespeicherten Wert abrufen"
    case .secondFunctions: "Zweitfunktionen"
    case .square: "Quadrat"
    case .cube: "Kubik"
    case .xToThePowerOfY: "x hoch y"
    case .yToThePowerOfX: "y hoch x"
    case .eToThePowerOfX: "e hoch x"
    case .tenToThePowerOfX: "10 hoch x"
    case .twoToThePowerOfX: "2 hoch x"
    case .reciprocal: "Kehrwert"
    case .squareRoot: "Quadratwurzel"
    case .cubeRoot: "Kubikwurzel"
    case .yThRootOfX: "y-te Wurzel aus x"
    case .naturalLogarithm: "Natürlicher Logarithmus"
    case .logarithmBase10: "Logarithmus zur Basis 10"
    case .logarithmBase2: "Logarithmus zur Basis 2"
    case .logarithmBaseY: "Logarithmus zur Basis y"
    case .factorial: "Fakultät"
    case .sine: "Sinus"
    case .cosine: "Kosinus"
    case .tangent: "Tangens"
    case .inverseSine: "Arkussinus"
    case .inverseCosine: "Arkuskosinus"
    case .inverseTangent: "Arkustangens"
    case .hyperbolicSine: "Sinus hyperbolicus"
    case .hyperbolicCosine: "Kosinus hyperbolicus"
    case .hyperbolicTangent: "Tangens hyperbolicus"
    case .inverseHyperbolicSine: "Areasinus hyperbolicus"
    case .inverseHyperbolicCosine: "Areakosinus hyperbolicus"
    case .inverseHyperbolicTangent: "Areatangens hyperbolicus"
    case .eulersNumber: "Eulersche Zahl e"
    case .pi: "Pi"
    case .enterExponent: "Exponent eingeben"
    case .randomNumber: "Zufallszahl"
    case .radians: "Bogenmaß"
    case .degrees: "Grad"
    case .remainder: "Rest"
    case .and: "Und"
    case .or: "Oder"
    case .exclusiveOr: "Exklusives Oder"
    case .nand: "Nicht und"
    case .nor: "Nicht oder"
    case .shiftLeftBy: "Nach links schieben um"
    case .shiftRightBy: "Nach rechts schieben um"
    case .shiftRightWithZerosBy: "Mit Nullen nach rechts schieben um"
    case .divideWhole: "Ganzzahlig dividieren"
    case .shiftLeft: "Nach links schieben"
    case .shiftRight: "Nach rechts schieben"
    case .onesComplement: "Einerkomplement"
    case .twosComplement: "Zweierkomplement"
    case .rotateLeft: "Nach links rotieren"
    case .rotateRight: "Nach rechts rotieren"
    case .rotateLeftThroughCarry: "Durch den Übertrag nach links rotieren"
    case .rotateRightThroughCarry: "Durch den Übertrag nach rechts rotieren"
    case .flipBytes: "Bytes umkehren"
    case .flipWords: "Wörter umkehren"
    case .doubleZero: "Doppelnull"
    case .doubleF: "Doppel-F"
    case .binary: "Binär"
    case .octal: "Oktal"
    case .decimal: "Dezimal"
    case .hexadecimal: "Hexadezimal"
    case .bits8: "8 Bit"
    case .bits16: "16 Bit"
    case .bits32: "32 Bit"
    case .bits64: "64 Bit"
    case .signed: "Mit Vorzeichen"
    case .unsigned: "Ohne Vorzeichen"
    case .enter: "Eingabe"
    case .exchange: "x und y tauschen"
    case .rollUp: "Stapel nach oben rollen"
    case .rollDown: "Stapel nach unten rollen"
    case .drop: "x entfernen"
    }
  }
}

extension KeyboardText {
  /// The text in German.
  package var german: String {
    switch self {
    case .noKey(let key, let help?): Language.german.quoted(key) + " ist keine Taste; " + help + " zeigt alle"
    case .noKey(let key, nil): Language.german.quoted(key) + " ist keine Taste"
    case .doesNothing(let key, let help?): Language.german.quoted(key) + " bewirkt jetzt nichts; " + help + " zeigt die Tasten"
    case .doesNothing(let key, nil): Language.german.quoted(key) + " bewirkt jetzt nichts"
    case .doesNothingHere(let key, let close): Language.german.quoted(key) + " bewirkt hier nichts; " + close + " schließt"
    case .scientific(let key, let keypad?): Language.german.quoted(key) + " ist wissenschaftlich: " + keypad + " zeigt diese Tasten"
    case .scientific(let key, nil): Language.german.quoted(key) + " ist wissenschaftlich"
    case .secondFunctions: "Die Tasten haben ihre zweite Funktion"
    case .noOpenParenthesis: "Es ist keine Klammer offen"
    case .wordIsFull(let bits): "Mehr Ziffern passen nicht in \(bits) Bit"
    case .notInBase(let digit, let base): Language.german.quoted(digit) + " ist keine Ziffer zur Basis \(base)"
    case .afterError(let undo?): "Ein Fehler ist keine Zahl: eine Ziffer beginnt neu, " + undo + " geht zurück"
    case .afterError(nil): "Ein Fehler ist keine Zahl"
    case .nothingTyped(let undo?): "Nichts Getipptes zu entfernen; " + undo + " geht zurück"
    case .nothingTyped(nil): "Nichts Getipptes zu entfernen"
    case .nothingToCalculate: "Nichts zu berechnen"
    case .takesPlace(let key, let number, let undo?): key + " ersetzt " + number + "; " + undo + " geht zurück"
    case .takesPlace(let key, let number, nil): key + " ersetzt " + number
    case .takenInside(let number, let undo?): number + " steht in der Klammer, nichts wird multipliziert; " + undo + " geht zurück"
    case .takenInside(let number, nil): number + " steht in der Klammer, nichts wird multipliziert"
    case .keysSay(let pressed, let typed, let line?): "Die Tasten ergeben " + pressed + ", nicht " + typed + "; " + line + " nimmt es als Zeile"
    case .keysSay(let pressed, let typed, nil): "Die Tasten ergeben " + pressed + ", nicht " + typed
    case .lineIsOpen(let enter, let escape): enter + " rechnet die Zeile, " + escape + " verwirft sie"
    case .heading(let group): group.german
    case .about(let topic): topic.german
    case .way(let way): way.german
    case .tabKey: "Tabulator"
    case .spaceKey: "Leertaste"
    }
  }
}

extension HelpGroup {
  /// The text in German.
  var german: String {
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
  /// The text in German.
  var german: String {
    switch self {
    case .history: "Fertige Rechnungen, die neueste zuerst. Eine geänderte wird neu berechnet, mit allen, die ihr Ergebnis nutzen."
    case .tape: "Rechnungen wie auf einem Papierstreifen; ⋄ ist die Zwischensumme. exactly history --tape gibt ihn aus."
    case .units: "Einheiten für eine Zeile der Anzeige. Die Suche findet Zeichen und Namen."
    case .dates: "Tage zwischen zwei Daten, und was so viele Jahre, Monate und Tage entfernt ist."
    case .commands: "Alles, was jetzt geht, mit seinen Tasten. Getipptes findet es."
    case .constants: "Exakte Konstanten der Physik und Astronomie. Getippte Namen, Zeichen und Einheiten werden gesucht."
    case .memory: "Die gespeicherte Zahl und die daneben aufbewahrten."
    case .digits: "Alle gezeigten Stellen stimmen. Wer über das Ende blättert, bekommt doppelt so viele."
    case .settings: "Was geändert wird, gilt sofort und bleibt."
    }
  }
}

extension HelpWay {
  /// The text in German.
  var german: String {
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

extension Message {
  /// The text in German.
  package var german: String {
    switch self {
    case .key(let name): name.german
    case .command(let name): name.german
    case .part(let name): name.german
    case .setting(let name): name.german
    case .settingDescription(let name): name.germanDescription
    case .settingGroup(let group): group.german
    case .settingValue(let value): value.german
    case .sentence(let sentence): sentence.german
    case .calculationReason(let error, nil): error.german
    case .calculationReason(let error, let demand?): switch PluralCategory(demand.count, in: .german) {
case .one: error.german + ": " + demand.operation + " braucht eine"
default: error.german + ": " + demand.operation + " braucht zwei"
}
    case .expressionReason(let cause): cause.german
    case .pasteReason(let reason): reason.german
    case .storageReason(let reason): reason.german
    case .historyReason(let reason): reason.german
    case .readingNote(let note): note.german
    case .settingReason(let reason): reason.german
    }
  }
}

extension KeypadMode {
  /// The text in German.
  package var german: String {
    switch self {
    case .basic: "Einfach"
    case .scientific: "Wissenschaftlich"
    case .programmer: "Programmierer"
    }
  }
}

extension CommandName {
  /// The text in German.
  var german: String {
    switch self {
    case .undo: "Rückgängig"
    case .redo: "Wiederholen"
    case .cut: "Ausschneiden"
    case .copy: "Kopieren"
    case .copyLink: "Link kopieren"
    case .paste: "Einfügen"
    case .selectAll: "Alles auswählen"
    case .menu: "Menü"
    case .more: "Mehr"
    case .back: "Zurück"
    case .close: "Schließen"
    case .cancel: "Abbrechen"
    case .done: "Fertig"
    case .help: "Hilfe"
    case .stop: "Anhalten"
    case .reload: "Neu laden"
    case .quit: "Beenden"
    case .about: "Info zu Exactly"
    case .openInExactly: "In Exactly öffnen"
    case .basicKeypad: "Einfaches Tastenfeld"
    case .scientificKeypad: "Wissenschaftliches Tastenfeld"
    case .programmerKeypad: "Tastenfeld für Programmierer"
    case .reversePolish: "Umgekehrte polnische Notation"
    case .infix: "Übliche Notation"
    case .showDecimal: "Ergebnis als Dezimalzahl"
    case .showFraction: "Ergebnis als Bruch"
    case .showExactForm: "Ergebnis in exakter Form"
    case .moreDigits: "Mehr Stellen"
    case .largeType: "Große Schrift"
    case .showSeparators: "Tausendertrennzeichen einblenden"
    case .hideSeparators: "Tausendertrennzeichen ausblenden"
    case .convert: "Einheiten umrechnen"
    case .stopConverting: "Nicht mehr umrechnen"
    case .swapUnits: "Einheiten tauschen"
    case .otherUnit: "In die andere Zeile eingeben"
    case .chooseUnits: "Einheiten auswählen"
    case .storeNumber: "Zahl aufbewahren"
    case .showHistory: "Verlauf einblenden"
    case .showTape: "Papierstreifen einblenden"
    case .showSheet: "Blatt"
    case .showDates: "Datumsrechner einblenden"
    case .showConstants: "Konstanten einblenden"
    case .showMemory: "Speicher einblenden"
    case .showSettings: "Einstellungen einblenden"
    case .reuseResult: "Ergebnis übernehmen"
    case .useNumber: "Zahl übernehmen"
    case .edit: "Bearbeiten"
    case .label: "Beschriften"
    case .remove: "Entfernen"
    case .clearHistory: "Verlauf löschen"
    case .clearMemory: "Gesamten Speicher löschen"
    case .export: "Exportieren"
    case .exportText: "Als Text exportieren"
    case .newWindow: "Neues Fenster"
    case .exportCSV: "Als CSV exportieren"
    case .exportJSON: "Als JSON exportieren"
    case .print: "Drucken"
    case .saveText: "Als Text sichern"
    case .keepHistory: "Verlauf aufzeichnen"
    case .stopKeepingHistory: "Verlauf nicht mehr aufzeichnen"
    }
  }
}

extension PartName {
  /// The text in German.
  var german: String {
    switch self {
    case .result: "Ergebnis"
    case .calculation: "Rechnung"
    case .reading: "Gelesen als"
    case .keypad: "Tastenfeld"
    case .bits: "Bits"
    case .history: "Verlauf"
    case .tape: "Papierstreifen"
    case .units: "Einheiten"
    case .belowAbsoluteZero: "Unter dem absoluten Nullpunkt"
    case .recentConversions: "Letzte Umrechnungen"
    case .unitCategories: "Kategorien"
    case .unitSearch: "Einheiten suchen"
    case .dates: "Datumsrechner"
    case .commands: "Befehle"
    case .constants: "Konstanten"
    case .memory: "Speicher"
    case .settings: "Einstellungen"
    case .label: "Beschriftung"
    case .noCalculations: "Noch keine Rechnungen"
    case .noUnits: "Keine solche Einheit"
    case .nothingInMemory: "Nichts gespeichert"
    case .memoryIsSet: "Speicher ist belegt"
    case .wraps: "übergelaufen"
    case .wholePart: "ganzer Teil"
    case .isWaiting: "wartet auf eine Zahl"
    case .isSelected: "ausgewählt"
    case .subtotal: "Zwischensumme"
    case .exactly: "genau"
    case .approximately: "ungefähr"
    case .decimal: "Dezimalzahl"
    case .fraction: "Bruch"
    case .exactForm: "Exakte Form"
    case .error: "Fehler"
    case .calculating: "Es wird gerechnet …"
    case .stopped: "Die Rechnung wurde angehalten"
    case .restarted: "Der Rechner musste neu beginnen; die Rechnung ist wieder da"
    case .startedAnew: "Der Rechner musste neu beginnen; die Rechnung ließ sich nicht zurückholen"
    case .newVersion: "Eine neue Version ist da"
    case .enterKey: "Eingabe"
    case .escapeKey: "Esc"
    case .backspaceKey: "Rücktaste"
    }
  }
}

extension SettingName {
  /// The text in German.
  var german: String {
    switch self {
    case .order: "Rechenreihenfolge"
    case .angle: "Winkel"
    case .reversePolish: "Umgekehrte polnische Notation"
    case .digits: "Stellen"
    case .places: "Nachkommastellen"
    case .numberMarks: "Zahlzeichen"
    case .notation: "Schreibweise"
    case .grouping: "Gruppierung"
    case .theme: "Erscheinungsbild"
    case .language: "Sprache"
    case .keepHistory: "Verlauf aufzeichnen"
    case .keepSession: "Sitzung behalten"
    }
  }
  /// The description in German.
  var germanDescription: String {
    switch self {
    case .order: "Ob 2 + 3 × 4 gleich 14 ist oder, von links nach rechts, 20"
    case .angle: "Worin Winkel gemessen werden"
    case .reversePolish: "Ob 2 Enter 3 + gleich 5 ist, mit Zahlen auf einem Stapel"
    case .digits: "Wie viele Stellen ein Ergebnis höchstens hat"
    case .places: "Wie viele Nachkommastellen höchstens gezeigt werden; die Zahl behält alle"
    case .numberMarks: "Das Dezimalzeichen und wie Ziffern gruppiert werden"
    case .notation: "Ob Ergebnisse mit einer Zehnerpotenz geschrieben werden"
    case .grouping: "Ob Ziffern in Dreiergruppen stehen"
    case .theme: "Ob der Rechner hell oder dunkel ist"
    case .language: "Die Sprache aller Texte"
    case .keepHistory: "Ob fertige Rechnungen aufgehoben werden"
    case .keepSession: "Ob der Rechner dort weitermacht, wo er verlassen wurde"
    }
  }
}

extension SettingGroup {
  /// The text in German.
  var german: String {
    switch self {
    case .calculating: "Rechnen"
    case .numbers: "Zahlen"
    case .looks: "Aussehen und Sprache"
    case .keeping: "Aufbewahren"
    }
  }
}

extension SettingValue {
  /// The text in German.
  var german: String {
    switch self {
    case .precedence: "Punkt vor Strich"
    case .leftToRight: "Von links nach rechts"
    case .radians: "Bogenmaß"
    case .degrees: "Grad"
    case .gradians: "Gon"
    case .automatic: "Automatisch"
    case .plain: "Ohne Exponent"
    case .scientific: "Wissenschaftlich"
    case .engineering: "Technisch"
    case .thousands: "Tausender"
    case .noGrouping: "Keine Gruppierung"
    case .light: "Hell"
    case .dark: "Dunkel"
    case .highContrast: "Hoher Kontrast"
    case .on: "Ein"
    case .off: "Aus"
    }
  }
}

extension UnitNameError {
  /// The text in German.
  public var german: String {
    switch self {
    case .unknown(let name, let suggestions) where suggestions.isEmpty: "unbekannte Einheit " + Language.german.quoted(name)
    case .unknown(let name, let suggestions): "unbekannte Einheit " + Language.german.quoted(name) + "; " + suggestions.joined(separator: " oder ") + "?"
    case .ambiguous(let name, let meanings): Language.german.quoted(name) + " ist mehr als eine Einheit: " + meanings.joined(separator: " oder ")
    }
  }
}

extension QuantityError {
  /// The text in German.
  public var german: String {
    switch self {
    case .differentDimensions(let left, let right, let hint?): switch left.isNone {
case true: switch right.isNone {
case true: "eine bloße Zahl und eine bloße Zahl messen Verschiedenes; ist " + hint + " gemeint?"
default: "eine bloße Zahl und " + right.text + " messen Verschiedenes; ist " + hint + " gemeint?"
}
default: switch right.isNone {
case true: left.text + " und eine bloße Zahl messen Verschiedenes; ist " + hint + " gemeint?"
default: left.text + " und " + right.text + " messen Verschiedenes; ist " + hint + " gemeint?"
}
}
    case .differentDimensions(let left, let right, nil): switch left.isNone {
case true: switch right.isNone {
case true: "eine bloße Zahl und eine bloße Zahl messen Verschiedenes"
default: "eine bloße Zahl und " + right.text + " messen Verschiedenes"
}
default: switch right.isNone {
case true: left.text + " und eine bloße Zahl messen Verschiedenes"
default: left.text + " und " + right.text + " messen Verschiedenes"
}
}
    case .noUnit(let units): "die Zahl hat keine Einheit, die sich in " + units.text + " umrechnen ließe"
    case .exponentWithUnit: "ein Exponent hat keine Einheit"
    case .fractionalExponent(let units): "die Exponenten von " + units.text + " wären keine ganzen Zahlen"
    case .exponentTooLarge: "der Exponent einer Einheit ist zu groß"
    case .tooManyUnits: "zu viele Einheiten"
    case .sumOfTemperatures: "zwei Temperaturen lassen sich nicht addieren; ein Unterschied ist K, delta_degC oder delta_degF"
    case .productOfTemperature: "eine Temperatur lässt sich nicht multiplizieren; ein Unterschied ist K, delta_degC oder delta_degF"
    case .temperatureAndDifference: "eine Temperatur ist kein Temperaturunterschied"
    case .frequencyAndAngle: "Hz und ein Winkel je Zeit unterscheiden sich um ein ungewisses 2π; nehmen Sie rpm oder turn/s"
    case .unitsNotDescending: "jede Einheit muss kleiner sein als die davor und von derselben Art"
    case .moneyTimesUnits(let units, let price): units.text + " ist kein Geldbetrag; ist ein Preis in " + price.text + " gemeint?"
    case .noRate(let from, let to, let day?): "kein Wechselkurs von " + from.code + " nach " + to.code + " ist bekannt vom " + day
    case .noRate(let from, let to, nil): "kein Wechselkurs von " + from.code + " nach " + to.code + " ist bekannt"
    case .calculation(let error): error.german
    }
  }
}

extension DateError {
  /// The text in German.
  public var german: String {
    switch self {
    case .noSuchDate: "dieses Datum gibt es nicht"
    case .unclear: "hier endet ein Datum; setzen Sie Leerzeichen um das Zeichen einer Subtraktion"
    case .noToday: "es ist nicht bekannt, welcher Tag heute ist; an seiner Stelle steht ein Datum, etwa 2026-11-22"
    case .noZone: "hier muss ein Zeitpunkt mit seiner Zeitzone stehen, etwa „2026-11-22 14:30 UTC“"
    case .noSuchZone: "diese Zeitzone gibt es nicht; sie heißen etwa Europe/Berlin"
    case .noZoneTable: "hier sind keine Zeitzonen bekannt; unter Linux hat sie das Paket tzdata"
    case .damagedZone(let name): "die Datei der Zeitzone \(name) lässt sich nicht lesen"
    case .dayOfNoRate: "'on' mit einem Tag ist für Wechselkurse von Geld"
    case .sumOfDates: "zwei Daten lassen sich nicht addieren"
    case .productOfDate: "ein Datum kann nur in einer Summe oder einer Differenz stehen"
    case .noTime: "neben einem Datum steht eine Zeit mit ihrer Einheit, etwa „3 days“"
    case .subtractedDate: "ein Datum lässt sich nicht von einer Zeit subtrahieren"
    case .notWholeDays: "neben einem Datum gibt es nur ganze Tage"
    case .notWholeSteps: "neben einem Datum gibt es nur ganze Monate und Jahre"
    case .beyondCalendar: "Daten gehen von 0001-01-01 bis 9999-12-31"
    case .noDate: "hier muss ein Datum stehen, etwa 2026-11-22"
    case .noSuchTime: "Minuten und Sekunden sind kleiner als 60, Stunden mit „am“ oder „pm“ gehen von 1 bis 12"
    case .timeOfDay: "zu einer Uhrzeit gehört eine Dauer, etwa „5pm + 3 h“, oder nach einem Minus eine andere: „5pm - 9am“"
    case .laterTime: "die Uhrzeit nach dem Minus ist später; tauschen Sie beide, oder addieren Sie 24 h, wenn die erste am nächsten Tag ist"
    case .notConvertible: "ein Datum hat keine Einheit; es lässt sich „to weekday“ und „to week“ umrechnen"
    }
  }
}

extension PasteReason {
  /// The text in German.
  var german: String {
    switch self {
    case .noText: "es gibt keinen Text"
    case .severalNumbers: "mehrere Zahlen; sum( oder mean( tippen und dort einsetzen"
    case .tooLong(let limit): "länger als \(limit) Zeichen"
    case .notANumber(let text): Language.german.quoted(text) + " ist keine Zahl"
    case .unfinished: "der Text hatte kein Ende"
    case .expression(let cause, let column?): "Spalte \(column), " + cause.german
    case .expression(let cause, nil): cause.german
    case .calculation(let error): error.german
    }
  }
}

extension StorageReason {
  /// The text in German.
  var german: String {
    switch self {
    case .noSpace: "es ist kein Platz mehr frei"
    case .notPermitted: "es ist nicht erlaubt"
    case .unreadable: "es ist nicht lesbar"
    case .other(let detail) where detail.isEmpty: "etwas ist schiefgegangen"
    case .other(let detail): detail
    }
  }
}

extension HistoryReason {
  /// The text in German.
  var german: String {
    switch self {
    case .gone: "diese Rechnung ist nicht mehr im Verlauf"
    case .usesItself: "eine Rechnung kann ihr eigenes Ergebnis nicht verwenden"
    case .usesLater: "eine Rechnung kann nur frühere Ergebnisse verwenden"
    case .usesUnknown: "die verwendete Rechnung ist nicht im Verlauf"
    case .unitsHaveNoValue: "ihre Einheiten oder Daten ergeben zusammen keinen Wert"
    case .usesRemoved: "eine verwendete Rechnung fehlt"
    case .unreadable: "der Ausdruck ist nicht lesbar"
    case .tooLong(let limit): "länger als \(limit) Zeichen"
    case .expression(let cause): cause.german
    case .calculation(let error): error.german
    }
  }
}

extension SettingReason {
  /// The text in German.
  var german: String {
    switch self {
    case .noEqualsSign: "„=“ fehlt"
    case .unknownName(let name): "es gibt keine Einstellung " + Language.german.quoted(name)
    case .unknownValue(let value, let setting): Language.german.quoted(value) + " ist kein Wert von " + setting
    }
  }
}

extension Sentence {
  /// The text in German.
  var german: String {
    switch self {
    case .nothingToUndo: "Nichts rückgängig zu machen"
    case .nothingToRedo: "Nichts zu wiederholen"
    case .nothingToCopy: "Nichts zu kopieren"
    case .nothingToStore: "Nichts zu speichern"
    case .copied(let number): "Kopiert: " + number
    case .nothingToLink: "Nichts zu verlinken"
    case .linkCopied: "Link zu dieser Rechnung kopiert"
    case .pasted(let reading, .degrees): "Eingefügt: " + reading + ", Winkel in Grad"
    case .pasted(let reading, .radians): "Eingefügt: " + reading + ", Winkel im Bogenmaß"
    case .pasted(let reading, .gradians): "Eingefügt: " + reading + ", Winkel in Gon"
    case .pasted(let reading, nil): "Eingefügt: " + reading
    case .answer(let text): text
    case .keysHaveNoUnits: "Tasten haben keine Einheiten: Rechnung als Zeile tippen, etwa + 2 cm"
    case .ratesTaken(let count): "Wechselkurse übernommen: \(count)"
    case .ageOfRates(let days): "Alter in Tagen: \(days)"
    case .needsRates: "Für Geld fehlt ein Kurs, getippt oder eingefügt: rate 2026-11-20 1 EUR = 1.08 USD"
    case .notPasted(let reason): "Nicht eingefügt: " + reason.german
    case .linked(let reading, .degrees): "Aus dem Link: " + reading + ", Winkel in Grad"
    case .linked(let reading, .radians): "Aus dem Link: " + reading + ", Winkel im Bogenmaß"
    case .linked(let reading, .gradians): "Aus dem Link: " + reading + ", Winkel in Gon"
    case .linked(let reading, nil): "Aus dem Link: " + reading
    case .notLinked(let reason): "Dem Link wird nicht gefolgt: " + reason.german
    case .stored(let number): "Aufbewahrt: " + number
    case .memoryIsFull: "Kein Platz für eine weitere Zahl"
    case .noOtherForm: "Kein Bruch und keine exakte Form, die kurz ist"
    case .noMoreDigits: "Mehr Stellen würden zu lange dauern"
    case .orderIs(.precedence): "Jetzt gilt Punkt vor Strich"
    case .orderIs(.leftToRight): "Jetzt wird alles von links nach rechts gerechnet"
    case .separators(areShown: true): "Zahlen haben jetzt Tausendertrennzeichen"
    case .separators(areShown: false): "Zahlen haben jetzt keine Tausendertrennzeichen"
    case .notationIsReversePolish(true): "Operationen nehmen ihre Zahlen jetzt von einem Stapel"
    case .notationIsReversePolish(false): "Operationen stehen jetzt zwischen Zahlen"
    case .anglesAreIn(.radians): "Winkel sind jetzt im Bogenmaß"
    case .anglesAreIn(.degrees): "Winkel sind jetzt in Grad"
    case .anglesAreIn(.gradians): "Winkel sind jetzt in Gon"
    case .baseIs(let base): "Zahlen stehen jetzt zur Basis \(base.rawValue)"
    case .wordsHave(let bits): "Wörter haben jetzt \(bits) Bit"
    case .wordsAreSigned(true): "Wörter haben jetzt ein Vorzeichen"
    case .wordsAreSigned(false): "Wörter haben jetzt kein Vorzeichen"
    case .historyIsOff: "Der Verlauf ist aus"
    case .historyIsOn: "Der Verlauf ist ein"
    case .historyIsCleared: "Der Verlauf ist gelöscht"
    case .calculationIsRemoved: "Die Rechnung ist entfernt"
    case .notKept(let changes, let reason): switch PluralCategory(changes, in: .german) {
case .one: "\(changes) Änderung noch nicht aufgehoben: " + reason.german
default: "\(changes) Änderungen noch nicht aufgehoben: " + reason.german
}
    case .historyNotRead(let reason): "Verlauf nicht gelesen: " + reason.german
    case .settingsNotRead(let reason): "Einstellungen nicht gelesen: " + reason.german
    case .settingsNotSaved(let reason): "Einstellungen nicht gesichert: " + reason.german
    case .setAside(let lines, let place): switch PluralCategory(lines, in: .german) {
case .one: "\(lines) beschädigte Zeile aufgehoben in " + place
default: "\(lines) beschädigte Zeilen aufgehoben in " + place
}
    case .sessionNotKept(let reason): "Sitzung nicht aufgehoben: " + reason.german
    case .sessionNotRead(let reason): "Sitzung nicht gelesen: " + reason.german
    case .sessionSetAside(let place): "Letzte Sitzung nicht lesbar; aufgehoben in " + place
    case .approximately(let number): "ungefähr " + number
    case .error(let error, nil): "Fehler: " + error.german
    case .error(let error, let demand?): switch PluralCategory(demand.count, in: .german) {
case .one: "Fehler: " + error.german + ": " + demand.operation + " braucht eine"
default: "Fehler: " + error.german + ": " + demand.operation + " braucht zwei"
}
    case .spokenError(let error, nil): "Fehler, " + error.german
    case .spokenError(let error, let demand?): switch PluralCategory(demand.count, in: .german) {
case .one: "Fehler, " + error.german + ": " + demand.operation + " braucht eine"
default: "Fehler, " + error.german + ": " + demand.operation + " braucht zwei"
}
    case .failure(let calculation, let error): calculation + ": " + error.german
    case .wrapped(let exact, let bits, let word): exact + ", in \(bits) Bit " + word
    case .wholePart(let word, let exact): exact + ", ganzer Teil " + word
    case .remainder(let quotient, let remainder): quotient + ", Rest " + remainder
    case .cut(let number, let bits): number + ", auf \(bits) Bit gekürzt"
    case .bit(let bit, true): "Bit \(bit), 1"
    case .bit(let bit, false): "Bit \(bit), 0"
    case .carry(true): "Übertrag 1"
    case .carry(false): "Übertrag 0"
    case .calculations(let count): switch PluralCategory(count, in: .german) {
case .one: "\(count) Rechnung"
default: "\(count) Rechnungen"
}
    case .digits(let count): switch PluralCategory(count, in: .german) {
case .one: "\(count) Stelle"
default: "\(count) Stellen"
}
    case .greeting(let help, let quit): "Geben Sie eine Rechnung wie 5+3 ein, dann die Eingabetaste; " + help + " für Hilfe, " + quit + " zum Beenden."
    case .notPressed(let character, let column): "Nicht gedrückt: Spalte \(column), „" + character + "“ ist keine Taste"
    case .notRead(let cause, let column): "Nicht gelesen: Spalte \(column), " + cause.german
    case .wouldReplaceNumber(let column): "Nicht gedrückt: Spalte \(column) würde eine Zahl davor ersetzen"
    case .notListed(let text): "In der Liste gibt es kein " + Language.german.quoted(text)
    case .unprintableNotPressed(let column): "Nicht gedrückt: Spalte \(column), dieses Zeichen ist keine Taste"
    case .helpHint(let key): key + " Hilfe"
    case .continues(let key): key + " blättert weiter"
    case .closes(let key): key + " schließt"
    case .needs(let columns, let rows): "Braucht \(columns)×\(rows)"
    case .losesSession(let key): "Gespeichertes oder Offenes ginge verloren: " + key + " beendet"
    case .shortcuts(let name, let shortcuts): name + ": " + shortcuts
    }
  }
}

extension SheetExample {
  /// The text in German.
  package var german: String {
    switch self {
    case .budget: "Beispiel: Haushalt; Miete; Essen; Strom; Telefon"
    case .trip: "Beispiel: Reise teilen; Hotel; Benzin; Abendessen"
    case .invoice: "Beispiel: Rechnung; Entwurf; Hosting"
    case .timesheet: "Beispiel: Arbeitszeiten"
    case .loans: "Beispiel: zwei Kredite"
    }
  }
}

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
    case .examples: "Beispiele"
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
    case .losesTheirs: "Andere haben sie geändert oder gelöscht. Wer sie überschreibt, verliert deren Änderungen."
    case .overwrite: "Überschreiben"
    case .exists(let name): "Es gibt schon eine Datei " + name
    case .recoversText: "Getipptes wiederherstellen?"
    case .wasNotSaved: "Das Programm endete, bevor es gesichert war."
    case .wasOtherText: "Die Datei wurde seitdem geändert. Das Getippte öffnet sich als neues Blatt, und die Datei bleibt, wie sie ist."
    case .recover: "Wiederherstellen"
    case .cannotOpen: "Die Datei lässt sich nicht öffnen"
    case .cannotSave: "Die Datei lässt sich nicht sichern"
    case .isNotText: "Sie ist kein Text in UTF-8."
    case .hasOtherLineEnds: "Sie hat Zeichen, die das Bearbeiten nicht überstehen: NUL oder Zeilenenden anderer Systeme."
    }
  }
}

extension SheetWords {
  /// The text in German.
  package var german: String {
    switch self {
    case .changedAnswers(let count): switch PluralCategory(count, in: .german) {
case .one: "\(count) Ergebnis geändert"
default: "\(count) Ergebnisse geändert"
}
    case .line(let number): "Zeile \(number)"
    case .equals(let number): "gleich " + number + ", exakt"
    case .approximately(let number): "ungefähr " + number
    case .failure(let reason): "Fehler, " + reason
    case .pending: "wird noch berechnet"
    case .function: "Funktion"
    case .graph: "Schaubild"
    case .heading: "Überschrift"
    case .blank: "leer"
    case .plus: "plus"
    case .minus: "minus"
    case .times: "mal"
    case .dividedBy: "geteilt durch"
    case .toThePowerOf: "hoch"
    case .percent: "Prozent"
    case .definedAs: "ist"
    case .opensParenthesis: "Klammer auf"
    case .closesParenthesis: "Klammer zu"
    case .sum(let number): "Summe " + number
    case .average(let number): "Mittelwert " + number
    case .count(let count): "Anzahl \(count)"
    case .countedLines(let count): switch PluralCategory(count, in: .german) {
case .one: "(\(count) Zeile)"
default: "(\(count) Zeilen)"
}
    case .addedMarks(let marks): "Zahlen gelten in diesem Blatt wie " + marks + "; so steht es in der ersten Zeile"
    case .remark(let remark): remark.german
    case .failedLine(let number): "in Zeile \(number) ist ein Fehler"
    case .nothingAbove: "darüber ist nichts, was zählt"
    case .lineBelow: "die Zeile steht darunter, und Zeilen lesen nur, was über ihnen steht"
    case .noSuchLine: "diese Zeile hat keinen Wert"
    case .refusal(let refusal): refusal.german
    case .limit(.tooManyLines): "Höchstens \(Sheet.lineLimit) Zeilen"
    case .limit(.tooLong): "Höchstens \(Sheet.byteLimit) Byte"
    }
  }
}

extension ReadingNote {
  /// The text in German.
  public var german: String {
    switch self {
    case .calories: "eine Kalorie ist 4,184 J; für die auf Lebensmitteln kcal schreiben"
    case .pounds: "ein pound ist hier ein Gewicht; Geld ist £ oder GBP"
    case .workdays: "Montag bis Freitag, ohne den ersten Tag; Feiertage sind nicht bekannt"
    case .addsPercentage: "zählt den Prozentsatz dazu; `of` gibt nur den Anteil"
    case .isNoDate: "als Zahlen berechnet; ein Datum ist 2026-12-20"
    case .bits: "`and` und `or` rechnen mit Bits; eine Summe schreibt man mit +"
    case .hoursAndMinutes: "5:12 ist 5 h 12 min; 5 min 12 s ist 0:05:12"
    case .isDuration: "eine Dauer; eine Uhrzeit ist etwa 11pm + 8 h"
    case .timesCancel: "Stunden und Tage kürzen sich; für Stunden am Tag durch die Zahl allein teilen"
    case .isNoShare: "ein Prozentsatz in Klammern ist eine Zahl, kein Anteil; ohne Klammern schreiben"
    case .beforeGregorian: "vor dem 15. Oktober 1582 ist dies das gregorianische Datum, nicht das julianische"
    }
  }
}

extension SheetRemark {
  /// The text in German.
  var german: String {
    switch self {
    case .countsDefinitions(let lines): "zählt " + Language.german.listed(lines) + " mit; eine Leerzeile über den Posten lässt es weg"
    case .leavesOut(let lines): "zählt " + Language.german.listed(lines) + " nicht mit"
    case .leavesOutPercentages(let lines, let sum): "zählt " + Language.german.listed(lines) + " nicht mit; mit `" + sum + "` zählt es"
    case .takesOff(let lines): "zieht " + Language.german.listed(lines) + " ab"
    case .countsPercentages(let lines): "zählt " + Language.german.listed(lines) + " der Zeilen darüber mit"
    case .countsDerived(let lines): "zählt " + Language.german.listed(lines) + " und auch, woraus es berechnet ist"
    case .addsBulleted(let lines): "zählt " + Language.german.listed(lines) + " dazu: der Strich ist ein Listenpunkt; ein Minus steht vor der Zahl"
    case .adds(let lines): "zählt " + Language.german.listed(lines) + " dazu; ein Minus vor dem Betrag zieht ihn ab"
    case .countsAboveTotal(let line): "zählt auch die Zeilen über der Summe in Zeile \(line)"
    case .leavesBlockAbove: "zählt die Zeilen über der Leerzeile nicht mit; `grand total` zählt alle"
    case .countsAsMoney(let lines, let currency): "zählt " + Language.german.listed(lines) + " als " + currency
    case .note(let note): note.german
    case .totalsBlockAbove: "über den Block vor der Leerzeile"
    case .text(let word, let name?): word + ": Text; ist " + name + " gemeint?"
    case .text(let word, nil): word + " ist Text; nichts heißt so"
    case .radians: "im Bogenmaß; in Grad sin(30°), oder ganz oben `# exactly: angle deg`"
    case .otherReading(let reading): "gelesen als " + reading
    case .optionsTooLow: "Optionen gelten nur ganz oben, vor der ersten Zeile"
    }
  }
}

extension SheetKeyRefusal {
  /// The text in German.
  var german: String {
    switch self {
    case .comment: "Ein Kommentar berechnet nichts"
    case .needsNumber: "Davor fehlt eine Zahl"
    case .needsOperation: "Davor fehlt ein Rechenzeichen"
    case .secondPoint: "Nur ein Dezimalzeichen"
    case .nothingToClear: "Hier ist nichts zu löschen"
    case .nothingToDelete: "Davor steht kein Zeichen"
    case .noOpenParenthesis: "Keine Klammer ist offen"
    case .nothingToRepeat: "Es gibt keine Rechenart zu wiederholen"
    case .memory: "Ein Blatt merkt sich Zahlen durch Namen: a = 5"
    case .random: "Die Ergebnisse eines Blatts hängen nur von seinem Text ab"
    case .reversedPower: "Bei einer Potenz steht die Basis zuerst: x^y"
    case .otherKeypad: "Diese Taste gehört zu einem anderen Tastenfeld"
    }
  }
}

extension UnitCategory {
  /// The text in German.
  package var german: String {
    switch self {
    case .angle: "Winkel"
    case .area: "Fläche"
    case .currency: "Währung"
    case .data: "Daten"
    case .energy: "Energie"
    case .force: "Kraft"
    case .fuel: "Kraftstoffverbrauch"
    case .length: "Länge"
    case .power: "Leistung"
    case .pressure: "Druck"
    case .speed: "Geschwindigkeit"
    case .temperature: "Temperatur"
    case .time: "Zeit"
    case .volume: "Volumen"
    case .weight: "Gewicht"
    case .other: "Weitere"
    }
  }
}

extension WrittenDate {
  static let german: [Name] = names(in: """
    Januar Februar März April Mai Juni Juli August September Oktober November Dezember gestern heute morgen
    """)
}

extension EverydayUnits {
  static let german: [Name] = names(in: """
    deg Grad
    rad Radiant
    mrad Milliradiant
    grad Gon
    arcmin Bogenminuten
    arcsec Bogensekunden
    turn Umdrehungen
    mm^2 Quadratmillimeter
    cm^2 Quadratzentimeter
    m^2 Quadratmeter
    are Ar
    ha Hektar
    km^2 Quadratkilometer
    in^2 Quadratzoll
    ft^2 Quadratfuß
    yd^2 Quadratyards
    acre Acres
    mi^2 Quadratmeilen
    tsubo Tsubo
    bit Bit
    B Byte
    kbit Kilobit
    kB Kilobyte
    Kibit Kibibit
    KiB Kibibyte
    Mbit Megabit
    MB Megabyte
    Mibit Mebibit
    MiB Mebibyte
    Gbit Gigabit
    GB Gigabyte
    GiB Gibibyte
    TB Terabyte
    TiB Tebibyte
    PB Petabyte
    PiB Pebibyte
    J Joule
    kJ Kilojoule
    MJ Megajoule
    cal Kalorien
    kcal Kilokalorien
    Wh Wattstunden
    kWh Kilowattstunden
    MWh Megawattstunden
    eV Elektronenvolt
    BTU Britische Wärmeeinheiten
    ftlbf Fuß-Pfund
    therm Therm
    erg Erg
    N Newton
    kN Kilonewton
    dyn Dyn
    gf Pond
    kgf Kilopond
    ozf Unzen (Kraft)
    lbf Pfund (Kraft)
    pdl Poundal
    kip Kip
    L/100km Liter pro 100 Kilometer
    kmpl Kilometer pro Liter
    mpg Meilen pro Gallone (US)
    mpg_imp Meilen pro Gallone (imperial)
    gal/100mi Gallonen pro 100 Meilen
    nm Nanometer
    um Mikrometer
    mm Millimeter
    cm Zentimeter
    m Meter
    km Kilometer
    in Zoll
    ft Fuß
    yd Yards
    mi Meilen
    nmi Seemeilen
    fathom Faden
    furlong Furlongs
    point Punkt
    au Astronomische Einheiten
    ly Lichtjahre
    pc Parsec
    mW Milliwatt
    W Watt
    kW Kilowatt
    MW Megawatt
    GW Gigawatt
    hp Pferdestärken (britisch)
    hp_metric Pferdestärken
    BTU_h BTU pro Stunde
    ftlbf_s Fuß-Pfund pro Sekunde
    Pa Pascal
    hPa Hektopascal
    kPa Kilopascal
    MPa Megapascal
    mbar Millibar
    bar Bar
    atm Atmosphären
    at Technische Atmosphären
    psi Pfund pro Quadratzoll
    torr Torr
    mmHg Millimeter Quecksilbersäule
    inHg Zoll Quecksilbersäule
    m/s Meter pro Sekunde
    km/h Kilometer pro Stunde
    mph Meilen pro Stunde
    ft/s Fuß pro Sekunde
    kn Knoten
    min/km Minuten pro Kilometer
    min/mi Minuten pro Meile
    c0 Lichtgeschwindigkeit
    degC Celsius
    degF Fahrenheit
    K Kelvin
    degR Rankine
    ns Nanosekunden
    us Mikrosekunden
    ms Millisekunden
    s Sekunden
    min Minuten
    h Stunden
    d Tage
    week Wochen
    month Monate
    year Jahre
    decade Jahrzehnte
    century Jahrhunderte
    mL Milliliter
    cL Zentiliter
    dL Deziliter
    L Liter
    hL Hektoliter
    cm^3 Kubikzentimeter
    m^3 Kubikmeter
    tsp Teelöffel (US)
    tbsp Esslöffel (US)
    floz Flüssigunzen (US)
    cup Tassen (US)
    metric_cup Tassen (metrisch)
    pt Pints (US)
    qt Quarts (US)
    gal Gallonen (US)
    imp_floz Flüssigunzen (imperial)
    imp_pt Pints (imperial)
    imp_qt Quarts (imperial)
    imp_gal Gallonen (imperial)
    in^3 Kubikzoll
    ft^3 Kubikfuß
    yd^3 Kubikyards
    bbl Barrel (Öl)
    ug Mikrogramm
    mg Milligramm
    g Gramm
    kg Kilogramm
    t Tonnen
    ct Karat
    grain Grain
    oz Unzen
    lb Pfund
    st Stone
    short_ton Short Tons
    long_ton Long Tons
    ozt Feinunzen
    """)
}
