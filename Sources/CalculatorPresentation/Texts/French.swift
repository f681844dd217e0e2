// swift-format-ignore-file
// Scripts/texts wrote this file from Texts/fr.ftl: change that one.
import BigNumbers
import CalculatorModel
import CalendarDates
import DisplayableText
import ExactReals
import Languages
import Quantities

extension ConstantsText {
  /// The text in French.
  package var french: String {
    switch self {
    case .name(let constant): constant.french
    case .search: "Rechercher"
    case .nothingFound: "Rien trouvé"
    case .measuredAreLeftOut: "Les constantes mesurées, comme celle de la gravitation, n’y sont pas\u{A0}: elles ne sont pas exactes"
    }
  }
}

extension PhysicalConstant {
  /// The text in French.
  var french: String {
    switch self {
    case .caesiumFrequency: "Fréquence du césium"
    case .speedOfLight: "Vitesse de la lumière"
    case .planck: "Constante de Planck"
    case .elementaryCharge: "Charge élémentaire"
    case .boltzmann: "Constante de Boltzmann"
    case .avogadro: "Constante d’Avogadro"
    case .luminousEfficacy: "Efficacité lumineuse"
    case .reducedPlanck: "Constante de Planck réduite"
    case .gas: "Constante des gaz"
    case .faraday: "Constante de Faraday"
    case .stefanBoltzmann: "Constante de Stefan-Boltzmann"
    case .josephson: "Constante de Josephson"
    case .vonKlitzing: "Constante de von Klitzing"
    case .standardGravity: "Pesanteur normale"
    case .standardAtmosphere: "Atmosphère normale"
    case .astronomicalUnit: "Unité astronomique"
    case .lightYear: "Année-lumière"
    case .parsec: "Parsec"
    }
  }
}

extension DatesText {
  /// The text in French.
  package var french: String {
    switch self {
    case .field(.from): "Du"
    case .field(.to): "Au"
    case .field(.years): "Années"
    case .field(.months): "Mois"
    case .field(.days): "Jours"
    case .field(.workdays): "Jours ouvrés"
    case .field(.time): "Heures et minutes"
    case .countLastDay: "Compter le dernier jour"
    case .difference: "Différence"
    case .steps: "Ajouter ou soustraire"
    case .direction(.adding): "Ajouter"
    case .direction(.subtracting): "Soustraire"
    case .result: "Résultat"
    case .weekday(let weekday): weekday.french
    case .count(let count, .years): switch PluralCategory(count, in: .french) {
case .one: "\(count) an"
default: "\(count) ans"
}
    case .count(let count, .months): "\(count) mois"
    case .count(let count, .weeks): switch PluralCategory(count, in: .french) {
case .one: "\(count) semaine"
default: "\(count) semaines"
}
    case .count(let count, .days): switch PluralCategory(count, in: .french) {
case .one: "\(count) jour"
case .many: "\(count) de jours"
default: "\(count) jours"
}
    case .count(let count, .workdays): switch PluralCategory(count, in: .french) {
case .one: "\(count) jour ouvré"
case .many: "\(count) de jours ouvrés"
default: "\(count) jours ouvrés"
}
    case .count(let count, .hours): switch PluralCategory(count, in: .french) {
case .one: "\(count) heure"
default: "\(count) heures"
}
    case .count(let count, .minutes): switch PluralCategory(count, in: .french) {
case .one: "\(count) minute"
default: "\(count) minutes"
}
    case .count(let count, .seconds): switch PluralCategory(count, in: .french) {
case .one: "\(count) seconde"
default: "\(count) secondes"
}
    case .earlier(let text): text + " plus tôt"
    case .away(-1): "hier"
    case .away(1): "demain"
    case .away(let days) where days < 0: switch PluralCategory(Int(days.magnitude), in: .french) {
case .one: "il y a \(Int(days.magnitude)) jour"
case .many: "il y a \(Int(days.magnitude)) de jours"
default: "il y a \(Int(days.magnitude)) jours"
}
    case .away(let days): switch PluralCategory(Int(days.magnitude), in: .french) {
case .one: "dans \(Int(days.magnitude)) jour"
case .many: "dans \(Int(days.magnitude)) de jours"
default: "dans \(Int(days.magnitude)) jours"
}
    case .date(let moment): "\(moment), " + moment.date.weekday.french
    case .problem(let problem): problem.french
    }
  }
}

extension Weekday {
  /// The text in French.
  var french: String {
    switch self {
    case .monday: "lundi"
    case .tuesday: "mardi"
    case .wednesday: "mercredi"
    case .thursday: "jeudi"
    case .friday: "vendredi"
    case .saturday: "samedi"
    case .sunday: "dimanche"
    }
  }
}

extension DatesProblem {
  /// The text in French.
  var french: String {
    switch self {
    case .otherForm(let place): "AAAA-MM-JJ attendu, erreur au caractère \(place + 1)"
    case .noSuchYear: "les années commencent à 0001"
    case .noSuchMonth: "les mois vont de 01 à 12"
    case .noSuchDay(let last): "les jours de ce mois vont de 01 à \(last)"
    case .noWholeNumber(let place): "nombre entier attendu, erreur au caractère \(place + 1)"
    case .tooMany: "au plus \(DatesForm.countLimit)"
    case .noDuration: "durée attendue, comme 7:45"
    case .ambiguous(let one, let other): "écrivez \(one) ou \(other)"
    case .beyondCalendar: "pas entre 0001-01-01 et 9999-12-31"
    }
  }
}

extension CalculationError {
  /// The text in French.
  public var french: String {
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
    case .notDifferentiable: "il n’y a pas de dérivée ici, ou aucune n’est connue"
    case .notIntegrable: "aucune intégrale ne peut être prouvée ici\u{A0}: la fonction n’est peut-être pas définie ou pas bornée partout"
    case .notIsolated: "toutes les racines ne peuvent être prouvées ici\u{A0}: il y en a peut-être une infinité"
    case .notPolynomial: "solve ne prend que des polynômes\u{A0}; roots(f, x, a, b) prend toute expression et un intervalle"
    case .stopped: "interrompu"
    }
  }
}

extension Unavailable {
  /// The text in French.
  public var french: String {
    switch self {
    case .latex(let command): "la commande LaTeX " + Language.french.quoted(command, limit: 40) + " n’est pas lue"
    case .equation: "pour résoudre une équation, écrivez solve(x^2 = 4, x)"
    case .complexNumber: "il n’y a pas de nombres complexes\u{A0}; toute valeur est réelle"
    case .matrix: "il n’y a pas de matrices\u{A0}; une liste s’écrit [1, 2, 3]"
    case .calculus: "pas de limites\u{A0}; voir roots(x^2 - 2, x, -5, 5), integral(x^2, x, 0, 1), derivative(x^2, x, 3)"
    case .networkAddress: "les adresses réseau ne sont pas lues\u{A0}; les nombres entiers ont and, or et <<"
    case .colour(let digits): "les couleurs ne sont pas lues\u{A0}; le nombre est 0x" + digits
    case .dice: "il n’y a pas de dés\u{A0}; le clavier a Rand"
    case .romanNumeral: "les chiffres romains ne sont pas lus\u{A0}; «\u{A0}to roman\u{A0}» les écrit"
    case .density: "la masse d’un volume dépend de son contenu\u{A0}; multipliez-la ainsi\u{A0}: 2 cups * 125 g/cup"
    case .plot: "les courbes ont leur propre commande\u{A0}: exactly plot x^2"
    case .measuredConstant(let name): Language.french.quoted(name, limit: 40) + " est mesuré et n’est pas exact\u{A0}; planck, avogadro et d’autres sont exacts"
    }
  }
}

