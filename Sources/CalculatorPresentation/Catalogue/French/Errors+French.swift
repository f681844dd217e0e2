import BigNumbers
import CalculatorModel
import ExactReals
import Languages

extension CalculationError {
  /// The reason in French.
  var french: String {
    switch self {
    case .divisionByZero: "division par zéro"
    case .notReal: "le résultat n’est pas un nombre réel"
    case .outsideDomain: "hors du domaine de définition de la fonction"
    case .notInteger: "réservé aux nombres entiers"
    case .notFraction: "réservé aux nombres entiers et aux fractions"
    case .negativeShiftCount: "le nombre de décalages est négatif"
    case .tooFewNumbers: "trop peu de nombres sur la pile"
    case .stackFull: "la pile est pleine"
    case .tooLarge: "le résultat est trop grand"
    case .argumentTooLarge: "l’argument de la fonction est trop grand"
    case .tooSmall: "le résultat est trop proche de zéro"
    case .tooManyDigits: "le résultat exact a trop de chiffres"
    case .tooMuchWork: "le calcul est trop long"
    case .undecided: "impossible de décider si un nombre est nul ici"
    case .stopped: "interrompu"
    }
  }

  /// Returns the reason in French, with the operation that found too few numbers.
  func french(_ demand: StackDemand?) -> String {
    guard let demand else { return french }
    return french + "\u{A0}: " + demand.operation + " en demande "
      + (demand.count == 1 ? "un" : "deux")
  }
}

