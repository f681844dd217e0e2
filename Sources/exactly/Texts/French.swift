// swift-format-ignore-file
// Scripts/texts wrote this file from Texts/fr.ftl: change that one.
import BigNumbers
import CalculatorModel
import CalculatorPresentation
import CommandLineInterface
import DisplayableText
import ExactReals
import Languages

extension Option {
  /// The text in French.
  var french: String {
    switch self {
    case .digits: "chiffres significatifs d’une réponse\u{A0}: 1 à \(AnswerFormat.digitLimit) (16)"
    case .places: "au lieu de --digits, chiffres après le point\u{A0}: 0 à \(AnswerFormat.digitLimit)\u{A0}; les moitiés s’éloignent de zéro"
    case .exact: "la forme exacte, comme √3/2 ou 1/3, s’il en existe une courte"
    case .mixed: "comme --exact, avec 7/2 écrit 3 1/2"
    case .explain: "chaque étape d’une expression, et ce qui en est prouvé"
    case .angle: "l’unité de mesure des angles\u{A0}: rad, deg ou grad (rad)"
    case .notation: "automatic (ou auto), plain (sans exposant), scientific (1.2e4) ou engineering (12e3)"
    case .grouping: "thousands (1_234_567\u{A0}; avec --keys 1,234,567) ou none"
    case .base: "nombres entiers en base 2, 8, 10 ou 16, avec tous les chiffres"
    case .word: "calcule avec des mots de 8, 16, 32 ou 64 bits, auxquels chaque étape est réduite"
    case .signed: "les mots ont un signe, comme sans cette option"
    case .unsigned: "les mots n’ont pas de signe"
    case .json: "un objet JSON par ligne"
    case .csv: "à chaque fois une ligne de valeurs séparées par des virgules, d’abord les noms des colonnes"
    case .rates: "convertit l’argent aux taux d’un fichier\u{A0}: date,from,to,rate,source"
    case .marks: "ce que veulent dire les signes de 1,234 et 1.234\u{A0}: 1,234.5 ou 1.234,5"
    case .today: "le jour qu’est today, comme 2026-11-22"
    case .file: "répond aux lignes d’un fichier\u{A0}; - est l’entrée standard"
    case .jobs: "nombre de fils d’exécution qui répondent aux lignes\u{A0}: 1 à \(Options.jobLimit) (autant qu’il peut en tourner à la fois)"
    case .keys: "appuie sur des touches\u{A0}; - lit une séquence par ligne"
    case .order: "precedence, comme chez Apple, ou left-to-right"
    case .mode: "basic (9 chiffres), scientific (16) ou programmer (mots de 8 à 64 bits)"
    case .reversePolish: "notation polonaise inverse\u{A0}: les nombres sont sur une pile"
    case .plain: "lignes de texte sans codes de contrôle, pour les lecteurs d’écran"
    case .new: "commence par 0 et une mémoire vide, et non là où la dernière s’est arrêtée"
    case .remove: "supprime un calcul\u{A0}; --json montre son ID"
    case .label: "nomme un calcul par les mots qui suivent, ou lui retire son nom"
    case .tape: "imprime les calculs comme une machine à calculer"
    case .clear: "supprime tous les calculs, sans demander"
    case .off: "ne conserve plus de calculs à partir de maintenant"
    case .on: "conserve de nouveau les calculs"
    case .reset: "les remet tous à leur valeur initiale"
    case .answers: "affiche les réponses seules, une ligne pour chacune de la feuille"
    case .write: "met à jour les réponses dans le fichier"
    case .writeAll: "écrit une réponse derrière chaque ligne qui en a une"
    case .strip: "retire les réponses du fichier"
    case .check: "dit quelles réponses des fichiers sont fausses, sans rien modifier"
    case .from: "l’extrémité gauche du tracé (-10)"
    case .to: "l’extrémité droite du tracé (10)"
    case .bottom: "le bas du tracé (choisi selon les valeurs)"
    case .top: "le haut du tracé (choisi selon les valeurs)"
    case .size: "colonnes et lignes de pixels, par exemple 800x500, la valeur par défaut\u{A0}; donne du SVG"
    case .count: "indique combien de pixels sont tracés, vides et inconnus"
    case .completionScript: "affiche ce qui complète cette commande dans bash, zsh ou fish"
    case .manual: "affiche la page de manuel, pour man"
    case .version: "affiche la version"
    case .help: "affiche cette aide"
    }
  }
}

