### Language: german, Deutsch
### Locales: de-DE, de-AT, de-CH, de

## Languages Punctuation package

Punctuation-colon = { ": " }
Punctuation-comma = { ", " }
Punctuation-pause = { ", " }
Punctuation-fullStop = .
Punctuation-gap = { " " }
Punctuation-quotation = „{ $text }“

## CalculatorPresentation ConstantsText package

ConstantsText-name = { $constant }
ConstantsText-search = Suchen
ConstantsText-nothingFound = Nichts gefunden
ConstantsText-measuredAreLeftOut = Gemessene Konstanten wie die der Gravitation fehlen: Sie sind nicht exakt

## CalculatorPresentation PhysicalConstant

PhysicalConstant-caesiumFrequency = Cäsiumfrequenz
PhysicalConstant-speedOfLight = Lichtgeschwindigkeit
PhysicalConstant-planck = Plancksches Wirkungsquantum
PhysicalConstant-elementaryCharge = Elementarladung
PhysicalConstant-boltzmann = Boltzmann-Konstante
PhysicalConstant-avogadro = Avogadro-Konstante
PhysicalConstant-luminousEfficacy = Photometrisches Strahlungsäquivalent
PhysicalConstant-reducedPlanck = Reduziertes Wirkungsquantum
PhysicalConstant-gas = Gaskonstante
PhysicalConstant-faraday = Faraday-Konstante
PhysicalConstant-stefanBoltzmann = Stefan-Boltzmann-Konstante
PhysicalConstant-josephson = Josephson-Konstante
PhysicalConstant-vonKlitzing = Von-Klitzing-Konstante
PhysicalConstant-standardGravity = Normfallbeschleunigung
PhysicalConstant-standardAtmosphere = Standardatmosphäre
PhysicalConstant-astronomicalUnit = Astronomische Einheit
PhysicalConstant-lightYear = Lichtjahr
PhysicalConstant-parsec = Parsec

## CalculatorPresentation DatesText package

DatesText-field-from = Von
DatesText-field-to = Bis
DatesText-field-years = Jahre
DatesText-field-months = Monate
DatesText-field-days = Tage
DatesText-field-workdays = Arbeitstage
DatesText-field-time = Stunden und Minuten
DatesText-countLastDay = Letzten Tag mitzählen
DatesText-difference = Unterschied
DatesText-steps = Addieren oder subtrahieren
DatesText-direction-adding = Addieren
DatesText-direction-subtracting = Subtrahieren
DatesText-result = Ergebnis
DatesText-weekday = { $weekday }
DatesText-count-years = { $count ->
        [one] { $count } Jahr
        *[other] { $count } Jahre
    }
DatesText-count-months = { $count ->
        [one] { $count } Monat
        *[other] { $count } Monate
    }
DatesText-count-weeks = { $count ->
        [one] { $count } Woche
        *[other] { $count } Wochen
    }
DatesText-count-days = { $count ->
        [one] { $count } Tag
        *[other] { $count } Tage
    }
DatesText-count-workdays = { $count ->
        [one] { $count } Arbeitstag
        *[other] { $count } Arbeitstage
    }
DatesText-count-hours = { $count ->
        [one] { $count } Stunde
        *[other] { $count } Stunden
    }
DatesText-count-minutes = { $count ->
        [one] { $count } Minute
        *[other] { $count } Minuten
    }
DatesText-count-seconds = { $count ->
        [one] { $count } Sekunde
        *[other] { $count } Sekunden
    }
DatesText-earlier = { $text } früher
DatesText-away-minus1 = gestern
DatesText-away-1 = morgen
DatesText-away = vor { $days } Tagen
DatesText-away-2 = in { $days } Tagen
DatesText-date = { $moment }, { $weekday }
DatesText-problem = { $problem }

## CalculatorPresentation Weekday

Weekday-monday = Montag
Weekday-tuesday = Dienstag
Weekday-wednesday = Mittwoch
Weekday-thursday = Donnerstag
Weekday-friday = Freitag
Weekday-saturday = Samstag
Weekday-sunday = Sonntag

## CalculatorPresentation DatesProblem

DatesProblem-otherForm = erwartet wird JJJJ-MM-TT, falsch ist Zeichen { $place }
DatesProblem-noSuchYear = Jahre beginnen mit 0001
DatesProblem-noSuchMonth = Monate sind 01 bis 12
DatesProblem-noSuchDay = Tage dieses Monats sind 01 bis { $last }
DatesProblem-noWholeNumber = erwartet wird eine ganze Zahl, falsch ist Zeichen { $place }
DatesProblem-tooMany = höchstens { $countLimit }
DatesProblem-noDuration = erwartet wird eine Dauer wie 7:45
DatesProblem-ambiguous = schreiben Sie { $one } oder { $other }
DatesProblem-beyondCalendar = nicht zwischen 0001-01-01 und 9999-12-31

## CalculatorPresentation CalculationError, English: public reason in ExactReals

CalculationError-divisionByZero = Division durch null
CalculationError-notReal = das Ergebnis ist keine reelle Zahl
CalculationError-outsideDomain = außerhalb des Definitionsbereichs
CalculationError-notInteger = das geht nur mit ganzen Zahlen
CalculationError-notFraction = das geht nur mit ganzen Zahlen und Brüchen
CalculationError-negativeShiftCount = die Anzahl der Stellen ist negativ
CalculationError-tooFewNumbers = zu wenige Zahlen auf dem Stapel
CalculationError-stackFull = der Stapel ist voll
CalculationError-tooLarge = das Ergebnis ist zu groß
CalculationError-argumentTooLarge = das Argument der Funktion ist zu groß
CalculationError-tooSmall = das Ergebnis liegt zu nah bei null
CalculationError-tooManyDigits = das exakte Ergebnis hat zu viele Stellen
CalculationError-tooMuchWork = die Rechnung ist zu lang
CalculationError-undecided = es lässt sich nicht entscheiden, ob hier eine Zahl null ist
CalculationError-notDifferentiable = hier gibt es keine Ableitung, oder keine bekannte
CalculationError-notIntegrable = hier lässt sich kein Integral beweisen: die Funktion ist vielleicht nicht überall definiert oder nicht beschränkt
CalculationError-notIsolated = hier lassen sich nicht alle Nullstellen beweisen: vielleicht sind es unendlich viele
CalculationError-notPolynomial = solve kennt nur Polynome; roots(f, x, a, b) nimmt jeden Ausdruck und ein Intervall
CalculationError-stopped = abgebrochen

## CalculatorPresentation Unavailable, English: public reason in CalculatorModel

Unavailable-latex = der LaTeX-Befehl { QUOTED($command, limit: 40) } wird nicht gelesen
Unavailable-equation = um eine Gleichung zu lösen, schreiben Sie solve(x^2 = 4, x)
Unavailable-complexNumber = komplexe Zahlen gibt es nicht; alle Werte sind reell
Unavailable-matrix = Matrizen gibt es nicht; eine Liste schreibt man [1, 2, 3]
Unavailable-calculus = Grenzwerte gibt es nicht; siehe roots(x^2 - 2, x, -5, 5), integral(x^2, x, 0, 1), derivative(x^2, x, 3)
Unavailable-networkAddress = Netzadressen werden nicht gelesen; für ganze Zahlen gibt es and, or und <<
Unavailable-colour = Farben werden nicht gelesen; die Zahl ist 0x{ $digits }
Unavailable-dice = Würfel gibt es nicht; die Tastatur hat Rand
Unavailable-romanNumeral = römische Zahlen werden nicht gelesen; „to roman“ schreibt sie
Unavailable-density = Wie viel ein Volumen wiegt, hängt vom Inhalt ab; so geht es: 2 cups * 125 g/cup
Unavailable-plot = Kurven zeichnet ein eigener Befehl: exactly plot x^2
Unavailable-measuredConstant = { QUOTED($name, limit: 40) } ist gemessen und nicht exakt; exakte Konstanten sind planck, avogadro und andere

## CalculatorPresentation ExpressionError.Cause, English: package reason in CalculatorModel

ExpressionError-Cause-empty = nichts zu berechnen
ExpressionError-Cause-missingOperand = hier fehlt eine Zahl
ExpressionError-Cause-missingOperator = hier fehlt ein Rechenzeichen
ExpressionError-Cause-percentageAsRemainder = nach „%“ fehlt ein Rechenzeichen; für den Rest einer Division gibt es „mod“
ExpressionError-Cause-unopenedBracket = diese Klammer wurde nie geöffnet
ExpressionError-Cause-unclosedBracket = diese Klammer wurde nie geschlossen
ExpressionError-Cause-otherNotation = das schreibt man hier { QUOTED($text, limit: 40) }
ExpressionError-Cause-severalCalculations = eine Zeile hat eine Rechnung; schreiben Sie, was nach „;“ folgt, in die nächste
ExpressionError-Cause-unknownName = unbekannter Name { QUOTED($name) }; ist { QUOTED($suggestion) } gemeint?
ExpressionError-Cause-unknownName-alone = unbekannter Name { QUOTED($name) }
ExpressionError-Cause-ambiguous = das kann { $one } oder { $other } sein; schreiben Sie eines davon
ExpressionError-Cause-differentMarks = die Zeichen hier bedeuten etwas anderes als in { QUOTED($number) }; schreiben Sie beide gleich
ExpressionError-Cause-powerOfFunction = eine Potenz steht hinter dem Argument: { $function }(x)^2; die Umkehrfunktion heißt { QUOTED($inverse) }
ExpressionError-Cause-powerOfFunction-alone = eine Potenz steht hinter dem Argument: { $function }(x)^2
ExpressionError-Cause-roundedNumber = „≈“ steht vor einer gerundeten Zahl, von der nur diese Ziffern bekannt sind
ExpressionError-Cause-differentDigits = die Ziffern einer Zahl sind aus zwei Schriften; schreiben Sie sie in einer
ExpressionError-Cause-differentCurrencies = zwei Währungen lassen sich nicht zusammen berechnen
ExpressionError-Cause-ambiguousRoot = das lässt sich auf zwei Arten lesen; setzen Sie ein „×“ vor die Wurzel
ExpressionError-Cause-missingArgument = { QUOTED($function) } hat vor diesem Vorzeichen kein Argument; schreiben Sie es in Klammern
ExpressionError-Cause-missingCalculation = diese Rechnung gibt es nicht
ExpressionError-Cause-unknownCharacter = unerwartetes Zeichen { SHOWN($text) }
ExpressionError-Cause-needsWord = „>>>“ braucht ein Wort, wie --word 64 es gibt
ExpressionError-Cause-doesNotFit = passt nicht in { $bitWidth } Bits mit Vorzeichen
ExpressionError-Cause-doesNotFit-2 = passt nicht in { $bitWidth } Bits ohne Vorzeichen
ExpressionError-Cause-misplacedConversion = das kann nur eine Zeile beenden, mit „hex“, „oct“, „bin“ oder „dec“ dahinter
ExpressionError-Cause-onlyWholeNumbers = diese Form haben nur ganze Zahlen
ExpressionError-Cause-malformedNumber = keine Zahl
ExpressionError-Cause-argumentCount = { QUOTED($function) } erwartet mindestens { $least ->
        [one] { $least } Argument
        *[other] { $least } Argumente
    }, nicht { $given }
ExpressionError-Cause-argumentCount-2 = { QUOTED($function) } erwartet { $most ->
        [one] { $most } Argument
        *[other] { $most } Argumente
    }, nicht { $given }
ExpressionError-Cause-argumentCount-3 = { QUOTED($function) } erwartet { $least } oder { $most ->
        [one] { $most } Argument
        *[other] { $most } Argumente
    }, nicht { $given }
