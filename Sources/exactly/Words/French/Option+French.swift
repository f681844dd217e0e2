import CalculatorModel

extension Option {
  /// The summary of the option, in French.
  package var french: String {
    switch self {
    case .digits: "chiffres significatifs d’une réponse\u{A0}: 1 à \(AnswerFormat.digitLimit) (16)"
    case .places:
      "au lieu de --digits, chiffres après le point\u{A0}: 0 à "
        + "\(AnswerFormat.digitLimit)\u{A0}; les moitiés s’éloignent de zéro"
    case .exact: "la forme exacte, comme √3/2 ou 1/3, s’il en existe une courte"
    case .mixed: "comme --exact, avec 7/2 écrit 3 1/2"
    case .explain: "chaque étape d’une expression, et ce qui en est prouvé"
    case .angle: "l’unité de mesure des angles\u{A0}: rad, deg ou grad (rad)"
    case .notation:
      "automatic (ou auto), plain (sans exposant), scientific (1.2e4) ou " + "engineering (12e3)"
    case .grouping: "thousands (1_234_567\u{A0}; avec --keys 1,234,567) ou none"
    case .base: "nombres entiers en base 2, 8, 10 ou 16, avec tous les chiffres"
    case .word: "calcule avec des mots de 8, 16, 32 ou 64 bits, auxquels chaque étape est réduite"
    case .signed: "les mots ont un signe, comme sans cette option"
    case .unsigned: "les mots n’ont pas de signe"
    case .json: "un objet JSON par ligne"
    case .csv:
      "à chaque fois une ligne de valeurs séparées par des virgules, d’abord les "
        + "noms des colonnes"
    case .rates: "convertit l’argent aux taux d’un fichier\u{A0}: date,from,to,rate,source"
    case .marks: "ce que veulent dire les signes de 1,234 et 1.234\u{A0}: 1,234.5 ou 1.234,5"
    case .today: "le jour qu’est today, comme 2026-11-22"
    case .file: "répond aux lignes d’un fichier\u{A0}; - est l’entrée standard"
    case .jobs:
      "nombre de fils d’exécution qui répondent aux lignes\u{A0}: 1 à \(Options.jobLimit) (autant qu’il peut en tourner à la fois)"
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
    case .completionScript: "affiche ce qui complète cette commande dans bash, zsh ou fish"
    case .manual: "affiche la page de manuel, pour man"
    case .version: "affiche la version"
    case .help: "affiche cette aide"
    }
  }
}
