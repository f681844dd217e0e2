### Language: french, Français
### Locales: fr-FR, fr-CA, fr

## Languages Punctuation package

Punctuation-colon = { "\u00A0: " }
Punctuation-comma = { ", " }
Punctuation-pause = { ", " }
Punctuation-fullStop = .
Punctuation-gap = { " " }
Punctuation-quotation = « { $text } »

## CalculatorPresentation ConstantsText package

ConstantsText-name = { $constant }
ConstantsText-search = Rechercher
ConstantsText-nothingFound = Rien trouvé
ConstantsText-measuredAreLeftOut = Les constantes mesurées, comme celle de la gravitation, n’y sont pas : elles ne sont pas exactes

## CalculatorPresentation PhysicalConstant

PhysicalConstant-caesiumFrequency = Fréquence du césium
PhysicalConstant-speedOfLight = Vitesse de la lumière
PhysicalConstant-planck = Constante de Planck
PhysicalConstant-elementaryCharge = Charge élémentaire
PhysicalConstant-boltzmann = Constante de Boltzmann
PhysicalConstant-avogadro = Constante d’Avogadro
PhysicalConstant-luminousEfficacy = Efficacité lumineuse
PhysicalConstant-reducedPlanck = Constante de Planck réduite
PhysicalConstant-gas = Constante des gaz
PhysicalConstant-faraday = Constante de Faraday
PhysicalConstant-stefanBoltzmann = Constante de Stefan-Boltzmann
PhysicalConstant-josephson = Constante de Josephson
PhysicalConstant-vonKlitzing = Constante de von Klitzing
PhysicalConstant-standardGravity = Pesanteur normale
PhysicalConstant-standardAtmosphere = Atmosphère normale
PhysicalConstant-astronomicalUnit = Unité astronomique
PhysicalConstant-lightYear = Année-lumière
PhysicalConstant-parsec = Parsec

## CalculatorPresentation DatesText package

DatesText-field-from = Du
DatesText-field-to = Au
DatesText-field-years = Années
DatesText-field-months = Mois
DatesText-field-days = Jours
DatesText-field-workdays = Jours ouvrés
DatesText-field-time = Heures et minutes
DatesText-countLastDay = Compter le dernier jour
DatesText-difference = Différence
DatesText-steps = Ajouter ou soustraire
DatesText-direction-adding = Ajouter
DatesText-direction-subtracting = Soustraire
DatesText-result = Résultat
DatesText-weekday = { $weekday }
DatesText-count-years = { $count ->
        [one] { $count } an
        *[other] { $count } ans
    }
DatesText-count-months = { $count } mois
DatesText-count-weeks = { $count ->
        [one] { $count } semaine
        *[other] { $count } semaines
    }
DatesText-count-days = { $count ->
        [one] { $count } jour
        [many] { $count } de jours
        *[other] { $count } jours
    }
DatesText-count-workdays = { $count ->
        [one] { $count } jour ouvré
        [many] { $count } de jours ouvrés
        *[other] { $count } jours ouvrés
    }
DatesText-count-hours = { $count ->
        [one] { $count } heure
        *[other] { $count } heures
    }
DatesText-count-minutes = { $count ->
        [one] { $count } minute
        *[other] { $count } minutes
    }
DatesText-count-seconds = { $count ->
        [one] { $count } seconde
        *[other] { $count } secondes
    }
DatesText-earlier = { $text } plus tôt
DatesText-away-minus1 = hier
DatesText-away-1 = demain
DatesText-away = il y a { $days ->
        [one] { $days } jour
        [many] { $days } de jours
        *[other] { $days } jours
    }
DatesText-away-2 = dans { $days ->
        [one] { $days } jour
        [many] { $days } de jours
        *[other] { $days } jours
    }
DatesText-date = { $moment }, { $weekday }
DatesText-problem = { $problem }

## CalculatorPresentation Weekday

Weekday-monday = lundi
Weekday-tuesday = mardi
Weekday-wednesday = mercredi
Weekday-thursday = jeudi
Weekday-friday = vendredi
Weekday-saturday = samedi
Weekday-sunday = dimanche

## CalculatorPresentation DatesProblem

DatesProblem-otherForm = AAAA-MM-JJ attendu, erreur au caractère { $place }
DatesProblem-noSuchYear = les années commencent à 0001
DatesProblem-noSuchMonth = les mois vont de 01 à 12
DatesProblem-noSuchDay = les jours de ce mois vont de 01 à { $last }
DatesProblem-noWholeNumber = nombre entier attendu, erreur au caractère { $place }
DatesProblem-tooMany = au plus { $countLimit }
DatesProblem-noDuration = durée attendue, comme 7:45
DatesProblem-ambiguous = écrivez { $one } ou { $other }
DatesProblem-beyondCalendar = pas entre 0001-01-01 et 9999-12-31

## CalculatorPresentation CalculationError, English: public reason in ExactReals

CalculationError-divisionByZero = division par zéro
CalculationError-notReal = le résultat n’est pas un nombre réel
CalculationError-outsideDomain = hors du domaine de définition de la fonction
CalculationError-notInteger = réservé aux nombres entiers
CalculationError-notFraction = réservé aux nombres entiers et aux fractions
CalculationError-negativeShiftCount = le nombre de décalages est négatif
CalculationError-tooFewNumbers = trop peu de nombres sur la pile
CalculationError-stackFull = la pile est pleine
CalculationError-tooLarge = le résultat est trop grand
CalculationError-argumentTooLarge = l’argument de la fonction est trop grand
CalculationError-tooSmall = le résultat est trop proche de zéro
CalculationError-tooManyDigits = le résultat exact a trop de chiffres
CalculationError-tooMuchWork = le calcul est trop long
CalculationError-undecided = impossible de décider si un nombre est nul ici
CalculationError-notDifferentiable = il n’y a pas de dérivée ici, ou aucune n’est connue
CalculationError-notIntegrable = aucune intégrale ne peut être prouvée ici : la fonction n’est peut-être pas définie ou pas bornée partout
CalculationError-notIsolated = toutes les racines ne peuvent être prouvées ici : il y en a peut-être une infinité
CalculationError-notPolynomial = solve ne prend que des polynômes ; roots(f, x, a, b) prend toute expression et un intervalle
CalculationError-stopped = interrompu

## CalculatorPresentation Unavailable, English: public reason in CalculatorModel

Unavailable-latex = la commande LaTeX { QUOTED($command, limit: 40) } n’est pas lue
Unavailable-equation = pour résoudre une équation, écrivez solve(x^2 = 4, x)
Unavailable-complexNumber = il n’y a pas de nombres complexes ; toute valeur est réelle
Unavailable-matrix = il n’y a pas de matrices ; une liste s’écrit [1, 2, 3]
Unavailable-calculus = pas de limites ; voir roots(x^2 - 2, x, -5, 5), integral(x^2, x, 0, 1), derivative(x^2, x, 3)
Unavailable-networkAddress = les adresses réseau ne sont pas lues ; les nombres entiers ont and, or et <<
Unavailable-colour = les couleurs ne sont pas lues ; le nombre est 0x{ $digits }
Unavailable-dice = il n’y a pas de dés ; le clavier a Rand
Unavailable-romanNumeral = les chiffres romains ne sont pas lus ; « to roman » les écrit
Unavailable-density = la masse d’un volume dépend de son contenu ; multipliez-la ainsi : 2 cups * 125 g/cup
Unavailable-plot = les courbes ont leur propre commande : exactly plot x^2
Unavailable-measuredConstant = { QUOTED($name, limit: 40) } est mesuré et n’est pas exact ; planck, avogadro et d’autres sont exacts

## CalculatorPresentation ExpressionError.Cause, English: package reason in CalculatorModel

ExpressionError-Cause-empty = rien à calculer
ExpressionError-Cause-missingOperand = il manque un nombre
ExpressionError-Cause-missingOperator = il manque un opérateur
ExpressionError-Cause-percentageAsRemainder = il manque un opérateur après « % » ; le reste d’une division s’écrit « mod »
ExpressionError-Cause-unopenedBracket = cette parenthèse n’a jamais été ouverte
ExpressionError-Cause-unclosedBracket = cette parenthèse n’a jamais été fermée
ExpressionError-Cause-otherNotation = cela s’écrit ici { QUOTED($text, limit: 40) }
ExpressionError-Cause-severalCalculations = une ligne contient un seul calcul ; écrivez ce qui suit « ; » à la ligne suivante
ExpressionError-Cause-unknownName = nom inconnu { QUOTED($name) } ; vouliez-vous dire { QUOTED($suggestion) } ?
ExpressionError-Cause-unknownName-alone = nom inconnu { QUOTED($name) }
ExpressionError-Cause-ambiguous = cela peut être { $one } ou { $other } ; écrivez l’un des deux
ExpressionError-Cause-differentMarks = les signes se lisent ici autrement que dans { QUOTED($number) } ; écrivez-les de la même façon
ExpressionError-Cause-powerOfFunction = une puissance se place après l’argument : { $function }(x)^2 ; la fonction réciproque est { QUOTED($inverse) }
ExpressionError-Cause-powerOfFunction-alone = une puissance se place après l’argument : { $function }(x)^2
ExpressionError-Cause-roundedNumber = « ≈ » précède un nombre arrondi, dont il ne reste que ces chiffres
ExpressionError-Cause-differentDigits = les chiffres d’un nombre sont de deux écritures ; écrivez-les dans une seule
ExpressionError-Cause-differentCurrencies = deux monnaies ne peuvent pas être calculées ensemble
ExpressionError-Cause-ambiguousRoot = cela peut se lire de deux façons ; mettez un « × » devant la racine
ExpressionError-Cause-missingArgument = { QUOTED($function) } n’a pas d’argument avant ce signe ; écrivez-le entre parenthèses
ExpressionError-Cause-missingCalculation = ce calcul n’existe pas
ExpressionError-Cause-unknownCharacter = caractère inattendu { SHOWN($text) }
ExpressionError-Cause-needsWord = « >>> » demande un mot, comme celui de --word 64
ExpressionError-Cause-doesNotFit = ne tient pas sur { $bitWidth } bits avec signe
ExpressionError-Cause-doesNotFit-2 = ne tient pas sur { $bitWidth } bits sans signe
ExpressionError-Cause-misplacedConversion = ceci ne peut que terminer une ligne, suivi de « hex », « oct », « bin » ou « dec »
ExpressionError-Cause-onlyWholeNumbers = seuls les nombres entiers ont cette forme
ExpressionError-Cause-malformedNumber = ce n’est pas un nombre
ExpressionError-Cause-argumentCount = { QUOTED($function) } attend au moins { $least ->
        [one] { $least } argument
        *[other] { $least } arguments
    }, pas { $given }
ExpressionError-Cause-argumentCount-2 = { QUOTED($function) } attend { $most ->
        [one] { $most } argument
        *[other] { $most } arguments
    }, pas { $given }
ExpressionError-Cause-argumentCount-3 = { QUOTED($function) } attend { $least } ou { $most ->
        [one] { $most } argument
        *[other] { $most } arguments
    }, pas { $given }