extension SessionWord {
  /// The text in French.
  var french: String {
    switch self {
    case .help: "cette aide, ou celle d’une fonction ou d’un mot"
    case .variables: "les noms des nombres, et leurs valeurs"
    case .functions: "toutes les fonctions et constantes, les vôtres d’abord, ou celles d’un mot"
    case .units: "toutes les unités, ou celles d’un mot"
    case .history: "les lignes tapées auparavant, ou les N dernières"
    case .undo: "annule la dernière ligne qui a changé quelque chose, ou les N dernières"
    case .reset: "oublie tous les noms et la réponse\u{A0}; undo les ramène"
    case .digits: "dit combien de chiffres significatifs sont affichés, ou le change"
    case .places: "de même pour les chiffres après le point"
    case .notation: "écrit les réponses " + Self.notations
    case .grouping: "écrit 1_234_567 pour 1234567, ou non"
    case .exact: "ne montre que la forme exacte s’il en existe une courte, ou les fractions comme 3 1/2"
    case .degrees: "mesure les angles en degrés"
    case .radians: "mesure les angles en radians"
    case .gradians: "mesure les angles en grades"
    case .preview: "montre pendant la frappe la réponse obtenue jusque-là, ou non"
    case .clear: "efface l’écran"
    case .quit: "quitte la session, comme Ctrl-D"
    }
  }
}

extension ExplanationText {
  /// The text in French.
  package var french: String {
    switch self {
    case .nothingCalculated: "rien n’est calculé"
    case .moreSteps(let count): if count == 1 { "… \(count) étape de plus" } else { "… \(count) étapes de plus" }
    case .noDecimal(let reason): "pas de nombre décimal\u{A0}: " + reason.french
    case .noValue(let reason): "pas de valeur\u{A0}: " + reason.french
    case .exact: "valeur exacte"
    case .rounded: "valeur arrondie"
    case .roundedWithin(let bound): "valeur arrondie, à " + bound + " près"
    case .noted(let note, let bound): Notice.written(note).french + "\u{A0}; à " + bound + " près"
    case .converted(let unit, let other, let proof): switch unit {
case .radians: switch other {
case .radians: "de radians en radians\u{A0}; " + proof.french
case .degrees: "de radians en degrés\u{A0}; " + proof.french
default: "de radians en grades\u{A0}; " + proof.french
}
case .degrees: switch other {
case .radians: "de degrés en radians\u{A0}; " + proof.french
case .degrees: "de degrés en degrés\u{A0}; " + proof.french
default: "de degrés en grades\u{A0}; " + proof.french
}
default: switch other {
case .radians: "de grades en radians\u{A0}; " + proof.french
case .degrees: "de grades en degrés\u{A0}; " + proof.french
default: "de grades en grades\u{A0}; " + proof.french
}
}
    case .measured(let unit, let proof): switch unit {
case .radians: "l’angle en radians\u{A0}; " + proof.french
case .degrees: "l’angle en degrés\u{A0}; " + proof.french
default: "l’angle en grades\u{A0}; " + proof.french
}
    }
  }
}

extension FailureReason {
  /// The text in French.
  package var french: String {
    switch self {
    case .expression(let cause): Message.expressionReason(cause).french
    case .calculation(let error, let demand): Message.calculationReason(error, demand).french
    case .unknownKey(let name): "touche inconnue «\u{A0}" + name + "\u{A0}»"
    case .severalKeys(let name): "«\u{A0}" + name + "\u{A0}» peut être plusieurs touches\u{A0}: mettez des espaces entre elles"
    case .tooLong(let limit): "plus de \(limit) octets"
    case .notUTF8: "ce n’est pas du texte UTF-8"
    case .meantCommand(let words): "ce n’est pas une expression\u{A0}; vouliez-vous dire «\u{A0}exactly \(words)\u{A0}»\u{A0}?"
    case .unknownOption(let name, let options) where options.isEmpty: "option inconnue «\u{A0}" + name + "\u{A0}»"
    case .unknownOption(let name, let options): "option inconnue «\u{A0}" + name + "\u{A0}»\u{A0}; vouliez-vous dire " + options.joined(separator: " ou ") + "\u{A0}?"
    case .noFile(let cause): Message.expressionReason(cause).french + "\u{A0}; et il n’y a pas de fichier de ce nom"
    }
  }
}

