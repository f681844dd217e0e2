import Languages

extension KeyboardText {
  /// The text in French.
  package var french: String {
    switch self {
    case .noKey(let key, let help):
      Language.french.quoted(key) + " n’est pas une touche"
        + (help.map { "\u{202F}; " + $0 + " les montre" } ?? "")
    case .doesNothing(let key, let help):
      Language.french.quoted(key) + " est sans effet maintenant"
        + (help.map { "\u{202F}; " + $0 + " montre les touches" } ?? "")
    case .doesNothingHere(let key, let close):
      Language.french.quoted(key) + " est sans effet ici\u{202F}; " + close + " ferme"
    case .scientific(let key, let keypad):
      Language.french.quoted(key) + " est une touche scientifique"
        + (keypad.map { "\u{A0}: " + $0 + " les montre" } ?? "")
    case .secondFunctions: "Les touches ont leur seconde fonction"
    case .noOpenParenthesis: "Aucune parenthèse n’est ouverte"
    case .wordIsFull(let bits): "Pas plus de chiffres sur \(bits) bits"
    case .notInBase(let digit, let base):
      Language.french.quoted(digit) + " n’est pas un chiffre en base \(base)"
    case .afterError(let undo):
      "Une erreur n’est pas un nombre"
        + (undo.map { "\u{A0}: un chiffre recommence, " + $0 + " revient" } ?? "")
    case .nothingTyped(let undo):
      "Rien de tapé à effacer" + (undo.map { "\u{202F}; " + $0 + " revient" } ?? "")
    case .nothingToCalculate: "Rien à calculer"
    case .takesPlace(let key, let number, let undo):
      key + " remplace " + number + (undo.map { "\u{202F}; " + $0 + " revient" } ?? "")
    case .takenInside(let number, let undo):
      number + " est dans la parenthèse, rien n’est multiplié"
        + (undo.map { "\u{202F}; " + $0 + " revient" } ?? "")
    case .keysSay(let pressed, let typed, let line):
      "Les touches donnent " + pressed + ", pas " + typed
        + (line.map { "\u{202F}; " + $0 + " en fait une ligne" } ?? "")
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
  fileprivate var french: String {
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
  fileprivate var french: String {
    switch self {
    case .history:
      "Calculs terminés, le plus récent d’abord. Un calcul modifié est refait, avec "
        + "ceux qui utilisent son résultat."
    case .tape:
      "Les calculs comme sur une bande de papier\u{A0}; ⋄ est le total jusque-là. "
        + "exactly history --tape l’imprime."
    case .units: "Unités pour une ligne de l’affichage. La recherche trouve symboles et noms."
    case .dates:
      "Les jours entre deux dates, et la date à tant d’années, de mois et de jours."
    case .commands:
      "Tout ce qui est possible maintenant, avec ses touches. Ce qui est tapé le trouve."
    case .constants:
      "Constantes exactes de la physique et de l’astronomie. Ce qui est tapé cherche "
        + "noms, symboles et unités."
    case .memory: "Le nombre en mémoire et ceux conservés à côté."
    case .digits:
      "Tous les chiffres montrés sont justes. Défiler après la fin en calcule deux fois plus."
    case .settings: "Ce qui est changé vaut aussitôt et reste."
    }
  }
}

extension HelpWay {
  fileprivate var french: String {
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