extension ExpressionError.Cause {
  /// The text in French.
  package var french: String {
    switch self {
    case .empty: "rien à calculer"
    case .missingOperand: "il manque un nombre"
    case .missingOperator: "il manque un opérateur"
    case .percentageAsRemainder: "il manque un opérateur après «\u{A0}%\u{A0}»\u{202F}; le reste d’une division s’écrit «\u{A0}mod\u{A0}»"
    case .unopenedBracket: "cette parenthèse n’a jamais été ouverte"
    case .unclosedBracket: "cette parenthèse n’a jamais été fermée"
    case .otherNotation(let text): "cela s’écrit ici " + Language.french.quoted(text, limit: 40)
    case .severalCalculations: "une ligne contient un seul calcul\u{202F}; écrivez ce qui suit «\u{A0};\u{A0}» à la ligne suivante"
    case .unknownName(let name, let suggestion?): "nom inconnu " + Language.french.quoted(name) + "\u{202F}; vouliez-vous dire " + Language.french.quoted(suggestion) + "\u{202F}?"
    case .unknownName(let name, nil): "nom inconnu " + Language.french.quoted(name)
    case .ambiguous(let one, let other): "cela peut être " + one + " ou " + other + "\u{A0}; écrivez l’un des deux"
    case .differentMarks(let number): "les signes se lisent ici autrement que dans " + Language.french.quoted(number) + "\u{A0}; écrivez-les de la même façon"
    case .powerOfFunction(let function, let inverse?): "une puissance se place après l’argument\u{A0}: " + function + "(x)^2\u{A0}; la fonction réciproque est " + Language.french.quoted(inverse)
    case .powerOfFunction(let function, nil): "une puissance se place après l’argument\u{A0}: " + function + "(x)^2"
    case .roundedNumber: "«\u{A0}≈\u{A0}» précède un nombre arrondi, dont il ne reste que ces chiffres"
    case .differentDigits: "les chiffres d’un nombre sont de deux écritures\u{A0}; écrivez-les dans une seule"
    case .differentCurrencies: "deux monnaies ne peuvent pas être calculées ensemble"
    case .ambiguousRoot: "cela peut se lire de deux façons\u{A0}; mettez un «\u{A0}×\u{A0}» devant la racine"
    case .missingArgument(let function): Language.french.quoted(function) + " n’a pas d’argument avant ce signe\u{A0}; écrivez-le entre parenthèses"
    case .missingCalculation: "ce calcul n’existe pas"
    case .unknownCharacter(let text): "caractère inattendu " + Language.french.shown(text)
    case .needsWord: "«\u{A0}>>>\u{A0}» demande un mot, comme celui de --word 64"
    case .doesNotFit(let format) where format.isSigned: "ne tient pas sur \(format.bitWidth) bits avec signe"
    case .doesNotFit(let format): "ne tient pas sur \(format.bitWidth) bits sans signe"
    case .misplacedConversion: "ceci ne peut que terminer une ligne, suivi de «\u{A0}hex\u{A0}», «\u{A0}oct\u{A0}», «\u{A0}bin\u{A0}» ou «\u{A0}dec\u{A0}»"
    case .onlyWholeNumbers: "seuls les nombres entiers ont cette forme"
    case .malformedNumber: "ce n’est pas un nombre"
    case .argumentCount(let function, let counts, let given) where counts.upperBound == Int.max: switch PluralCategory(counts.lowerBound, in: .french) {
case .one: Language.french.quoted(function) + " attend au moins \(counts.lowerBound) argument, pas \(given)"
default: Language.french.quoted(function) + " attend au moins \(counts.lowerBound) arguments, pas \(given)"
}
    case .argumentCount(let function, let counts, let given) where counts.lowerBound == counts.upperBound: switch PluralCategory(counts.upperBound, in: .french) {
case .one: Language.french.quoted(function) + " attend \(counts.upperBound) argument, pas \(given)"
default: Language.french.quoted(function) + " attend \(counts.upperBound) arguments, pas \(given)"
}
    case .argumentCount(let function, let counts, let given): switch PluralCategory(counts.upperBound, in: .french) {
case .one: Language.french.quoted(function) + " attend \(counts.lowerBound) ou \(counts.upperBound) argument, pas \(given)"
default: Language.french.quoted(function) + " attend \(counts.lowerBound) ou \(counts.upperBound) arguments, pas \(given)"
}
    case .misplacedComma: "une virgule ou un point-virgule ne sépare que les arguments d’une fonction"
    case .repeatedFactorial: "«\u{A0}!!\u{A0}» peut se lire de deux façons\u{202F}; écrivez comme dans (3!)!"
    case .misplacedEquals: "«\u{A0}=\u{A0}» ne peut suivre qu’un nom, ou une fonction et ses paramètres"
    case .reservedName(let name): Language.french.quoted(name) + " a déjà un sens"
    case .repeatedParameter(let name): "deux paramètres s’appellent " + Language.french.quoted(name)
    case .tooManyParameters: "plus de \(Worksheet.parameterLimit) paramètres"
    case .recursion(let name): "la fonction " + Language.french.quoted(name) + " ne peut pas s’utiliser elle-même"
    case .noPreviousAnswer: "il n’y a pas encore de résultat précédent"
    case .tooManyDefinitions: "plus de \(Worksheet.definitionLimit) définitions, ou des définitions trop longues"
    case .tooDeep: "plus de \(MathExpression.depthLimit) niveaux de parenthèses, de signes et de fonctions"
    case .tooLong: "plus de \(MathExpression.lengthLimit) octets"
    case .unit(let error): error.french
    case .malformedRate: "un taux s’écrit «\u{A0}rate 2026-11-20 1 EUR = 1.0823 USD\u{A0}»"
    case .missingUnit: "il manque une unité ici"
    case .numberWithoutUnit: "un nombre derrière une grandeur a besoin de son unité"
    case .onlyPlainNumbers(let name): Language.french.quoted(name) + " ne prend que des nombres sans unité"
    case .notPlainNumber: "le résultat n’est pas un simple nombre"
    case .quantity(let error): error.french
    case .date(let error): error.french
    case .listAsNumber: "une liste se trouve là où il faut un nombre\u{A0}; autour d’un calcul on écrit ( )"
    case .functionAsNumber(let name): Language.french.quoted(name) + " est une fonction\u{A0}; ses arguments manquent"
    case .percentageNeeded(let word): "il faut un pourcentage avant " + Language.french.quoted(word) + ", comme 20%"
    case .boundsNotWhole: "les bornes doivent être des nombres entiers"
    case .misplacedWord(let word): Language.french.quoted(word) + " ne veut rien dire ici"
    case .onlyInSheets(let word): Language.french.quoted(word) + " désigne des lignes au-dessus, que seule une feuille possède"
    case .nothingAbove(let word): "il n’y a rien au-dessus pour " + Language.french.quoted(word)
    case .lineBelow: "cette ligne n’est pas au-dessus"
    case .noSuchLine: "il n’y a pas de telle ligne avec une valeur"
    case .sheetTooLong: "les lignes de cette feuille prennent ensemble plus de \(Sheet.totalWork / 1_000_000_000) secondes"
    case .sheetTooLarge: "les résultats de cette feuille prennent ensemble plus de \(Sheet.keptByteLimit / 1_000_000) Mo"
    case .failedLine(let index): "la ligne \(index + 1) a une erreur"
    case .definedBelow(let name, let line): Language.french.quoted(name) + " n’est défini que plus bas, à la ligne \(line + 1)"
    case .unknownOption(let text): "option inconnue " + Language.french.quoted(text) + "\u{A0}; il y a «\u{A0}angle\u{A0}», «\u{A0}places\u{A0}», «\u{A0}digits\u{A0}» et «\u{A0}marks\u{A0}»"
    case .calculation(let error): error.french
    case .powerOfBits(let error): error.french + "\u{A0}; le ou exclusif s’écrit " + Language.french.quoted("xor")
    case .unavailable(let feature): feature.french
    }
  }
}

extension HelpText {
  /// The text in French.
  package var french: String {
    switch self {
    case .heading(.touch): "Avec les doigts"
    case .heading(.keyboard): "Avec un clavier"
    case .gesture(let gesture): gesture.french
    case .effect(let gesture): gesture.frenchEffect
    case .withControl(let key): "Ctrl+" + key
    case .documentation: "Guides et référence (en anglais)"
    }
  }
}