extension HelpPart {
  /// The text in French.
  package var french: String {
    switch self {
    case .summary: "Une calculatrice aux touches d’Apple et sans un seul chiffre faux"
    case .inTerminal: "dans un terminal\u{A0}: la calculatrice en plein écran\u{A0}; sinon une expression et une réponse par ligne"
    case .expression: "la réponse\u{A0}: exactly '1/3 + 1/6' affiche 0.5"
    case .file: "les réponses aux lignes d’un fichier\u{A0}; aussi --file FILE"
    case .keys: "appuie sur les touches de la calculatrice et montre son affichage"
    case .task(.repl): "une session d’expressions, avec variables et édition de ligne"
    case .task(.functions): "énumère toutes les fonctions et constantes, ou celles d’un mot"
    case .task(.units): "énumère toutes les unités, ou celles d’un mot"
    case .task(.sheet): "calcule un fichier dont les lignes s’utilisent entre elles, une feuille"
    case .task(.plot): "trace des fonctions de x\u{A0}: les courbes et tout ce qui en est prouvé"
    case .task(.history): "énumère les calculs conservés\u{A0}; avec des options, les modifie aussi"
    case .task(.settings): "énumère les réglages\u{A0}; avec un nom et une valeur, en modifie un"
    case .task(.rates): "garde des taux de change, des fichiers de la Banque centrale européenne ou d’autres"
    case .task(.help): "cette aide\u{A0}; avec un nom, celle d’une tâche, d’une fonction ou d’une constante"
    case .title(.repl): "Une session d’expressions dans un terminal"
    case .title(.functions): "Toutes les fonctions et constantes des expressions"
    case .title(.units): "Toutes les unités des expressions"
    case .title(.sheet): "Une feuille de calcul vivante\u{A0}: des lignes de texte et leurs réponses"
    case .title(.plot): "Des courbes, avec racines, extrema, pôles, sauts et trous"
    case .title(.history): "Les calculs conservés, du plus ancien au plus récent"
    case .title(.settings): "Les réglages de la calculatrice à touches"
    case .title(.rates): "Les taux de change gardés pour l’argent"
    case .title(.help): "L’aide de la commande, d’une tâche ou d’un nom"
    case .examplesTitle: "EXEMPLES"
    case .expressionsTitle: "EXPRESSIONS"
    case .keysTitle: "TOUCHES"
    case .linesTitle: "LIGNES"
    case .keptTitle: "CONSERVATION"
    case .plotsTitle: "CE QUI EST MONTRÉ"
    case .namesTitle: "NOMS"
    case .fiftyDigits: "cinquante chiffres, le dernier arrondi"
    case .twoAnswers: "3, puis 18.84955592153876"
    case .jsonAnswer: "la lecture, le nombre décimal et la fraction"
    case .steps: "chaque étape, et ce qui en est prouvé"
    case .fileAnswers: "les réponses aux lignes d’un fichier"
    case .taskHelp: "l’aide d’une tâche"
    case .language: "+ - * / ^ ou − × ÷ √, parenthèses, nombres décimaux, exposants (1e-3), _ entre les chiffres, factorielles (5!), degrés (30°), pourcentages (200 + 10% vaut 220, 200 * 10% vaut 20), produits sans signe (2pi), fonctions et constantes par leur nom, # pour les commentaires."
    case .naming: "Dans un tube et dans une session, x = 3 nomme un nombre, f(x) = x^2 + 1 une fonction, et ans ou _ est la réponse précédente."
    case .exactness: "Les nombres sont exacts\u{A0}; quand une réponse a plus de chiffres que ceux affichés, le dernier est arrondi."
    case .keySequences: "0 à 9 . + - * / = % +/- C AC DEL et des noms comme sqrt et x^y. Ils peuvent se toucher là où une seule coupure est possible\u{A0}: 2+3= mais 5 +/- =."
    case .answered: "tout a reçu une réponse"
    case .noValue: "quelque chose n’avait pas de valeur, ou une ligne de l’entrée a été refusée"
    case .unreadable: "l’entrée n’a pas pu être lue, ou les options sont erronées"
    case .session: "répond ligne après ligne, jusqu’à quit ou Ctrl-D"
    case .functions: "une ligne chacune\u{A0}: le nom, ce que c’est, un exemple"
    case .units: "une ligne chacune\u{A0}: le symbole, les noms, la valeur exacte, la source"
    case .unitsAbout: "celles qui ont le mot dans leur ligne"
    case .rates: "énumère le taux le plus récent de chaque monnaie"
    case .ratesImport: "prend ceux d’un fichier\u{A0}: XML ou CSV de la BCE, ou lignes date,from,to,rate,source\u{A0}; - est l’entrée standard"
    case .ratesClear: "les oublie"
    case .importsRates: "le fichier tel que téléchargé"
    case .importsRatesOfToday: "les taux du jour"
    case .unitsOfPressure: "les unités de pression"
    case .functionsAbout: "celles dont le nom ou la description contient le mot"
    case .commandHelp: "l’aide de la commande"
    case .nameHelp: "celle d’une tâche, ou ce qu’est une fonction ou une constante"
    case .sheet: "ouvre la feuille ou l’affiche avec ses réponses (--plain)\u{A0}; - est l’entrée standard"
    case .sheetChange: "modifie les réponses dans les fichiers\u{A0}; --write-all et --strip aussi"
    case .sheetCheck: "dit quelles réponses sont fausses dans les fichiers"
    case .plot: "trace jusqu’à six fonctions de x\u{A0}; y = peut précéder chacune"
    case .plotBetween: "pour x de A à B (de -10 à 10)"
    case .history: "énumère les calculs"
    case .label: "nomme un calcul\u{A0}; sans mots, lui retire son nom"
    case .settings: "énumère les réglages et les valeurs possibles de chacun"
    case .setting: "affiche la valeur d’un réglage"
    case .change: "modifie un réglage"
    case .lines: "x = 3 nomme un nombre, f(x) = x^2 + 1 une fonction, et ans est la réponse précédente. Le signe «\u{A0}?\u{A0}» énumère ce qu’il y a d’autre. = précède ce qui est exact, ≈ ce qui est arrondi."
    case .sheetLines: "rent = 1200 nomme un nombre, que les lignes suivantes peuvent utiliser. total concerne les lignes du dessus, jusqu’à une ligne vide\u{A0}; ans est la réponse précédente, et line 3 celle de la troisième ligne. # commence un commentaire. D’un fichier Markdown (.md), seuls les blocs marqués exactly sont calculés, tous comme une seule feuille."
    case .sheetAnswers: "Une réponse suit # dans sa ligne\u{A0}: = devant ce qui est exact, ≈ devant ce qui est arrondi,\u{A0}! devant la raison s’il n’y en a pas. Celle qui a moins de chiffres en garde autant."
    case .kept: "Ce qu’une personne calcule dans un terminal est conservé, jusqu’à history --off\u{A0}: les expressions et --keys donnés en arguments, les lignes d’une session et les calculs de la calculatrice. Les tubes et les fichiers ne conservent rien."
    case .plots: "Chaque racine, extremum, pôle, saut, trou ou lacune de la liste est prouvé, et il n’y en a pas d’autres\u{A0}; là où une courbe n’a pu être suivie, c’est dit. Un pixel n’est tracé que là où la courbe passe de façon prouvée. Dans un terminal l’image est en braille, ailleurs en SVG."
    case .names: "Les expressions et --keys ne suivent pas les réglages, mais ont des options."
    case .beginsSession: "commence une session"
    case .sessionInDegrees: "une en degrés, avec 30 chiffres"
    case .functionsWithRoot: "les fonctions avec root dans leur ligne"
    case .functionHelp: "ce qu’est une fonction, avec un exemple"
    case .sheetWithAnswers: "la feuille avec ses réponses"
    case .sheetInCI: "dans un script\u{A0}: statut 1 si une réponse est fausse"
    case .plotAsPicture: "une image pour une page ou un document"
    case .plotOfTwo: "deux courbes"
    case .plotInWords: "la description et un tableau de valeurs"
    case .historyForPrograms: "pour les programmes, avec l’ID de chaque calcul"
    case .historyForSpreadsheet: "pour un tableur"
    case .tapeForPrinter: "pour l’imprimer"
    case .namesCalculation: "nomme un calcul"
    case .leftToRight: "2 + 3 × 4 vaut désormais 20 sur les touches"
    case .notationAtFirst: "affiche automatic, tant que rien n’est modifié"
    }
  }
}

