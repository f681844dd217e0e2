import BigNumbers
import CalculatorModel
import ExactReals
import Languages

extension CalculationError {
  /// The reason in German.
  var german: String {
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
    case .stopped: "abgebrochen"
    }
  }

  /// Returns the reason in German, with the operation that found too few numbers.
  func german(_ demand: StackDemand?) -> String {
    guard let demand else { return german }
    return german + ": " + demand.operation + " braucht " + (demand.count == 1 ? "eine" : "zwei")
  }
}

extension ExpressionError.Cause {
  /// The reason in German.
  var german: String {
    switch self {
    case .empty: "nichts zu berechnen"
    case .missingOperand: "hier fehlt eine Zahl"
    case .missingOperator: "hier fehlt ein Rechenzeichen"
    case .percentageAsRemainder:
      "nach „%“ fehlt ein Rechenzeichen; für den Rest einer Division gibt es „mod“"
    case .unopenedBracket: "diese Klammer wurde nie geöffnet"
    case .unclosedBracket: "diese Klammer wurde nie geschlossen"
    case .otherNotation(let text):
      "das schreibt man hier " + Language.german.quoted(text, limit: 40)
    case .unavailable(let feature):
      switch feature {
      case .latex(let command):
        "der LaTeX-Befehl " + Language.german.quoted(command, limit: 40) + " wird nicht gelesen"
      case .equation:
        "Gleichungen werden nicht gelöst; schreiben Sie, was die Unbekannte ist, etwa sqrt(4) für x^2 = 4"
      case .complexNumber: "komplexe Zahlen gibt es nicht; alle Werte sind reell"
      case .matrix: "Matrizen gibt es nicht; eine Liste schreibt man [1, 2, 3]"
      case .calculus:
        "Integrale, Ableitungen und Grenzwerte gibt es nicht; sum(k^2, k, 1, 10) addiert Glieder"
      case .networkAddress:
        "Netzadressen werden nicht gelesen; für ganze Zahlen gibt es and, or und <<"
      case .colour(let digits): "Farben werden nicht gelesen; die Zahl ist 0x" + digits
      case .dice: "Würfel gibt es nicht; die Tastatur hat Rand"
      case .romanNumeral: "römische Zahlen werden nicht gelesen; „to roman“ schreibt sie"
      case .measuredConstant(let name):
        Language.german.quoted(name, limit: 40)
          + " ist gemessen und nicht exakt; exakte Konstanten sind planck, avogadro und andere"
      }
    case .severalCalculations:
      "eine Zeile hat eine Rechnung; schreiben Sie, was nach „;“ folgt, in die nächste"
    case .unknownName(let name, let suggestion):
      "unbekannter Name " + Language.german.quoted(name)
        + (suggestion.map { "; ist " + Language.german.quoted($0) + " gemeint?" } ?? "")
    case .ambiguous(let one, let other):
      "das kann " + one + " oder " + other + " sein; schreiben Sie eines davon"
    case .differentMarks(let number):
      "die Zeichen hier bedeuten etwas anderes als in " + Language.german.quoted(number)
        + "; schreiben Sie beide gleich"
    case .powerOfFunction(let function, let inverse):
      "eine Potenz steht hinter dem Argument: " + function + "(x)^2"
        + (inverse.map { "; die Umkehrfunktion heißt " + Language.german.quoted($0) } ?? "")
    case .roundedNumber:
      "„≈“ steht vor einer gerundeten Zahl, von der nur diese Ziffern bekannt sind"
    case .differentDigits:
      "die Ziffern einer Zahl sind aus zwei Schriften; schreiben Sie sie in einer"
    case .differentCurrencies: "zwei Währungen lassen sich nicht zusammen berechnen"
    case .ambiguousRoot: "das lässt sich auf zwei Arten lesen; setzen Sie ein „×“ vor die Wurzel"
    case .missingArgument(let function):
      Language.german.quoted(function)
        + " hat vor diesem Vorzeichen kein Argument; schreiben Sie es in Klammern"
    case .missingCalculation: "diese Rechnung gibt es nicht"
    case .unknownCharacter(let text): "unerwartetes Zeichen " + Language.german.shown(text)
    case .needsWord: "„>>>“ braucht ein Wort, wie --word 64 es gibt"
    case .doesNotFit(let format):
      "passt nicht in \(format.bitWidth) Bits "
        + (format.isSigned ? "mit Vorzeichen" : "ohne Vorzeichen")
    case .misplacedConversion:
      "das kann nur eine Zeile beenden, mit „hex“, „oct“, „bin“ oder „dec“ dahinter"
    case .onlyWholeNumbers: "diese Form haben nur ganze Zahlen"
    case .malformedNumber: "keine Zahl"
    case .argumentCount(let function, let counts, let given):
      Language.german.quoted(function) + " erwartet " + Self.german(counts) + ", nicht \(given)"
    case .misplacedComma: "ein Komma oder Semikolon kann nur die Argumente einer Funktion trennen"
    case .repeatedFactorial: "„!!“ lässt sich auf zwei Arten lesen; schreiben Sie es wie in (3!)!"
    case .misplacedEquals:
      "„=“ kann nur nach einem Namen stehen oder nach einer Funktion mit ihren Parametern"
    case .reservedName(let name): Language.german.quoted(name) + " hat schon eine Bedeutung"
    case .repeatedParameter(let name):
      "zwei Parameter heißen " + Language.german.quoted(name)
    case .tooManyParameters: "mehr als \(Worksheet.parameterLimit) Parameter"
    case .recursion(let name):
      "die Funktion " + Language.german.quoted(name) + " kann sich nicht selbst verwenden"
    case .noPreviousAnswer: "es gibt noch kein vorheriges Ergebnis"
    case .tooManyDefinitions:
      "mehr als \(Worksheet.definitionLimit) Definitionen, oder zu lange"
    case .tooDeep:
      "mehr als \(MathExpression.depthLimit) Ebenen von Klammern, Vorzeichen und Funktionen"
    case .tooLong: "länger als \(MathExpression.lengthLimit) Bytes"
    case .unit(let error): error.german
    case .malformedRate: "ein Kurs wird „rate 2026-11-20 1 EUR = 1.0823 USD“ geschrieben"
    case .missingUnit: "hier fehlt eine Einheit"
    case .numberWithoutUnit: "eine Zahl hinter einer Größe braucht ihre Einheit"
    case .onlyPlainNumbers(let name):
      Language.german.quoted(name) + " nimmt nur Zahlen ohne Einheit"
    case .notPlainNumber: "das Ergebnis ist keine bloße Zahl"
    case .quantity(let error): error.german
    case .date(let error): error.german
    case .listAsNumber:
      "eine Liste steht, wo eine Zahl gebraucht wird; um eine Rechnung schreibt man ( )"
    case .functionAsNumber(let name):
      Language.german.quoted(name) + " ist eine Funktion; ihre Argumente fehlen"
    case .percentageNeeded(let word):
      "vor " + Language.german.quoted(word) + " steht ein Prozentsatz, wie 20%"
    case .boundsNotWhole:
      "die Grenzen müssen ganze Zahlen sein"
    case .misplacedWord(let word):
      Language.german.quoted(word) + " bedeutet hier nichts"
    case .onlyInSheets(let word):
      Language.german.quoted(word) + " meint Zeilen darüber, die nur ein Blatt hat"
    case .nothingAbove(let word):
      "darüber steht nichts für " + Language.german.quoted(word)
    case .lineBelow:
      "diese Zeile steht nicht darüber"
    case .noSuchLine:
      "eine solche Zeile mit einem Wert gibt es nicht"
    case .sheetTooLong:
      "die Zeilen dieses Blatts brauchen zusammen mehr als \(Sheet.totalWork / 1_000_000_000) Sekunden"
    case .sheetTooLarge:
      "die Ergebnisse dieses Blatts brauchen zusammen mehr als \(Sheet.keptByteLimit / 1_000_000) MB"
    case .failedLine(let index):
      "Zeile \(index + 1) hat einen Fehler"
    case .definedBelow(let name, let line):
      Language.german.quoted(name) + " wird erst weiter unten definiert, in Zeile \(line + 1)"
    case .unknownOption(let text):
      "unbekannte Einstellung " + Language.german.quoted(text)
        + "; es gibt „angle“, „places“, „digits“ und „marks“"
    case .calculation(let error): error.german
    case .powerOfBits(let error):
      error.german + "; das exklusive Oder heißt " + Language.german.quoted("xor")
    }
  }

  private static func german(_ counts: ClosedRange<Int>) -> String {
    let (least, most) = (counts.lowerBound, counts.upperBound)
    let number = most == Int.max ? least : most
    let arguments = PluralCategory(number, in: .german) == .one ? " Argument" : " Argumente"
    if least == most { return "\(most)" + arguments }
    return (most == Int.max ? "mindestens \(least)" : "\(least) oder \(most)") + arguments
  }
}