extension TouchGesture {
  /// The text in French.
  var french: String {
    switch self {
    case .swipeNumber: "Balayer le nombre"
    case .holdNumber: "Maintenir le doigt sur le nombre"
    case .tapMark: "Toucher = ou ≈ à côté du nombre"
    case .slideOffKey: "Glisser hors d’une touche"
    case .typeWithThumbs: "Taper avec les deux pouces"
    case .tapCalculation: "Toucher un calcul de l’historique"
    case .turnDevice: "Tourner l’appareil"
    }
  }
  /// The effect in French.
  var frenchEffect: String {
    switch self {
    case .swipeNumber: "Effacer le dernier chiffre"
    case .holdNumber: "Copier, coller, autres formes"
    case .tapMark: "Fraction, forme exacte ou décimale"
    case .slideOffKey: "Ne rien presser, finalement"
    case .typeWithThumbs: "Chaque appui compte"
    case .tapCalculation: "Réutiliser son résultat"
    case .turnDevice: "L’autre clavier"
    }
  }
}

extension KeyName {
  /// The text in French.
  var french: String {
    switch self {
    case .add: "Additionner"
    case .subtract: "Soustraire"
    case .multiply: "Multiplier"
    case .divide: "Diviser"
    case .equals: "Égal"
    case .percent: "Pour cent"
    case .changeSign: "Changer de signe"
    case .decimalPoint: "Séparateur décimal"
    case .clear: "Effacer"
    case .allClear: "Tout effacer"
    case .delete: "Supprimer"
    case .leftParenthesis: "Parenthèse ouvrante"
    case .rightParenthesis: "Parenthèse fermante"
    case .memoryClear: "Effacer la mémoire"
    case .memoryAdd: "Ajouter à la mémoire"
    case .memorySubtract: "Soustraire de la mémoire"
    case .memoryRecall: "Rappeler la mémoire"
    case .secondFunctions: "Fonctions secondaires"
    case .square: "Carré"
    case .cube: "Cube"
    case .xToThePowerOfY: "x puissance y"
    case .yToThePowerOfX: "y puissance x"
    case .eToThePowerOfX: "e puissance x"
    case .tenToThePowerOfX: "10 puissance x"
    case .twoToThePowerOfX: "2 puissance x"
    case .reciprocal: "Inverse"
    case .squareRoot: "Racine carrée"
    case .cubeRoot: "Racine cubique"
    case .yThRootOfX: "Racine y-ième de x"
    case .naturalLogarithm: "Logarithme népérien"
    case .logarithmBase10: "Logarithme décimal"
    case .logarithmBase2: "Logarithme en base 2"
    case .logarithmBaseY: "Logarithme en base y"
    case .factorial: "Factorielle"
    case .sine: "Sinus"
    case .cosine: "Cosinus"
    case .tangent: "Tangente"
    case .inverseSine: "Arc sinus"
    case .inverseCosine: "Arc cosinus"
    case .inverseTangent: "Arc tangente"
    case .hyperbolicSine: "Sinus hyperbolique"
    case .hyperbolicCosine: "Cosinus hyperbolique"
    case .hyperbolicTangent: "Tangente hyperbolique"
    case .inverseHyperbolicSine: "Argument sinus hyperbolique"
    case .inverseHyperbolicCosine: "Argument cosinus hyperbolique"
    case .inverseHyperbolicTangent: "Argument tangente hyperbolique"
    case .eulersNumber: "Nombre d’Euler e"
    case .pi: "Pi"
    case .enterExponent: "Saisir l’exposant"
    case .randomNumber: "Nombre aléatoire"
    case .radians: "Radians"
    case .degrees: "Degrés"
    case .remainder: "Reste"
    case .and: "Et"
    case .or: "Ou"
    case .exclusiveOr: "Ou exclusif"
    case .nand: "Non et"
    case .nor: "Non ou"
    case .shiftLeftBy: "Décaler à gauche de"
    case .shiftRightBy: "Décaler à droite de"
    case .shiftRightWithZerosBy: "Décaler à droite avec des zéros de"
    case .divideWhole: "Diviser, partie entière"
    case .shiftLeft: "Décaler à gauche"
    case .shiftRight: "Décaler à droite"
    case .onesComplement: "Complément à un"
    case .twosComplement: "Complément à deux"
    case .rotateLeft: "Rotation à gauche"
    case .rotateRight: "Rotation à droite"
    case .rotateLeftThroughCarry: "Rotation à gauche avec retenue"
    case .rotateRightThroughCarry: "Rotation à droite avec retenue"
    case .flipBytes: "Inverser les octets"
    case .flipWords: "Inverser les mots"
    case .doubleZero: "Double zéro"
    case .doubleF: "Double F"
    case .binary: "Binaire"
    case .octal: "Octal"
    case .decimal: "Décimal"
    case .hexadecimal: "Hexadécimal"
    case .bits8: "8 bits"
    case .bits16: "16 bits"
    case .bits32: "32 bits"
    case .bits64: "64 bits"
    case .signed: "Signé"
    case .unsigned: "Non signé"
    case .enter: "Entrée"
    case .exchange: "Échanger x et y"
    case .rollUp: "Rouler vers le haut"
    case .rollDown: "Rouler vers le bas"
    case .drop: "Retirer x"
    }
  }
}

extension KeyboardText {
  /// The text in French.
  package var french: String {
    switch self {
    case .noKey(let key, let help?): Language.french.quoted(key) + " n’est pas une touche\u{202F}; " + help + " les montre"
    case .noKey(let key, nil): Language.french.quoted(key) + " n’est pas une touche"
    case .doesNothing(let key, let help?): Language.french.quoted(key) + " est sans effet maintenant\u{202F}; " + help + " montre les touches"
    case .doesNothing(let key, nil): Language.french.quoted(key) + " est sans effet maintenant"
    case .doesNothingHere(let key, let close): Language.french.quoted(key) + " est sans effet ici\u{202F}; " + close + " ferme"
    case .scientific(let key, let keypad?): Language.french.quoted(key) + " est une touche scientifique\u{A0}: " + keypad + " les montre"
    case .scientific(let key, nil): Language.french.quoted(key) + " est une touche scientifique"
    case .secondFunctions: "Les touches ont leur seconde fonction"
    case .noOpenParenthesis: "Aucune parenthèse n’est ouverte"
    case .wordIsFull(let bits): "Pas plus de chiffres sur \(bits) bits"
    case .notInBase(let digit, let base): Language.french.quoted(digit) + " n’est pas un chiffre en base \(base)"
    case .afterError(let undo?): "Une erreur n’est pas un nombre\u{A0}: un chiffre recommence, " + undo + " revient"
    case .afterError(nil): "Une erreur n’est pas un nombre"
    case .nothingTyped(let undo?): "Rien de tapé à effacer\u{202F}; " + undo + " revient"
    case .nothingTyped(nil): "Rien de tapé à effacer"
    case .nothingToCalculate: "Rien à calculer"
    case .takesPlace(let key, let number, let undo?): key + " remplace " + number + "\u{202F}; " + undo + " revient"
    case .takesPlace(let key, let number, nil): key + " remplace " + number
    case .takenInside(let number, let undo?): number + " est dans la parenthèse, rien n’est multiplié\u{202F}; " + undo + " revient"
    case .takenInside(let number, nil): number + " est dans la parenthèse, rien n’est multiplié"
    case .keysSay(let pressed, let typed, let line?): "Les touches donnent " + pressed + ", pas " + typed + "\u{202F}; " + line + " en fait une ligne"
    case .keysSay(let pressed, let typed, nil): "Les touches donnent " + pressed + ", pas " + typed
    case .lineIsOpen(let enter, let escape): enter + " valide la ligne, " + escape + " l’abandonne"
    case .heading(let group): group.french
    case .about(let topic): topic.french
    case .way(let way): way.french
    case .tabKey: "Tabulation"
    case .spaceKey: "Espace"
    }
  }
}

extension HelpGroup {
  /// The text in French.
  var french: String {
    switch self {
    case .calculate: "Calculer"
    case .correct: "Corriger"
    case .show: "Voir le nombre autrement"
    case .keep: "Conserver et réutiliser"
    case .functions: "Fonctions"
    case .adjust: "Régler"
    case .finish: "Aide et fin"
    }
  }
}