extension HistoryText {
  /// The text in French.
  package var french: String {
    switch self {
    case .noCalculation(let id): "il n’y a pas de calcul " + id
    case .removed(let count): switch PluralCategory(count, in: .french) {
case .one: "\(count) calcul supprimé"
case .many: "\(count) de calculs supprimés"
default: "\(count) calculs supprimés"
}
    case .unreadableLeft(let place): "ce qui n’a pas pu être lu est encore dans " + place
    case .isOn: "les calculs sont conservés à partir de maintenant"
    case .isOff: "les calculs ne sont plus conservés à partir de maintenant\u{A0}; exactly history --clear supprime les précédents"
    case .storage(let error): error.reason(in: .french)
    case .setAside(let count, let place): if count == 1 { "une ligne de l’historique n’a pas pu être lue et est maintenant dans " + place } else { "\(count) lignes de l’historique n’ont pas pu être lues et sont maintenant dans " + place }
    }
  }
}

extension NameText {
  /// The text in French.
  package var french: String {
    switch self {
    case .function(.squareRoot): "racine carrée, aussi √"
    case .function(.cubeRoot): "racine cubique, aussi ∛"
    case .function(.root): "racine n-ième de x"
    case .function(.power): "puissance, aussi ^ et **"
    case .function(.exponential): "puissance de e"
    case .function(.naturalLogarithm): "logarithme népérien, en base e"
    case .function(.logarithm): "logarithme en base 10, comme sur la touche d’une calculatrice, ou dans une base donnée en second"
    case .function(.binaryLogarithm): "logarithme en base 2"
    case .function(.decimalLogarithm): "logarithme en base 10"
    case .function(.exponentialLessOne): "e^x − 1"
    case .function(.logarithmOfOneMore): "ln(1 + x)"
    case .function(.sine): "sinus d’un angle"
    case .function(.cosine): "cosinus d’un angle"
    case .function(.tangent): "tangente d’un angle"
    case .function(.secant): "sécante d’un angle, 1/cos"
    case .function(.cosecant): "cosécante d’un angle, 1/sin"
    case .function(.cotangent): "cotangente d’un angle, 1/tan"
    case .function(.arcsine): "angle d’un sinus"
    case .function(.arccosine): "angle d’un cosinus"
    case .function(.arctangent): "angle d’une tangente"
    case .function(.arctangent2): "angle du point (x, y), y donné en premier"
    case .function(.hyperbolicSine): "sinus hyperbolique"
    case .function(.hyperbolicCosine): "cosinus hyperbolique"
    case .function(.hyperbolicTangent): "tangente hyperbolique"
    case .function(.hyperbolicSecant): "sécante hyperbolique, 1/cosh"
    case .function(.hyperbolicCosecant): "cosécante hyperbolique, 1/sinh"
    case .function(.hyperbolicCotangent): "cotangente hyperbolique, 1/tanh"
    case .function(.areaSine): "réciproque de sinh"
    case .function(.areaCosine): "réciproque de cosh, jamais négative"
    case .function(.areaTangent): "réciproque de tanh"
    case .function(.areaSecant): "réciproque de sech, non négative"
    case .function(.areaCosecant): "réciproque de csch"
    case .function(.areaCotangent): "réciproque de coth"
    case .function(.factorial): "factorielle, aussi «\u{A0}!\u{A0}»"
    case .function(.gamma): "fonction gamma, (x − 1)!"
    case .function(.logarithmOfGamma): "ln |gamma(x)|"
    case .function(.combinations): "façons de choisir k parmi n"
    case .function(.permutations): "façons de choisir k parmi n dans l’ordre"
    case .function(.fibonacci): "terme de la suite de Fibonacci"
    case .function(.absolute): "distance à zéro"
    case .function(.sign): "−1, 0 ou 1 selon le signe"
    case .function(.floor): "entier juste au-dessous"
    case .function(.ceiling): "entier juste au-dessus"
    case .function(.round): "entier le plus proche, ou à tant de décimales\u{A0}; les demis s’éloignent de zéro"
    case .function(.truncation): "partie entière"
    case .function(.fraction): "ce que trunc laisse"
    case .function(.remainder): "reste du signe du diviseur, aussi comme 8 mod 3"
    case .function(.greatestCommonDivisor): "plus grand commun diviseur"
    case .function(.leastCommonMultiple): "plus petit commun multiple"
    case .function(.minimum): "le plus petit de tous"
    case .function(.maximum): "le plus grand de tous"
    case .function(.hypotenuse): "√(x² + y² + …)"
    case .function(.sum): "somme, aussi d’une liste, et sur k\u{A0}: sum(1/k, k, 1, 9)"
    case .function(.product): "produit, aussi d’une liste, et sur k\u{A0}: product(k, k, 1, 9)"
    case .function(.mean): "moyenne, aussi d’une liste"
    case .function(.median): "médiane, aussi d’une liste"
    case .function(.mode): "la valeur la plus fréquente, aussi d’une liste"
    case .function(.count): "combien il y en a"
    case .function(.variance): "variance d’un échantillon, aussi d’une liste, par n − 1"
    case .function(.populationVariance): "variance de la population, par n"
    case .function(.standardDeviation): "écart type d’un échantillon, √var"
    case .function(.populationStandardDeviation): "écart type de la population, √varp"
    case .function(.geometricMean): "moyenne géométrique"
    case .function(.harmonicMean): "moyenne harmonique"
    case .function(.rootMeanSquare): "moyenne quadratique"
    case .function(.quantile): "sous quoi se trouve la part p des nombres, interpolé à (n − 1)p"
    case .function(.quotient): "quotient entier, vers zéro"
    case .function(.truncatedRemainder): "ce que quot laisse, du signe de a"
    case .function(.derivative): "dérivée d’une expression en x au point a"
    case .function(.integral): "intégrale d’une expression en x de a à b"
    case .function(.roots): "nombres de a à b où une expression en x est nulle"
    case .function(.solve): "solutions d’une équation en x dont les membres sont des polynômes"
    case .function(.hexadecimal): "autour d’une ligne entière\u{A0}: la réponse en base 16, comme x to hex"
    case .function(.octal): "autour d’une ligne entière\u{A0}: la réponse en base 8, comme x to oct"
    case .function(.binary): "autour d’une ligne entière\u{A0}: la réponse en base 2, comme x to bin"
    case .function(.decimal): "autour d’une ligne entière\u{A0}: tous les chiffres en base 10, comme x to dec"
    case .function(.int8): "réduit à 8 bits avec signe"
    case .function(.int16): "réduit à 16 bits avec signe"
    case .function(.int32): "réduit à 32 bits avec signe"
    case .function(.int64): "réduit à 64 bits avec signe"
    case .function(.uint8): "réduit à 8 bits sans signe"
    case .function(.uint16): "réduit à 16 bits sans signe"
    case .function(.uint32): "réduit à 32 bits sans signe"
    case .function(.uint64): "réduit à 64 bits sans signe"
    case .function(.rotationLeft): "bits tournés de n places vers la gauche dans un mot de 8, 16, 32 ou 64 sans signe"
    case .function(.rotationRight): "bits tournés de n places vers la droite dans un mot de 8, 16, 32 ou 64 sans signe"
    case .function(.byteswap): "octets d’un mot sans signe dans l’ordre inverse"
    case .function(.population): "combien de bits valent 1"
    case .example(let function): Self.function(function).french + "\u{A0}: " + function.description.equation
    case .constant(.pi): "la circonférence d’un cercle de diamètre 1\u{A0}: 3.14159…"
    case .constant(.tau): "2π, un tour complet\u{A0}: 6.28318…"
    case .constant(.e): "la base des logarithmes népériens\u{A0}: 2.71828…"
    case .unit(.degrees): "un angle en degrés, aussi °\u{A0}: sin(30 deg) = 0.5"
    case .unit(.radians): "un angle en radians\u{A0}: sin(pi/6 rad) = 0.5"
    case .unit(.gradians): "un angle en grades, dont 100 font un angle droit\u{A0}: sin(100 grad) = 1"
    case .date(.weekday): "jour de la semaine d’une date, 1 pour lundi\u{A0}: weekday(2026-11-22) = 7"
    case .date(.week): "semaine d’une date selon ISO 8601\u{A0}: week(2026-11-22) = 47"
    case .date(.dayOfYear): "jour de l’année d’une date\u{A0}: dayofyear(2026-02-01) = 32"
    case .date(.workday): "date après tant de jours du lundi au vendredi\u{A0}: workday(2026-11-27; 5) = 2026-12-04"
    case .date(.workdays): "jours du lundi au vendredi entre deux dates\u{A0}: workdays(2026-11-27; 2026-12-04) = 5"
    case .today: "aujourd’hui\u{A0}: today + 1 week"
    case .answer: "la réponse d’avant, dans un tube et dans une session"
    case .otherNames(let names): "\u{A0}; ou " + names
    case .either(let one, let other): one + " ou " + other
    }
  }
}