ExpressionError-Cause-misplacedComma = une virgule ou un point-virgule ne sépare que les arguments d’une fonction
ExpressionError-Cause-repeatedFactorial = « !! » peut se lire de deux façons ; écrivez comme dans (3!)!
ExpressionError-Cause-misplacedEquals = « = » ne peut suivre qu’un nom, ou une fonction et ses paramètres
ExpressionError-Cause-reservedName = { QUOTED($name) } a déjà un sens
ExpressionError-Cause-repeatedParameter = deux paramètres s’appellent { QUOTED($name) }
ExpressionError-Cause-tooManyParameters = plus de { $parameterLimit } paramètres
ExpressionError-Cause-recursion = la fonction { QUOTED($name) } ne peut pas s’utiliser elle-même
ExpressionError-Cause-noPreviousAnswer = il n’y a pas encore de résultat précédent
ExpressionError-Cause-tooManyDefinitions = plus de { $definitionLimit } définitions, ou des définitions trop longues
ExpressionError-Cause-tooDeep = plus de { $depthLimit } niveaux de parenthèses, de signes et de fonctions
ExpressionError-Cause-tooLong = plus de { $lengthLimit } octets
ExpressionError-Cause-unit = { $error }
ExpressionError-Cause-malformedRate = un taux s’écrit « rate 2026-11-20 1 EUR = 1.0823 USD »
ExpressionError-Cause-missingUnit = il manque une unité ici
ExpressionError-Cause-numberWithoutUnit = un nombre derrière une grandeur a besoin de son unité
ExpressionError-Cause-onlyPlainNumbers = { QUOTED($name) } ne prend que des nombres sans unité
ExpressionError-Cause-notPlainNumber = le résultat n’est pas un simple nombre
ExpressionError-Cause-quantity = { $error }
ExpressionError-Cause-date = { $error }
ExpressionError-Cause-listAsNumber = une liste se trouve là où il faut un nombre ; autour d’un calcul on écrit ( )
ExpressionError-Cause-functionAsNumber = { QUOTED($name) } est une fonction ; ses arguments manquent
ExpressionError-Cause-percentageNeeded = il faut un pourcentage avant { QUOTED($word) }, comme 20%
ExpressionError-Cause-boundsNotWhole = les bornes doivent être des nombres entiers
ExpressionError-Cause-misplacedWord = { QUOTED($word) } ne veut rien dire ici
ExpressionError-Cause-onlyInSheets = { QUOTED($word) } désigne des lignes au-dessus, que seule une feuille possède
ExpressionError-Cause-nothingAbove = il n’y a rien au-dessus pour { QUOTED($word) }
ExpressionError-Cause-lineBelow = cette ligne n’est pas au-dessus
ExpressionError-Cause-noSuchLine = il n’y a pas de telle ligne avec une valeur
ExpressionError-Cause-sheetTooLong = les lignes de cette feuille prennent ensemble plus de { $limit } secondes
ExpressionError-Cause-sheetTooLarge = les résultats de cette feuille prennent ensemble plus de { $limit } Mo
ExpressionError-Cause-failedLine = la ligne { $index } a une erreur
ExpressionError-Cause-definedBelow = { QUOTED($name) } n’est défini que plus bas, à la ligne { $line }
ExpressionError-Cause-unknownOption = option inconnue { QUOTED($text) } ; il y a « angle », « places », « digits » et « marks »
ExpressionError-Cause-calculation = { $error }
ExpressionError-Cause-powerOfBits = { $error } ; le ou exclusif s’écrit { QUOTED("xor") }
ExpressionError-Cause-unavailable = { $feature }

## CalculatorPresentation HelpText package

HelpText-heading-touch = Avec les doigts
HelpText-heading-keyboard = Avec un clavier
HelpText-gesture = { $gesture }
HelpText-effect = { $gesture }
HelpText-withControl = Ctrl+{ $key }
HelpText-documentation = Guides et référence (en anglais)

## CalculatorPresentation TouchGesture

TouchGesture-swipeNumber = Balayer le nombre
    .effect = Effacer le dernier chiffre
TouchGesture-holdNumber = Maintenir le doigt sur le nombre
    .effect = Copier, coller, autres formes
TouchGesture-tapMark = Toucher = ou ≈ à côté du nombre
    .effect = Fraction, forme exacte ou décimale
TouchGesture-slideOffKey = Glisser hors d’une touche
    .effect = Ne rien presser, finalement
TouchGesture-typeWithThumbs = Taper avec les deux pouces
    .effect = Chaque appui compte
TouchGesture-tapCalculation = Toucher un calcul de l’historique
    .effect = Réutiliser son résultat
TouchGesture-turnDevice = Tourner l’appareil
    .effect = L’autre clavier

## CalculatorPresentation KeyName

KeyName-add = Additionner
KeyName-subtract = Soustraire
KeyName-multiply = Multiplier
KeyName-divide = Diviser
KeyName-equals = Égal
KeyName-percent = Pour cent
KeyName-changeSign = Changer de signe
KeyName-decimalPoint = Séparateur décimal
KeyName-clear = Effacer
KeyName-allClear = Tout effacer
KeyName-delete = Supprimer
KeyName-leftParenthesis = Parenthèse ouvrante
KeyName-rightParenthesis = Parenthèse fermante
KeyName-memoryClear = Effacer la mémoire
KeyName-memoryAdd = Ajouter à la mémoire
KeyName-memorySubtract = Soustraire de la mémoire
KeyName-memoryRecall = Rappeler la mémoire
KeyName-secondFunctions = Fonctions secondaires
KeyName-square = Carré
KeyName-cube = Cube
KeyName-xToThePowerOfY = x puissance y
KeyName-yToThePowerOfX = y puissance x
KeyName-eToThePowerOfX = e puissance x
KeyName-tenToThePowerOfX = 10 puissance x
KeyName-twoToThePowerOfX = 2 puissance x
KeyName-reciprocal = Inverse
KeyName-squareRoot = Racine carrée
KeyName-cubeRoot = Racine cubique
KeyName-yThRootOfX = Racine y-ième de x
KeyName-naturalLogarithm = Logarithme népérien
KeyName-logarithmBase10 = Logarithme décimal
KeyName-logarithmBase2 = Logarithme en base 2
KeyName-logarithmBaseY = Logarithme en base y
KeyName-factorial = Factorielle
KeyName-sine = Sinus
KeyName-cosine = Cosinus
KeyName-tangent = Tangente
KeyName-inverseSine = Arc sinus
KeyName-inverseCosine = Arc cosinus
KeyName-inverseTangent = Arc tangente
KeyName-hyperbolicSine = Sinus hyperbolique
KeyName-hyperbolicCosine = Cosinus hyperbolique
KeyName-hyperbolicTangent = Tangente hyperbolique
KeyName-inverseHyperbolicSine = Argument sinus hyperbolique
KeyName-inverseHyperbolicCosine = Argument cosinus hyperbolique
KeyName-inverseHyperbolicTangent = Argument tangente hyperbolique
KeyName-eulersNumber = Nombre d’Euler e
KeyName-pi = Pi
KeyName-enterExponent = Saisir l’exposant
KeyName-randomNumber = Nombre aléatoire
KeyName-radians = Radians
KeyName-degrees = Degrés
KeyName-remainder = Reste
KeyName-and = Et
KeyName-or = Ou
KeyName-exclusiveOr = Ou exclusif
KeyName-nand = Non et
KeyName-nor = Non ou
KeyName-shiftLeftBy = Décaler à gauche de
KeyName-shiftRightBy = Décaler à droite de
KeyName-shiftRightWithZerosBy = Décaler à droite avec des zéros de
KeyName-divideWhole = Diviser, partie entière
KeyName-shiftLeft = Décaler à gauche
KeyName-shiftRight = Décaler à droite
KeyName-onesComplement = Complément à un
KeyName-twosComplement = Complément à deux
KeyName-rotateLeft = Rotation à gauche
KeyName-rotateRight = Rotation à droite
KeyName-rotateLeftThroughCarry = Rotation à gauche avec retenue
KeyName-rotateRightThroughCarry = Rotation à droite avec retenue
KeyName-flipBytes = Inverser les octets
KeyName-flipWords = Inverser les mots
KeyName-doubleZero = Double zéro
KeyName-doubleF = Double F
KeyName-binary = Binaire
KeyName-octal = Octal
KeyName-decimal = Décimal
KeyName-hexadecimal = Hexadécimal
KeyName-bits8 = 8 bits
KeyName-bits16 = 16 bits
KeyName-bits32 = 32 bits
KeyName-bits64 = 64 bits
KeyName-signed = Signé
KeyName-unsigned = Non signé
KeyName-enter = Entrée
KeyName-exchange = Échanger x et y
KeyName-rollUp = Rouler vers le haut
KeyName-rollDown = Rouler vers le bas
KeyName-drop = Retirer x

## CalculatorPresentation KeyboardText package

KeyboardText-noKey = { QUOTED($key) } n’est pas une touche ; { $help } les montre
KeyboardText-noKey-alone = { QUOTED($key) } n’est pas une touche
KeyboardText-doesNothing = { QUOTED($key) } est sans effet maintenant ; { $help } montre les touches
KeyboardText-doesNothing-alone = { QUOTED($key) } est sans effet maintenant
KeyboardText-doesNothingHere = { QUOTED($key) } est sans effet ici ; { $close } ferme
KeyboardText-scientific = { QUOTED($key) } est une touche scientifique : { $keypad } les montre
KeyboardText-scientific-alone = { QUOTED($key) } est une touche scientifique
KeyboardText-secondFunctions = Les touches ont leur seconde fonction
KeyboardText-noOpenParenthesis = Aucune parenthèse n’est ouverte
KeyboardText-wordIsFull = Pas plus de chiffres sur { $bits } bits
KeyboardText-notInBase = { QUOTED($digit) } n’est pas un chiffre en base { $base }
KeyboardText-afterError = Une erreur n’est pas un nombre : un chiffre recommence, { $undo } revient
KeyboardText-afterError-alone = Une erreur n’est pas un nombre
KeyboardText-nothingTyped = Rien de tapé à effacer ; { $undo } revient
KeyboardText-nothingTyped-alone = Rien de tapé à effacer
KeyboardText-nothingToCalculate = Rien à calculer
KeyboardText-takesPlace = { $key } remplace { $number } ; { $undo } revient
KeyboardText-takesPlace-alone = { $key } remplace { $number }
KeyboardText-takenInside = { $number } est dans la parenthèse, rien n’est multiplié ; { $undo } revient
KeyboardText-takenInside-alone = { $number } est dans la parenthèse, rien n’est multiplié
KeyboardText-keysSay = Les touches donnent { $pressed }, pas { $typed } ; { $line } en fait une ligne
KeyboardText-keysSay-alone = Les touches donnent { $pressed }, pas { $typed }
KeyboardText-lineIsOpen = { $enter } valide la ligne, { $escape } l’abandonne
KeyboardText-heading = { $group }
KeyboardText-about = { $topic }
KeyboardText-way = { $way }
KeyboardText-tabKey = Tabulation
KeyboardText-spaceKey = Espace

## CalculatorPresentation HelpGroup

HelpGroup-calculate = Calculer
HelpGroup-correct = Corriger
HelpGroup-show = Voir le nombre autrement
HelpGroup-keep = Conserver et réutiliser
HelpGroup-functions = Fonctions
HelpGroup-adjust = Régler
HelpGroup-finish = Aide et fin

## CalculatorPresentation HelpTopic

HelpTopic-history = Calculs terminés, le plus récent d’abord. Un calcul modifié est refait, avec ceux qui utilisent son résultat.
HelpTopic-tape = Les calculs comme sur une bande de papier ; ⋄ est le total jusque-là. exactly history --tape l’imprime.
HelpTopic-units = Unités pour une ligne de l’affichage. La recherche trouve symboles et noms.
HelpTopic-dates = Les jours entre deux dates, et la date à tant d’années, de mois et de jours.
HelpTopic-commands = Tout ce qui est possible maintenant, avec ses touches. Ce qui est tapé le trouve.
HelpTopic-constants = Constantes exactes de la physique et de l’astronomie. Ce qui est tapé cherche noms, symboles et unités.
HelpTopic-memory = Le nombre en mémoire et ceux conservés à côté.
HelpTopic-digits = Tous les chiffres montrés sont justes. Défiler après la fin en calcule deux fois plus.
HelpTopic-settings = Ce qui est changé vaut aussitôt et reste.

## CalculatorPresentation HelpWay