extension HelpTopic {
  /// The text in French.
  var french: String {
    switch self {
    case .history: "Calculs terminés, le plus récent d’abord. Un calcul modifié est refait, avec ceux qui utilisent son résultat."
    case .tape: "Les calculs comme sur une bande de papier\u{A0}; ⋄ est le total jusque-là. exactly history --tape l’imprime."
    case .units: "Unités pour une ligne de l’affichage. La recherche trouve symboles et noms."
    case .dates: "Les jours entre deux dates, et la date à tant d’années, de mois et de jours."
    case .commands: "Tout ce qui est possible maintenant, avec ses touches. Ce qui est tapé le trouve."
    case .constants: "Constantes exactes de la physique et de l’astronomie. Ce qui est tapé cherche noms, symboles et unités."
    case .memory: "Le nombre en mémoire et ceux conservés à côté."
    case .digits: "Tous les chiffres montrés sont justes. Défiler après la fin en calcule deux fois plus."
    case .settings: "Ce qui est changé vaut aussitôt et reste."
    }
  }
}

extension HelpWay {
  /// The text in French.
  var french: String {
    switch self {
    case .typeLine: "Taper un calcul en une ligne"
    case .chooseLine: "Choisir une ligne"
    case .scroll: "Défiler"
    case .changeValue: "Valeur suivante ou précédente"
    case .otherLine: "Unités de l’autre ligne"
    case .chooseBit: "Choisir un bit"
    case .turnBit: "Basculer le bit"
    case .toTheList: "Touches pour la liste"
    case .toTheCalculator: "Touches pour la calculatrice"
    }
  }
}

extension Message {
  /// The text in French.
  package var french: String {
    switch self {
    case .key(let name): name.french
    case .command(let name): name.french
    case .part(let name): name.french
    case .setting(let name): name.french
    case .settingDescription(let name): name.frenchDescription
    case .settingGroup(let group): group.french
    case .settingValue(let value): value.french
    case .sentence(let sentence): sentence.french
    case .calculationReason(let error, nil): error.french
    case .calculationReason(let error, let demand?): switch PluralCategory(demand.count, in: .french) {
case .one: error.french + "\u{A0}: " + demand.operation + " en demande un"
default: error.french + "\u{A0}: " + demand.operation + " en demande deux"
}
    case .expressionReason(let cause): cause.french
    case .pasteReason(let reason): reason.french
    case .storageReason(let reason): reason.french
    case .historyReason(let reason): reason.french
    case .readingNote(let note): note.french
    case .settingReason(let reason): reason.french
    }
  }
}

extension KeypadMode {
  /// The text in French.
  package var french: String {
    switch self {
    case .basic: "Simple"
    case .scientific: "Scientifique"
    case .programmer: "Programmeur"
    }
  }
}

extension CommandName {
  /// The text in French.
  var french: String {
    switch self {
    case .undo: "Annuler"
    case .redo: "Rétablir"
    case .cut: "Couper"
    case .copy: "Copier"
    case .copyLink: "Copier le lien"
    case .paste: "Coller"
    case .selectAll: "Tout sélectionner"
    case .menu: "Menu"
    case .more: "Plus"
    case .back: "Retour"
    case .close: "Fermer"
    case .cancel: "Annuler"
    case .done: "Terminé"
    case .help: "Aide"
    case .stop: "Arrêter"
    case .reload: "Recharger"
    case .quit: "Quitter"
    case .about: "À propos d’Exactly"
    case .openInExactly: "Ouvrir dans Exactly"
    case .basicKeypad: "Pavé standard"
    case .scientificKeypad: "Pavé scientifique"
    case .programmerKeypad: "Pavé du programmeur"
    case .reversePolish: "Notation polonaise inverse"
    case .infix: "Notation habituelle"
    case .showDecimal: "Résultat en nombre décimal"
    case .showFraction: "Résultat en fraction"
    case .showExactForm: "Résultat sous forme exacte"
    case .moreDigits: "Plus de chiffres"
    case .largeType: "Grands caractères"
    case .showSeparators: "Afficher les séparateurs de milliers"
    case .hideSeparators: "Masquer les séparateurs de milliers"
    case .convert: "Convertir des unités"
    case .stopConverting: "Ne plus convertir"
    case .swapUnits: "Permuter les unités"
    case .otherUnit: "Saisir sur l’autre ligne"
    case .chooseUnits: "Choisir les unités"
    case .storeNumber: "Garder le nombre"
    case .showHistory: "Afficher l’historique"
    case .showTape: "Afficher la bande de papier"
    case .showSheet: "Feuille"
    case .showDates: "Afficher les dates"
    case .showConstants: "Afficher les constantes"
    case .showMemory: "Afficher la mémoire"
    case .showSettings: "Afficher les réglages"
    case .reuseResult: "Réutiliser le résultat"
    case .useNumber: "Utiliser le nombre"
    case .edit: "Modifier"
    case .label: "Nommer"
    case .remove: "Retirer"
    case .clearHistory: "Effacer l’historique"
    case .clearMemory: "Effacer toute la mémoire"
    case .export: "Exporter"
    case .exportText: "Exporter au format texte"
    case .newWindow: "Nouvelle fenêtre"
    case .exportCSV: "Exporter au format CSV"
    case .exportJSON: "Exporter au format JSON"
    case .print: "Imprimer"
    case .saveText: "Enregistrer comme texte"
    case .keepHistory: "Conserver l’historique"
    case .stopKeepingHistory: "Ne plus conserver l’historique"
    }
  }
}

extension PartName {
  /// The text in French.
  var french: String {
    switch self {
    case .result: "Résultat"
    case .calculation: "Calcul"
    case .reading: "Lu comme"
    case .keypad: "Pavé numérique"
    case .bits: "Bits"
    case .history: "Historique"
    case .tape: "Bande de papier"
    case .units: "Unités"
    case .belowAbsoluteZero: "En dessous du zéro absolu"
    case .recentConversions: "Conversions récentes"
    case .unitCategories: "Catégories"
    case .unitSearch: "Rechercher une unité"
    case .dates: "Calcul de dates"
    case .commands: "Commandes"
    case .constants: "Constantes"
    case .memory: "Mémoire"
    case .settings: "Réglages"
    case .label: "Nom"
    case .noCalculations: "Aucun calcul pour l’instant"
    case .noUnits: "Aucune unité trouvée"
    case .nothingInMemory: "Rien en mémoire"
    case .memoryIsSet: "La mémoire contient une valeur"
    case .wraps: "dépassement"
    case .wholePart: "partie entière"
    case .isWaiting: "en attente d’un nombre"
    case .isSelected: "sélectionné"
    case .subtotal: "sous-total"
    case .exactly: "exactement"
    case .approximately: "environ"
    case .decimal: "Nombre décimal"
    case .fraction: "Fraction"
    case .exactForm: "Forme exacte"
    case .error: "Erreur"
    case .calculating: "Calcul en cours…"
    case .stopped: "Le calcul a été arrêté"
    case .restarted: "La calculatrice a dû redémarrer, le calcul est rétabli"
    case .startedAnew: "La calculatrice a dû redémarrer, le calcul n’a pas pu être rétabli"
    case .newVersion: "Une nouvelle version est là"
    case .enterKey: "Entrée"
    case .escapeKey: "Échap"
    case .backspaceKey: "Retour arrière"
    }
  }
}