extension Notice {
  /// The text in French.
  package var french: String {
    switch self {
    case .readAs(let reading): "lu comme " + reading
    case .written(.exactnessUndecided): "impossible de décider si c’est la valeur exacte"
    case .written(.belowAbsoluteZero): "c’est en dessous du zéro absolu"
    case .written(.onOtherDay(1)): "le lendemain"
    case .written(.onOtherDay(-1)): "la veille"
    case .written(.onOtherDay(let days)) where days.isNegative: "\(days.magnitude) jours avant"
    case .written(.onOtherDay(let days)): "\(days) jours après"
    case .written(.certainDigits(let count)): if count == 1 { "seul 1 chiffre est certain" } else { "seuls \(count) chiffres sont certains" }
    case .both(let one, let other): one.french + "\u{A0}; " + other.french
    case .note(let note): Message.readingNote(note).french
    case .zones(let version): "fuseaux horaires de tzdata \(version)"
    case .anglesInRadians: "les angles sont ici en radians\u{A0}; 30° ou 30 deg en est un en degrés"
    case .ignoredDigits(let count, let limit): if count == 1 { "un chiffre a été omis\u{A0}: un nombre en a au plus \(limit) sur ce clavier" } else { "\(count) chiffres ont été omis\u{A0}: un nombre en a au plus \(limit) sur ce clavier" }
    case .digitsDoNotFit(let count, let bits, let base): if count == 1 { "un chiffre a été omis\u{A0}: pas de la base \(base), ou de trop pour \(bits) bits" } else { "\(count) chiffres ont été omis\u{A0}: pas de la base \(base), ou de trop pour \(bits) bits" }
    case .keysWithoutEffect(let keys): "sans effet ici\u{A0}: " + keys.joined(separator: ", ")
    case .wraps(let format): "une étape a dépassé \(format.bitWidth) bits et y a été réduite"
    case .rates(let rates, let days?): if days == 1 { "à " + rates.joined(separator: ", ") + "\u{A0}; vieux d’un jour" } else { "à " + rates.joined(separator: ", ") + "\u{A0}; vieux de \(days) jours" }
    case .rates(let rates, nil): "à " + rates.joined(separator: ", ")
    case .noExactForm: "il n’y a pas de forme exacte courte\u{A0}; ceci est arrondi"
    case .historyNotWritten(let error): "l’historique n’a pas été écrit\u{A0}: " + error.reason(in: .french)
    case .notInHistory(let count, let error): if count == 1 { "un calcul n’est pas dans l’historique\u{A0}: " + error.reason(in: .french) } else { "\(count) calculs ne sont pas dans l’historique\u{A0}: " + error.reason(in: .french) }
    case .linesNotRead(let error): "les lignes tapées auparavant ne peuvent pas être lues\u{A0}: " + error.reason(in: .french)
    case .linesNotKept(let error): "les lignes ne sont pas conservées\u{A0}: " + error.reason(in: .french)
    case .settingNotUnderstood(let path, let problem): path + ", ligne \(problem.line)\u{A0}: " + Message.settingReason(SettingReason(problem.cause)).french
    case .nothingToCalculate: "rien à calculer\u{A0}; essayez exactly '1/3 + 1/6' ou exactly --help"
    }
  }
}