HelpWay-typeLine = Taper un calcul en une ligne
HelpWay-chooseLine = Choisir une ligne
HelpWay-scroll = Défiler
HelpWay-changeValue = Valeur suivante ou précédente
HelpWay-otherLine = Unités de l’autre ligne
HelpWay-chooseBit = Choisir un bit
HelpWay-turnBit = Basculer le bit
HelpWay-toTheList = Touches pour la liste
HelpWay-toTheCalculator = Touches pour la calculatrice

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
Message-calculationReason = { $error } : { $operation } en demande { $count ->
        [one] un
        *[other] deux
    }
Message-expressionReason = { $cause }
Message-pasteReason = { $reason }
Message-storageReason = { $reason }
Message-historyReason = { $reason }
Message-readingNote = { $note }
Message-settingReason = { $reason }

## CalculatorPresentation KeypadMode package

KeypadMode-basic = Simple
KeypadMode-scientific = Scientifique
KeypadMode-programmer = Programmeur

## CalculatorPresentation CommandName

CommandName-undo = Annuler
CommandName-redo = Rétablir
CommandName-cut = Couper
CommandName-copy = Copier
CommandName-copyLink = Copier le lien
CommandName-paste = Coller
CommandName-selectAll = Tout sélectionner
CommandName-menu = Menu
CommandName-more = Plus
CommandName-back = Retour
CommandName-close = Fermer
CommandName-cancel = Annuler
CommandName-done = Terminé
CommandName-help = Aide
CommandName-stop = Arrêter
CommandName-reload = Recharger
CommandName-quit = Quitter
CommandName-about = À propos d’Exactly
CommandName-openInExactly = Ouvrir dans Exactly
CommandName-basicKeypad = Pavé standard
CommandName-scientificKeypad = Pavé scientifique
CommandName-programmerKeypad = Pavé du programmeur
CommandName-reversePolish = Notation polonaise inverse
CommandName-infix = Notation habituelle
CommandName-showDecimal = Résultat en nombre décimal
CommandName-showFraction = Résultat en fraction
CommandName-showExactForm = Résultat sous forme exacte
CommandName-moreDigits = Plus de chiffres
CommandName-largeType = Grands caractères
CommandName-showSeparators = Afficher les séparateurs de milliers
CommandName-hideSeparators = Masquer les séparateurs de milliers
CommandName-convert = Convertir des unités
CommandName-stopConverting = Ne plus convertir
CommandName-swapUnits = Permuter les unités
CommandName-otherUnit = Saisir sur l’autre ligne
CommandName-chooseUnits = Choisir les unités
CommandName-storeNumber = Garder le nombre
CommandName-showHistory = Afficher l’historique
CommandName-showTape = Afficher la bande de papier
CommandName-showSheet = Feuille
CommandName-showDates = Afficher les dates
CommandName-showConstants = Afficher les constantes
CommandName-showMemory = Afficher la mémoire
CommandName-showSettings = Afficher les réglages
CommandName-reuseResult = Réutiliser le résultat
CommandName-useNumber = Utiliser le nombre
CommandName-edit = Modifier
CommandName-label = Nommer
CommandName-remove = Retirer
CommandName-clearHistory = Effacer l’historique
CommandName-clearMemory = Effacer toute la mémoire
CommandName-export = Exporter
CommandName-exportText = Exporter au format texte
CommandName-newWindow = Nouvelle fenêtre
CommandName-exportCSV = Exporter au format CSV
CommandName-exportJSON = Exporter au format JSON
CommandName-print = Imprimer
CommandName-saveText = Enregistrer comme texte
CommandName-keepHistory = Conserver l’historique
CommandName-stopKeepingHistory = Ne plus conserver l’historique

## CalculatorPresentation PartName

PartName-result = Résultat
PartName-calculation = Calcul
PartName-reading = Lu comme
PartName-keypad = Pavé numérique
PartName-bits = Bits
PartName-history = Historique
PartName-tape = Bande de papier
PartName-units = Unités
PartName-belowAbsoluteZero = En dessous du zéro absolu
PartName-recentConversions = Conversions récentes
PartName-unitCategories = Catégories
PartName-unitSearch = Rechercher une unité
PartName-dates = Calcul de dates
PartName-commands = Commandes
PartName-constants = Constantes
PartName-memory = Mémoire
PartName-settings = Réglages
PartName-label = Nom
PartName-noCalculations = Aucun calcul pour l’instant
PartName-noUnits = Aucune unité trouvée
PartName-nothingInMemory = Rien en mémoire
PartName-memoryIsSet = La mémoire contient une valeur
PartName-wraps = dépassement
PartName-wholePart = partie entière
PartName-isWaiting = en attente d’un nombre
PartName-isSelected = sélectionné
PartName-subtotal = sous-total
PartName-exactly = exactement
PartName-approximately = environ
PartName-decimal = Nombre décimal
PartName-fraction = Fraction
PartName-exactForm = Forme exacte
PartName-error = Erreur
PartName-calculating = Calcul en cours…
PartName-stopped = Le calcul a été arrêté
PartName-restarted = La calculatrice a dû redémarrer, le calcul est rétabli
PartName-startedAnew = La calculatrice a dû redémarrer, le calcul n’a pas pu être rétabli
PartName-newVersion = Une nouvelle version est là
PartName-enterKey = Entrée
PartName-escapeKey = Échap
PartName-backspaceKey = Retour arrière

## CalculatorPresentation SettingName

SettingName-order = Ordre des opérations
    .description = 2 + 3 × 4 vaut 14 ou, de gauche à droite, 20
SettingName-angle = Angles
    .description = L’unité de mesure des angles
SettingName-reversePolish = Notation polonaise inverse
    .description = Si 2 Entrée 3 + vaut 5, avec des nombres sur une pile
SettingName-digits = Chiffres
    .description = Le nombre maximal de chiffres d’un résultat
SettingName-places = Décimales
    .description = Le nombre maximal de décimales affichées ; le nombre les garde toutes
SettingName-numberMarks = Séparateurs
    .description = Le séparateur décimal et le groupement des chiffres
SettingName-notation = Écriture
    .description = Si les résultats s’écrivent avec un exposant
SettingName-grouping = Groupement
    .description = Si les chiffres sont groupés par trois
SettingName-theme = Apparence
    .description = Si la calculatrice est claire ou sombre
SettingName-language = Langue
    .description = La langue de tous les textes
SettingName-keepHistory = Conserver l’historique
    .description = Si les calculs terminés sont conservés
SettingName-keepSession = Conserver la session
    .description = Si la calculatrice reprend où elle a été quittée

## CalculatorPresentation SettingGroup

SettingGroup-calculating = Calcul
SettingGroup-numbers = Nombres
SettingGroup-looks = Aspect et langue
SettingGroup-keeping = Conservation

## CalculatorPresentation SettingValue

SettingValue-precedence = Priorité des opérations
SettingValue-leftToRight = De gauche à droite
SettingValue-radians = Radians
SettingValue-degrees = Degrés
SettingValue-gradians = Grades
SettingValue-automatic = Automatique
SettingValue-plain = Sans exposant
SettingValue-scientific = Scientifique
SettingValue-engineering = Ingénieur
SettingValue-thousands = Milliers
SettingValue-noGrouping = Sans groupement
SettingValue-light = Clair
SettingValue-dark = Sombre
SettingValue-highContrast = Contraste élevé
SettingValue-on = Oui
SettingValue-off = Non

## CalculatorPresentation UnitNameError, English: public reason in Quantities

UnitNameError-unknown = unité inconnue { QUOTED($name) }
UnitNameError-unknown-2 = unité inconnue { QUOTED($name) }; { JOINED($suggestions, separator: " ou ") }?
UnitNameError-ambiguous = { QUOTED($name) } désigne plus d’une unité : { JOINED($meanings, separator: " ou ") }

## CalculatorPresentation QuantityError, English: public reason in Quantities

QuantityError-differentDimensions = { $leftIsPlain ->
        [true] un simple nombre
        *[other] { $left }
    } et { $rightIsPlain ->
        [true] un simple nombre
        *[other] { $right }
    } ne mesurent pas la même chose ; vouliez-vous dire { $hint } ?
QuantityError-differentDimensions-alone = { $leftIsPlain ->
        [true] un simple nombre
        *[other] { $left }
    } et { $rightIsPlain ->
        [true] un simple nombre
        *[other] { $right }
    } ne mesurent pas la même chose
QuantityError-noUnit = le nombre n’a pas d’unité à convertir en { $units }
QuantityError-exponentWithUnit = un exposant n’a pas d’unité
QuantityError-fractionalExponent = les exposants de { $units } ne seraient pas entiers
QuantityError-exponentTooLarge = l’exposant d’une unité est trop grand
QuantityError-tooManyUnits = trop d’unités
QuantityError-sumOfTemperatures = deux températures ne s’additionnent pas ; une différence est en K, delta_degC ou delta_degF
QuantityError-productOfTemperature = une température ne se multiplie pas ; une différence est en K, delta_degC ou delta_degF
QuantityError-temperatureAndDifference = une température n’est pas une différence de températures
QuantityError-frequencyAndAngle = Hz et un angle par temps diffèrent d’un 2π incertain ; prenez rpm ou turn/s
QuantityError-unitsNotDescending = chaque unité doit être plus petite que la précédente et de même nature
QuantityError-moneyTimesUnits = { $units } n’est pas une somme d’argent ; un prix en { $price } ?
QuantityError-noRate = aucun taux de change de { $code } à { $code2 } n’est connu pour le { $day }
QuantityError-noRate-alone = aucun taux de change de { $code } à { $code2 } n’est connu
QuantityError-calculation = { $error }

## CalculatorPresentation DateError, English: public reason in CalculatorModel

DateError-noSuchDate = cette date n’existe pas
DateError-unclear = une date se termine ici ; entourez d’espaces le signe d’une soustraction
DateError-noToday = on ne sait pas quel jour on est ; écrivez sa date, comme 2026-11-22
DateError-noZone = il faut ici un instant avec son fuseau horaire, comme « 2026-11-22 14:30 UTC »
DateError-noSuchZone = ce fuseau horaire n’existe pas ; ils s’appellent par exemple Europe/Berlin
DateError-noZoneTable = aucun fuseau horaire n’est connu ici ; sous Linux, le paquet tzdata les contient
DateError-damagedZone = le fichier du fuseau horaire { $name } est illisible
DateError-dayOfNoRate = « on » et un jour sont pour les taux de change
DateError-sumOfDates = deux dates ne s’additionnent pas
DateError-productOfDate = une date ne peut être que dans une somme ou une différence
DateError-noTime = à côté d’une date il faut un temps avec son unité, comme « 3 days »
DateError-subtractedDate = une date ne se soustrait pas d’un temps
DateError-notWholeDays = à côté d’une date il n’y a que des jours entiers
DateError-notWholeSteps = à côté d’une date il n’y a que des mois et des années entiers
DateError-beyondCalendar = les dates vont de 0001-01-01 à 9999-12-31
DateError-noDate = il faut une date ici, comme 2026-11-22
DateError-noSuchTime = minutes et secondes sont inférieures à 60, et les heures avec « am » ou « pm » vont de 1 à 12
DateError-timeOfDay = à côté d’une heure il faut une durée, comme « 5pm + 3 h », ou une autre heure après un moins : « 5pm - 9am »
DateError-laterTime = l’heure après le moins est plus tardive ; échangez-les, ou ajoutez 24 h à la première si elle est au lendemain
DateError-notConvertible = une date n’a pas d’unité ; elle se convertit « to weekday » et « to week »

## CalculatorPresentation PasteReason