ExpressionError-Cause-misplacedComma = ein Komma oder Semikolon kann nur die Argumente einer Funktion trennen
ExpressionError-Cause-repeatedFactorial = „!!“ lässt sich auf zwei Arten lesen; schreiben Sie es wie in (3!)!
ExpressionError-Cause-misplacedEquals = „=“ kann nur nach einem Namen stehen oder nach einer Funktion mit ihren Parametern
ExpressionError-Cause-reservedName = { QUOTED($name) } hat schon eine Bedeutung
ExpressionError-Cause-repeatedParameter = zwei Parameter heißen { QUOTED($name) }
ExpressionError-Cause-tooManyParameters = mehr als { $parameterLimit } Parameter
ExpressionError-Cause-recursion = die Funktion { QUOTED($name) } kann sich nicht selbst verwenden
ExpressionError-Cause-noPreviousAnswer = es gibt noch kein vorheriges Ergebnis
ExpressionError-Cause-tooManyDefinitions = mehr als { $definitionLimit } Definitionen, oder zu lange
ExpressionError-Cause-tooDeep = mehr als { $depthLimit } Ebenen von Klammern, Vorzeichen und Funktionen
ExpressionError-Cause-tooLong = länger als { $lengthLimit } Bytes
ExpressionError-Cause-unit = { $error }
ExpressionError-Cause-malformedRate = ein Kurs wird „rate 2026-11-20 1 EUR = 1.0823 USD“ geschrieben
ExpressionError-Cause-missingUnit = hier fehlt eine Einheit
ExpressionError-Cause-numberWithoutUnit = eine Zahl hinter einer Größe braucht ihre Einheit
ExpressionError-Cause-onlyPlainNumbers = { QUOTED($name) } nimmt nur Zahlen ohne Einheit
ExpressionError-Cause-notPlainNumber = das Ergebnis ist keine bloße Zahl
ExpressionError-Cause-quantity = { $error }
ExpressionError-Cause-date = { $error }
ExpressionError-Cause-listAsNumber = eine Liste steht, wo eine Zahl gebraucht wird; um eine Rechnung schreibt man ( )
ExpressionError-Cause-functionAsNumber = { QUOTED($name) } ist eine Funktion; ihre Argumente fehlen
ExpressionError-Cause-percentageNeeded = vor { QUOTED($word) } steht ein Prozentsatz, wie 20%
ExpressionError-Cause-boundsNotWhole = die Grenzen müssen ganze Zahlen sein
ExpressionError-Cause-misplacedWord = { QUOTED($word) } bedeutet hier nichts
ExpressionError-Cause-onlyInSheets = { QUOTED($word) } meint Zeilen darüber, die nur ein Blatt hat
ExpressionError-Cause-nothingAbove = darüber steht nichts für { QUOTED($word) }
ExpressionError-Cause-lineBelow = diese Zeile steht nicht darüber
ExpressionError-Cause-noSuchLine = eine solche Zeile mit einem Wert gibt es nicht
ExpressionError-Cause-sheetTooLong = die Zeilen dieses Blatts brauchen zusammen mehr als { $limit } Sekunden
ExpressionError-Cause-sheetTooLarge = die Ergebnisse dieses Blatts brauchen zusammen mehr als { $limit } MB
ExpressionError-Cause-failedLine = Zeile { $index } hat einen Fehler
ExpressionError-Cause-definedBelow = { QUOTED($name) } wird erst weiter unten definiert, in Zeile { $line }
ExpressionError-Cause-unknownOption = unbekannte Einstellung { QUOTED($text) }; es gibt „angle“, „places“, „digits“ und „marks“
ExpressionError-Cause-calculation = { $error }
ExpressionError-Cause-powerOfBits = { $error }; das exklusive Oder heißt { QUOTED("xor") }
ExpressionError-Cause-unavailable = { $feature }

## CalculatorPresentation HelpText package

HelpText-heading-touch = Mit den Fingern
HelpText-heading-keyboard = Mit einer Tastatur
HelpText-gesture = { $gesture }
HelpText-effect = { $gesture }
HelpText-withControl = Strg+{ $key }
HelpText-documentation = Anleitungen und Referenz (auf Englisch)

## CalculatorPresentation TouchGesture

TouchGesture-swipeNumber = Über die Zahl wischen
    .effect = Letzte Ziffer löschen
TouchGesture-holdNumber = Die Zahl gedrückt halten
    .effect = Kopieren, Einfügen, andere Formen
TouchGesture-tapMark = Auf = oder ≈ neben der Zahl tippen
    .effect = Bruch, exakte Form, Dezimalzahl
TouchGesture-slideOffKey = Von einer Taste gleiten
    .effect = Doch nichts drücken
TouchGesture-typeWithThumbs = Mit zwei Daumen tippen
    .effect = Jeder Druck zählt
TouchGesture-tapCalculation = Im Verlauf auf eine Rechnung tippen
    .effect = Ihr Ergebnis übernehmen
TouchGesture-turnDevice = Das Gerät drehen
    .effect = Das andere Tastenfeld

## CalculatorPresentation KeyName

KeyName-add = Addieren
KeyName-subtract = Subtrahieren
KeyName-multiply = Multiplizieren
KeyName-divide = Dividieren
KeyName-equals = Gleich
KeyName-percent = Prozent
KeyName-changeSign = Vorzeichen ändern
KeyName-decimalPoint = Dezimaltrennzeichen
KeyName-clear = Löschen
KeyName-allClear = Alles löschen
KeyName-delete = Letzte Ziffer löschen
KeyName-leftParenthesis = Klammer auf
KeyName-rightParenthesis = Klammer zu
KeyName-memoryClear = Speicher löschen
KeyName-memoryAdd = Zum Speicher addieren
KeyName-memorySubtract = Vom Speicher subtrahieren
KeyName-memoryRecall = Gespeicherten Wert abrufen
KeyName-secondFunctions = Zweitfunktionen
KeyName-square = Quadrat
KeyName-cube = Kubik
KeyName-xToThePowerOfY = x hoch y
KeyName-yToThePowerOfX = y hoch x
KeyName-eToThePowerOfX = e hoch x
KeyName-tenToThePowerOfX = 10 hoch x
KeyName-twoToThePowerOfX = 2 hoch x
KeyName-reciprocal = Kehrwert
KeyName-squareRoot = Quadratwurzel
KeyName-cubeRoot = Kubikwurzel
KeyName-yThRootOfX = y-te Wurzel aus x
KeyName-naturalLogarithm = Natürlicher Logarithmus
KeyName-logarithmBase10 = Logarithmus zur Basis 10
KeyName-logarithmBase2 = Logarithmus zur Basis 2
KeyName-logarithmBaseY = Logarithmus zur Basis y
KeyName-factorial = Fakultät
KeyName-sine = Sinus
KeyName-cosine = Kosinus
KeyName-tangent = Tangens
KeyName-inverseSine = Arkussinus
KeyName-inverseCosine = Arkuskosinus
KeyName-inverseTangent = Arkustangens
KeyName-hyperbolicSine = Sinus hyperbolicus
KeyName-hyperbolicCosine = Kosinus hyperbolicus
KeyName-hyperbolicTangent = Tangens hyperbolicus
KeyName-inverseHyperbolicSine = Areasinus hyperbolicus
KeyName-inverseHyperbolicCosine = Areakosinus hyperbolicus
KeyName-inverseHyperbolicTangent = Areatangens hyperbolicus
KeyName-eulersNumber = Eulersche Zahl e
KeyName-pi = Pi
KeyName-enterExponent = Exponent eingeben
KeyName-randomNumber = Zufallszahl
KeyName-radians = Bogenmaß
KeyName-degrees = Grad
KeyName-remainder = Rest
KeyName-and = Und
KeyName-or = Oder
KeyName-exclusiveOr = Exklusives Oder
KeyName-nand = Nicht und
KeyName-nor = Nicht oder
KeyName-shiftLeftBy = Nach links schieben um
KeyName-shiftRightBy = Nach rechts schieben um
KeyName-shiftRightWithZerosBy = Mit Nullen nach rechts schieben um
KeyName-divideWhole = Ganzzahlig dividieren
KeyName-shiftLeft = Nach links schieben
KeyName-shiftRight = Nach rechts schieben
KeyName-onesComplement = Einerkomplement
KeyName-twosComplement = Zweierkomplement
KeyName-rotateLeft = Nach links rotieren
KeyName-rotateRight = Nach rechts rotieren
KeyName-rotateLeftThroughCarry = Durch den Übertrag nach links rotieren
KeyName-rotateRightThroughCarry = Durch den Übertrag nach rechts rotieren
KeyName-flipBytes = Bytes umkehren
KeyName-flipWords = Wörter umkehren
KeyName-doubleZero = Doppelnull
KeyName-doubleF = Doppel-F
KeyName-binary = Binär
KeyName-octal = Oktal
KeyName-decimal = Dezimal
KeyName-hexadecimal = Hexadezimal
KeyName-bits8 = 8 Bit
KeyName-bits16 = 16 Bit
KeyName-bits32 = 32 Bit
KeyName-bits64 = 64 Bit
KeyName-signed = Mit Vorzeichen
KeyName-unsigned = Ohne Vorzeichen
KeyName-enter = Eingabe
KeyName-exchange = x und y tauschen
KeyName-rollUp = Stapel nach oben rollen
KeyName-rollDown = Stapel nach unten rollen
KeyName-drop = x entfernen

## CalculatorPresentation KeyboardText package

KeyboardText-noKey = { QUOTED($key) } ist keine Taste; { $help } zeigt alle
KeyboardText-noKey-alone = { QUOTED($key) } ist keine Taste
KeyboardText-doesNothing = { QUOTED($key) } bewirkt jetzt nichts; { $help } zeigt die Tasten
KeyboardText-doesNothing-alone = { QUOTED($key) } bewirkt jetzt nichts
KeyboardText-doesNothingHere = { QUOTED($key) } bewirkt hier nichts; { $close } schließt
KeyboardText-scientific = { QUOTED($key) } ist wissenschaftlich: { $keypad } zeigt diese Tasten
KeyboardText-scientific-alone = { QUOTED($key) } ist wissenschaftlich
KeyboardText-secondFunctions = Die Tasten haben ihre zweite Funktion
KeyboardText-noOpenParenthesis = Es ist keine Klammer offen
KeyboardText-wordIsFull = Mehr Ziffern passen nicht in { $bits } Bit
KeyboardText-notInBase = { QUOTED($digit) } ist keine Ziffer zur Basis { $base }
KeyboardText-afterError = Ein Fehler ist keine Zahl: eine Ziffer beginnt neu, { $undo } geht zurück
KeyboardText-afterError-alone = Ein Fehler ist keine Zahl
KeyboardText-nothingTyped = Nichts Getipptes zu entfernen; { $undo } geht zurück
KeyboardText-nothingTyped-alone = Nichts Getipptes zu entfernen
KeyboardText-nothingToCalculate = Nichts zu berechnen
KeyboardText-takesPlace = { $key } ersetzt { $number }; { $undo } geht zurück
KeyboardText-takesPlace-alone = { $key } ersetzt { $number }
KeyboardText-takenInside = { $number } steht in der Klammer, nichts wird multipliziert; { $undo } geht zurück
KeyboardText-takenInside-alone = { $number } steht in der Klammer, nichts wird multipliziert
KeyboardText-keysSay = Die Tasten ergeben { $pressed }, nicht { $typed }; { $line } nimmt es als Zeile
KeyboardText-keysSay-alone = Die Tasten ergeben { $pressed }, nicht { $typed }
KeyboardText-lineIsOpen = { $enter } rechnet die Zeile, { $escape } verwirft sie
KeyboardText-heading = { $group }
KeyboardText-about = { $topic }
KeyboardText-way = { $way }
KeyboardText-tabKey = Tabulator
KeyboardText-spaceKey = Leertaste

## CalculatorPresentation HelpGroup

HelpGroup-calculate = Rechnen
HelpGroup-correct = Berichtigen
HelpGroup-show = Die Zahl anders sehen
HelpGroup-keep = Aufheben und wieder benutzen
HelpGroup-functions = Funktionen
HelpGroup-adjust = Anpassen
HelpGroup-finish = Hilfe und Ende

## CalculatorPresentation HelpTopic

HelpTopic-history = Fertige Rechnungen, die neueste zuerst. Eine geänderte wird neu berechnet, mit allen, die ihr Ergebnis nutzen.
HelpTopic-tape = Rechnungen wie auf einem Papierstreifen; ⋄ ist die Zwischensumme. exactly history --tape gibt ihn aus.
HelpTopic-units = Einheiten für eine Zeile der Anzeige. Die Suche findet Zeichen und Namen.
HelpTopic-dates = Tage zwischen zwei Daten, und was so viele Jahre, Monate und Tage entfernt ist.
HelpTopic-commands = Alles, was jetzt geht, mit seinen Tasten. Getipptes findet es.
HelpTopic-constants = Exakte Konstanten der Physik und Astronomie. Getippte Namen, Zeichen und Einheiten werden gesucht.
HelpTopic-memory = Die gespeicherte Zahl und die daneben aufbewahrten.
HelpTopic-digits = Alle gezeigten Stellen stimmen. Wer über das Ende blättert, bekommt doppelt so viele.
HelpTopic-settings = Was geändert wird, gilt sofort und bleibt.

## CalculatorPresentation HelpWay

HelpWay-typeLine = Eine Rechnung als Zeile tippen
HelpWay-chooseLine = Zeile wählen
HelpWay-scroll = Blättern
HelpWay-changeValue = Nächster oder voriger Wert
HelpWay-otherLine = Einheiten der anderen Zeile
HelpWay-chooseBit = Ein Bit wählen
HelpWay-turnBit = Das Bit umdrehen
HelpWay-toTheList = Tasten für die Liste
HelpWay-toTheCalculator = Tasten für den Rechner

## CalculatorPresentation Message package