extension SettingName {
  /// The text in French.
  var french: String {
    switch self {
    case .order: "Ordre des opérations"
    case .angle: "Angles"
    case .reversePolish: "Notation polonaise inverse"
    case .digits: "Chiffres"
    case .places: "Décimales"
    case .numberMarks: "Séparateurs"
    case .notation: "Écriture"
    case .grouping: "Groupement"
    case .theme: "Apparence"
    case .language: "Langue"
    case .keepHistory: "Conserver l’historique"
    case .keepSession: "Conserver la session"
    }
  }
  /// The description in French.
  var frenchDescription: String {
    switch self {
    case .order: "2 + 3 × 4 vaut 14 ou, de gauche à droite, 20"
    case .angle: "L’unité de mesure des angles"
    case .reversePolish: "Si 2 Entrée 3 + vaut 5, avec des nombres sur une pile"
    case .digits: "Le nombre maximal de chiffres d’un résultat"
    case .places: "Le nombre maximal de décimales affichées\u{A0}; le nombre les garde toutes"
    case .numberMarks: "Le séparateur décimal et le groupement des chiffres"
    case .notation: "Si les résultats s’écrivent avec un exposant"
    case .grouping: "Si les chiffres sont groupés par trois"
    case .theme: "Si la calculatrice est claire ou sombre"
    case .language: "La langue de tous les textes"
    case .keepHistory: "Si les calculs terminés sont conservés"
    case .keepSession: "Si la calculatrice reprend où elle a été quittée"
    }
  }
}

extension SettingGroup {
  /// The text in French.
  var french: String {
    switch self {
    case .calculating: "Calcul"
    case .numbers: "Nombres"
    case .looks: "Aspect et langue"
    case .keeping: "Conservation"
    }
  }
}

extension SettingValue {
  /// The text in French.
  var french: String {
    switch self {
    case .precedence: "Priorité des opérations"
    case .leftToRight: "De gauche à droite"
    case .radians: "Radians"
    case .degrees: "Degrés"
    case .gradians: "Grades"
    case .automatic: "Automatique"
    case .plain: "Sans exposant"
    case .scientific: "Scientifique"
    case .engineering: "Ingénieur"
    case .thousands: "Milliers"
    case .noGrouping: "Sans groupement"
    case .light: "Clair"
    case .dark: "Sombre"
    case .highContrast: "Contraste élevé"
    case .on: "Oui"
    case .off: "Non"
    }
  }
}

extension UnitNameError {
  /// The text in French.
  public var french: String {
    switch self {
    case .unknown(let name, let suggestions) where suggestions.isEmpty: "unité inconnue " + Language.french.quoted(name)
    case .unknown(let name, let suggestions): "unité inconnue " + Language.french.quoted(name) + "; " + suggestions.joined(separator: " ou ") + "?"
    case .ambiguous(let name, let meanings): Language.french.quoted(name) + " désigne plus d’une unité\u{A0}: " + meanings.joined(separator: " ou ")
    }
  }
}

extension QuantityError {
  /// The text in French.
  public var french: String {
    switch self {
    case .differentDimensions(let left, let right, let hint?): switch left.isNone {
case true: switch right.isNone {
case true: "un simple nombre et un simple nombre ne mesurent pas la même chose\u{A0}; vouliez-vous dire " + hint + "\u{A0}?"
default: "un simple nombre et " + right.text + " ne mesurent pas la même chose\u{A0}; vouliez-vous dire " + hint + "\u{A0}?"
}
default: switch right.isNone {
case true: left.text + " et un simple nombre ne mesurent pas la même chose\u{A0}; vouliez-vous dire " + hint + "\u{A0}?"
default: left.text + " et " + right.text + " ne mesurent pas la même chose\u{A0}; vouliez-vous dire " + hint + "\u{A0}?"
}
}
    case .differentDimensions(let left, let right, nil): switch left.isNone {
case true: switch right.isNone {
case true: "un simple nombre et un simple nombre ne mesurent pas la même chose"
default: "un simple nombre et " + right.text + " ne mesurent pas la même chose"
}
default: switch right.isNone {
case true: left.text + " et un simple nombre ne mesurent pas la même chose"
default: left.text + " et " + right.text + " ne mesurent pas la même chose"
}
}
    case .noUnit(let units): "le nombre n’a pas d’unité à convertir en " + units.text
    case .exponentWithUnit: "un exposant n’a pas d’unité"
    case .fractionalExponent(let units): "les exposants de " + units.text + " ne seraient pas entiers"
    case .exponentTooLarge: "l’exposant d’une unité est trop grand"
    case .tooManyUnits: "trop d’unités"
    case .sumOfTemperatures: "deux températures ne s’additionnent pas\u{A0}; une différence est en K, delta_degC ou delta_degF"
    case .productOfTemperature: "une température ne se multiplie pas\u{A0}; une différence est en K, delta_degC ou delta_degF"
    case .temperatureAndDifference: "une température n’est pas une différence de températures"
    case .frequencyAndAngle: "Hz et un angle par temps diffèrent d’un 2π incertain\u{A0}; prenez rpm ou turn/s"
    case .unitsNotDescending: "chaque unité doit être plus petite que la précédente et de même nature"
    case .moneyTimesUnits(let units, let price): units.text + " n’est pas une somme d’argent\u{A0}; un prix en " + price.text + "\u{A0}?"
    case .noRate(let from, let to, let day?): "aucun taux de change de " + from.code + " à " + to.code + " n’est connu pour le " + day
    case .noRate(let from, let to, nil): "aucun taux de change de " + from.code + " à " + to.code + " n’est connu"
    case .calculation(let error): error.french
    }
  }
}

extension DateError {
  /// The text in French.
  public var french: String {
    switch self {
    case .noSuchDate: "cette date n’existe pas"
    case .unclear: "une date se termine ici\u{A0}; entourez d’espaces le signe d’une soustraction"
    case .noToday: "on ne sait pas quel jour on est\u{202F}; écrivez sa date, comme 2026-11-22"
    case .noZone: "il faut ici un instant avec son fuseau horaire, comme «\u{A0}2026-11-22 14:30 UTC\u{A0}»"
    case .noSuchZone: "ce fuseau horaire n’existe pas\u{202F}; ils s’appellent par exemple Europe/Berlin"
    case .noZoneTable: "aucun fuseau horaire n’est connu ici\u{202F}; sous Linux, le paquet tzdata les contient"
    case .damagedZone(let name): "le fichier du fuseau horaire \(name) est illisible"
    case .dayOfNoRate: "« on » et un jour sont pour les taux de change"
    case .sumOfDates: "deux dates ne s’additionnent pas"
    case .productOfDate: "une date ne peut être que dans une somme ou une différence"
    case .noTime: "à côté d’une date il faut un temps avec son unité, comme «\u{A0}3 days\u{A0}»"
    case .subtractedDate: "une date ne se soustrait pas d’un temps"
    case .notWholeDays: "à côté d’une date il n’y a que des jours entiers"
    case .notWholeSteps: "à côté d’une date il n’y a que des mois et des années entiers"
    case .beyondCalendar: "les dates vont de 0001-01-01 à 9999-12-31"
    case .noDate: "il faut une date ici, comme 2026-11-22"
    case .noSuchTime: "minutes et secondes sont inférieures à 60, et les heures avec «\u{A0}am\u{A0}» ou «\u{A0}pm\u{A0}» vont de 1 à 12"
    case .timeOfDay: "à côté d’une heure il faut une durée, comme «\u{A0}5pm + 3 h\u{A0}», ou une autre heure après un moins\u{A0}: «\u{A0}5pm - 9am\u{A0}»"
    case .laterTime: "l’heure après le moins est plus tardive\u{A0}; échangez-les, ou ajoutez 24 h à la première si elle est au lendemain"
    case .notConvertible: "une date n’a pas d’unité\u{A0}; elle se convertit «\u{A0}to weekday\u{A0}» et «\u{A0}to week\u{A0}»"
    }
  }
}

extension PasteReason {
  /// The text in French.
  var french: String {
    switch self {
    case .noText: "il n’y a pas de texte"
    case .severalNumbers: "plusieurs nombres\u{A0}; tapez sum( ou mean( et collez-les là"
    case .tooLong(let limit): "plus de \(limit) caractères"
    case .notANumber(let text): Language.french.quoted(text) + " n’est pas un nombre"
    case .unfinished: "le texte n’a pas de fin"
    case .expression(let cause, let column?): "colonne \(column), " + cause.french
    case .expression(let cause, nil): cause.french
    case .calculation(let error): error.french
    }
  }
}