extension OptionScope {
  /// The text in French.
  package var french: String {
    switch self {
    case .keys: "pour les touches\u{A0}:"
    case .terminal: "dans un terminal\u{A0}:"
    case .task(let task): "pour " + task.rawValue + "\u{A0}:"
    }
  }
}

extension PlotText {
  /// The text in French.
  package var french: String {
    switch self {
    case .title(let functions, let from, let to): functions + " pour x de " + from + " à " + to
    case .height(let bottom, let top): "y de " + bottom + " à " + top
    case .noRoots: "Aucune racine"
    case .roots(let list): "Racines\u{A0}: " + list
    case .maxima(let list): "Maxima\u{A0}: " + list
    case .minima(let list): "Minima\u{A0}: " + list
    case .poles(let list): "Pôles\u{A0}: " + list
    case .jumps(let list): "Sauts\u{A0}: " + list
    case .holes(let list): "Trous\u{A0}: " + list
    case .gaps(let list): "Non définie\u{A0}: " + list
    case .levels(let list): "Constante\u{A0}: " + list
    case .undecided(let list): "Indécis\u{A0}: " + list
    case .noCrossings: "Aucune intersection"
    case .crossings(let list): "Intersections\u{A0}: " + list
    case .same(let list): "Confondues\u{A0}: " + list
    case .touching(let number): number + " (touche)"
    }
  }
}