Message-key = { $name }
Message-command = { $name }
Message-part = { $name }
Message-setting = { $name }
Message-settingDescription = { $name }
Message-settingGroup = { $group }
Message-settingValue = { $value }
Message-sentence = { $sentence }
Message-calculationReason-alone = { $error }
Message-calculationReason = { $error }: { $operation } braucht { $count ->
        [one] eine
        *[other] zwei
    }
Message-expressionReason = { $cause }
Message-pasteReason = { $reason }
Message-storageReason = { $reason }
Message-historyReason = { $reason }
Message-readingNote = { $note }
Message-settingReason = { $reason }

## CalculatorPresentation KeypadMode package

KeypadMode-basic = Einfach
KeypadMode-scientific = Wissenschaftlich
KeypadMode-programmer = Programmierer

## CalculatorPresentation CommandName

CommandName-undo = Rückgängig
CommandName-redo = Wiederholen
CommandName-cut = Ausschneiden
CommandName-copy = Kopieren
CommandName-copyLink = Link kopieren
CommandName-paste = Einfügen
CommandName-selectAll = Alles auswählen
CommandName-menu = Menü
CommandName-more = Mehr
CommandName-back = Zurück
CommandName-close = Schließen
CommandName-cancel = Abbrechen
CommandName-done = Fertig
CommandName-help = Hilfe
CommandName-stop = Anhalten
CommandName-reload = Neu laden
CommandName-quit = Beenden
CommandName-about = Info zu Exactly
CommandName-openInExactly = In Exactly öffnen
CommandName-basicKeypad = Einfaches Tastenfeld
CommandName-scientificKeypad = Wissenschaftliches Tastenfeld
CommandName-programmerKeypad = Tastenfeld für Programmierer
CommandName-reversePolish = Umgekehrte polnische Notation
CommandName-infix = Übliche Notation
CommandName-showDecimal = Ergebnis als Dezimalzahl
CommandName-showFraction = Ergebnis als Bruch
CommandName-showExactForm = Ergebnis in exakter Form
CommandName-moreDigits = Mehr Stellen
CommandName-largeType = Große Schrift
CommandName-showSeparators = Tausendertrennzeichen einblenden
CommandName-hideSeparators = Tausendertrennzeichen ausblenden
CommandName-convert = Einheiten umrechnen
CommandName-stopConverting = Nicht mehr umrechnen
CommandName-swapUnits = Einheiten tauschen
CommandName-otherUnit = In die andere Zeile eingeben
CommandName-chooseUnits = Einheiten auswählen
CommandName-storeNumber = Zahl aufbewahren
CommandName-showHistory = Verlauf einblenden
CommandName-showTape = Papierstreifen einblenden
CommandName-showSheet = Blatt
CommandName-showDates = Datumsrechner einblenden
CommandName-showConstants = Konstanten einblenden
CommandName-showMemory = Speicher einblenden
CommandName-showSettings = Einstellungen einblenden
CommandName-reuseResult = Ergebnis übernehmen
CommandName-useNumber = Zahl übernehmen
CommandName-edit = Bearbeiten
CommandName-label = Beschriften
CommandName-remove = Entfernen
CommandName-clearHistory = Verlauf löschen
CommandName-clearMemory = Gesamten Speicher löschen
CommandName-export = Exportieren
CommandName-exportText = Als Text exportieren
CommandName-newWindow = Neues Fenster
CommandName-exportCSV = Als CSV exportieren
CommandName-exportJSON = Als JSON exportieren
CommandName-print = Drucken
CommandName-saveText = Als Text sichern
CommandName-keepHistory = Verlauf aufzeichnen
CommandName-stopKeepingHistory = Verlauf nicht mehr aufzeichnen

## CalculatorPresentation PartName

PartName-result = Ergebnis
PartName-calculation = Rechnung
PartName-reading = Gelesen als
PartName-keypad = Tastenfeld
PartName-bits = Bits
PartName-history = Verlauf
PartName-tape = Papierstreifen
PartName-units = Einheiten
PartName-belowAbsoluteZero = Unter dem absoluten Nullpunkt
PartName-recentConversions = Letzte Umrechnungen
PartName-unitCategories = Kategorien
PartName-unitSearch = Einheiten suchen
PartName-dates = Datumsrechner
PartName-commands = Befehle
PartName-constants = Konstanten
PartName-memory = Speicher
PartName-settings = Einstellungen
PartName-label = Beschriftung
PartName-noCalculations = Noch keine Rechnungen
PartName-noUnits = Keine solche Einheit
PartName-nothingInMemory = Nichts gespeichert
PartName-memoryIsSet = Speicher ist belegt
PartName-wraps = übergelaufen
PartName-wholePart = ganzer Teil
PartName-isWaiting = wartet auf eine Zahl
PartName-isSelected = ausgewählt
PartName-subtotal = Zwischensumme
PartName-exactly = genau
PartName-approximately = ungefähr
PartName-decimal = Dezimalzahl
PartName-fraction = Bruch
PartName-exactForm = Exakte Form
PartName-error = Fehler
PartName-calculating = Es wird gerechnet …
PartName-stopped = Die Rechnung wurde angehalten
PartName-restarted = Der Rechner musste neu beginnen; die Rechnung ist wieder da
PartName-startedAnew = Der Rechner musste neu beginnen; die Rechnung ließ sich nicht zurückholen
PartName-newVersion = Eine neue Version ist da
PartName-enterKey = Eingabe
PartName-escapeKey = Esc
PartName-backspaceKey = Rücktaste

## CalculatorPresentation SettingName

SettingName-order = Rechenreihenfolge
    .description = Ob 2 + 3 × 4 gleich 14 ist oder, von links nach rechts, 20
SettingName-angle = Winkel
    .description = Worin Winkel gemessen werden
SettingName-reversePolish = Umgekehrte polnische Notation
    .description = Ob 2 Enter 3 + gleich 5 ist, mit Zahlen auf einem Stapel
SettingName-digits = Stellen
    .description = Wie viele Stellen ein Ergebnis höchstens hat
SettingName-places = Nachkommastellen
    .description = Wie viele Nachkommastellen höchstens gezeigt werden; die Zahl behält alle
SettingName-numberMarks = Zahlzeichen
    .description = Das Dezimalzeichen und wie Ziffern gruppiert werden
SettingName-notation = Schreibweise
    .description = Ob Ergebnisse mit einer Zehnerpotenz geschrieben werden
SettingName-grouping = Gruppierung
    .description = Ob Ziffern in Dreiergruppen stehen
SettingName-theme = Erscheinungsbild
    .description = Ob der Rechner hell oder dunkel ist
SettingName-language = Sprache
    .description = Die Sprache aller Texte
SettingName-keepHistory = Verlauf aufzeichnen
    .description = Ob fertige Rechnungen aufgehoben werden
SettingName-keepSession = Sitzung behalten
    .description = Ob der Rechner dort weitermacht, wo er verlassen wurde

## CalculatorPresentation SettingGroup

SettingGroup-calculating = Rechnen
SettingGroup-numbers = Zahlen
SettingGroup-looks = Aussehen und Sprache
SettingGroup-keeping = Aufbewahren

## CalculatorPresentation SettingValue

SettingValue-precedence = Punkt vor Strich
SettingValue-leftToRight = Von links nach rechts
SettingValue-radians = Bogenmaß
SettingValue-degrees = Grad
SettingValue-gradians = Gon
SettingValue-automatic = Automatisch
SettingValue-plain = Ohne Exponent
SettingValue-scientific = Wissenschaftlich
SettingValue-engineering = Technisch
SettingValue-thousands = Tausender
SettingValue-noGrouping = Keine Gruppierung
SettingValue-light = Hell
SettingValue-dark = Dunkel
SettingValue-highContrast = Hoher Kontrast
SettingValue-on = Ein
SettingValue-off = Aus

## CalculatorPresentation UnitNameError, English: public reason in Quantities

UnitNameError-unknown = unbekannte Einheit { QUOTED($name) }
UnitNameError-unknown-2 = unbekannte Einheit { QUOTED($name) }; { JOINED($suggestions, separator: " oder ") }?
UnitNameError-ambiguous = { QUOTED($name) } ist mehr als eine Einheit: { JOINED($meanings, separator: " oder ") }

## CalculatorPresentation QuantityError, English: public reason in Quantities

QuantityError-differentDimensions = { $leftIsPlain ->
        [true] eine bloße Zahl
        *[other] { $left }
    } und { $rightIsPlain ->
        [true] eine bloße Zahl
        *[other] { $right }
    } messen Verschiedenes; ist { $hint } gemeint?
QuantityError-differentDimensions-alone = { $leftIsPlain ->
        [true] eine bloße Zahl
        *[other] { $left }
    } und { $rightIsPlain ->
        [true] eine bloße Zahl
        *[other] { $right }
    } messen Verschiedenes
QuantityError-noUnit = die Zahl hat keine Einheit, die sich in { $units } umrechnen ließe
QuantityError-exponentWithUnit = ein Exponent hat keine Einheit
QuantityError-fractionalExponent = die Exponenten von { $units } wären keine ganzen Zahlen
QuantityError-exponentTooLarge = der Exponent einer Einheit ist zu groß
QuantityError-tooManyUnits = zu viele Einheiten
QuantityError-sumOfTemperatures = zwei Temperaturen lassen sich nicht addieren; ein Unterschied ist K, delta_degC oder delta_degF
QuantityError-productOfTemperature = eine Temperatur lässt sich nicht multiplizieren; ein Unterschied ist K, delta_degC oder delta_degF
QuantityError-temperatureAndDifference = eine Temperatur ist kein Temperaturunterschied
QuantityError-frequencyAndAngle = Hz und ein Winkel je Zeit unterscheiden sich um ein ungewisses 2π; nehmen Sie rpm oder turn/s
QuantityError-unitsNotDescending = jede Einheit muss kleiner sein als die davor und von derselben Art
QuantityError-moneyTimesUnits = { $units } ist kein Geldbetrag; ist ein Preis in { $price } gemeint?
QuantityError-noRate = kein Wechselkurs von { $code } nach { $code2 } ist bekannt vom { $day }
QuantityError-noRate-alone = kein Wechselkurs von { $code } nach { $code2 } ist bekannt
QuantityError-calculation = { $error }

## CalculatorPresentation DateError, English: public reason in CalculatorModel

DateError-noSuchDate = dieses Datum gibt es nicht
DateError-unclear = hier endet ein Datum; setzen Sie Leerzeichen um das Zeichen einer Subtraktion
DateError-noToday = es ist nicht bekannt, welcher Tag heute ist; an seiner Stelle steht ein Datum, etwa 2026-11-22
DateError-noZone = hier muss ein Zeitpunkt mit seiner Zeitzone stehen, etwa „2026-11-22 14:30 UTC“
DateError-noSuchZone = diese Zeitzone gibt es nicht; sie heißen etwa Europe/Berlin
DateError-noZoneTable = hier sind keine Zeitzonen bekannt; unter Linux hat sie das Paket tzdata
DateError-damagedZone = die Datei der Zeitzone { $name } lässt sich nicht lesen
DateError-dayOfNoRate = 'on' mit einem Tag ist für Wechselkurse von Geld
DateError-sumOfDates = zwei Daten lassen sich nicht addieren
DateError-productOfDate = ein Datum kann nur in einer Summe oder einer Differenz stehen
DateError-noTime = neben einem Datum steht eine Zeit mit ihrer Einheit, etwa „3 days“
DateError-subtractedDate = ein Datum lässt sich nicht von einer Zeit subtrahieren
DateError-notWholeDays = neben einem Datum gibt es nur ganze Tage
DateError-notWholeSteps = neben einem Datum gibt es nur ganze Monate und Jahre
DateError-beyondCalendar = Daten gehen von 0001-01-01 bis 9999-12-31
DateError-noDate = hier muss ein Datum stehen, etwa 2026-11-22
DateError-noSuchTime = Minuten und Sekunden sind kleiner als 60, Stunden mit „am“ oder „pm“ gehen von 1 bis 12
DateError-timeOfDay = zu einer Uhrzeit gehört eine Dauer, etwa „5pm + 3 h“, oder nach einem Minus eine andere: „5pm - 9am“
DateError-laterTime = die Uhrzeit nach dem Minus ist später; tauschen Sie beide, oder addieren Sie 24 h, wenn die erste am nächsten Tag ist
DateError-notConvertible = ein Datum hat keine Einheit; es lässt sich „to weekday“ und „to week“ umrechnen

## CalculatorPresentation PasteReason