extension StorageReason {
  /// The text in French.
  var french: String {
    switch self {
    case .noSpace: "il n’y a plus de place"
    case .notPermitted: "ce n’est pas autorisé"
    case .unreadable: "la lecture est impossible"
    case .other(let detail) where detail.isEmpty: "un problème est survenu"
    case .other(let detail): detail
    }
  }
}

extension HistoryReason {
  /// The text in French.
  var french: String {
    switch self {
    case .gone: "ce calcul n’est plus dans l’historique"
    case .usesItself: "un calcul ne peut pas utiliser son propre résultat"
    case .usesLater: "un calcul ne peut utiliser que des résultats antérieurs"
    case .usesUnknown: "le calcul utilisé n’est pas dans l’historique"
    case .unitsHaveNoValue: "ses unités ou dates n’ont pas de valeur ensemble"
    case .usesRemoved: "un calcul utilisé manque"
    case .unreadable: "l’expression est illisible"
    case .tooLong(let limit): "plus de \(limit) caractères"
    case .expression(let cause): cause.french
    case .calculation(let error): error.french
    }
  }
}

extension SettingReason {
  /// The text in French.
  var french: String {
    switch self {
    case .noEqualsSign: "il manque «\u{A0}=\u{A0}»"
    case .unknownName(let name): "il n’y a pas de réglage " + Language.french.quoted(name)
    case .unknownValue(let value, let setting): Language.french.quoted(value) + " n’est pas une valeur de " + setting
    }
  }
}

extension Sentence {
  /// The text in French.
  var french: String {
    switch self {
    case .nothingToUndo: "Rien à annuler"
    case .nothingToRedo: "Rien à rétablir"
    case .nothingToCopy: "Rien à copier"
    case .nothingToStore: "Rien à mémoriser"
    case .copied(let number): "Copié\u{A0}: " + number
    case .nothingToLink: "Rien à partager par un lien"
    case .linkCopied: "Lien vers ce calcul copié"
    case .pasted(let reading, .degrees): "Collé\u{A0}: " + reading + ", angles en degrés"
    case .pasted(let reading, .radians): "Collé\u{A0}: " + reading + ", angles en radians"
    case .pasted(let reading, .gradians): "Collé\u{A0}: " + reading + ", angles en grades"
    case .pasted(let reading, nil): "Collé\u{A0}: " + reading
    case .answer(let text): text
    case .keysHaveNoUnits: "Les touches n’ont pas d’unité\u{A0}: tapez l’opération comme ligne, par exemple + 2 cm"
    case .ratesTaken(let count): "Taux de change repris\u{A0}: \(count)"
    case .ageOfRates(let days): "âge en jours\u{A0}: \(days)"
    case .needsRates: "Il faut un taux, saisi ou collé\u{A0}: rate 2026-11-20 1 EUR = 1.08 USD"
    case .notPasted(let reason): "Non collé\u{A0}: " + reason.french
    case .linked(let reading, .degrees): "Du lien\u{A0}: " + reading + ", angles en degrés"
    case .linked(let reading, .radians): "Du lien\u{A0}: " + reading + ", angles en radians"
    case .linked(let reading, .gradians): "Du lien\u{A0}: " + reading + ", angles en grades"
    case .linked(let reading, nil): "Du lien\u{A0}: " + reading
    case .notLinked(let reason): "Lien non suivi\u{A0}: " + reason.french
    case .stored(let number): "Nombre gardé\u{A0}: " + number
    case .memoryIsFull: "Plus de place pour un autre nombre"
    case .noOtherForm: "Ni fraction ni forme exacte assez courte"
    case .noMoreDigits: "Plus de chiffres prendraient trop de temps"
    case .orderIs(.precedence): "La multiplication et la division sont désormais prioritaires"
    case .orderIs(.leftToRight): "Tout est désormais calculé de gauche à droite"
    case .separators(areShown: true): "Les séparateurs de milliers sont désormais affichés"
    case .separators(areShown: false): "Les nombres sont désormais sans séparateurs de milliers"
    case .notationIsReversePolish(true): "Les opérations prennent désormais leurs nombres sur une pile"
    case .notationIsReversePolish(false): "Les opérations se placent désormais entre les nombres"
    case .anglesAreIn(.radians): "Les angles sont désormais en radians"
    case .anglesAreIn(.degrees): "Les angles sont désormais en degrés"
    case .anglesAreIn(.gradians): "Les angles sont désormais en grades"
    case .baseIs(let base): "Les nombres sont désormais en base \(base.rawValue)"
    case .wordsHave(let bits): "Les mots ont désormais \(bits) bits"
    case .wordsAreSigned(true): "Les mots sont désormais signés"
    case .wordsAreSigned(false): "Les mots sont désormais non signés"
    case .historyIsOff: "L’historique est désactivé"
    case .historyIsOn: "L’historique est activé"
    case .historyIsCleared: "L’historique est effacé"
    case .calculationIsRemoved: "Le calcul est retiré"
    case .notKept(let changes, let reason): switch PluralCategory(changes, in: .french) {
case .one: "\(changes) modification pas encore conservée\u{A0}: " + reason.french
case .many: "\(changes) de modifications pas encore conservées\u{A0}: " + reason.french
default: "\(changes) modifications pas encore conservées\u{A0}: " + reason.french
}
    case .historyNotRead(let reason): "Historique non lu\u{A0}: " + reason.french
    case .settingsNotRead(let reason): "Réglages non lus\u{A0}: " + reason.french
    case .settingsNotSaved(let reason): "Réglages non enregistrés\u{A0}: " + reason.french
    case .setAside(let lines, let place): switch PluralCategory(lines, in: .french) {
case .one: "\(lines) ligne endommagée mise de côté dans " + place
case .many: "\(lines) de lignes endommagées mises de côté dans " + place
default: "\(lines) lignes endommagées mises de côté dans " + place
}
    case .sessionNotKept(let reason): "La session n’est pas conservée\u{A0}: " + reason.french
    case .sessionNotRead(let reason): "La session n’a pas été lue\u{A0}: " + reason.french
    case .sessionSetAside(let place): "La dernière session est illisible\u{202F}; elle est conservée dans " + place
    case .approximately(let number): "environ " + number
    case .error(let error, nil): "Erreur\u{A0}: " + error.french
    case .error(let error, let demand?): switch PluralCategory(demand.count, in: .french) {
case .one: "Erreur\u{A0}: " + error.french + "\u{A0}: " + demand.operation + " en demande un"
default: "Erreur\u{A0}: " + error.french + "\u{A0}: " + demand.operation + " en demande deux"
}
    case .spokenError(let error, nil): "Erreur, " + error.french
    case .spokenError(let error, let demand?): switch PluralCategory(demand.count, in: .french) {
case .one: "Erreur, " + error.french + "\u{A0}: " + demand.operation + " en demande un"
default: "Erreur, " + error.french + "\u{A0}: " + demand.operation + " en demande deux"
}
    case .failure(let calculation, let error): calculation + "\u{A0}: " + error.french
    case .wrapped(let exact, let bits, let word): exact + ", sur \(bits) bits " + word
    case .wholePart(let word, let exact): exact + ", partie entière " + word
    case .remainder(let quotient, let remainder): quotient + ", reste " + remainder
    case .cut(let number, let bits): number + ", réduit à \(bits) bits"
    case .bit(let bit, true): "le bit \(bit), 1"
    case .bit(let bit, false): "le bit \(bit), 0"
    case .carry(true): "retenue 1"
    case .carry(false): "retenue 0"
    case .calculations(let count): switch PluralCategory(count, in: .french) {
case .one: "\(count) calcul"
case .many: "\(count) de calculs"
default: "\(count) calculs"
}
    case .digits(let count): switch PluralCategory(count, in: .french) {
case .one: "\(count) chiffre"
case .many: "\(count) de chiffres"
default: "\(count) chiffres"
}
    case .greeting(let help, let quit): "Tapez un calcul comme 5+3 puis Entrée\u{202F}; " + help + " pour l’aide, " + quit + " pour quitter."
    case .notPressed(let character, let column): "Rien de pressé\u{A0}: colonne \(column), «\u{A0}" + character + "\u{A0}» n’est pas une touche"
    case .notRead(let cause, let column): "Non lu\u{A0}: colonne \(column), " + cause.french
    case .wouldReplaceNumber(let column): "Rien de pressé\u{A0}: la colonne \(column) remplacerait un nombre qui précède"
    case .notListed(let text): "Il n’y a pas de " + Language.french.quoted(text) + " dans la liste"
    case .unprintableNotPressed(let column): "Rien de pressé\u{A0}: colonne \(column), ce caractère n’est pas une touche"
    case .helpHint(let key): key + " aide"
    case .continues(let key): key + " pour la suite"
    case .closes(let key): key + " pour fermer"
    case .needs(let columns, let rows): "Il faut \(columns)×\(rows)"
    case .losesSession(let key): "Des nombres mémorisés ou en attente seraient perdus\u{A0}: " + key + " quitte"
    case .shortcuts(let name, let shortcuts): name + "\u{A0}: " + shortcuts
    }
  }
}