PasteReason-noText = il n’y a pas de texte
PasteReason-severalNumbers = plusieurs nombres ; tapez sum( ou mean( et collez-les là
PasteReason-tooLong = plus de { $limit } caractères
PasteReason-notANumber = { QUOTED($text) } n’est pas un nombre
PasteReason-unfinished = le texte n’a pas de fin
PasteReason-expression = colonne { $column }, { $cause }
PasteReason-expression-alone = { $cause }
PasteReason-calculation = { $error }

## CalculatorPresentation StorageReason

StorageReason-noSpace = il n’y a plus de place
StorageReason-notPermitted = ce n’est pas autorisé
StorageReason-unreadable = la lecture est impossible
StorageReason-other = un problème est survenu
StorageReason-other-2 = { $detail }

## CalculatorPresentation HistoryReason

HistoryReason-gone = ce calcul n’est plus dans l’historique
HistoryReason-usesItself = un calcul ne peut pas utiliser son propre résultat
HistoryReason-usesLater = un calcul ne peut utiliser que des résultats antérieurs
HistoryReason-usesUnknown = le calcul utilisé n’est pas dans l’historique
HistoryReason-unitsHaveNoValue = ses unités ou dates n’ont pas de valeur ensemble
HistoryReason-usesRemoved = un calcul utilisé manque
HistoryReason-unreadable = l’expression est illisible
HistoryReason-tooLong = plus de { $limit } caractères
HistoryReason-expression = { $cause }
HistoryReason-calculation = { $error }

## CalculatorPresentation SettingReason

SettingReason-noEqualsSign = il manque « = »
SettingReason-unknownName = il n’y a pas de réglage { QUOTED($name) }
SettingReason-unknownValue = { QUOTED($value) } n’est pas une valeur de { $setting }

## CalculatorPresentation Sentence

Sentence-nothingToUndo = Rien à annuler
Sentence-nothingToRedo = Rien à rétablir
Sentence-nothingToCopy = Rien à copier
Sentence-nothingToStore = Rien à mémoriser
Sentence-copied = Copié : { $number }
Sentence-nothingToLink = Rien à partager par un lien
Sentence-linkCopied = Lien vers ce calcul copié
Sentence-pasted-degrees = Collé : { $reading }, angles en degrés
Sentence-pasted-radians = Collé : { $reading }, angles en radians
Sentence-pasted-gradians = Collé : { $reading }, angles en grades
Sentence-pasted-alone = Collé : { $reading }
Sentence-answer = { $text }
Sentence-keysHaveNoUnits = Les touches n’ont pas d’unité : tapez l’opération comme ligne, par exemple + 2 cm
Sentence-ratesTaken = Taux de change repris : { $count }
Sentence-ageOfRates = âge en jours : { $days }
Sentence-needsRates = Il faut un taux, saisi ou collé : rate 2026-11-20 1 EUR = 1.08 USD
Sentence-notPasted = Non collé : { $reason }
Sentence-linked-degrees = Du lien : { $reading }, angles en degrés
Sentence-linked-radians = Du lien : { $reading }, angles en radians
Sentence-linked-gradians = Du lien : { $reading }, angles en grades
Sentence-linked-alone = Du lien : { $reading }
Sentence-notLinked = Lien non suivi : { $reason }
Sentence-stored = Nombre gardé : { $number }
Sentence-memoryIsFull = Plus de place pour un autre nombre
Sentence-noOtherForm = Ni fraction ni forme exacte assez courte
Sentence-noMoreDigits = Plus de chiffres prendraient trop de temps
Sentence-orderIs-precedence = La multiplication et la division sont désormais prioritaires
Sentence-orderIs-leftToRight = Tout est désormais calculé de gauche à droite
Sentence-separators-true = Les séparateurs de milliers sont désormais affichés
Sentence-separators-false = Les nombres sont désormais sans séparateurs de milliers
Sentence-notationIsReversePolish-true = Les opérations prennent désormais leurs nombres sur une pile
Sentence-notationIsReversePolish-false = Les opérations se placent désormais entre les nombres
Sentence-anglesAreIn-radians = Les angles sont désormais en radians
Sentence-anglesAreIn-degrees = Les angles sont désormais en degrés
Sentence-anglesAreIn-gradians = Les angles sont désormais en grades
Sentence-baseIs = Les nombres sont désormais en base { $base }
Sentence-wordsHave = Les mots ont désormais { $bits } bits
Sentence-wordsAreSigned-true = Les mots sont désormais signés
Sentence-wordsAreSigned-false = Les mots sont désormais non signés
Sentence-historyIsOff = L’historique est désactivé
Sentence-historyIsOn = L’historique est activé
Sentence-historyIsCleared = L’historique est effacé
Sentence-calculationIsRemoved = Le calcul est retiré
Sentence-notKept = { $changes ->
        [one] { $changes } modification pas encore conservée
        [many] { $changes } de modifications pas encore conservées
        *[other] { $changes } modifications pas encore conservées
    } : { $reason }
Sentence-historyNotRead = Historique non lu : { $reason }
Sentence-settingsNotRead = Réglages non lus : { $reason }
Sentence-settingsNotSaved = Réglages non enregistrés : { $reason }
Sentence-setAside = { $lines ->
        [one] { $lines } ligne endommagée mise
        [many] { $lines } de lignes endommagées mises
        *[other] { $lines } lignes endommagées mises
    } de côté dans { $place }
Sentence-sessionNotKept = La session n’est pas conservée : { $reason }
Sentence-sessionNotRead = La session n’a pas été lue : { $reason }
Sentence-sessionSetAside = La dernière session est illisible ; elle est conservée dans { $place }
Sentence-approximately = environ { $number }
Sentence-error-alone = Erreur : { $error }
Sentence-error = Erreur : { $error } : { $operation } en demande { $count ->
        [one] un
        *[other] deux
    }
Sentence-spokenError-alone = Erreur, { $error }
Sentence-spokenError = Erreur, { $error } : { $operation } en demande { $count ->
        [one] un
        *[other] deux
    }
Sentence-failure = { $calculation } : { $error }
Sentence-wrapped = { $exact }, sur { $bits } bits { $word }
Sentence-wholePart = { $exact }, partie entière { $word }
Sentence-remainder = { $quotient }, reste { $remainder }
Sentence-cut = { $number }, réduit à { $bits } bits
Sentence-bit-true = le bit { $bit }, 1
Sentence-bit-false = le bit { $bit }, 0
Sentence-carry-true = retenue 1
Sentence-carry-false = retenue 0
Sentence-calculations = { $count ->
        [one] { $count } calcul
        [many] { $count } de calculs
        *[other] { $count } calculs
    }
Sentence-digits = { $count ->
        [one] { $count } chiffre
        [many] { $count } de chiffres
        *[other] { $count } chiffres
    }
Sentence-greeting = Tapez un calcul comme 5+3 puis Entrée ; { $help } pour l’aide, { $quit } pour quitter.
Sentence-notPressed = Rien de pressé : colonne { $column }, « { $character } » n’est pas une touche
Sentence-notRead = Non lu : colonne { $column }, { $cause }
Sentence-wouldReplaceNumber = Rien de pressé : la colonne { $column } remplacerait un nombre qui précède
Sentence-notListed = Il n’y a pas de { QUOTED($text) } dans la liste
Sentence-unprintableNotPressed = Rien de pressé : colonne { $column }, ce caractère n’est pas une touche
Sentence-helpHint = { $key } aide
Sentence-continues = { $key } pour la suite
Sentence-closes = { $key } pour fermer
Sentence-needs = Il faut { $columns }×{ $rows }
Sentence-losesSession = Des nombres mémorisés ou en attente seraient perdus : { $key } quitte
Sentence-shortcuts = { $name } : { $shortcuts }

## CalculatorPresentation SheetExample package

SheetExample-budget = Exemple : budget; Loyer; Courses; Électricité; Téléphone
SheetExample-trip = Exemple : partage d’un voyage; Hôtel; Essence; Dîner
SheetExample-invoice = Exemple : facture; Conception; Hébergement
SheetExample-timesheet = Exemple : feuille d’heures
SheetExample-loans = Exemple : deux prêts

## CalculatorPresentation SheetFaceWords package

SheetFaceWords-untitled = Sans titre
SheetFaceWords-newSheet = Nouvelle feuille
SheetFaceWords-openSheet = Ouvrir une feuille…
SheetFaceWords-save = Enregistrer
SheetFaceWords-saveAs = Enregistrer sous…
SheetFaceWords-fileName = Nom du fichier
SheetFaceWords-text = Feuille
SheetFaceWords-answers = Résultats
SheetFaceWords-more = Forme exacte, plus de chiffres
SheetFaceWords-writeAnswers = Écrire les résultats dans le texte
SheetFaceWords-updateAnswers = Mettre à jour les résultats du texte
SheetFaceWords-removeAnswers = Retirer les résultats du texte
SheetFaceWords-examples = Exemples
SheetFaceWords-keypad = Touches à l’écran
SheetFaceWords-redraw = Redessiner
SheetFaceWords-move = Se déplacer
SheetFaceWords-moveByWord = Se déplacer d’un mot
SheetFaceWords-moveToEnd = Au début ou à la fin
SheetFaceWords-select = Sélectionner
SheetFaceWords-complete = Compléter un nom
SheetFaceWords-changeNumber = Modifier le nombre au curseur
SheetFaceWords-dragNumber = Maintenir la touche et tirer un nombre pour le modifier
SheetFaceWords-refer = Clic sur un résultat : l’utiliser dans la ligne
SheetFaceWords-saved = Enregistré sous { $name }
SheetFaceWords-answersWritten = Les résultats sont dans le texte
SheetFaceWords-answersUpdated = Les résultats du texte sont à jour
SheetFaceWords-answersRemoved = Il n’y a pas de résultats dans le texte
SheetFaceWords-nothingToUndo = Il n’y a rien à annuler
SheetFaceWords-nothingToRedo = Il n’y a rien à rétablir
SheetFaceWords-nothingSelected = Rien n’est sélectionné
SheetFaceWords-noNameBegins = Aucun nom ne commence ainsi
SheetFaceWords-nothingMore = La ligne n’a pas de résultat
SheetFaceWords-unfinishedPaste = Le collage n’a pas pris fin ; rien n’en a été repris
SheetFaceWords-savesChanges = Enregistrer les modifications ?
SheetFaceWords-losesChanges = Ce qui n’est pas enregistré sera perdu.
SheetFaceWords-discard = Abandonner
SheetFaceWords-hasChanged = Le fichier a changé depuis sa lecture
SheetFaceWords-losesTheirs = Quelqu’un l’a modifié ou supprimé. Le remplacer perd ce qui y a été écrit.
SheetFaceWords-overwrite = Remplacer
SheetFaceWords-exists = Il y a déjà un fichier { $name }
SheetFaceWords-recoversText = Récupérer ce qui a été saisi ?
SheetFaceWords-wasNotSaved = Le programme s’est arrêté avant l’enregistrement.
SheetFaceWords-wasOtherText = Le fichier a changé depuis. La saisie s’ouvre comme nouvelle feuille, et le fichier reste tel quel.
SheetFaceWords-recover = Récupérer
SheetFaceWords-cannotOpen = Le fichier ne peut pas être ouvert
SheetFaceWords-cannotSave = Le fichier ne peut pas être enregistré
SheetFaceWords-isNotText = Ce n’est pas un texte en UTF-8.
SheetFaceWords-hasOtherLineEnds = Il a des caractères que la modification perdrait : NUL ou fins de ligne d’autres systèmes.

## CalculatorPresentation SheetWords package

SheetWords-changedAnswers = { $count ->
        [one] { $count } résultat a changé
        [many] { $count } de résultats ont changé
        *[other] { $count } résultats ont changé
    }
SheetWords-line = ligne { $number }
SheetWords-equals = égale { $number }, exact
SheetWords-approximately = environ { $number }
SheetWords-failure = erreur, { $reason }
SheetWords-pending = calcul en cours
SheetWords-function = fonction
SheetWords-graph = courbe
SheetWords-heading = titre
SheetWords-blank = vide
SheetWords-plus = plus
SheetWords-minus = moins
SheetWords-times = fois
SheetWords-dividedBy = divisé par
SheetWords-toThePowerOf = puissance
SheetWords-percent = pour cent
SheetWords-definedAs = vaut
SheetWords-opensParenthesis = parenthèse ouvrante
SheetWords-closesParenthesis = parenthèse fermante
SheetWords-sum = somme { $number }
SheetWords-average = moyenne { $number }
SheetWords-count = nombre { $count }
SheetWords-countedLines = ({ $count } { $count ->
        [one] ligne
        *[other] lignes
    })
SheetWords-addedMarks = les nombres de cette feuille se lisent comme { $marks } ; la première ligne le dit
SheetWords-remark = { $remark }
SheetWords-failedLine = la ligne { $number } contient une erreur
SheetWords-nothingAbove = il n’y a rien à compter au-dessus
SheetWords-lineBelow = la ligne est en dessous, et une ligne ne lit que ce qui la précède
SheetWords-noSuchLine = cette ligne n’a pas de valeur
SheetWords-refusal = { $refusal }
SheetWords-limit-tooManyLines = { $lineLimit } lignes au plus
SheetWords-limit-tooLong = { $byteLimit } octets au plus

## CalculatorPresentation ReadingNote, English: public reason in CalculatorModel

ReadingNote-calories = une calorie vaut 4,184 J ; pour celles des aliments, écrivez kcal
ReadingNote-pounds = une livre est ici un poids ; l’argent est £ ou GBP
ReadingNote-workdays = du lundi au vendredi, sans le premier jour ; les jours fériés ne sont pas connus
ReadingNote-addsPercentage = ajoute le pourcentage ; `of` ne donne que la part
ReadingNote-isNoDate = calculé comme des nombres ; une date s’écrit 2026-12-20
ReadingNote-bits = `and` et `or` portent sur les bits ; une somme s’écrit avec +
ReadingNote-hoursAndMinutes = 5:12 est 5 h 12 min ; 5 min 12 s est 0:05:12
ReadingNote-isDuration = une durée ; une heure du jour s’écrit 11pm + 8 h
ReadingNote-timesCancel = les heures et les jours se simplifient ; pour des heures par jour, divisez par le nombre seul
ReadingNote-isNoShare = un pourcentage entre parenthèses est un nombre, pas une part ; enlevez les parenthèses
ReadingNote-beforeGregorian = avant le 15 octobre 1582, c’est la date grégorienne, pas la julienne

## CalculatorPresentation SheetRemark

SheetRemark-countsDefinitions = compte { LINES($lines) } ; une ligne vide au-dessus des postes l’écarte
SheetRemark-leavesOut = ne compte pas { LINES($lines) }
SheetRemark-leavesOutPercentages = ne compte pas { LINES($lines) } ; avec `{ $sum }`, c’est compté
SheetRemark-takesOff = déduit { LINES($lines) }
SheetRemark-countsPercentages = compte { LINES($lines) } des lignes au-dessus
SheetRemark-countsDerived = compte { LINES($lines) } et aussi ce dont c’est calculé
SheetRemark-addsBulleted = ajoute { LINES($lines) } : le tiret est une puce ; un moins se met devant le nombre
SheetRemark-adds = ajoute { LINES($lines) } ; un moins devant le montant le retranche
SheetRemark-countsAboveTotal = compte aussi les lignes au-dessus du total de la ligne { $line }
SheetRemark-leavesBlockAbove = ne compte pas les lignes avant la ligne vide ; `grand total` compte tout
SheetRemark-countsAsMoney = compte { LINES($lines) } en { $currency }
SheetRemark-note = { $note }
SheetRemark-totalsBlockAbove = porte sur le bloc avant la ligne vide
SheetRemark-text = { $word } : du texte ; vouliez-vous dire { $name } ?
SheetRemark-text-alone = { $word } est du texte ; rien ne porte ce nom
SheetRemark-radians = en radians ; en degrés sin(30°), ou `# exactly: angle deg` tout en haut
SheetRemark-otherReading = lu comme { $reading }
SheetRemark-optionsTooLow = les options ne comptent que tout en haut, avant la première ligne

## CalculatorPresentation SheetKeyRefusal

SheetKeyRefusal-comment = Un commentaire ne calcule rien
SheetKeyRefusal-needsNumber = Il faut d’abord un nombre
SheetKeyRefusal-needsOperation = Il faut d’abord une opération
SheetKeyRefusal-secondPoint = Une seule virgule décimale
SheetKeyRefusal-nothingToClear = Rien à effacer ici
SheetKeyRefusal-nothingToDelete = Aucun caractère à supprimer
SheetKeyRefusal-noOpenParenthesis = Aucune parenthèse n’est ouverte
SheetKeyRefusal-nothingToRepeat = Aucune opération à répéter
SheetKeyRefusal-memory = Une feuille retient les nombres par leurs noms : a = 5
SheetKeyRefusal-random = Les résultats d’une feuille ne dépendent que de son texte
SheetKeyRefusal-reversedPower = La base d’une puissance vient d’abord : x^y
SheetKeyRefusal-otherKeypad = Cette touche est d’un autre clavier

## CalculatorPresentation UnitCategory package

UnitCategory-angle = Angle
UnitCategory-area = Surface
UnitCategory-currency = Devise
UnitCategory-data = Données
UnitCategory-energy = Énergie
UnitCategory-force = Force
UnitCategory-fuel = Consommation de carburant
UnitCategory-length = Longueur
UnitCategory-power = Puissance
UnitCategory-pressure = Pression
UnitCategory-speed = Vitesse
UnitCategory-temperature = Température
UnitCategory-time = Durée
UnitCategory-volume = Volume
UnitCategory-weight = Poids
UnitCategory-other = Autres

## CommandLineInterface HelpHint

HelpHint-seeHelp = { $reason } (voir { $command } --help)

## CommandLineInterface LineRefusal package

LineRefusal-tooLong = Non lu : la ligne dépasse { $limit } octets
LineRefusal-notUTF8 = Non lu : la ligne n’est pas du texte UTF-8

## CommandLineInterface OptionRefusal package

OptionRefusal-unknown = option inconnue « { $name } » ; vouliez-vous dire « { $other } » ?
OptionRefusal-unknown-alone = option inconnue « { $name } »
OptionRefusal-takesNoValue = { $option } n’accepte pas de valeur
OptionRefusal-needsValue = { $option } attend une valeur
OptionRefusal-notInRange = { $option } attend un nombre de { $least } à { $most }, pas « { $text } »
OptionRefusal-isFor = { $option } s’emploie avec { $task }

## CommandLineInterface ProgressText

ProgressText-calculating = calcul en cours (Ctrl-C l’interrompt)

## CommandLineInterface HelpTitle package

HelpTitle-usage = UTILISATION
HelpTitle-options = OPTIONS
HelpTitle-exitStatus = CODE DE RETOUR

## CommandLineInterface EditingText package

EditingText-search = recherche « { $text } » :
EditingText-notFound = introuvable « { $text } » :
EditingText-more = et { $count } de plus

## CommandLineInterface SystemError package by action

SystemError-open = { $name } : { $cause }
SystemError-read = impossible de lire l’entrée : { $cause }
SystemError-write = impossible d’écrire : { $cause }
SystemError-wait = impossible d’attendre l’entrée : { $cause }

## CommandLineInterface SystemCause

SystemCause-noFile = le fichier n’existe pas
SystemCause-notPermitted = accès refusé
SystemCause-isFolder = c’est un dossier
SystemCause-noSpace = il n’y a plus de place sur le périphérique
SystemCause-other = { $text }

## exactly Option

Option-digits = chiffres significatifs d’une réponse : 1 à { $digitLimit } (16)
Option-places = au lieu de --digits, chiffres après le point : 0 à { $digitLimit } ; les moitiés s’éloignent de zéro
Option-exact = la forme exacte, comme √3/2 ou 1/3, s’il en existe une courte
Option-mixed = comme --exact, avec 7/2 écrit 3 1/2
Option-explain = chaque étape d’une expression, et ce qui en est prouvé
Option-angle = l’unité de mesure des angles : rad, deg ou grad (rad)
Option-notation = automatic (ou auto), plain (sans exposant), scientific (1.2e4) ou engineering (12e3)
Option-grouping = thousands (1_234_567 ; avec --keys 1,234,567) ou none
Option-base = nombres entiers en base 2, 8, 10 ou 16, avec tous les chiffres
Option-word = calcule avec des mots de 8, 16, 32 ou 64 bits, auxquels chaque étape est réduite
Option-signed = les mots ont un signe, comme sans cette option
Option-unsigned = les mots n’ont pas de signe
Option-json = un objet JSON par ligne
Option-csv = à chaque fois une ligne de valeurs séparées par des virgules, d’abord les noms des colonnes
Option-rates = convertit l’argent aux taux d’un fichier : date,from,to,rate,source
Option-marks = ce que veulent dire les signes de 1,234 et 1.234 : 1,234.5 ou 1.234,5
Option-today = le jour qu’est today, comme 2026-11-22
Option-file = répond aux lignes d’un fichier ; - est l’entrée standard
Option-jobs = nombre de fils d’exécution qui répondent aux lignes : 1 à { $jobLimit } (autant qu’il peut en tourner à la fois)
Option-keys = appuie sur des touches ; - lit une séquence par ligne
Option-order = precedence, comme chez Apple, ou left-to-right
Option-mode = basic (9 chiffres), scientific (16) ou programmer (mots de 8 à 64 bits)
Option-reversePolish = notation polonaise inverse : les nombres sont sur une pile
Option-plain = lignes de texte sans codes de contrôle, pour les lecteurs d’écran
Option-new = commence par 0 et une mémoire vide, et non là où la dernière s’est arrêtée
Option-remove = supprime un calcul ; --json montre son ID
Option-label = nomme un calcul par les mots qui suivent, ou lui retire son nom
Option-tape = imprime les calculs comme une machine à calculer
Option-clear = supprime tous les calculs, sans demander
Option-off = ne conserve plus de calculs à partir de maintenant
Option-on = conserve de nouveau les calculs
Option-reset = les remet tous à leur valeur initiale
Option-answers = affiche les réponses seules, une ligne pour chacune de la feuille
Option-write = met à jour les réponses dans le fichier
Option-writeAll = écrit une réponse derrière chaque ligne qui en a une
Option-strip = retire les réponses du fichier
Option-check = dit quelles réponses des fichiers sont fausses, sans rien modifier
Option-from = l’extrémité gauche du tracé (-10)
Option-to = l’extrémité droite du tracé (10)
Option-bottom = le bas du tracé (choisi selon les valeurs)
Option-top = le haut du tracé (choisi selon les valeurs)
Option-size = colonnes et lignes de pixels, par exemple 800x500, la valeur par défaut ; donne du SVG
Option-count = indique combien de pixels sont tracés, vides et inconnus
Option-completionScript = affiche ce qui complète cette commande dans bash, zsh ou fish
Option-manual = affiche la page de manuel, pour man
Option-version = affiche la version
Option-help = affiche cette aide

## exactly SessionWord

SessionWord-help = cette aide, ou celle d’une fonction ou d’un mot
SessionWord-variables = les noms des nombres, et leurs valeurs
SessionWord-functions = toutes les fonctions et constantes, les vôtres d’abord, ou celles d’un mot
SessionWord-units = toutes les unités, ou celles d’un mot
SessionWord-history = les lignes tapées auparavant, ou les N dernières
SessionWord-undo = annule la dernière ligne qui a changé quelque chose, ou les N dernières
SessionWord-reset = oublie tous les noms et la réponse ; undo les ramène
SessionWord-digits = dit combien de chiffres significatifs sont affichés, ou le change
SessionWord-places = de même pour les chiffres après le point
SessionWord-notation = écrit les réponses { $notations }
SessionWord-grouping = écrit 1_234_567 pour 1234567, ou non
SessionWord-exact = ne montre que la forme exacte s’il en existe une courte, ou les fractions comme 3 1/2
SessionWord-degrees = mesure les angles en degrés
SessionWord-radians = mesure les angles en radians
SessionWord-gradians = mesure les angles en grades
SessionWord-preview = montre pendant la frappe la réponse obtenue jusque-là, ou non
SessionWord-clear = efface l’écran
SessionWord-quit = quitte la session, comme Ctrl-D

## exactly ExplanationText package

ExplanationText-nothingCalculated = rien n’est calculé
ExplanationText-moreSteps = … { $count } étape{ $count ->
        [1] { "" }
        *[other] s
    } de plus
ExplanationText-noDecimal = pas de nombre décimal : { $reason }
ExplanationText-noValue = pas de valeur : { $reason }
ExplanationText-exact = valeur exacte
ExplanationText-rounded = valeur arrondie
ExplanationText-roundedWithin = valeur arrondie, à { $bound } près
ExplanationText-noted = { $note } ; à { $bound } près
ExplanationText-converted = de { $unit ->
        [radians] radians
        [degrees] degrés
        *[gradians] grades
    } en { $other ->
        [radians] radians
        [degrees] degrés
        *[gradians] grades
    } ; { $proof }
ExplanationText-measured = l’angle en { $unit ->
        [radians] radians
        [degrees] degrés
        *[gradians] grades
    } ; { $proof }

## exactly FailureReason package

FailureReason-expression = { $cause }
FailureReason-calculation = { $demand }
FailureReason-unknownKey = touche inconnue « { $name } »
FailureReason-severalKeys = « { $name } » peut être plusieurs touches : mettez des espaces entre elles
FailureReason-tooLong = plus de { $limit } octets
FailureReason-notUTF8 = ce n’est pas du texte UTF-8
FailureReason-meantCommand = ce n’est pas une expression ; vouliez-vous dire « exactly { $words } » ?
FailureReason-unknownOption = option inconnue « { $name } »
FailureReason-unknownOption-2 = option inconnue « { $name } » ; vouliez-vous dire { JOINED($options, separator: " ou ") } ?
FailureReason-noFile = { $cause } ; et il n’y a pas de fichier de ce nom

## exactly HelpPart package

HelpPart-summary = Une calculatrice aux touches d’Apple et sans un seul chiffre faux
HelpPart-inTerminal = dans un terminal : la calculatrice en plein écran ; sinon une expression et une réponse par ligne
HelpPart-expression = la réponse : exactly '1/3 + 1/6' affiche 0.5
HelpPart-file = les réponses aux lignes d’un fichier ; aussi --file FILE
HelpPart-keys = appuie sur les touches de la calculatrice et montre son affichage
HelpPart-task-repl = une session d’expressions, avec variables et édition de ligne
HelpPart-task-functions = énumère toutes les fonctions et constantes, ou celles d’un mot
HelpPart-task-units = énumère toutes les unités, ou celles d’un mot
HelpPart-task-sheet = calcule un fichier dont les lignes s’utilisent entre elles, une feuille
HelpPart-task-plot = trace des fonctions de x : les courbes et tout ce qui en est prouvé
HelpPart-task-history = énumère les calculs conservés ; avec des options, les modifie aussi
HelpPart-task-settings = énumère les réglages ; avec un nom et une valeur, en modifie un
HelpPart-task-rates = garde des taux de change, des fichiers de la Banque centrale européenne ou d’autres
HelpPart-task-help = cette aide ; avec un nom, celle d’une tâche, d’une fonction ou d’une constante
HelpPart-title-repl = Une session d’expressions dans un terminal
HelpPart-title-functions = Toutes les fonctions et constantes des expressions
HelpPart-title-units = Toutes les unités des expressions
HelpPart-title-sheet = Une feuille de calcul vivante : des lignes de texte et leurs réponses
HelpPart-title-plot = Des courbes, avec racines, extrema, pôles, sauts et trous
HelpPart-title-history = Les calculs conservés, du plus ancien au plus récent
HelpPart-title-settings = Les réglages de la calculatrice à touches
HelpPart-title-rates = Les taux de change gardés pour l’argent
HelpPart-title-help = L’aide de la commande, d’une tâche ou d’un nom
HelpPart-examplesTitle = EXEMPLES
HelpPart-expressionsTitle = EXPRESSIONS
HelpPart-keysTitle = TOUCHES
HelpPart-linesTitle = LIGNES
HelpPart-keptTitle = CONSERVATION
HelpPart-plotsTitle = CE QUI EST MONTRÉ
HelpPart-namesTitle = NOMS
HelpPart-fiftyDigits = cinquante chiffres, le dernier arrondi
HelpPart-twoAnswers = 3, puis 18.84955592153876
HelpPart-jsonAnswer = la lecture, le nombre décimal et la fraction
HelpPart-steps = chaque étape, et ce qui en est prouvé
HelpPart-fileAnswers = les réponses aux lignes d’un fichier
HelpPart-taskHelp = l’aide d’une tâche
HelpPart-language = + - * / ^ ou − × ÷ √, parenthèses, nombres décimaux, exposants (1e-3), _ entre les chiffres, factorielles (5!), degrés (30°), pourcentages (200 + 10% vaut 220, 200 * 10% vaut 20), produits sans signe (2pi), fonctions et constantes par leur nom, # pour les commentaires.
HelpPart-naming = Dans un tube et dans une session, x = 3 nomme un nombre, f(x) = x^2 + 1 une fonction, et ans ou _ est la réponse précédente.
HelpPart-exactness = Les nombres sont exacts ; quand une réponse a plus de chiffres que ceux affichés, le dernier est arrondi.
HelpPart-keySequences = 0 à 9 . + - * / = % +/- C AC DEL et des noms comme sqrt et x^y. Ils peuvent se toucher là où une seule coupure est possible : 2+3= mais 5 +/- =.
HelpPart-answered = tout a reçu une réponse
HelpPart-noValue = quelque chose n’avait pas de valeur, ou une ligne de l’entrée a été refusée
HelpPart-unreadable = l’entrée n’a pas pu être lue, ou les options sont erronées
HelpPart-session = répond ligne après ligne, jusqu’à quit ou Ctrl-D
HelpPart-functions = une ligne chacune : le nom, ce que c’est, un exemple
HelpPart-units = une ligne chacune : le symbole, les noms, la valeur exacte, la source
HelpPart-unitsAbout = celles qui ont le mot dans leur ligne
HelpPart-rates = énumère le taux le plus récent de chaque monnaie
HelpPart-ratesImport = prend ceux d’un fichier : XML ou CSV de la BCE, ou lignes date,from,to,rate,source ; - est l’entrée standard
HelpPart-ratesClear = les oublie
HelpPart-importsRates = le fichier tel que téléchargé
HelpPart-importsRatesOfToday = les taux du jour
HelpPart-unitsOfPressure = les unités de pression
HelpPart-functionsAbout = celles dont le nom ou la description contient le mot
HelpPart-commandHelp = l’aide de la commande
HelpPart-nameHelp = celle d’une tâche, ou ce qu’est une fonction ou une constante
HelpPart-sheet = ouvre la feuille ou l’affiche avec ses réponses (--plain) ; - est l’entrée standard
HelpPart-sheetChange = modifie les réponses dans les fichiers ; --write-all et --strip aussi
HelpPart-sheetCheck = dit quelles réponses sont fausses dans les fichiers
HelpPart-plot = trace jusqu’à six fonctions de x ; y = peut précéder chacune
HelpPart-plotBetween = pour x de A à B (de -10 à 10)
HelpPart-history = énumère les calculs
HelpPart-label = nomme un calcul ; sans mots, lui retire son nom
HelpPart-settings = énumère les réglages et les valeurs possibles de chacun
HelpPart-setting = affiche la valeur d’un réglage
HelpPart-change = modifie un réglage
HelpPart-lines = x = 3 nomme un nombre, f(x) = x^2 + 1 une fonction, et ans est la réponse précédente. Le signe « ? » énumère ce qu’il y a d’autre. = précède ce qui est exact, ≈ ce qui est arrondi.
HelpPart-sheetLines = rent = 1200 nomme un nombre, que les lignes suivantes peuvent utiliser. total concerne les lignes du dessus, jusqu’à une ligne vide ; ans est la réponse précédente, et line 3 celle de la troisième ligne. # commence un commentaire. D’un fichier Markdown (.md), seuls les blocs marqués exactly sont calculés, tous comme une seule feuille.
HelpPart-sheetAnswers = Une réponse suit # dans sa ligne : = devant ce qui est exact, ≈ devant ce qui est arrondi, ! devant la raison s’il n’y en a pas. Celle qui a moins de chiffres en garde autant.
HelpPart-kept = Ce qu’une personne calcule dans un terminal est conservé, jusqu’à history --off : les expressions et --keys donnés en arguments, les lignes d’une session et les calculs de la calculatrice. Les tubes et les fichiers ne conservent rien.
HelpPart-plots = Chaque racine, extremum, pôle, saut, trou ou lacune de la liste est prouvé, et il n’y en a pas d’autres ; là où une courbe n’a pu être suivie, c’est dit. Un pixel n’est tracé que là où la courbe passe de façon prouvée. Dans un terminal l’image est en braille, ailleurs en SVG.
HelpPart-names = Les expressions et --keys ne suivent pas les réglages, mais ont des options.
HelpPart-beginsSession = commence une session
HelpPart-sessionInDegrees = une en degrés, avec 30 chiffres
HelpPart-functionsWithRoot = les fonctions avec root dans leur ligne
HelpPart-functionHelp = ce qu’est une fonction, avec un exemple
HelpPart-sheetWithAnswers = la feuille avec ses réponses
HelpPart-sheetInCI = dans un script : statut 1 si une réponse est fausse
HelpPart-plotAsPicture = une image pour une page ou un document
HelpPart-plotOfTwo = deux courbes
HelpPart-plotInWords = la description et un tableau de valeurs
HelpPart-historyForPrograms = pour les programmes, avec l’ID de chaque calcul
HelpPart-historyForSpreadsheet = pour un tableur
HelpPart-tapeForPrinter = pour l’imprimer
HelpPart-namesCalculation = nomme un calcul
HelpPart-leftToRight = 2 + 3 × 4 vaut désormais 20 sur les touches
HelpPart-notationAtFirst = affiche automatic, tant que rien n’est modifié

## exactly HistoryText package

HistoryText-noCalculation = il n’y a pas de calcul { $id }
HistoryText-removed = { $count ->
        [one] { $count } calcul supprimé
        [many] { $count } de calculs supprimés
        *[other] { $count } calculs supprimés
    }
HistoryText-unreadableLeft = ce qui n’a pas pu être lu est encore dans { $place }
HistoryText-isOn = les calculs sont conservés à partir de maintenant
HistoryText-isOff = les calculs ne sont plus conservés à partir de maintenant ; exactly history --clear supprime les précédents
HistoryText-storage = { $error }
HistoryText-setAside = { $count ->
        [1] une ligne de l’historique n’a pas pu être lue et est
        *[other] { $count } lignes de l’historique n’ont pas pu être lues et sont
    } maintenant dans { $place }

## exactly NameText package

NameText-function-squareRoot = racine carrée, aussi √
NameText-function-cubeRoot = racine cubique, aussi ∛
NameText-function-root = racine n-ième de x
NameText-function-power = puissance, aussi ^ et **
NameText-function-exponential = puissance de e
NameText-function-naturalLogarithm = logarithme népérien, en base e
NameText-function-logarithm = logarithme en base 10, comme sur la touche d’une calculatrice, ou dans une base donnée en second
NameText-function-binaryLogarithm = logarithme en base 2
NameText-function-decimalLogarithm = logarithme en base 10
NameText-function-exponentialLessOne = e^x − 1
NameText-function-logarithmOfOneMore = ln(1 + x)
NameText-function-sine = sinus d’un angle
NameText-function-cosine = cosinus d’un angle
NameText-function-tangent = tangente d’un angle
NameText-function-secant = sécante d’un angle, 1/cos
NameText-function-cosecant = cosécante d’un angle, 1/sin
NameText-function-cotangent = cotangente d’un angle, 1/tan
NameText-function-arcsine = angle d’un sinus
NameText-function-arccosine = angle d’un cosinus
NameText-function-arctangent = angle d’une tangente
NameText-function-arctangent2 = angle du point (x, y), y donné en premier
NameText-function-hyperbolicSine = sinus hyperbolique
NameText-function-hyperbolicCosine = cosinus hyperbolique
NameText-function-hyperbolicTangent = tangente hyperbolique
NameText-function-hyperbolicSecant = sécante hyperbolique, 1/cosh
NameText-function-hyperbolicCosecant = cosécante hyperbolique, 1/sinh
NameText-function-hyperbolicCotangent = cotangente hyperbolique, 1/tanh
NameText-function-areaSine = réciproque de sinh
NameText-function-areaCosine = réciproque de cosh, jamais négative
NameText-function-areaTangent = réciproque de tanh
NameText-function-areaSecant = réciproque de sech, non négative
NameText-function-areaCosecant = réciproque de csch
NameText-function-areaCotangent = réciproque de coth
NameText-function-factorial = factorielle, aussi « ! »
NameText-function-gamma = fonction gamma, (x − 1)!
NameText-function-logarithmOfGamma = ln |gamma(x)|
NameText-function-combinations = façons de choisir k parmi n
NameText-function-permutations = façons de choisir k parmi n dans l’ordre
NameText-function-fibonacci = terme de la suite de Fibonacci
NameText-function-absolute = distance à zéro
NameText-function-sign = −1, 0 ou 1 selon le signe
NameText-function-floor = entier juste au-dessous
NameText-function-ceiling = entier juste au-dessus
NameText-function-round = entier le plus proche, ou à tant de décimales ; les demis s’éloignent de zéro
NameText-function-truncation = partie entière
NameText-function-fraction = ce que trunc laisse
NameText-function-remainder = reste du signe du diviseur, aussi comme 8 mod 3
NameText-function-greatestCommonDivisor = plus grand commun diviseur
NameText-function-leastCommonMultiple = plus petit commun multiple
NameText-function-minimum = le plus petit de tous
NameText-function-maximum = le plus grand de tous
NameText-function-hypotenuse = √(x² + y² + …)
NameText-function-sum = somme, aussi d’une liste, et sur k : sum(1/k, k, 1, 9)
NameText-function-product = produit, aussi d’une liste, et sur k : product(k, k, 1, 9)
NameText-function-mean = moyenne, aussi d’une liste
NameText-function-median = médiane, aussi d’une liste
NameText-function-mode = la valeur la plus fréquente, aussi d’une liste
NameText-function-count = combien il y en a
NameText-function-variance = variance d’un échantillon, aussi d’une liste, par n − 1
NameText-function-populationVariance = variance de la population, par n
NameText-function-standardDeviation = écart type d’un échantillon, √var
NameText-function-populationStandardDeviation = écart type de la population, √varp
NameText-function-geometricMean = moyenne géométrique
NameText-function-harmonicMean = moyenne harmonique
NameText-function-rootMeanSquare = moyenne quadratique
NameText-function-quantile = sous quoi se trouve la part p des nombres, interpolé à (n − 1)p
NameText-function-quotient = quotient entier, vers zéro
NameText-function-truncatedRemainder = ce que quot laisse, du signe de a
NameText-function-derivative = dérivée d’une expression en x au point a
NameText-function-integral = intégrale d’une expression en x de a à b
NameText-function-roots = nombres de a à b où une expression en x est nulle
NameText-function-solve = solutions d’une équation en x dont les membres sont des polynômes
NameText-function-hexadecimal = autour d’une ligne entière : la réponse en base 16, comme x to hex
NameText-function-octal = autour d’une ligne entière : la réponse en base 8, comme x to oct
NameText-function-binary = autour d’une ligne entière : la réponse en base 2, comme x to bin
NameText-function-decimal = autour d’une ligne entière : tous les chiffres en base 10, comme x to dec
NameText-function-int8 = réduit à 8 bits avec signe
NameText-function-int16 = réduit à 16 bits avec signe
NameText-function-int32 = réduit à 32 bits avec signe
NameText-function-int64 = réduit à 64 bits avec signe
NameText-function-uint8 = réduit à 8 bits sans signe
NameText-function-uint16 = réduit à 16 bits sans signe
NameText-function-uint32 = réduit à 32 bits sans signe
NameText-function-uint64 = réduit à 64 bits sans signe
NameText-function-rotationLeft = bits tournés de n places vers la gauche dans un mot de 8, 16, 32 ou 64 sans signe
NameText-function-rotationRight = bits tournés de n places vers la droite dans un mot de 8, 16, 32 ou 64 sans signe
NameText-function-byteswap = octets d’un mot sans signe dans l’ordre inverse
NameText-function-population = combien de bits valent 1
NameText-example = { $function } : { $equation }
NameText-constant-pi = la circonférence d’un cercle de diamètre 1 : 3.14159…
NameText-constant-tau = 2π, un tour complet : 6.28318…
NameText-constant-e = la base des logarithmes népériens : 2.71828…
NameText-unit-degrees = un angle en degrés, aussi ° : sin(30 deg) = 0.5
NameText-unit-radians = un angle en radians : sin(pi/6 rad) = 0.5
NameText-unit-gradians = un angle en grades, dont 100 font un angle droit : sin(100 grad) = 1
NameText-date-weekday = jour de la semaine d’une date, 1 pour lundi : weekday(2026-11-22) = 7
NameText-date-week = semaine d’une date selon ISO 8601 : week(2026-11-22) = 47
NameText-date-dayOfYear = jour de l’année d’une date : dayofyear(2026-02-01) = 32
NameText-date-workday = date après tant de jours du lundi au vendredi : workday(2026-11-27; 5) = 2026-12-04
NameText-date-workdays = jours du lundi au vendredi entre deux dates : workdays(2026-11-27; 2026-12-04) = 5
NameText-today = aujourd’hui : today + 1 week
NameText-answer = la réponse d’avant, dans un tube et dans une session
NameText-otherNames =  ; ou { $names }
NameText-either = { $one } ou { $other }

## exactly Notice package

Notice-readAs = lu comme { $reading }
Notice-written-exactnessUndecided = impossible de décider si c’est la valeur exacte
Notice-written-belowAbsoluteZero = c’est en dessous du zéro absolu
Notice-written-onOtherDay-1 = le lendemain
Notice-written-onOtherDay-minus1 = la veille
Notice-written-onOtherDay = { $days } jours avant
Notice-written-onOtherDay-2 = { $days } jours après
Notice-written-certainDigits = { $count ->
        [1] seul 1 chiffre est certain
        *[other] seuls { $count } chiffres sont certains
    }
Notice-both = { $one } ; { $other }
Notice-note = { $note }
Notice-zones = fuseaux horaires de tzdata { $version }
Notice-anglesInRadians = les angles sont ici en radians ; 30° ou 30 deg en est un en degrés
Notice-ignoredDigits = { $count ->
        [1] un chiffre a été omis
        *[other] { $count } chiffres ont été omis
    } : un nombre en a au plus { $limit } sur ce clavier
Notice-digitsDoNotFit = { $count ->
        [1] un chiffre a été omis
        *[other] { $count } chiffres ont été omis
    } : pas de la base { $base }, ou de trop pour { $bits } bits
Notice-keysWithoutEffect = sans effet ici : { JOINED($keys, separator: ", ") }
Notice-wraps = une étape a dépassé { $bitWidth } bits et y a été réduite
Notice-rates = à { JOINED($rates, separator: ", ") }{ $days ->
        [1]  ; vieux d’un jour
        *[other]  ; vieux de { $days } jours
    }
Notice-rates-alone = à { JOINED($rates, separator: ", ") }
Notice-noExactForm = il n’y a pas de forme exacte courte ; ceci est arrondi
Notice-historyNotWritten = l’historique n’a pas été écrit : { $error }
Notice-notInHistory = { $count ->
        [1] un calcul n’est
        *[other] { $count } calculs ne sont
    } pas dans l’historique : { $error }
Notice-linesNotRead = les lignes tapées auparavant ne peuvent pas être lues : { $error }
Notice-linesNotKept = les lignes ne sont pas conservées : { $error }
Notice-settingNotUnderstood = { $path }, ligne { $line } : { $cause }
Notice-nothingToCalculate = rien à calculer ; essayez exactly '1/3 + 1/6' ou exactly --help

## exactly OptionScope package

OptionScope-keys = pour les touches :
OptionScope-terminal = dans un terminal :
OptionScope-task = pour { $task } :

## exactly PlotText package

PlotText-title = { $functions } pour x de { $from } à { $to }
PlotText-height = y de { $bottom } à { $top }
PlotText-noRoots = Aucune racine
PlotText-roots = Racines : { $list }
PlotText-maxima = Maxima : { $list }
PlotText-minima = Minima : { $list }
PlotText-poles = Pôles : { $list }
PlotText-jumps = Sauts : { $list }
PlotText-holes = Trous : { $list }
PlotText-gaps = Non définie : { $list }
PlotText-levels = Constante : { $list }
PlotText-undecided = Indécis : { $list }
PlotText-noCrossings = Aucune intersection
PlotText-crossings = Intersections : { $list }
PlotText-same = Confondues : { $list }
PlotText-touching = { $number } (touche)

## exactly SessionMessage package

SessionMessage-greeting = exactly { $version } : une expression et Entrée ; « ? » pour l’aide, quit pour quitter.
SessionMessage-nothingCalled = rien ne s’appelle « { $name } » ; functions énumère ce qui existe
SessionMessage-ownNumber = un nombre défini par vous
SessionMessage-isOwnNumber = { $name } est un nombre défini par vous
SessionMessage-takesLong = { $name } est long à écrire
SessionMessage-forgot = { $count ->
        [0] aucun nom à oublier
        [one] { $count } nom oublié
        *[other] { $count } noms oubliés
    }
SessionMessage-anglesIn-radians = angles en radians
SessionMessage-anglesIn-degrees = angles en degrés
SessionMessage-anglesIn-gradians = angles en grades
SessionMessage-nothingToUndo = rien à annuler
SessionMessage-undone = annulé : { $line }
SessionMessage-noNames = aucun nombre n’a encore de nom : x = 3 en donne un
SessionMessage-error = erreur : { $reason }
SessionMessage-notOneOf = { $word } peut être { $choices }, pas « { $text } »
SessionMessage-notInRange = { $word } attend un nombre de { $least } à { $most }, pas « { $text } »
SessionMessage-standsAlone = { $word } s’emploie seul, sans « { $text } »
SessionMessage-settingsAlone = les réglages s’écrivent sans « { $first } » : { $text }
SessionMessage-noUnit = aucune unité avec « { $word } » ; units les énumère toutes
SessionMessage-noFunction = aucune fonction n’a « { $word } » dans son nom ou sa description
SessionMessage-isNumberNow = « { $name } » est maintenant un nombre et non un mot de la session ; { $other } en est encore un
SessionMessage-isNumberNow-alone = « { $name } » est maintenant un nombre et non un mot de la session
SessionMessage-calculation = un calcul ; = marque une réponse exacte, ≈ une réponse arrondie
SessionMessage-namesNumber = nomme un nombre
SessionMessage-namesFunction = nomme une fonction
SessionMessage-answerBefore = la réponse précédente
SessionMessage-openLine = une ligne avec une parenthèse ouverte, ou qui finit par un opérateur ou \, continue au-dessous
SessionMessage-arrowKeys = ↑, ↓
SessionMessage-linesBefore = les lignes qui commencent par ce qui précède le curseur ; Ctrl-R cherche dans toutes
SessionMessage-completesName = complète un nom, ou énumère ceux qui existent
SessionMessage-givesUp = abandonne une ligne, ou interrompt un calcul

## exactly SheetMessage package

SheetMessage-wrong = est « { $found } », devrait être « { $expected } »
SheetMessage-stale = est « { $found } », devrait n’être rien
SheetMessage-untold = { $reason } ; aucun commentaire de réponse ne dit « { $answer } »
SheetMessage-limit-tooManyLines = plus de { $lineLimit } lignes
SheetMessage-limit-tooLong = plus de { $byteLimit } octets
SheetMessage-hasChanged = il a changé depuis sa lecture ; rien n’a été écrit

## exactly UsageReason package

UsageReason-givenTwice = { $option } est donné deux fois
UsageReason-excluded = { $one } et { $other } s’excluent mutuellement
UsageReason-needs = { $option } s’emploie avec { $other }
UsageReason-notOneOf = { $option } peut être { JOINED($choices, separator: ", ", last: " ou ") }, pas « { $text } »
UsageReason-noIdentifier = { $option } attend 16 chiffres hexadécimaux, comme --json les montre
UsageReason-noExpressionBeside = { $option } s’emploie sans expression
UsageReason-noSettingBeside = { $option } s’emploie sans nom de réglage
UsageReason-noDate = { $option } est une date comme 2026-11-22, pas « { $text } »
UsageReason-malformedRate = { $file }, ligne { $line } : un taux est date,from,to,rate,source, comme 2026-11-20,EUR,USD,1.0823,ECB
UsageReason-tooManyRates = { $file } : plus de { $limit } taux
UsageReason-ratesTooLong = { $file } : plus de { $limit } octets
UsageReason-isForExpressions = { $option } s’emploie avec les expressions
UsageReason-isForOneExpression = { $option } s’emploie avec une seule expression, donnée en argument
UsageReason-isForExpressionsAndKeys = { $option } s’emploie avec les expressions et --keys ; la calculatrice a un réglage de ce nom
UsageReason-isForObjects = { $option } s’emploie avec les expressions, --keys, history, sheet et plot
UsageReason-isForRecords = { $option } s’emploie avec les expressions, --keys et history
UsageReason-isForKeys = { $option } s’emploie avec les touches
UsageReason-isForTerminals = { $option } s’emploie avec la calculatrice dans un terminal
UsageReason-sessionWithExpression = repl s’emploie sans expression : omettez « repl », ou tapez « { $line } » dans la session
UsageReason-sheetNeedsFile = sheet attend le nom d’un fichier ; - est l’entrée standard
UsageReason-oneSheet = sheet affiche un seul fichier ; plusieurs vont avec --write, --write-all, --strip et --check
UsageReason-plotNeedsFunction = plot attend une fonction de x, par exemple sin(x)/x

UsageReason-noSize = { $option } attend des colonnes et des lignes de 1 à { $limit }, comme 800x500, et non « { $text } »
UsageReason-notBelow = { $one } doit être inférieur à { $other }
UsageReason-noFraction = { $option } attend une fraction ou un décimal, et non « { $text } »
UsageReason-tooManyCurves = un tracé a au plus { $limit } courbes
UsageReason-tooNarrow = l’intervalle est trop étroit : ses bornes ont plus de 16 chiffres en commun
UsageReason-notPlotted = « { $function } » ne se trace pas : seulement les fonctions élémentaires, les arrondis, min et max
UsageReason-onlyFunctions = « { $relation } » ne se trace pas : seulement y = f(x), par exemple x^2 - 2
UsageReason-historyStandsAlone = history s’emploie seul ou avec ses options
UsageReason-noSetting = il n’y a pas de réglage « { $name } » ; les réglages sont { $names }
UsageReason-noValue = « { $text } » n’est pas une valeur de { $setting } ; les valeurs sont { $values }
UsageReason-ratesTask = rates ne connaît pas « { $text } », mais import FILE et clear
UsageReason-noHelp = il n’y a pas d’aide sur « { $name } », mais sur { $tasks } et sur tout ce que exactly functions énumère

## Companions CompanionName package

CompanionName-companions = Compagnons
CompanionName-fizzBuzz = FizzBuzz
CompanionName-decider = Aide à la décision
CompanionName-orderSummary = Résumé de commande

## Companions CompanionText package

CompanionText-summary-fizzBuzz = compte et dit Fizz, Buzz ou FizzBuzz
CompanionText-summary-decider = choisit l’une de vos options
CompanionText-summary-orderSummary = additionne une commande avec remise et taxes
CompanionText-game = Jeu Fizz Buzz
CompanionText-next = Suivant
CompanionText-decide = Décider
CompanionText-newOption = Nouvelle option
CompanionText-yes = Oui
CompanionText-no = Non
CompanionText-maybe = Peut-être
CompanionText-notDecided = Rien de décidé : { $error }
CompanionText-optionNotAdded = Non ajoutée : { $error }
CompanionText-newItem = Nouvel article
CompanionText-coffee = Café
CompanionText-tea = Thé
CompanionText-item = Article { $number }
CompanionText-promoCode = Code promo
CompanionText-subtotal = Sous-total
CompanionText-discount = Remise
CompanionText-tax = Taxes
CompanionText-total = Total
CompanionText-orderIsEmpty = La commande est vide
CompanionText-noDiscount = Aucune remise pour ce code promo
CompanionText-itemNotAdded = Non ajouté : { $error }
CompanionText-add = Ajouter
CompanionText-remove = Retirer
CompanionText-removeNamed = Retirer { $name }

## Companions DeciderError package, English: public reason in Companions

DeciderError-noOptions = il n’y a aucune option à choisir
DeciderError-tooManyOptions = il y a plus de { $optionLimit } options
DeciderError-blankOption = l’option { $position } est vide
DeciderError-longOption = l’option { $position } dépasse { $lengthLimit } caractères

## Companions OrderError package, English: public reason in Companions

OrderError-noItems = la commande est vide
OrderError-tooManyItems = une commande a au plus { $orderLimit } articles
OrderError-notAnItem = un article s’écrit QUANTITÉ x PRIX, par exemple 3 x 19.99
OrderError-longItem = un article a au plus { $textLengthLimit } caractères
OrderError-notAPrice = un prix est un nombre décimal avec un point, par exemple 19.99
OrderError-priceOutOfRange = un prix va de 0 à { $most }
OrderError-priceTooPrecise = un prix a au plus { $priceDecimalPlaces } décimales
OrderError-quantityOutOfRange = une quantité est un nombre entier de { $least } à { $most }
OrderError-calculationForName = un nom ne commence pas par un nombre ou un signe isolé
OrderError-blankName = un article a besoin d’un nom
OrderError-longName = un nom a au plus { $nameLengthLimit } caractères

## CompanionsCommand ConversationText package

ConversationText-title = Compagnons de la calculatrice
ConversationText-numberOrName = 1 à { $count } ou un nom
ConversationText-open = Ouvrir
ConversationText-back = Retour
ConversationText-quit = Quitter
ConversationText-enterKey = Entrée
ConversationText-code = CODE
ConversationText-tea = thé
ConversationText-field = { $name } : { $value }
ConversationText-none = aucun
ConversationText-notUnderstood = Non compris. Vous pouvez taper :
ConversationText-noSuchNumber = Rien de retiré : il n’y a rien sous ce numéro

## CompanionsCommand CompanionsHelpPart package

CompanionsHelpPart-summary = Trois petites apps à côté de la calculatrice.
CompanionsHelpPart-option = OPTION
CompanionsHelpPart-item = ARTICLE
CompanionsHelpPart-number = N
CompanionsHelpPart-code = CODE
CompanionsHelpPart-menu = dans un terminal : un menu des apps
CompanionsHelpPart-fizzBuzz = compte jusqu’à { $usualCount } et dit Fizz, Buzz et FizzBuzz
CompanionsHelpPart-decide = affiche une des options
CompanionsHelpPart-order = affiche ce que coûte une commande :
CompanionsHelpPart-count = pour fizzbuzz : le dernier nombre, 1 à { $most } ({ $usualCount })
CompanionsHelpPart-promo = pour order : un code promo
CompanionsHelpPart-endOfOptions = ce qui suit sont des options à choisir, ou des articles
CompanionsHelpPart-done = c’est fait
CompanionsHelpPart-failed = les arguments sont erronés, le menu n’a pas de terminal, ou l’entrée ou la sortie a échoué

## CompanionsCommand CompanionsUsageReason package

CompanionsUsageReason-unexpectedArgument = argument inattendu « { $text } »
CompanionsUsageReason-noApp = les apps sont fizzbuzz, decide et order, pas « { $text } »
CompanionsUsageReason-menuNeedsTerminal = le menu a besoin d’un terminal
CompanionsUsageReason-item = article { $number } : { $error }

## CalculatorPresentation WrittenDate list of Name

WrittenDate-names =
    janvier février mars avril mai juin juillet août septembre octobre novembre décembre hier aujourd’hui demain

## CalculatorPresentation EverydayUnits list of Name

EverydayUnits-names =
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

## Apps/Linux/Data/io.github.exactly_calculator.Exactly.desktop.in

Desktop-genericName = Calculatrice
Desktop-comment = Calculer sans un chiffre faux
Desktop-keywords = calculatrice;calcul;arithmétique;scientifique;fraction;exact;
Desktop-new-calculation-name = Nouveau calcul
Desktop-new-window-name = Nouvelle fenêtre
Desktop-scientific-keypad-name = Pavé scientifique
Desktop-history-name = Afficher l’historique

## Apps/Linux/Data/io.github.exactly_calculator.Exactly.runner.desktop.in

Runner-comment = Calcule sans un chiffre faux

## Apps/Linux/Data/io.github.exactly_calculator.Exactly.metainfo.xml.in

Metainfo-summary = Calculer sans un chiffre faux
Metainfo-about = Une calculatrice aux touches habituelles, dont chaque chiffre est prouvé : 1 ÷ 3 × 3 vaut 1, et √50 − 5√2 vaut 0.
Metainfo-keypads = Pavés simple, scientifique et du programmeur, mémoire, et un historique modifiable
Metainfo-results = Résultats décimaux, en fraction et sous forme exacte, avec plus de chiffres à la demande
Metainfo-search = Réponses dans la recherche de GNOME et de Plasma

## Apps/Apple/Exactly.swiftpm/Sources/ExactlyProgram/Resources/{code}.lproj/Localizable.strings

Actions-calculate = Calculer
Actions-calculateAbout = Répond exactement à un calcul, même avec des unités et des dates, ou dit à quel endroit il n’est pas compris.
Actions-result = Résultat
Actions-calculation = Calcul
Actions-calculationExample = Par exemple 2 + 3 × 4, 1/3 ou 5 ft to cm
Actions-calculationQuestion = Que faut-il calculer ?
Actions-calculateSummary = Calculer { $calculation }

## Apps/Apple/Exactly.swiftpm/Sources/ExactlyProgram/Resources/{code}.lproj/AppShortcuts.strings

Shortcuts-calculate = Calculer avec { $applicationName }
Shortcuts-ask = Demander un résultat à { $applicationName }

## Apps/Apple/Exactly.swiftpm/Sources/ExactlyProgram/Resources/{code}.lproj/InfoPlist.strings

Info-name = Exactly
Info-sheet = Feuille Exactly