PasteReason-noText = es gibt keinen Text
PasteReason-severalNumbers = mehrere Zahlen; sum( oder mean( tippen und dort einsetzen
PasteReason-tooLong = länger als { $limit } Zeichen
PasteReason-notANumber = { QUOTED($text) } ist keine Zahl
PasteReason-unfinished = der Text hatte kein Ende
PasteReason-expression = Spalte { $column }, { $cause }
PasteReason-expression-alone = { $cause }
PasteReason-calculation = { $error }

## CalculatorPresentation StorageReason

StorageReason-noSpace = es ist kein Platz mehr frei
StorageReason-notPermitted = es ist nicht erlaubt
StorageReason-unreadable = es ist nicht lesbar
StorageReason-other = etwas ist schiefgegangen
StorageReason-other-2 = { $detail }

## CalculatorPresentation HistoryReason

HistoryReason-gone = diese Rechnung ist nicht mehr im Verlauf
HistoryReason-usesItself = eine Rechnung kann ihr eigenes Ergebnis nicht verwenden
HistoryReason-usesLater = eine Rechnung kann nur frühere Ergebnisse verwenden
HistoryReason-usesUnknown = die verwendete Rechnung ist nicht im Verlauf
HistoryReason-unitsHaveNoValue = ihre Einheiten oder Daten ergeben zusammen keinen Wert
HistoryReason-usesRemoved = eine verwendete Rechnung fehlt
HistoryReason-unreadable = der Ausdruck ist nicht lesbar
HistoryReason-tooLong = länger als { $limit } Zeichen
HistoryReason-expression = { $cause }
HistoryReason-calculation = { $error }

## CalculatorPresentation SettingReason

SettingReason-noEqualsSign = „=“ fehlt
SettingReason-unknownName = es gibt keine Einstellung { QUOTED($name) }
SettingReason-unknownValue = { QUOTED($value) } ist kein Wert von { $setting }

## CalculatorPresentation Sentence

Sentence-nothingToUndo = Nichts rückgängig zu machen
Sentence-nothingToRedo = Nichts zu wiederholen
Sentence-nothingToCopy = Nichts zu kopieren
Sentence-nothingToStore = Nichts zu speichern
Sentence-copied = Kopiert: { $number }
Sentence-nothingToLink = Nichts zu verlinken
Sentence-linkCopied = Link zu dieser Rechnung kopiert
Sentence-pasted-degrees = Eingefügt: { $reading }, Winkel in Grad
Sentence-pasted-radians = Eingefügt: { $reading }, Winkel im Bogenmaß
Sentence-pasted-gradians = Eingefügt: { $reading }, Winkel in Gon
Sentence-pasted-alone = Eingefügt: { $reading }
Sentence-answer = { $text }
Sentence-keysHaveNoUnits = Tasten haben keine Einheiten: Rechnung als Zeile tippen, etwa + 2 cm
Sentence-ratesTaken = Wechselkurse übernommen: { $count }
Sentence-ageOfRates = Alter in Tagen: { $days }
Sentence-needsRates = Für Geld fehlt ein Kurs, getippt oder eingefügt: rate 2026-11-20 1 EUR = 1.08 USD
Sentence-notPasted = Nicht eingefügt: { $reason }
Sentence-linked-degrees = Aus dem Link: { $reading }, Winkel in Grad
Sentence-linked-radians = Aus dem Link: { $reading }, Winkel im Bogenmaß
Sentence-linked-gradians = Aus dem Link: { $reading }, Winkel in Gon
Sentence-linked-alone = Aus dem Link: { $reading }
Sentence-notLinked = Dem Link wird nicht gefolgt: { $reason }
Sentence-stored = Aufbewahrt: { $number }
Sentence-memoryIsFull = Kein Platz für eine weitere Zahl
Sentence-noOtherForm = Kein Bruch und keine exakte Form, die kurz ist
Sentence-noMoreDigits = Mehr Stellen würden zu lange dauern
Sentence-orderIs-precedence = Jetzt gilt Punkt vor Strich
Sentence-orderIs-leftToRight = Jetzt wird alles von links nach rechts gerechnet
Sentence-separators-true = Zahlen haben jetzt Tausendertrennzeichen
Sentence-separators-false = Zahlen haben jetzt keine Tausendertrennzeichen
Sentence-notationIsReversePolish-true = Operationen nehmen ihre Zahlen jetzt von einem Stapel
Sentence-notationIsReversePolish-false = Operationen stehen jetzt zwischen Zahlen
Sentence-anglesAreIn-radians = Winkel sind jetzt im Bogenmaß
Sentence-anglesAreIn-degrees = Winkel sind jetzt in Grad
Sentence-anglesAreIn-gradians = Winkel sind jetzt in Gon
Sentence-baseIs = Zahlen stehen jetzt zur Basis { $base }
Sentence-wordsHave = Wörter haben jetzt { $bits } Bit
Sentence-wordsAreSigned-true = Wörter haben jetzt ein Vorzeichen
Sentence-wordsAreSigned-false = Wörter haben jetzt kein Vorzeichen
Sentence-historyIsOff = Der Verlauf ist aus
Sentence-historyIsOn = Der Verlauf ist ein
Sentence-historyIsCleared = Der Verlauf ist gelöscht
Sentence-calculationIsRemoved = Die Rechnung ist entfernt
Sentence-notKept = { $changes } { $changes ->
        [one] Änderung
        *[other] Änderungen
    } noch nicht aufgehoben: { $reason }
Sentence-historyNotRead = Verlauf nicht gelesen: { $reason }
Sentence-settingsNotRead = Einstellungen nicht gelesen: { $reason }
Sentence-settingsNotSaved = Einstellungen nicht gesichert: { $reason }
Sentence-setAside = { $lines } { $lines ->
        [one] beschädigte Zeile
        *[other] beschädigte Zeilen
    } aufgehoben in { $place }
Sentence-sessionNotKept = Sitzung nicht aufgehoben: { $reason }
Sentence-sessionNotRead = Sitzung nicht gelesen: { $reason }
Sentence-sessionSetAside = Letzte Sitzung nicht lesbar; aufgehoben in { $place }
Sentence-approximately = ungefähr { $number }
Sentence-error-alone = Fehler: { $error }
Sentence-error = Fehler: { $error }: { $operation } braucht { $count ->
        [one] eine
        *[other] zwei
    }
Sentence-spokenError-alone = Fehler, { $error }
Sentence-spokenError = Fehler, { $error }: { $operation } braucht { $count ->
        [one] eine
        *[other] zwei
    }
Sentence-failure = { $calculation }: { $error }
Sentence-wrapped = { $exact }, in { $bits } Bit { $word }
Sentence-wholePart = { $exact }, ganzer Teil { $word }
Sentence-remainder = { $quotient }, Rest { $remainder }
Sentence-cut = { $number }, auf { $bits } Bit gekürzt
Sentence-bit-true = Bit { $bit }, 1
Sentence-bit-false = Bit { $bit }, 0
Sentence-carry-true = Übertrag 1
Sentence-carry-false = Übertrag 0
Sentence-calculations = { $count } { $count ->
        [one] Rechnung
        *[other] Rechnungen
    }
Sentence-digits = { $count } { $count ->
        [one] Stelle
        *[other] Stellen
    }
Sentence-greeting = Geben Sie eine Rechnung wie 5+3 ein, dann die Eingabetaste; { $help } für Hilfe, { $quit } zum Beenden.
Sentence-notPressed = Nicht gedrückt: Spalte { $column }, „{ $character }“ ist keine Taste
Sentence-notRead = Nicht gelesen: Spalte { $column }, { $cause }
Sentence-wouldReplaceNumber = Nicht gedrückt: Spalte { $column } würde eine Zahl davor ersetzen
Sentence-notListed = In der Liste gibt es kein { QUOTED($text) }
Sentence-unprintableNotPressed = Nicht gedrückt: Spalte { $column }, dieses Zeichen ist keine Taste
Sentence-helpHint = { $key } Hilfe
Sentence-continues = { $key } blättert weiter
Sentence-closes = { $key } schließt
Sentence-needs = Braucht { $columns }×{ $rows }
Sentence-losesSession = Gespeichertes oder Offenes ginge verloren: { $key } beendet
Sentence-shortcuts = { $name }: { $shortcuts }

## CalculatorPresentation SheetExample package

SheetExample-budget = Beispiel: Haushalt; Miete; Essen; Strom; Telefon
SheetExample-trip = Beispiel: Reise teilen; Hotel; Benzin; Abendessen
SheetExample-invoice = Beispiel: Rechnung; Entwurf; Hosting
SheetExample-timesheet = Beispiel: Arbeitszeiten
SheetExample-loans = Beispiel: zwei Kredite

## CalculatorPresentation SheetFaceWords package

SheetFaceWords-untitled = Ohne Titel
SheetFaceWords-newSheet = Neues Blatt
SheetFaceWords-openSheet = Blatt öffnen…
SheetFaceWords-save = Sichern
SheetFaceWords-saveAs = Sichern unter…
SheetFaceWords-fileName = Name der Datei
SheetFaceWords-text = Blatt
SheetFaceWords-answers = Ergebnisse
SheetFaceWords-more = Exakte Form, mehr Stellen
SheetFaceWords-writeAnswers = Ergebnisse in den Text schreiben
SheetFaceWords-updateAnswers = Ergebnisse im Text erneuern
SheetFaceWords-removeAnswers = Ergebnisse aus dem Text entfernen
SheetFaceWords-examples = Beispiele
SheetFaceWords-keypad = Tasten auf dem Bildschirm
SheetFaceWords-redraw = Neu zeichnen
SheetFaceWords-move = Bewegen
SheetFaceWords-moveByWord = Ein Wort weiter
SheetFaceWords-moveToEnd = Zum Anfang oder Ende
SheetFaceWords-select = Auswählen
SheetFaceWords-complete = Namen ergänzen
SheetFaceWords-changeNumber = Die Zahl am Cursor ändern
SheetFaceWords-dragNumber = Taste halten und eine Zahl ziehen, um sie zu ändern
SheetFaceWords-refer = Klick auf ein Ergebnis: in der Zeile verwenden
SheetFaceWords-saved = Gesichert als { $name }
SheetFaceWords-answersWritten = Die Ergebnisse stehen im Text
SheetFaceWords-answersUpdated = Die Ergebnisse im Text sind auf dem neuesten Stand
SheetFaceWords-answersRemoved = Im Text stehen keine Ergebnisse
SheetFaceWords-nothingToUndo = Es gibt nichts zu widerrufen
SheetFaceWords-nothingToRedo = Es gibt nichts zu wiederholen
SheetFaceWords-nothingSelected = Nichts ist ausgewählt
SheetFaceWords-noNameBegins = Kein Name beginnt so
SheetFaceWords-nothingMore = Die Zeile hat kein Ergebnis
SheetFaceWords-unfinishedPaste = Das Einfügen hörte nicht auf; nichts davon wurde übernommen
SheetFaceWords-savesChanges = Änderungen sichern?
SheetFaceWords-losesChanges = Was nicht gesichert ist, geht verloren.
SheetFaceWords-discard = Verwerfen
SheetFaceWords-hasChanged = Die Datei hat sich geändert, seit sie gelesen wurde
SheetFaceWords-losesTheirs = Andere haben sie geändert oder gelöscht. Wer sie überschreibt, verliert deren Änderungen.
SheetFaceWords-overwrite = Überschreiben
SheetFaceWords-exists = Es gibt schon eine Datei { $name }
SheetFaceWords-recoversText = Getipptes wiederherstellen?
SheetFaceWords-wasNotSaved = Das Programm endete, bevor es gesichert war.
SheetFaceWords-wasOtherText = Die Datei wurde seitdem geändert. Das Getippte öffnet sich als neues Blatt, und die Datei bleibt, wie sie ist.
SheetFaceWords-recover = Wiederherstellen
SheetFaceWords-cannotOpen = Die Datei lässt sich nicht öffnen
SheetFaceWords-cannotSave = Die Datei lässt sich nicht sichern
SheetFaceWords-isNotText = Sie ist kein Text in UTF-8.
SheetFaceWords-hasOtherLineEnds = Sie hat Zeichen, die das Bearbeiten nicht überstehen: NUL oder Zeilenenden anderer Systeme.

## CalculatorPresentation SheetWords package

SheetWords-changedAnswers = { $count } { $count ->
        [one] Ergebnis
        *[other] Ergebnisse
    } geändert
SheetWords-line = Zeile { $number }
SheetWords-equals = gleich { $number }, exakt
SheetWords-approximately = ungefähr { $number }
SheetWords-failure = Fehler, { $reason }
SheetWords-pending = wird noch berechnet
SheetWords-function = Funktion
SheetWords-graph = Schaubild
SheetWords-heading = Überschrift
SheetWords-blank = leer
SheetWords-plus = plus
SheetWords-minus = minus
SheetWords-times = mal
SheetWords-dividedBy = geteilt durch
SheetWords-toThePowerOf = hoch
SheetWords-percent = Prozent
SheetWords-definedAs = ist
SheetWords-opensParenthesis = Klammer auf
SheetWords-closesParenthesis = Klammer zu
SheetWords-sum = Summe { $number }
SheetWords-average = Mittelwert { $number }
SheetWords-count = Anzahl { $count }
SheetWords-countedLines = ({ $count } { $count ->
        [one] Zeile
        *[other] Zeilen
    })
SheetWords-addedMarks = Zahlen gelten in diesem Blatt wie { $marks }; so steht es in der ersten Zeile
SheetWords-remark = { $remark }
SheetWords-failedLine = in Zeile { $number } ist ein Fehler
SheetWords-nothingAbove = darüber ist nichts, was zählt
SheetWords-lineBelow = die Zeile steht darunter, und Zeilen lesen nur, was über ihnen steht
SheetWords-noSuchLine = diese Zeile hat keinen Wert
SheetWords-refusal = { $refusal }
SheetWords-limit-tooManyLines = Höchstens { $lineLimit } Zeilen
SheetWords-limit-tooLong = Höchstens { $byteLimit } Byte

## CalculatorPresentation ReadingNote, English: public reason in CalculatorModel

ReadingNote-calories = eine Kalorie ist 4,184 J; für die auf Lebensmitteln kcal schreiben
ReadingNote-pounds = ein pound ist hier ein Gewicht; Geld ist £ oder GBP
ReadingNote-workdays = Montag bis Freitag, ohne den ersten Tag; Feiertage sind nicht bekannt
ReadingNote-addsPercentage = zählt den Prozentsatz dazu; `of` gibt nur den Anteil
ReadingNote-isNoDate = als Zahlen berechnet; ein Datum ist 2026-12-20
ReadingNote-bits = `and` und `or` rechnen mit Bits; eine Summe schreibt man mit +
ReadingNote-hoursAndMinutes = 5:12 ist 5 h 12 min; 5 min 12 s ist 0:05:12
ReadingNote-isDuration = eine Dauer; eine Uhrzeit ist etwa 11pm + 8 h
ReadingNote-timesCancel = Stunden und Tage kürzen sich; für Stunden am Tag durch die Zahl allein teilen
ReadingNote-isNoShare = ein Prozentsatz in Klammern ist eine Zahl, kein Anteil; ohne Klammern schreiben
ReadingNote-beforeGregorian = vor dem 15. Oktober 1582 ist dies das gregorianische Datum, nicht das julianische

## CalculatorPresentation SheetRemark

SheetRemark-countsDefinitions = zählt { LINES($lines) } mit; eine Leerzeile über den Posten lässt es weg
SheetRemark-leavesOut = zählt { LINES($lines) } nicht mit
SheetRemark-leavesOutPercentages = zählt { LINES($lines) } nicht mit; mit `{ $sum }` zählt es
SheetRemark-takesOff = zieht { LINES($lines) } ab
SheetRemark-countsPercentages = zählt { LINES($lines) } der Zeilen darüber mit
SheetRemark-countsDerived = zählt { LINES($lines) } und auch, woraus es berechnet ist
SheetRemark-addsBulleted = zählt { LINES($lines) } dazu: der Strich ist ein Listenpunkt; ein Minus steht vor der Zahl
SheetRemark-adds = zählt { LINES($lines) } dazu; ein Minus vor dem Betrag zieht ihn ab
SheetRemark-countsAboveTotal = zählt auch die Zeilen über der Summe in Zeile { $line }
SheetRemark-leavesBlockAbove = zählt die Zeilen über der Leerzeile nicht mit; `grand total` zählt alle
SheetRemark-countsAsMoney = zählt { LINES($lines) } als { $currency }
SheetRemark-note = { $note }
SheetRemark-totalsBlockAbove = über den Block vor der Leerzeile
SheetRemark-text = { $word }: Text; ist { $name } gemeint?
SheetRemark-text-alone = { $word } ist Text; nichts heißt so
SheetRemark-radians = im Bogenmaß; in Grad sin(30°), oder ganz oben `# exactly: angle deg`
SheetRemark-otherReading = gelesen als { $reading }
SheetRemark-optionsTooLow = Optionen gelten nur ganz oben, vor der ersten Zeile

## CalculatorPresentation SheetKeyRefusal

SheetKeyRefusal-comment = Ein Kommentar berechnet nichts
SheetKeyRefusal-needsNumber = Davor fehlt eine Zahl
SheetKeyRefusal-needsOperation = Davor fehlt ein Rechenzeichen
SheetKeyRefusal-secondPoint = Nur ein Dezimalzeichen
SheetKeyRefusal-nothingToClear = Hier ist nichts zu löschen
SheetKeyRefusal-nothingToDelete = Davor steht kein Zeichen
SheetKeyRefusal-noOpenParenthesis = Keine Klammer ist offen
SheetKeyRefusal-nothingToRepeat = Es gibt keine Rechenart zu wiederholen
SheetKeyRefusal-memory = Ein Blatt merkt sich Zahlen durch Namen: a = 5
SheetKeyRefusal-random = Die Ergebnisse eines Blatts hängen nur von seinem Text ab
SheetKeyRefusal-reversedPower = Bei einer Potenz steht die Basis zuerst: x^y
SheetKeyRefusal-otherKeypad = Diese Taste gehört zu einem anderen Tastenfeld

## CalculatorPresentation UnitCategory package

UnitCategory-angle = Winkel
UnitCategory-area = Fläche
UnitCategory-currency = Währung
UnitCategory-data = Daten
UnitCategory-energy = Energie
UnitCategory-force = Kraft
UnitCategory-fuel = Kraftstoffverbrauch
UnitCategory-length = Länge
UnitCategory-power = Leistung
UnitCategory-pressure = Druck
UnitCategory-speed = Geschwindigkeit
UnitCategory-temperature = Temperatur
UnitCategory-time = Zeit
UnitCategory-volume = Volumen
UnitCategory-weight = Gewicht
UnitCategory-other = Weitere

## CommandLineInterface HelpHint

HelpHint-seeHelp = { $reason } (siehe { $command } --help)

## CommandLineInterface LineRefusal package

LineRefusal-tooLong = Nicht gelesen: die Zeile ist länger als { $limit } Bytes
LineRefusal-notUTF8 = Nicht gelesen: die Zeile ist kein UTF-8-Text

## CommandLineInterface OptionRefusal package

OptionRefusal-unknown = unbekannte Option „{ $name }“; ist „{ $other }“ gemeint?
OptionRefusal-unknown-alone = unbekannte Option „{ $name }“
OptionRefusal-takesNoValue = { $option } nimmt keinen Wert
OptionRefusal-needsValue = { $option } braucht einen Wert
OptionRefusal-notInRange = { $option } nimmt eine Zahl von { $least } bis { $most }, nicht „{ $text }“
OptionRefusal-isFor = { $option } ist für { $task }

## CommandLineInterface ProgressText

ProgressText-calculating = es wird gerechnet (Ctrl-C hält an)

## CommandLineInterface HelpTitle package

HelpTitle-usage = AUFRUF
HelpTitle-options = OPTIONEN
HelpTitle-exitStatus = RÜCKGABEWERT

## CommandLineInterface EditingText package

EditingText-search = Suche „{ $text }“:
EditingText-notFound = nicht gefunden „{ $text }“:
EditingText-more = und { $count } weitere

## CommandLineInterface SystemError package by action

SystemError-open = { $name }: { $cause }
SystemError-read = die Eingabe ist nicht lesbar: { $cause }
SystemError-write = die Ausgabe ist nicht möglich: { $cause }
SystemError-wait = auf die Eingabe kann nicht gewartet werden: { $cause }

## CommandLineInterface SystemCause

SystemCause-noFile = die Datei gibt es nicht
SystemCause-notPermitted = keine Berechtigung
SystemCause-isFolder = das ist ein Ordner
SystemCause-noSpace = kein Platz mehr auf dem Gerät
SystemCause-other = { $text }

## exactly Option

Option-digits = signifikante Stellen einer Antwort: 1 bis { $digitLimit } (16)
Option-places = statt --digits, Stellen nach dem Punkt: 0 bis { $digitLimit }; genau die Hälfte von null weg
Option-exact = die exakte Form, etwa √3/2 oder 1/3, wo es eine kurze gibt
Option-mixed = wie --exact, mit 7/2 als 3 1/2
Option-explain = jeder Schritt eines Ausdrucks, und was davon bewiesen ist
Option-angle = worin Winkel gemessen werden: rad, deg oder grad (rad)
Option-notation = automatic (oder auto), plain (kein Exponent), scientific (1.2e4) oder engineering (12e3)
Option-grouping = thousands (1_234_567; mit --keys 1,234,567) oder none
Option-base = ganze Zahlen zur Basis 2, 8, 10 oder 16, mit allen Stellen
Option-word = rechnet in Wörtern von 8, 16, 32 oder 64 Bits, auf die jeder Schritt gekürzt wird
Option-signed = Wörter haben ein Vorzeichen, wie ohne diese Option
Option-unsigned = Wörter haben kein Vorzeichen
Option-json = je Zeile ein JSON-Objekt
Option-csv = je eine Zeile mit kommagetrennten Werten, zuerst die Namen der Spalten
Option-rates = rechnet Geld um mit den Kursen einer Datei: date,from,to,rate,source
Option-marks = was die Zeichen in 1,234 und 1.234 bedeuten: 1,234.5 oder 1.234,5
Option-today = der Tag, der today ist, etwa 2026-11-22
Option-file = beantwortet die Zeilen einer Datei; - ist die Standardeingabe
Option-jobs = so viele Threads beantworten Zeilen: 1 bis { $jobLimit } (so viele, wie gleichzeitig laufen können)
Option-keys = drückt Tasten; - liest je Zeile eine Folge
Option-order = precedence, wie bei Apple, oder left-to-right
Option-mode = basic (9 Stellen), scientific (16) oder programmer (Wörter von 8 bis 64 Bit)
Option-reversePolish = umgekehrte polnische Notation: Zahlen liegen auf einem Stapel
Option-plain = Textzeilen ohne Steuerzeichen, für Screenreader
Option-new = beginnt mit 0 und leerem Speicher, nicht dort, wo der letzte aufhörte
Option-remove = entfernt eine Rechnung; --json zeigt ihre ID
Option-label = benennt eine Rechnung mit den folgenden Wörtern, oder nimmt ihr den Namen
Option-tape = gibt die Rechnungen wie auf dem Papierstreifen einer Addiermaschine aus
Option-clear = entfernt alle Rechnungen, ohne zu fragen
Option-off = hebt ab jetzt keine Rechnungen mehr auf
Option-on = hebt wieder Rechnungen auf
Option-reset = setzt alle auf das zurück, was sie am Anfang waren
Option-answers = gibt nur die Antworten aus, eine Zeile für jede des Blatts
Option-write = bringt die Antworten in der Datei auf den neuesten Stand
Option-writeAll = schreibt hinter jede Zeile, die eine hat, ihre Antwort
Option-strip = nimmt die Antworten aus der Datei
Option-check = sagt, welche Antworten in den Dateien falsch sind, und ändert nichts
Option-from = das linke Ende der Zeichnung (-10)
Option-to = das rechte Ende der Zeichnung (10)
Option-bottom = der untere Rand der Zeichnung (nach den Werten gewählt)
Option-top = der obere Rand der Zeichnung (nach den Werten gewählt)
Option-size = Spalten und Zeilen von Pixeln, etwa 800x500, was der Standard ist; gibt SVG aus
Option-count = gibt aus, wie viele Pixel gezeichnet, leer und unbekannt sind
Option-completionScript = gibt aus, was diesen Befehl in bash, zsh oder fish vervollständigt
Option-manual = gibt die Handbuchseite aus, für man
Option-version = gibt die Version aus
Option-help = gibt diese Hilfe aus

## exactly SessionWord

SessionWord-help = diese Hilfe, oder die zu einer Funktion oder einem Wort
SessionWord-variables = die Namen von Zahlen, und ihre Werte
SessionWord-functions = alle Funktionen und Konstanten, die eigenen zuerst, oder die zu einem Wort
SessionWord-units = alle Einheiten, oder die zu einem Wort
SessionWord-history = die Zeilen, die zuvor getippt wurden, oder die letzten N davon
SessionWord-undo = nimmt die letzte Zeile zurück, die etwas geändert hat, oder die letzten N davon
SessionWord-reset = vergisst alle Namen und die Antwort; undo bringt sie zurück
SessionWord-digits = sagt, wie viele signifikante Stellen gezeigt werden, oder ändert das
SessionWord-places = dasselbe für Stellen nach dem Punkt
SessionWord-notation = schreibt Antworten { $notations }
SessionWord-grouping = schreibt 1_234_567 für 1234567, oder nicht
SessionWord-exact = zeigt nur die exakte Form, wo es eine kurze gibt, oder Brüche als 3 1/2
SessionWord-degrees = misst Winkel in Grad
SessionWord-radians = misst Winkel im Bogenmaß
SessionWord-gradians = misst Winkel in Gon
SessionWord-preview = zeigt beim Tippen die Antwort bis dahin, oder nicht
SessionWord-clear = leert den Bildschirm
SessionWord-quit = beendet die Sitzung, wie Ctrl-D

## exactly ExplanationText package

ExplanationText-nothingCalculated = es wird nichts berechnet
ExplanationText-moreSteps = … { $count } { $count ->
        [one] weiterer Schritt
        *[other] weitere Schritte
    }
ExplanationText-noDecimal = keine Dezimalzahl: { $reason }
ExplanationText-noValue = kein Wert: { $reason }
ExplanationText-exact = exakt
ExplanationText-rounded = gerundet
ExplanationText-roundedWithin = gerundet, höchstens { $bound } daneben
ExplanationText-noted = { $note }; höchstens { $bound } daneben
ExplanationText-converted = { $unit ->
        [radians] vom Bogenmaß
        [degrees] von Grad
        *[gradians] von Gon
    } { $other ->
        [radians] ins Bogenmaß
        [degrees] in Grad
        *[gradians] in Gon
    }; { $proof }
ExplanationText-measured = der Winkel { $unit ->
        [radians] im Bogenmaß
        [degrees] in Grad
        *[gradians] in Gon
    }; { $proof }

## exactly FailureReason package

FailureReason-expression = { $cause }
FailureReason-calculation = { $demand }
FailureReason-unknownKey = unbekannte Taste „{ $name }“
FailureReason-severalKeys = „{ $name }“ kann mehrere Tasten sein: setzen Sie Leerzeichen dazwischen
FailureReason-tooLong = länger als { $limit } Bytes
FailureReason-notUTF8 = kein UTF-8-Text
FailureReason-meantCommand = das ist kein Ausdruck; ist „exactly { $words }“ gemeint?
FailureReason-unknownOption = unbekannte Option „{ $name }“
FailureReason-unknownOption-2 = unbekannte Option „{ $name }“; ist { JOINED($options, separator: " oder ") } gemeint?
FailureReason-noFile = { $cause }; und es gibt keine Datei dieses Namens

## exactly HelpPart package

HelpPart-summary = Ein Rechner mit Apples Tasten und ohne eine falsche Stelle
HelpPart-inTerminal = im Terminal: der Rechner als Vollbild; sonst je Zeile ein Ausdruck und eine Antwort
HelpPart-expression = die Antwort: exactly '1/3 + 1/6' gibt 0.5 aus
HelpPart-file = die Antworten auf die Zeilen einer Datei; auch --file FILE
HelpPart-keys = drückt die Tasten des Rechners und gibt seine Anzeige aus
HelpPart-task-repl = eine Sitzung mit Ausdrücken, Variablen und Zeileneditor
HelpPart-task-functions = listet alle Funktionen und Konstanten auf, oder die zu einem Wort
HelpPart-task-units = listet alle Einheiten auf, oder die zu einem Wort
HelpPart-task-sheet = berechnet eine Datei, deren Zeilen einander benutzen: ein Rechenblatt
HelpPart-task-plot = zeichnet Funktionen von x: Kurven und alles, was über sie bewiesen ist
HelpPart-task-history = listet die aufgehobenen Rechnungen auf; ändert sie mit Optionen auch
HelpPart-task-settings = listet die Einstellungen auf; ändert eine mit Name und Wert
HelpPart-task-rates = behält Wechselkurse aus Dateien der Europäischen Zentralbank oder anderen
HelpPart-task-help = diese Hilfe; mit Namen die zu einer Aufgabe, Funktion oder Konstante
HelpPart-title-repl = Eine Sitzung mit Ausdrücken im Terminal
HelpPart-title-functions = Alle Funktionen und Konstanten der Ausdrücke
HelpPart-title-units = Alle Einheiten der Ausdrücke
HelpPart-title-sheet = Ein Rechenblatt: Textzeilen, jede mit ihrer Antwort
HelpPart-title-plot = Kurven mit Nullstellen, Extrema, Polen, Sprüngen und Lücken
HelpPart-title-history = Die aufgehobenen Rechnungen, die älteste zuerst
HelpPart-title-settings = Die Einstellungen des Rechners mit Tasten
HelpPart-title-rates = Wechselkurse, die für Geld behalten werden
HelpPart-title-help = Die Hilfe zum Befehl, zu einer Aufgabe oder zu einem Namen
HelpPart-examplesTitle = BEISPIELE
HelpPart-expressionsTitle = AUSDRÜCKE
HelpPart-keysTitle = TASTEN
HelpPart-linesTitle = ZEILEN
HelpPart-keptTitle = AUFGEHOBEN
HelpPart-plotsTitle = WAS ZU SEHEN IST
HelpPart-namesTitle = NAMEN
HelpPart-fiftyDigits = fünfzig Stellen, die letzte gerundet
HelpPart-twoAnswers = 3, dann 18.84955592153876
HelpPart-jsonAnswer = Lesart, Dezimalzahl und Bruch
HelpPart-steps = jeder Schritt, und was davon bewiesen ist
HelpPart-fileAnswers = die Antworten auf die Zeilen einer Datei
HelpPart-taskHelp = die Hilfe zu einer Aufgabe
HelpPart-language = + - * / ^ oder − × ÷ √, Klammern, Dezimalzahlen, Exponenten (1e-3), _ zwischen Ziffern, Fakultäten (5!), Grad (30°), Prozente (200 + 10% ist 220, 200 * 10% ist 20), Produkte ohne Zeichen (2pi), Funktionen und Konstanten mit Namen, # für Kommentare.
HelpPart-naming = In einer Pipe und in einer Sitzung benennt x = 3 eine Zahl, f(x) = x^2 + 1 eine Funktion, und ans oder _ ist die vorige Antwort.
HelpPart-exactness = Zahlen sind exakt; wo eine Antwort mehr Stellen hat als gezeigt, ist die letzte gerundet.
HelpPart-keySequences = 0 bis 9 . + - * / = % +/- C AC DEL und Namen wie sqrt und x^y. Sie dürfen zusammenstehen, wo sie sich nur auf eine Art trennen lassen: 2+3= aber 5 +/- =.
HelpPart-answered = alles wurde beantwortet
HelpPart-noValue = etwas hatte keinen Wert, oder eine Eingabezeile wurde abgelehnt
HelpPart-unreadable = die Eingabe war nicht lesbar, oder die Optionen sind falsch
HelpPart-session = beantwortet Zeile um Zeile, bis quit oder Ctrl-D
HelpPart-functions = je eine Zeile: der Name, was es ist, ein Beispiel
HelpPart-units = je eine Zeile: das Zeichen, die Namen, der genaue Wert, die Quelle
HelpPart-unitsAbout = die mit dem Wort in ihrer Zeile
HelpPart-rates = listet den neuesten Kurs jeder Währung auf
HelpPart-ratesImport = übernimmt die einer Datei: XML oder CSV der EZB, oder Zeilen date,from,to,rate,source; - ist die Standardeingabe
HelpPart-ratesClear = vergisst sie
HelpPart-importsRates = die Datei, wie sie heruntergeladen wird
HelpPart-importsRatesOfToday = die Kurse des Tages
HelpPart-unitsOfPressure = die Einheiten des Drucks
HelpPart-functionsAbout = die mit dem Wort in Namen oder Beschreibung
HelpPart-commandHelp = die Hilfe zum Befehl
HelpPart-nameHelp = die zu einer Aufgabe, oder was eine Funktion oder Konstante ist
HelpPart-sheet = öffnet das Blatt oder gibt es mit seinen Antworten aus (--plain); - ist die Standardeingabe
HelpPart-sheetChange = ändert die Antworten in den Dateien; ebenso --write-all und --strip
HelpPart-sheetCheck = sagt, welche Antworten in den Dateien falsch sind
HelpPart-plot = zeichnet bis zu sechs Funktionen von x; y = kann davor stehen
HelpPart-plotBetween = für x von A bis B (von -10 bis 10)
HelpPart-history = listet die Rechnungen auf
HelpPart-label = benennt eine Rechnung; nimmt ihr ohne Wörter den Namen
HelpPart-settings = listet die Einstellungen auf, mit den Werten, die sie haben können
HelpPart-setting = gibt den Wert einer Einstellung aus
HelpPart-change = ändert eine Einstellung
HelpPart-lines = x = 3 benennt eine Zahl, f(x) = x^2 + 1 eine Funktion, und ans ist die vorige Antwort. ? listet auf, was es noch gibt. = steht vor Exaktem, ≈ vor Gerundetem.
HelpPart-sheetLines = rent = 1200 benennt eine Zahl, die die Zeilen darunter benutzen können. total gilt den Zeilen darüber, bis zu einer leeren; ans ist die vorige Antwort, und line 3 die der dritten Zeile. # beginnt einen Kommentar. In einer Markdown-Datei (.md) werden nur die mit exactly markierten Blöcke berechnet, alle als ein Blatt.
HelpPart-sheetAnswers = Eine Antwort steht in ihrer Zeile hinter #: = vor dem, was exakt ist, ≈ vor Gerundetem, ! davor, warum es keine gibt. Eine mit weniger Stellen behält deren Zahl.
HelpPart-kept = Was in einem Terminal gerechnet wird, wird aufgehoben, bis history --off: Ausdrücke und --keys als Argumente, die Zeilen einer Sitzung und die Rechnungen des Rechners selbst. Pipes und Dateien heben nichts auf.
HelpPart-plots = Jede aufgeführte Nullstelle und Polstelle, jedes Extremum, jeder Sprung und jede Lücke ist bewiesen, und es gibt keine weiteren; wo eine Kurve nicht verfolgt werden konnte, steht das da. Pixel werden nur gezeichnet, wo die Kurve bewiesenermaßen ist. In einem Terminal ist das Bild in Braille, sonst in SVG.
HelpPart-names = Ausdrücke und --keys folgen keinen Einstellungen, sondern haben Optionen.
HelpPart-beginsSession = beginnt eine Sitzung
HelpPart-sessionInDegrees = eine mit Grad und 30 Stellen
HelpPart-functionsWithRoot = die Funktionen mit root in ihrer Zeile
HelpPart-functionHelp = was eine Funktion ist, mit einem Beispiel
HelpPart-sheetWithAnswers = das Blatt mit seinen Antworten
HelpPart-sheetInCI = in einem Skript: Status 1, wo eine Antwort falsch ist
HelpPart-plotAsPicture = ein Bild für eine Seite oder ein Dokument
HelpPart-plotOfTwo = zwei Kurven
HelpPart-plotInWords = die Beschreibung und eine Wertetabelle
HelpPart-historyForPrograms = für Programme, mit der ID jeder Rechnung
HelpPart-historyForSpreadsheet = für eine Tabellenkalkulation
HelpPart-tapeForPrinter = zum Drucken
HelpPart-namesCalculation = benennt eine Rechnung
HelpPart-leftToRight = 2 + 3 × 4 ist auf den Tasten ab jetzt 20
HelpPart-notationAtFirst = gibt automatic aus, bis es geändert wird

## exactly HistoryText package

HistoryText-noCalculation = es gibt keine Rechnung { $id }
HistoryText-removed = { $count } { $count ->
        [one] Rechnung
        *[other] Rechnungen
    } entfernt
HistoryText-unreadableLeft = was nicht lesbar war, ist noch in { $place }
HistoryText-isOn = Rechnungen werden ab jetzt aufgehoben
HistoryText-isOff = Rechnungen werden ab jetzt nicht aufgehoben; exactly history --clear entfernt die früheren
HistoryText-storage = { $error }
HistoryText-setAside = { $count ->
        [one] eine Zeile des Verlaufs war nicht lesbar und ist
        *[other] { $count } Zeilen des Verlaufs waren nicht lesbar und sind
    } jetzt in { $place }

## exactly NameText package

NameText-function-squareRoot = Quadratwurzel, auch √
NameText-function-cubeRoot = Kubikwurzel, auch ∛
NameText-function-root = n-te Wurzel aus x
NameText-function-power = Potenz, auch ^ und **
NameText-function-exponential = Potenz von e
NameText-function-naturalLogarithm = natürlicher Logarithmus, zur Basis e
NameText-function-logarithm = Logarithmus zur Basis 10, wie auf der Taste eines Rechners, oder zu einer Basis an zweiter Stelle
NameText-function-binaryLogarithm = Logarithmus zur Basis 2
NameText-function-decimalLogarithm = Logarithmus zur Basis 10
NameText-function-exponentialLessOne = e^x − 1
NameText-function-logarithmOfOneMore = ln(1 + x)
NameText-function-sine = Sinus eines Winkels
NameText-function-cosine = Kosinus eines Winkels
NameText-function-tangent = Tangens eines Winkels
NameText-function-secant = Sekans eines Winkels, 1/cos
NameText-function-cosecant = Kosekans eines Winkels, 1/sin
NameText-function-cotangent = Kotangens eines Winkels, 1/tan
NameText-function-arcsine = Winkel zu einem Sinus
NameText-function-arccosine = Winkel zu einem Kosinus
NameText-function-arctangent = Winkel zu einem Tangens
NameText-function-arctangent2 = Winkel des Punktes (x, y), y zuerst
NameText-function-hyperbolicSine = Sinus hyperbolicus
NameText-function-hyperbolicCosine = Kosinus hyperbolicus
NameText-function-hyperbolicTangent = Tangens hyperbolicus
NameText-function-hyperbolicSecant = Sekans hyperbolicus, 1/cosh
NameText-function-hyperbolicCosecant = Kosekans hyperbolicus, 1/sinh
NameText-function-hyperbolicCotangent = Kotangens hyperbolicus, 1/tanh
NameText-function-areaSine = Umkehrung von sinh
NameText-function-areaCosine = Umkehrung von cosh, nicht negativ
NameText-function-areaTangent = Umkehrung von tanh
NameText-function-areaSecant = Umkehrung von sech, nicht negativ
NameText-function-areaCosecant = Umkehrung von csch
NameText-function-areaCotangent = Umkehrung von coth
NameText-function-factorial = Fakultät, auch !
NameText-function-gamma = Gammafunktion, (x − 1)!
NameText-function-logarithmOfGamma = ln |gamma(x)|
NameText-function-combinations = Möglichkeiten, k aus n zu wählen
NameText-function-permutations = Möglichkeiten, k aus n der Reihe nach zu wählen
NameText-function-fibonacci = Zahl der Fibonacci-Folge
NameText-function-absolute = Abstand von null
NameText-function-sign = −1, 0 oder 1 nach dem Vorzeichen
NameText-function-floor = nächste ganze Zahl darunter
NameText-function-ceiling = nächste ganze Zahl darüber
NameText-function-round = nächste ganze Zahl, oder auf so viele Nachkommastellen; Hälften von null weg
NameText-function-truncation = ganzzahliger Teil
NameText-function-fraction = was trunc übrig lässt
NameText-function-remainder = Rest mit dem Vorzeichen des Teilers, auch als 8 mod 3
NameText-function-greatestCommonDivisor = größter gemeinsamer Teiler
NameText-function-leastCommonMultiple = kleinstes gemeinsames Vielfaches
NameText-function-minimum = die kleinste von allen
NameText-function-maximum = die größte von allen
NameText-function-hypotenuse = √(x² + y² + …)
NameText-function-sum = Summe, auch einer Liste, und über k: sum(1/k, k, 1, 9)
NameText-function-product = Produkt, auch einer Liste, und über k: product(k, k, 1, 9)
NameText-function-mean = Mittelwert, auch einer Liste
NameText-function-median = Median, auch einer Liste
NameText-function-mode = der häufigste Wert, auch einer Liste
NameText-function-count = wie viele es sind
NameText-function-variance = Varianz einer Stichprobe, auch einer Liste, durch n − 1
NameText-function-populationVariance = Varianz aller, durch n
NameText-function-standardDeviation = Standardabweichung einer Stichprobe, √var
NameText-function-populationStandardDeviation = Standardabweichung aller, √varp
NameText-function-geometricMean = geometrisches Mittel
NameText-function-harmonicMean = harmonisches Mittel
NameText-function-rootMeanSquare = quadratisches Mittel
NameText-function-quantile = unter dem der Teil p der Zahlen liegt, interpoliert bei (n − 1)p
NameText-function-quotient = ganzer Quotient, zur Null hin
NameText-function-truncatedRemainder = was quot übrig lässt, mit dem Vorzeichen von a
NameText-function-derivative = Ableitung eines Ausdrucks in x an der Stelle a
NameText-function-integral = Integral eines Ausdrucks in x von a bis b
NameText-function-roots = Zahlen von a bis b, an denen ein Ausdruck in x null ist
NameText-function-solve = Lösungen einer Gleichung in x, deren Seiten Polynome sind
NameText-function-hexadecimal = um eine ganze Zeile: die Antwort zur Basis 16, wie x to hex
NameText-function-octal = um eine ganze Zeile: die Antwort zur Basis 8, wie x to oct
NameText-function-binary = um eine ganze Zeile: die Antwort zur Basis 2, wie x to bin
NameText-function-decimal = um eine ganze Zeile: alle Stellen zur Basis 10, wie x to dec
NameText-function-int8 = auf 8 Bits mit Vorzeichen gekürzt
NameText-function-int16 = auf 16 Bits mit Vorzeichen gekürzt
NameText-function-int32 = auf 32 Bits mit Vorzeichen gekürzt
NameText-function-int64 = auf 64 Bits mit Vorzeichen gekürzt
NameText-function-uint8 = auf 8 Bits ohne Vorzeichen gekürzt
NameText-function-uint16 = auf 16 Bits ohne Vorzeichen gekürzt
NameText-function-uint32 = auf 32 Bits ohne Vorzeichen gekürzt
NameText-function-uint64 = auf 64 Bits ohne Vorzeichen gekürzt
NameText-function-rotationLeft = Bits in einem Wort von 8, 16, 32 oder 64 ohne Vorzeichen um n Stellen nach links gedreht
NameText-function-rotationRight = Bits in einem Wort von 8, 16, 32 oder 64 ohne Vorzeichen um n Stellen nach rechts gedreht
NameText-function-byteswap = Bytes eines Wortes ohne Vorzeichen in umgekehrter Folge
NameText-function-population = wie viele Bits 1 sind
NameText-example = { $function }: { $equation }
NameText-constant-pi = der Umfang eines Kreises vom Durchmesser 1: 3.14159…
NameText-constant-tau = 2π, eine volle Umdrehung: 6.28318…
NameText-constant-e = die Basis der natürlichen Logarithmen: 2.71828…
NameText-unit-degrees = ein Winkel in Grad, auch °: sin(30 deg) = 0.5
NameText-unit-radians = ein Winkel im Bogenmaß: sin(pi/6 rad) = 0.5
NameText-unit-gradians = ein Winkel in Gon, von denen 100 einen rechten Winkel ergeben: sin(100 grad) = 1
NameText-date-weekday = Wochentag eines Datums, 1 ist Montag: weekday(2026-11-22) = 7
NameText-date-week = Kalenderwoche eines Datums nach ISO 8601: week(2026-11-22) = 47
NameText-date-dayOfYear = Tag des Jahres: dayofyear(2026-02-01) = 32
NameText-date-workday = Datum so viele Werktage (Montag bis Freitag) später: workday(2026-11-27; 5) = 2026-12-04
NameText-date-workdays = Werktage (Montag bis Freitag) zwischen zwei Daten: workdays(2026-11-27; 2026-12-04) = 5
NameText-today = der heutige Tag: today + 1 week
NameText-answer = die Antwort vor dieser, in einer Pipe und in einer Sitzung
NameText-otherNames = ; oder { $names }
NameText-either = { $one } oder { $other }

## exactly Notice package

Notice-readAs = gelesen als { $reading }
Notice-written-exactnessUndecided = ob das der exakte Wert ist, lässt sich nicht entscheiden
Notice-written-belowAbsoluteZero = das liegt unter dem absoluten Nullpunkt
Notice-written-onOtherDay-1 = am nächsten Tag
Notice-written-onOtherDay-minus1 = am Tag davor
Notice-written-onOtherDay = { $days } Tage davor
Notice-written-onOtherDay-2 = { $days } Tage danach
Notice-written-certainDigits = { $count ->
        [one] nur 1 Stelle ist sicher
        *[other] nur { $count } Stellen sind sicher
    }
Notice-both = { $one }; { $other }
Notice-note = { $note }
Notice-zones = Zeitzonen aus tzdata { $version }
Notice-anglesInRadians = Winkel sind hier im Bogenmaß; 30° oder 30 deg ist einer in Grad
Notice-ignoredDigits = { $count ->
        [one] eine Ziffer wurde
        *[other] { $count } Ziffern wurden
    } ausgelassen: auf diesem Tastenfeld hat eine Zahl bis zu { $limit }
Notice-digitsDoNotFit = { $count ->
        [one] eine Ziffer wurde
        *[other] { $count } Ziffern wurden
    } ausgelassen: keine der Basis { $base }, oder zu viel für { $bits } Bit
Notice-keysWithoutEffect = hier ohne Wirkung: { JOINED($keys, separator: ", ") }
Notice-wraps = ein Schritt ging über { $bitWidth } Bits hinaus und wurde auf sie gekürzt
Notice-rates = zu { JOINED($rates, separator: ", ") }{ $days ->
        [one] ; einen Tag alt
        *[other] ; { $days } Tage alt
    }
Notice-rates-alone = zu { JOINED($rates, separator: ", ") }
Notice-noExactForm = es gibt keine kurze exakte Form; das ist gerundet
Notice-historyNotWritten = der Verlauf wurde nicht geschrieben: { $error }
Notice-notInHistory = { $count ->
        [one] eine Rechnung ist
        *[other] { $count } Rechnungen sind
    } nicht im Verlauf: { $error }
Notice-linesNotRead = die zuvor getippten Zeilen sind nicht lesbar: { $error }
Notice-linesNotKept = Zeilen werden nicht aufgehoben: { $error }
Notice-settingNotUnderstood = { $path }, Zeile { $line }: { $cause }
Notice-nothingToCalculate = nichts zu berechnen; versuchen Sie exactly '1/3 + 1/6' oder exactly --help

## exactly OptionScope package

OptionScope-keys = für Tasten:
OptionScope-terminal = im Terminal:
OptionScope-task = für { $task }:

## exactly PlotText package

PlotText-title = { $functions } für x von { $from } bis { $to }
PlotText-height = y von { $bottom } bis { $top }
PlotText-noRoots = Keine Nullstellen
PlotText-roots = Nullstellen: { $list }
PlotText-maxima = Maxima: { $list }
PlotText-minima = Minima: { $list }
PlotText-poles = Pole: { $list }
PlotText-jumps = Sprünge: { $list }
PlotText-holes = Lücken: { $list }
PlotText-gaps = Nicht definiert: { $list }
PlotText-levels = Konstant: { $list }
PlotText-undecided = Unentschieden: { $list }
PlotText-noCrossings = Keine Schnittpunkte
PlotText-crossings = Schnittpunkte: { $list }
PlotText-same = Gleich: { $list }
PlotText-touching = { $number } (berührt)

## exactly SessionMessage package

SessionMessage-greeting = exactly { $version }: ein Ausdruck und die Eingabetaste; ? für Hilfe, quit zum Beenden.
SessionMessage-nothingCalled = nichts heißt „{ $name }“; functions listet auf, was es gibt
SessionMessage-ownNumber = eine eigene Zahl
SessionMessage-isOwnNumber = { $name } ist eine eigene Zahl
SessionMessage-takesLong = { $name } zu schreiben dauert lange
SessionMessage-forgot = { $count ->
        [0] keine Namen zu vergessen
        [one] { $count } Name vergessen
        *[other] { $count } Namen vergessen
    }
SessionMessage-anglesIn-radians = Winkel im Bogenmaß
SessionMessage-anglesIn-degrees = Winkel in Grad
SessionMessage-anglesIn-gradians = Winkel in Gon
SessionMessage-nothingToUndo = nichts zurückzunehmen
SessionMessage-undone = zurückgenommen: { $line }
SessionMessage-noNames = noch hat keine Zahl einen Namen: x = 3 gibt ihr einen
SessionMessage-error = Fehler: { $reason }
SessionMessage-notOneOf = { $word } ist eines von { $choices }, nicht „{ $text }“
SessionMessage-notInRange = { $word } nimmt eine Zahl von { $least } bis { $most }, nicht „{ $text }“
SessionMessage-standsAlone = { $word } steht allein, ohne „{ $text }“
SessionMessage-settingsAlone = Einstellungen stehen ohne „{ $first }“: { $text }
SessionMessage-noUnit = keine Einheit mit „{ $word }“; units listet alle auf
SessionMessage-noFunction = keine Funktion hat „{ $word }“ im Namen oder in der Beschreibung
SessionMessage-isNumberNow = „{ $name }“ ist jetzt eine Zahl und kein Wort der Sitzung; { $other } ist noch eines
SessionMessage-isNumberNow-alone = „{ $name }“ ist jetzt eine Zahl und kein Wort der Sitzung
SessionMessage-calculation = eine Rechnung; = steht vor einer exakten Antwort, ≈ vor einer gerundeten
SessionMessage-namesNumber = benennt eine Zahl
SessionMessage-namesFunction = benennt eine Funktion
SessionMessage-answerBefore = die vorige Antwort
SessionMessage-openLine = eine Zeile mit offener Klammer, oder die auf ein Rechenzeichen oder \ endet, geht darunter weiter
SessionMessage-arrowKeys = ↑, ↓
SessionMessage-linesBefore = die Zeilen, die mit dem beginnen, was vor dem Cursor steht; Ctrl-R sucht in allen
SessionMessage-completesName = vervollständigt einen Namen, oder listet auf, welche es gibt
SessionMessage-givesUp = verwirft eine Zeile, oder hält eine Rechnung an

## exactly SheetMessage package

SheetMessage-wrong = ist „{ $found }“, sollte „{ $expected }“ sein
SheetMessage-stale = ist „{ $found }“, sollte nichts sein
SheetMessage-untold = { $reason }; kein Antwortkommentar sagt „{ $answer }“
SheetMessage-limit-tooManyLines = mehr als { $lineLimit } Zeilen
SheetMessage-limit-tooLong = mehr als { $byteLimit } Bytes
SheetMessage-hasChanged = sie hat sich seit dem Lesen geändert; es wurde nichts geschrieben

## exactly UsageReason package

UsageReason-givenTwice = { $option } ist zweimal angegeben
UsageReason-excluded = { $one } und { $other } schließen sich gegenseitig aus
UsageReason-needs = { $option } gehört zu { $other }
UsageReason-notOneOf = { $option } ist { JOINED($choices, separator: ", ", last: " oder ") }, nicht „{ $text }“
UsageReason-noIdentifier = { $option } nimmt 16 hexadezimale Ziffern, wie --json sie zeigt
UsageReason-noExpressionBeside = neben { $option } steht kein Ausdruck
UsageReason-noSettingBeside = neben { $option } steht kein Name einer Einstellung
UsageReason-noDate = { $option } ist ein Datum wie 2026-11-22, nicht „{ $text }“
UsageReason-malformedRate = { $file }, Zeile { $line }: ein Kurs ist date,from,to,rate,source, etwa 2026-11-20,EUR,USD,1.0823,ECB
UsageReason-tooManyRates = { $file }: mehr als { $limit } Kurse
UsageReason-ratesTooLong = { $file }: mehr als { $limit } Bytes
UsageReason-isForExpressions = { $option } ist für Ausdrücke
UsageReason-isForOneExpression = { $option } ist für einen einzigen Ausdruck, der als Argument gegeben ist
UsageReason-isForExpressionsAndKeys = { $option } ist für Ausdrücke und --keys; der Rechner hat eine Einstellung dieses Namens
UsageReason-isForObjects = { $option } ist für Ausdrücke, --keys, history, sheet und plot
UsageReason-isForRecords = { $option } ist für Ausdrücke, --keys und history
UsageReason-isForKeys = { $option } ist für Tasten
UsageReason-isForTerminals = { $option } ist für den Rechner im Terminal
UsageReason-sessionWithExpression = repl nimmt keinen Ausdruck: lassen Sie „repl“ weg, oder tippen Sie „{ $line }“ in der Sitzung
UsageReason-sheetNeedsFile = sheet braucht den Namen einer Datei; - ist die Standardeingabe
UsageReason-oneSheet = sheet gibt eine Datei aus; mehrere nehmen --write, --write-all, --strip und --check
UsageReason-plotNeedsFunction = plot braucht eine Funktion von x, etwa sin(x)/x

UsageReason-noSize = { $option } nimmt Spalten und Zeilen von 1 bis { $limit }, etwa 800x500, nicht „{ $text }“
UsageReason-notBelow = { $one } muss unter { $other } liegen
UsageReason-noFraction = { $option } nimmt einen Bruch oder eine Dezimalzahl, nicht „{ $text }“
UsageReason-tooManyCurves = eine Zeichnung hat bis zu { $limit } Kurven
UsageReason-tooNarrow = das Intervall ist zu schmal: seine Enden haben mehr als 16 Ziffern gemeinsam
UsageReason-notPlotted = „{ $function }“ wird nicht gezeichnet: nur elementare Funktionen, Rundungen, min und max
UsageReason-onlyFunctions = „{ $relation }“ wird nicht gezeichnet: nur y = f(x), etwa x^2 - 2
UsageReason-historyStandsAlone = history steht allein oder mit seinen Optionen
UsageReason-noSetting = es gibt keine Einstellung „{ $name }“; die Einstellungen sind { $names }
UsageReason-noValue = „{ $text }“ ist kein Wert von { $setting }; die Werte sind { $values }
UsageReason-ratesTask = rates kennt „{ $text }“ nicht, aber import FILE und clear
UsageReason-noHelp = es gibt keine Hilfe zu „{ $name }“, aber zu { $tasks } und zu allem, was exactly functions auflistet

## Companions CompanionName package

CompanionName-companions = Begleiter
CompanionName-fizzBuzz = FizzBuzz
CompanionName-decider = Entscheidungshilfe
CompanionName-orderSummary = Bestellübersicht

## Companions CompanionText package

CompanionText-summary-fizzBuzz = zählt und sagt Fizz, Buzz oder FizzBuzz
CompanionText-summary-decider = wählt eine Ihrer Optionen
CompanionText-summary-orderSummary = rechnet eine Bestellung mit Rabatt und Steuer zusammen
CompanionText-game = Fizz-Buzz-Spiel
CompanionText-next = Weiter
CompanionText-decide = Entscheiden
CompanionText-newOption = Neue Option
CompanionText-yes = Ja
CompanionText-no = Nein
CompanionText-maybe = Vielleicht
CompanionText-notDecided = Nicht entschieden: { $error }
CompanionText-optionNotAdded = Nicht hinzugefügt: { $error }
CompanionText-newItem = Neuer Artikel
CompanionText-coffee = Kaffee
CompanionText-tea = Tee
CompanionText-item = Artikel { $number }
CompanionText-promoCode = Gutscheincode
CompanionText-subtotal = Zwischensumme
CompanionText-discount = Rabatt
CompanionText-tax = Steuer
CompanionText-total = Gesamtbetrag
CompanionText-orderIsEmpty = Die Bestellung ist leer
CompanionText-noDiscount = Kein Rabatt für diesen Gutscheincode
CompanionText-itemNotAdded = Nicht hinzugefügt: { $error }
CompanionText-add = Hinzufügen
CompanionText-remove = Entfernen
CompanionText-removeNamed = { $name } entfernen

## Companions DeciderError package, English: public reason in Companions

DeciderError-noOptions = es gibt keine Optionen zur Auswahl
DeciderError-tooManyOptions = es gibt mehr als { $optionLimit } Optionen
DeciderError-blankOption = Option { $position } ist leer
DeciderError-longOption = Option { $position } ist länger als { $lengthLimit } Zeichen

## Companions OrderError package, English: public reason in Companions

OrderError-noItems = die Bestellung ist leer
OrderError-tooManyItems = eine Bestellung hat höchstens { $orderLimit } Artikel
OrderError-notAnItem = Artikel schreibt man als ANZAHL x PREIS, etwa 3 x 19.99
OrderError-longItem = ein Artikel hat höchstens { $textLengthLimit } Zeichen
OrderError-notAPrice = ein Preis ist eine Dezimalzahl mit Punkt, etwa 19.99
OrderError-priceOutOfRange = ein Preis liegt zwischen 0 und { $most }
OrderError-priceTooPrecise = ein Preis hat höchstens { $priceDecimalPlaces } Nachkommastellen
OrderError-quantityOutOfRange = eine Anzahl ist eine ganze Zahl von { $least } bis { $most }
OrderError-calculationForName = ein Name beginnt nicht mit bloßen Zahlen oder Zeichen
OrderError-blankName = ein Artikel braucht einen Namen
OrderError-longName = ein Name hat höchstens { $nameLengthLimit } Zeichen

## CompanionsCommand ConversationText package

ConversationText-title = Begleiter des Rechners
ConversationText-numberOrName = 1 bis { $count } oder ein Name
ConversationText-open = Öffnen
ConversationText-back = Zurück
ConversationText-quit = Beenden
ConversationText-enterKey = Eingabe
ConversationText-code = CODE
ConversationText-tea = Tee
ConversationText-field = { $name }: { $value }
ConversationText-none = keiner
ConversationText-notUnderstood = Nicht verstanden. Sie können eingeben:
ConversationText-noSuchNumber = Nicht entfernt: unter dieser Nummer gibt es nichts

## CompanionsCommand CompanionsHelpPart package

CompanionsHelpPart-summary = Drei kleine Apps neben dem Rechner.
CompanionsHelpPart-option = OPTION
CompanionsHelpPart-item = ARTIKEL
CompanionsHelpPart-number = N
CompanionsHelpPart-code = CODE
CompanionsHelpPart-menu = in einem Terminal: ein Menü der Apps
CompanionsHelpPart-fizzBuzz = zählt bis { $usualCount } und sagt Fizz, Buzz und FizzBuzz
CompanionsHelpPart-decide = gibt eine der Optionen aus
CompanionsHelpPart-order = gibt aus, was eine Bestellung kostet:
CompanionsHelpPart-count = für fizzbuzz: die letzte Zahl, 1 bis { $most } ({ $usualCount })
CompanionsHelpPart-promo = für order: ein Gutscheincode
CompanionsHelpPart-endOfOptions = danach folgen Optionen, zwischen denen entschieden wird, oder Artikel
CompanionsHelpPart-done = es ist getan
CompanionsHelpPart-failed = die Argumente sind falsch, das Menü hat kein Terminal, oder die Eingabe oder die Ausgabe ist fehlgeschlagen

## CompanionsCommand CompanionsUsageReason package

CompanionsUsageReason-unexpectedArgument = unerwartetes Argument „{ $text }“
CompanionsUsageReason-noApp = die Apps sind fizzbuzz, decide und order, nicht „{ $text }“
CompanionsUsageReason-menuNeedsTerminal = das Menü braucht ein Terminal
CompanionsUsageReason-item = Artikel { $number }: { $error }

## CalculatorPresentation WrittenDate list of Name

WrittenDate-names =
    Januar Februar März April Mai Juni Juli August September Oktober November Dezember gestern heute morgen

## CalculatorPresentation EverydayUnits list of Name

EverydayUnits-names =
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

## Apps/Linux/Data/io.github.exactly_calculator.Exactly.desktop.in

Desktop-genericName = Taschenrechner
Desktop-comment = Rechnen ohne eine falsche Ziffer
Desktop-keywords = Rechner;Taschenrechner;Rechnung;Arithmetik;wissenschaftlich;Bruch;exakt;
Desktop-new-calculation-name = Neue Rechnung
Desktop-new-window-name = Neues Fenster
Desktop-scientific-keypad-name = Wissenschaftliches Tastenfeld
Desktop-history-name = Verlauf einblenden

## Apps/Linux/Data/io.github.exactly_calculator.Exactly.runner.desktop.in

Runner-comment = Rechnet ohne eine falsche Ziffer

## Apps/Linux/Data/io.github.exactly_calculator.Exactly.metainfo.xml.in

Metainfo-summary = Rechnen ohne eine falsche Ziffer
Metainfo-about = Ein Taschenrechner mit den gewohnten Tasten, an dem jede Ziffer bewiesen ist: 1 ÷ 3 × 3 ist 1, und √50 − 5√2 ist 0.
Metainfo-keypads = Tastenfelder für den Alltag, die Wissenschaft und Programmierer, Speicher und ein Verlauf, der sich bearbeiten lässt
Metainfo-results = Ergebnisse dezimal, als Bruch und in exakter Form, auf Wunsch mit mehr Stellen
Metainfo-search = Antworten in der Suche von GNOME und Plasma

## Apps/Apple/Exactly.swiftpm/Sources/ExactlyProgram/Resources/{code}.lproj/Localizable.strings

Actions-calculate = Rechnen
Actions-calculateAbout = Beantwortet eine Rechnung genau, auch mit Einheiten und Datumsangaben, oder sagt, wo sie nicht verstanden wird.
Actions-result = Ergebnis
Actions-calculation = Rechnung
Actions-calculationExample = Etwa 2 + 3 × 4, 1/3 oder 5 ft to cm
Actions-calculationQuestion = Was soll berechnet werden?
Actions-calculateSummary = { $calculation } berechnen

## Apps/Apple/Exactly.swiftpm/Sources/ExactlyProgram/Resources/{code}.lproj/AppShortcuts.strings

Shortcuts-calculate = Mit { $applicationName } rechnen
Shortcuts-ask = { $applicationName } nach einem Ergebnis fragen

## Apps/Apple/Exactly.swiftpm/Sources/ExactlyProgram/Resources/{code}.lproj/InfoPlist.strings

Info-name = Exactly
Info-sheet = Exactly-Blatt