extension SheetExample {
  /// The text in French.
  package var french: String {
    switch self {
    case .budget: "Exemple\u{A0}: budget; Loyer; Courses; Électricité; Téléphone"
    case .trip: "Exemple\u{A0}: partage d’un voyage; Hôtel; Essence; Dîner"
    case .invoice: "Exemple\u{A0}: facture; Conception; Hébergement"
    case .timesheet: "Exemple\u{A0}: feuille d’heures"
    case .loans: "Exemple\u{A0}: deux prêts"
    }
  }
}

extension SheetFaceWords {
  /// The text in French.
  package var french: String {
    switch self {
    case .untitled: "Sans titre"
    case .newSheet: "Nouvelle feuille"
    case .openSheet: "Ouvrir une feuille…"
    case .save: "Enregistrer"
    case .saveAs: "Enregistrer sous…"
    case .fileName: "Nom du fichier"
    case .text: "Feuille"
    case .answers: "Résultats"
    case .more: "Forme exacte, plus de chiffres"
    case .writeAnswers: "Écrire les résultats dans le texte"
    case .updateAnswers: "Mettre à jour les résultats du texte"
    case .removeAnswers: "Retirer les résultats du texte"
    case .examples: "Exemples"
    case .keypad: "Touches à l’écran"
    case .redraw: "Redessiner"
    case .move: "Se déplacer"
    case .moveByWord: "Se déplacer d’un mot"
    case .moveToEnd: "Au début ou à la fin"
    case .select: "Sélectionner"
    case .complete: "Compléter un nom"
    case .changeNumber: "Modifier le nombre au curseur"
    case .dragNumber: "Maintenir la touche et tirer un nombre pour le modifier"
    case .refer: "Clic sur un résultat\u{A0}: l’utiliser dans la ligne"
    case .saved(let name): "Enregistré sous " + name
    case .answersWritten: "Les résultats sont dans le texte"
    case .answersUpdated: "Les résultats du texte sont à jour"
    case .answersRemoved: "Il n’y a pas de résultats dans le texte"
    case .nothingToUndo: "Il n’y a rien à annuler"
    case .nothingToRedo: "Il n’y a rien à rétablir"
    case .nothingSelected: "Rien n’est sélectionné"
    case .noNameBegins: "Aucun nom ne commence ainsi"
    case .nothingMore: "La ligne n’a pas de résultat"
    case .unfinishedPaste: "Le collage n’a pas pris fin\u{A0}; rien n’en a été repris"
    case .savesChanges: "Enregistrer les modifications\u{A0}?"
    case .losesChanges: "Ce qui n’est pas enregistré sera perdu."
    case .discard: "Abandonner"
    case .hasChanged: "Le fichier a changé depuis sa lecture"
    case .losesTheirs: "Quelqu’un l’a modifié ou supprimé. Le remplacer perd ce qui y a été écrit."
    case .overwrite: "Remplacer"
    case .exists(let name): "Il y a déjà un fichier " + name
    case .recoversText: "Récupérer ce qui a été saisi\u{A0}?"
    case .wasNotSaved: "Le programme s’est arrêté avant l’enregistrement."
    case .wasOtherText: "Le fichier a changé depuis. La saisie s’ouvre comme nouvelle feuille, et le fichier reste tel quel."
    case .recover: "Récupérer"
    case .cannotOpen: "Le fichier ne peut pas être ouvert"
    case .cannotSave: "Le fichier ne peut pas être enregistré"
    case .isNotText: "Ce n’est pas un texte en UTF-8."
    case .hasOtherLineEnds: "Il a des caractères que la modification perdrait\u{A0}: NUL ou fins de ligne d’autres systèmes."
    }
  }
}

extension SheetWords {
  /// The text in French.
  package var french: String {
    switch self {
    case .changedAnswers(let count): switch PluralCategory(count, in: .french) {
case .one: "\(count) résultat a changé"
case .many: "\(count) de résultats ont changé"
default: "\(count) résultats ont changé"
}
    case .line(let number): "ligne \(number)"
    case .equals(let number): "égale " + number + ", exact"
    case .approximately(let number): "environ " + number
    case .failure(let reason): "erreur, " + reason
    case .pending: "calcul en cours"
    case .function: "fonction"
    case .graph: "courbe"
    case .heading: "titre"
    case .blank: "vide"
    case .plus: "plus"
    case .minus: "moins"
    case .times: "fois"
    case .dividedBy: "divisé par"
    case .toThePowerOf: "puissance"
    case .percent: "pour cent"
    case .definedAs: "vaut"
    case .opensParenthesis: "parenthèse ouvrante"
    case .closesParenthesis: "parenthèse fermante"
    case .sum(let number): "somme " + number
    case .average(let number): "moyenne " + number
    case .count(let count): "nombre \(count)"
    case .countedLines(let count): switch PluralCategory(count, in: .french) {
case .one: "(\(count) ligne)"
default: "(\(count) lignes)"
}
    case .addedMarks(let marks): "les nombres de cette feuille se lisent comme " + marks + "\u{A0}; la première ligne le dit"
    case .remark(let remark): remark.french
    case .failedLine(let number): "la ligne \(number) contient une erreur"
    case .nothingAbove: "il n’y a rien à compter au-dessus"
    case .lineBelow: "la ligne est en dessous, et une ligne ne lit que ce qui la précède"
    case .noSuchLine: "cette ligne n’a pas de valeur"
    case .refusal(let refusal): refusal.french
    case .limit(.tooManyLines): "\(Sheet.lineLimit) lignes au plus"
    case .limit(.tooLong): "\(Sheet.byteLimit) octets au plus"
    }
  }
}

extension ReadingNote {
  /// The text in French.
  public var french: String {
    switch self {
    case .calories: "une calorie vaut 4,184 J\u{A0}; pour celles des aliments, écrivez kcal"
    case .pounds: "une livre est ici un poids\u{A0}; l’argent est £ ou GBP"
    case .workdays: "du lundi au vendredi, sans le premier jour\u{A0}; les jours fériés ne sont pas connus"
    case .addsPercentage: "ajoute le pourcentage\u{A0}; `of` ne donne que la part"
    case .isNoDate: "calculé comme des nombres\u{A0}; une date s’écrit 2026-12-20"
    case .bits: "`and` et `or` portent sur les bits\u{A0}; une somme s’écrit avec +"
    case .hoursAndMinutes: "5:12 est 5 h 12 min\u{A0}; 5 min 12 s est 0:05:12"
    case .isDuration: "une durée\u{A0}; une heure du jour s’écrit 11pm + 8 h"
    case .timesCancel: "les heures et les jours se simplifient\u{A0}; pour des heures par jour, divisez par le nombre seul"
    case .isNoShare: "un pourcentage entre parenthèses est un nombre, pas une part\u{A0}; enlevez les parenthèses"
    case .beforeGregorian: "avant le 15 octobre 1582, c’est la date grégorienne, pas la julienne"
    }
  }
}