extension ExpressionError.Cause {
  /// The reason in French.
  var french: String {
    switch self {
    case .empty: "rien à calculer"
    case .missingOperand: "il manque un nombre"
    case .missingOperator: "il manque un opérateur"
    case .percentageAsRemainder:
      "il manque un opérateur après «\u{A0}%\u{A0}»\u{202F}; "
        + "le reste d’une division s’écrit «\u{A0}mod\u{A0}»"
    case .unopenedBracket: "cette parenthèse n’a jamais été ouverte"
    case .unclosedBracket: "cette parenthèse n’a jamais été fermée"
    case .otherNotation(let text):
      "cela s’écrit ici " + Language.french.quoted(text, limit: 40)
    case .unavailable(let feature):
      switch feature {
      case .latex(let command):
        "la commande LaTeX " + Language.french.quoted(command, limit: 40) + " n’est pas lue"
      case .equation:
        "les équations ne sont pas résolues\u{A0}; écrivez ce que vaut l’inconnue, comme sqrt(4) pour x^2 = 4"
      case .complexNumber: "il n’y a pas de nombres complexes\u{A0}; toute valeur est réelle"
      case .matrix: "il n’y a pas de matrices\u{A0}; une liste s’écrit [1, 2, 3]"
      case .calculus:
        "il n’y a ni intégrales, ni dérivées, ni limites\u{A0}; sum(k^2, k, 1, 10) additionne des termes"
      case .networkAddress:
        "les adresses réseau ne sont pas lues\u{A0}; les nombres entiers ont and, or et <<"
      case .colour(let digits): "les couleurs ne sont pas lues\u{A0}; le nombre est 0x" + digits
      case .dice: "il n’y a pas de dés\u{A0}; le clavier a Rand"
      case .romanNumeral:
        "les chiffres romains ne sont pas lus\u{A0}; «\u{A0}to roman\u{A0}» les écrit"
      case .measuredConstant(let name):
        Language.french.quoted(name, limit: 40)
          + " est mesuré et n’est pas exact\u{A0}; planck, avogadro et d’autres sont exacts"
      }
    case .severalCalculations:
      "une ligne contient un seul calcul\u{202F}; écrivez ce qui suit «\u{A0};\u{A0}» à la ligne suivante"
    case .unknownName(let name, let suggestion):
      "nom inconnu " + Language.french.quoted(name)
        + (suggestion.map {
          "\u{202F}; vouliez-vous dire " + Language.french.quoted($0) + "\u{202F}?"
        } ?? "")
    case .ambiguous(let one, let other):
      "cela peut être " + one + " ou " + other + "\u{A0}; écrivez l’un des deux"
    case .differentMarks(let number):
      "les signes se lisent ici autrement que dans " + Language.french.quoted(number)
        + "\u{A0}; écrivez-les de la même façon"
    case .powerOfFunction(let function, let inverse):
      "une puissance se place après l’argument\u{A0}: " + function + "(x)^2"
        + (inverse.map {
          "\u{A0}; la fonction réciproque est " + Language.french.quoted($0)
        } ?? "")
    case .roundedNumber:
      "«\u{A0}≈\u{A0}» précède un nombre arrondi, dont il ne reste que ces chiffres"
    case .differentDigits:
      "les chiffres d’un nombre sont de deux écritures\u{A0}; écrivez-les dans une seule"
    case .differentCurrencies: "deux monnaies ne peuvent pas être calculées ensemble"
    case .ambiguousRoot:
      "cela peut se lire de deux façons\u{A0}; mettez un «\u{A0}×\u{A0}» devant la racine"
    case .missingArgument(let function):
      Language.french.quoted(function)
        + " n’a pas d’argument avant ce signe\u{A0}; écrivez-le entre parenthèses"
    case .missingCalculation: "ce calcul n’existe pas"
    case .unknownCharacter(let text): "caractère inattendu " + Language.french.shown(text)
    case .needsWord: "«\u{A0}>>>\u{A0}» demande un mot, comme celui de --word 64"
    case .doesNotFit(let format):
      "ne tient pas sur \(format.bitWidth) bits " + (format.isSigned ? "avec signe" : "sans signe")
    case .misplacedConversion:
      "ceci ne peut que terminer une ligne, suivi de «\u{A0}hex\u{A0}», «\u{A0}oct\u{A0}», «\u{A0}bin\u{A0}» ou "
        + "«\u{A0}dec\u{A0}»"
    case .onlyWholeNumbers: "seuls les nombres entiers ont cette forme"
    case .malformedNumber: "ce n’est pas un nombre"
    case .argumentCount(let function, let counts, let given):
      Language.french.quoted(function) + " attend " + Self.french(counts) + ", pas \(given)"
    case .misplacedComma:
      "une virgule ou un point-virgule ne sépare que les arguments d’une fonction"
    case .repeatedFactorial:
      "«\u{A0}!!\u{A0}» peut se lire de deux façons\u{202F}; écrivez comme dans (3!)!"
    case .misplacedEquals:
      "«\u{A0}=\u{A0}» ne peut suivre qu’un nom, ou une fonction et ses paramètres"
    case .reservedName(let name): Language.french.quoted(name) + " a déjà un sens"
    case .repeatedParameter(let name):
      "deux paramètres s’appellent " + Language.french.quoted(name)
    case .tooManyParameters: "plus de \(Worksheet.parameterLimit) paramètres"
    case .recursion(let name):
      "la fonction " + Language.french.quoted(name) + " ne peut pas s’utiliser elle-même"
    case .noPreviousAnswer: "il n’y a pas encore de résultat précédent"
    case .tooManyDefinitions:
      "plus de \(Worksheet.definitionLimit) définitions, ou des définitions trop longues"
    case .tooDeep:
      "plus de \(MathExpression.depthLimit) niveaux de parenthèses, de signes et de fonctions"
    case .tooLong: "plus de \(MathExpression.lengthLimit) octets"
    case .unit(let error): error.french
    case .malformedRate: "un taux s’écrit «\u{A0}rate 2026-11-20 1 EUR = 1.0823 USD\u{A0}»"
    case .missingUnit: "il manque une unité ici"
    case .numberWithoutUnit: "un nombre derrière une grandeur a besoin de son unité"
    case .onlyPlainNumbers(let name):
      Language.french.quoted(name) + " ne prend que des nombres sans unité"
    case .notPlainNumber: "le résultat n’est pas un simple nombre"
    case .quantity(let error): error.french
    case .date(let error): error.french
    case .listAsNumber:
      "une liste se trouve là où il faut un nombre\u{A0}; autour d’un calcul on écrit ( )"
    case .functionAsNumber(let name):
      Language.french.quoted(name) + " est une fonction\u{A0}; ses arguments manquent"
    case .percentageNeeded(let word):
      "il faut un pourcentage avant " + Language.french.quoted(word) + ", comme 20%"
    case .boundsNotWhole:
      "les bornes doivent être des nombres entiers"
    case .misplacedWord(let word):
      Language.french.quoted(word) + " ne veut rien dire ici"
    case .onlyInSheets(let word):
      Language.french.quoted(word) + " désigne des lignes au-dessus, que seule une feuille possède"
    case .nothingAbove(let word):
      "il n’y a rien au-dessus pour " + Language.french.quoted(word)
    case .lineBelow:
      "cette ligne n’est pas au-dessus"
    case .noSuchLine:
      "il n’y a pas de telle ligne avec une valeur"
    case .sheetTooLong:
      "les lignes de cette feuille prennent ensemble plus de \(Sheet.totalWork / 1_000_000_000) secondes"
    case .sheetTooLarge:
      "les résultats de cette feuille prennent ensemble plus de \(Sheet.keptByteLimit / 1_000_000) Mo"
    case .failedLine(let index):
      "la ligne \(index + 1) a une erreur"
    case .definedBelow(let name, let line):
      Language.french.quoted(name) + " n’est défini que plus bas, à la ligne \(line + 1)"
    case .unknownOption(let text):
      "option inconnue " + Language.french.quoted(text)
        + "\u{A0}; il y a «\u{A0}angle\u{A0}», «\u{A0}places\u{A0}», "
        + "«\u{A0}digits\u{A0}» et «\u{A0}marks\u{A0}»"
    case .calculation(let error): error.french
    case .powerOfBits(let error):
      error.french + "\u{A0}; le ou exclusif s’écrit " + Language.french.quoted("xor")
    }
  }

  private static func french(_ counts: ClosedRange<Int>) -> String {
    let (least, most) = (counts.lowerBound, counts.upperBound)
    let number = most == Int.max ? least : most
    let arguments = PluralCategory(number, in: .french) == .one ? " argument" : " arguments"
    if least == most { return "\(most)" + arguments }
    return (most == Int.max ? "au moins \(least)" : "\(least) ou \(most)") + arguments
  }
}