extension SessionMessage {
  /// The text in French.
  package var french: String {
    switch self {
    case .greeting(let version): "exactly " + version + "\u{A0}: une expression et Entrée\u{A0}; «\u{A0}?\u{A0}» pour l’aide, quit pour quitter."
    case .nothingCalled(let name): "rien ne s’appelle «\u{A0}" + name + "\u{A0}»\u{A0}; functions énumère ce qui existe"
    case .ownNumber: "un nombre défini par vous"
    case .isOwnNumber(let name): name + " est un nombre défini par vous"
    case .takesLong(let name): name + " est long à écrire"
    case .forgot(let count): if count == 0 { "aucun nom à oublier" } else { switch PluralCategory(count, in: .french) {
case .one: "\(count) nom oublié"
default: "\(count) noms oubliés"
} }
    case .anglesIn(.radians): "angles en radians"
    case .anglesIn(.degrees): "angles en degrés"
    case .anglesIn(.gradians): "angles en grades"
    case .nothingToUndo: "rien à annuler"
    case .undone(let line): "annulé\u{A0}: " + line
    case .noNames: "aucun nombre n’a encore de nom\u{A0}: x = 3 en donne un"
    case .error(let reason): "erreur\u{A0}: \(reason)"
    case .notOneOf(let word, let choices, let text): word + " peut être " + choices + ", pas «\u{A0}" + text + "\u{A0}»"
    case .notInRange(let word, let range, let text): word + " attend un nombre de \(range.lowerBound) à \(range.upperBound), pas «\u{A0}" + text + "\u{A0}»"
    case .standsAlone(let word, let text): word + " s’emploie seul, sans «\u{A0}" + text + "\u{A0}»"
    case .settingsAlone(let first, let text): "les réglages s’écrivent sans «\u{A0}" + first + "\u{A0}»\u{A0}: " + text
    case .noUnit(let word): "aucune unité avec «\u{A0}" + word + "\u{A0}»\u{A0}; units les énumère toutes"
    case .noFunction(let word): "aucune fonction n’a «\u{A0}" + word + "\u{A0}» dans son nom ou sa description"
    case .isNumberNow(let name, let other?): "«\u{A0}" + name + "\u{A0}» est maintenant un nombre et non un mot de la session\u{A0}; " + other + " en est encore un"
    case .isNumberNow(let name, nil): "«\u{A0}" + name + "\u{A0}» est maintenant un nombre et non un mot de la session"
    case .calculation: "un calcul\u{A0}; = marque une réponse exacte, ≈ une réponse arrondie"
    case .namesNumber: "nomme un nombre"
    case .namesFunction: "nomme une fonction"
    case .answerBefore: "la réponse précédente"
    case .openLine: "une ligne avec une parenthèse ouverte, ou qui finit par un opérateur ou \\, continue au-dessous"
    case .arrowKeys: "↑, ↓"
    case .linesBefore: "les lignes qui commencent par ce qui précède le curseur\u{A0}; Ctrl-R cherche dans toutes"
    case .completesName: "complète un nom, ou énumère ceux qui existent"
    case .givesUp: "abandonne une ligne, ou interrompt un calcul"
    }
  }
}