extension SheetRemark {
  /// The text in French.
  var french: String {
    switch self {
    case .countsDefinitions(let lines): "compte " + Language.french.listed(lines) + "\u{A0}; une ligne vide au-dessus des postes l’écarte"
    case .leavesOut(let lines): "ne compte pas " + Language.french.listed(lines)
    case .leavesOutPercentages(let lines, let sum): "ne compte pas " + Language.french.listed(lines) + "\u{A0}; avec `" + sum + "`, c’est compté"
    case .takesOff(let lines): "déduit " + Language.french.listed(lines)
    case .countsPercentages(let lines): "compte " + Language.french.listed(lines) + " des lignes au-dessus"
    case .countsDerived(let lines): "compte " + Language.french.listed(lines) + " et aussi ce dont c’est calculé"
    case .addsBulleted(let lines): "ajoute " + Language.french.listed(lines) + "\u{A0}: le tiret est une puce\u{A0}; un moins se met devant le nombre"
    case .adds(let lines): "ajoute " + Language.french.listed(lines) + "\u{A0}; un moins devant le montant le retranche"
    case .countsAboveTotal(let line): "compte aussi les lignes au-dessus du total de la ligne \(line)"
    case .leavesBlockAbove: "ne compte pas les lignes avant la ligne vide\u{A0}; `grand total` compte tout"
    case .countsAsMoney(let lines, let currency): "compte " + Language.french.listed(lines) + " en " + currency
    case .note(let note): note.french
    case .totalsBlockAbove: "porte sur le bloc avant la ligne vide"
    case .text(let word, let name?): word + "\u{A0}: du texte\u{A0}; vouliez-vous dire " + name + "\u{A0}?"
    case .text(let word, nil): word + " est du texte\u{A0}; rien ne porte ce nom"
    case .radians: "en radians\u{A0}; en degrés sin(30°), ou `# exactly: angle deg` tout en haut"
    case .otherReading(let reading): "lu comme " + reading
    case .optionsTooLow: "les options ne comptent que tout en haut, avant la première ligne"
    }
  }
}

extension SheetKeyRefusal {
  /// The text in French.
  var french: String {
    switch self {
    case .comment: "Un commentaire ne calcule rien"
    case .needsNumber: "Il faut d’abord un nombre"
    case .needsOperation: "Il faut d’abord une opération"
    case .secondPoint: "Une seule virgule décimale"
    case .nothingToClear: "Rien à effacer ici"
    case .nothingToDelete: "Aucun caractère à supprimer"
    case .noOpenParenthesis: "Aucune parenthèse n’est ouverte"
    case .nothingToRepeat: "Aucune opération à répéter"
    case .memory: "Une feuille retient les nombres par leurs noms\u{A0}: a = 5"
    case .random: "Les résultats d’une feuille ne dépendent que de son texte"
    case .reversedPower: "La base d’une puissance vient d’abord\u{A0}: x^y"
    case .otherKeypad: "Cette touche est d’un autre clavier"
    }
  }
}

extension UnitCategory {
  /// The text in French.
  package var french: String {
    switch self {
    case .angle: "Angle"
    case .area: "Surface"
    case .currency: "Devise"
    case .data: "Données"
    case .energy: "Énergie"
    case .force: "Force"
    case .fuel: "Consommation de carburant"
    case .length: "Longueur"
    case .power: "Puissance"
    case .pressure: "Pression"
    case .speed: "Vitesse"
    case .temperature: "Température"
    case .time: "Durée"
    case .volume: "Volume"
    case .weight: "Poids"
    case .other: "Autres"
    }
  }
}

extension WrittenDate {
  static let french: [Name] = names(in: """
    janvier février mars avril mai juin juillet août septembre octobre novembre décembre hier aujourd’hui demain
    """)
}

extension EverydayUnits {
  static let french: [Name] = names(in: """
    deg Degrés
    rad Radians
    mrad Milliradians
    grad Grades
    arcmin Minutes d’arc
    arcsec Secondes d’arc
    turn Tours
    mm^2 Millimètres carrés
    cm^2 Centimètres carrés
    m^2 Mètres carrés
    are Ares
    ha Hectares
    km^2 Kilomètres carrés
    in^2 Pouces carrés
    ft^2 Pieds carrés
    yd^2 Yards carrés
    acre Acres
    mi^2 Milles carrés
    tsubo Tsubo
    bit Bits
    B Octets
    kbit Kilobits
    kB Kilooctets
    Kibit Kibibits
    KiB Kibioctets
    Mbit Mégabits
    MB Mégaoctets
    Mibit Mébibits
    MiB Mébioctets
    Gbit Gigabits
    GB Gigaoctets
    GiB Gibioctets
    TB Téraoctets
    TiB Tébioctets
    PB Pétaoctets
    PiB Pébioctets
    J Joules
    kJ Kilojoules
    MJ Mégajoules
    cal Calories
    kcal Kilocalories
    Wh Wattheures
    kWh Kilowattheures
    MWh Mégawattheures
    eV Électronvolts
    BTU Unités thermiques britanniques
    ftlbf Pieds-livres
    therm Therms
    erg Ergs
    N Newtons
    kN Kilonewtons
    dyn Dynes
    gf Grammes-force
    kgf Kilogrammes-force
    ozf Onces-force
    lbf Livres-force
    pdl Poundals
    kip Kips
    L/100km Litres aux 100 kilomètres
    kmpl Kilomètres par litre
    mpg Milles par gallon (É.-U.)
    mpg_imp Milles par gallon (impérial)
    gal/100mi Gallons aux 100 milles
    nm Nanomètres
    um Micromètres
    mm Millimètres
    cm Centimètres
    m Mètres
    km Kilomètres
    in Pouces
    ft Pieds
    yd Yards
    mi Milles terrestres
    nmi Milles marins
    fathom Brasses
    furlong Furlongs
    point Points
    au Unités astronomiques
    ly Années-lumière
    pc Parsecs
    mW Milliwatts
    W Watts
    kW Kilowatts
    MW Mégawatts
    GW Gigawatts
    hp Chevaux-vapeur (britanniques)
    hp_metric Chevaux-vapeur
    BTU_h BTU par heure
    ftlbf_s Pieds-livres par seconde
    Pa Pascals
    hPa Hectopascals
    kPa Kilopascals
    MPa Mégapascals
    mbar Millibars
    bar Bars
    atm Atmosphères
    at Atmosphères techniques
    psi Livres par pouce carré
    torr Torrs
    mmHg Millimètres de mercure
    inHg Pouces de mercure
    m/s Mètres par seconde
    km/h Kilomètres par heure
    mph Milles par heure
    ft/s Pieds par seconde
    kn Nœuds
    min/km Minutes par kilomètre
    min/mi Minutes par mille
    c0 Vitesse de la lumière
    degC Celsius
    degF Fahrenheit
    K Kelvins
    degR Rankine
    ns Nanosecondes
    us Microsecondes
    ms Millisecondes
    s Secondes
    min Minutes
    h Heures
    d Jours
    week Semaines
    month Mois
    year Années
    decade Décennies
    century Siècles
    mL Millilitres
    cL Centilitres
    dL Décilitres
    L Litres
    hL Hectolitres
    cm^3 Centimètres cubes
    m^3 Mètres cubes
    tsp Cuillères à café (É.-U.)
    tbsp Cuillères à soupe (É.-U.)
    floz Onces liquides (É.-U.)
    cup Tasses (É.-U.)
    metric_cup Tasses (métriques)
    pt Pintes (É.-U.)
    qt Quarts (É.-U.)
    gal Gallons (É.-U.)
    imp_floz Onces liquides (impériales)
    imp_pt Pintes (impériales)
    imp_qt Quarts (impériaux)
    imp_gal Gallons (impériaux)
    in^3 Pouces cubes
    ft^3 Pieds cubes
    yd^3 Yards cubes
    bbl Barils de pétrole
    ug Microgrammes
    mg Milligrammes
    g Grammes
    kg Kilogrammes
    t Tonnes
    ct Carats
    grain Grains
    oz Onces
    lb Livres
    st Stones
    short_ton Tonnes courtes
    long_ton Tonnes longues
    ozt Onces troy
    """)
}