extension SheetMessage {
  /// The text in French.
  package var french: String {
    switch self {
    case .wrong(let found, let expected): "est «\u{A0}" + found + "\u{A0}», devrait être «\u{A0}" + expected + "\u{A0}»"
    case .stale(let found): "est «\u{A0}" + found + "\u{A0}», devrait n’être rien"
    case .untold(let reason, let answer): reason.french + "\u{A0}; aucun commentaire de réponse ne dit «\u{A0}" + answer + "\u{A0}»"
    case .limit(.tooManyLines): "plus de \(Sheet.lineLimit) lignes"
    case .limit(.tooLong): "plus de \(Sheet.byteLimit) octets"
    case .hasChanged: "il a changé depuis sa lecture\u{A0}; rien n’a été écrit"
    }
  }
}

extension UsageReason {
  /// The text in French.
  package var french: String {
    switch self {
    case .givenTwice(let option): option + " est donné deux fois"
    case .excluded(let one, let other): one + " et " + other + " s’excluent mutuellement"
    case .needs(let option, let other): option + " s’emploie avec " + other
    case .notOneOf(let option, let choices, let text): option + " peut être " + choices.joined(separator: ", ", last: " ou ") + ", pas «\u{A0}" + text + "\u{A0}»"
    case .noIdentifier(let option): option + " attend 16 chiffres hexadécimaux, comme --json les montre"
    case .noExpressionBeside(let option): option + " s’emploie sans expression"
    case .noSettingBeside(let option): option + " s’emploie sans nom de réglage"
    case .noDate(let option, let text): option + " est une date comme 2026-11-22, pas «\u{A0}" + text + "\u{A0}»"
    case .malformedRate(let file, let line): file + ", ligne \(line)\u{A0}: un taux est date,from,to,rate,source, comme 2026-11-20,EUR,USD,1.0823,ECB"
    case .tooManyRates(let file, let limit): file + "\u{A0}: plus de \(limit) taux"
    case .ratesTooLong(let file, let limit): file + "\u{A0}: plus de \(limit) octets"
    case .isForExpressions(let option): option + " s’emploie avec les expressions"
    case .isForOneExpression(let option): option + " s’emploie avec une seule expression, donnée en argument"
    case .isForExpressionsAndKeys(let option): option + " s’emploie avec les expressions et --keys\u{A0}; la calculatrice a un réglage de ce nom"
    case .isForObjects(let option): option + " s’emploie avec les expressions, --keys, history, sheet et plot"
    case .isForRecords(let option): option + " s’emploie avec les expressions, --keys et history"
    case .isForKeys(let option): option + " s’emploie avec les touches"
    case .isForTerminals(let option): option + " s’emploie avec la calculatrice dans un terminal"
    case .sessionWithExpression(let line): "repl s’emploie sans expression\u{A0}: omettez «\u{A0}repl\u{A0}», ou tapez «\u{A0}" + line + "\u{A0}» dans la session"
    case .sheetNeedsFile: "sheet attend le nom d’un fichier\u{A0}; - est l’entrée standard"
    case .oneSheet: "sheet affiche un seul fichier\u{A0}; plusieurs vont avec --write, --write-all, --strip et --check"
    case .plotNeedsFunction: "plot attend une fonction de x, par exemple sin(x)/x"
    case .noSize(let option, let limit, let text): option + " attend des colonnes et des lignes de 1 à \(limit), comme 800x500, et non «\u{A0}" + text + "\u{A0}»"
    case .notBelow(let one, let other): one + " doit être inférieur à " + other
    case .noFraction(let option, let text): option + " attend une fraction ou un décimal, et non «\u{A0}" + text + "\u{A0}»"
    case .tooManyCurves(let limit): "un tracé a au plus \(limit) courbes"
    case .tooNarrow: "l’intervalle est trop étroit\u{A0}: ses bornes ont plus de 16 chiffres en commun"
    case .notPlotted(let function): "«\u{A0}" + function + "\u{A0}» ne se trace pas\u{A0}: seulement les fonctions élémentaires, les arrondis, min et max"
    case .onlyFunctions(let relation): "«\u{A0}" + relation + "\u{A0}» ne se trace pas\u{A0}: seulement y = f(x), par exemple x^2 - 2"
    case .historyStandsAlone: "history s’emploie seul ou avec ses options"
    case .noSetting(let name, let names): "il n’y a pas de réglage «\u{A0}" + name + "\u{A0}»\u{A0}; les réglages sont " + names
    case .noValue(let setting, let values, let text): "«\u{A0}" + text + "\u{A0}» n’est pas une valeur de " + setting + "\u{A0}; les valeurs sont " + values
    case .ratesTask(let text): "rates ne connaît pas «\u{A0}" + text + "\u{A0}», mais import FILE et clear"
    case .noHelp(let name, let tasks): "il n’y a pas d’aide sur «\u{A0}" + name + "\u{A0}», mais sur " + tasks + " et sur tout ce que exactly functions énumère"
    }
  }
}
