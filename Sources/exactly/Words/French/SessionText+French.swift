import Languages

extension SessionText {
  /// The text in French.
  package var french: String {
    switch self {
    case .greeting(let version):
      "exactly \(version)\u{A0}: une expression et Entrée\u{A0}; «\u{A0}?\u{A0}» pour l’aide, quit "
        + "pour quitter."
    case .nothingCalled(let name):
      "rien ne s’appelle «\u{A0}\(name)\u{A0}»\u{A0}; functions énumère ce qui existe"
    case .ownNumber: "un nombre défini par vous"
    case .isOwnNumber(let name): "\(name) est un nombre défini par vous"
    case .takesLong(let name): "\(name) est long à écrire"
    case .forgot(0): "aucun nom à oublier"
    case .forgot(let count):
      PluralCategory(count, in: .french) == .one ? "\(count) nom oublié" : "\(count) noms oubliés"
    case .anglesIn(.radians): "angles en radians"
    case .anglesIn(.degrees): "angles en degrés"
    case .anglesIn(.gradians): "angles en grades"
    case .nothingToUndo: "rien à annuler"
    case .undone(let line): "annulé\u{A0}: \(line)"
    case .noNames: "aucun nombre n’a encore de nom\u{A0}: x = 3 en donne un"
    case .error(let reason): "erreur\u{A0}: \(reason)"
    case .notOneOf(let word, let choices, let text):
      "\(word) peut être \(choices), pas «\u{A0}\(text)\u{A0}»"
    case .notInRange(let word, let range, let text):
      word
        + " attend un nombre de \(range.lowerBound) à \(range.upperBound), pas «\u{A0}\(text)\u{A0}»"
    case .standsAlone(let word, let text): "\(word) s’emploie seul, sans «\u{A0}\(text)\u{A0}»"
    case .settingsAlone(let first, let text):
      "les réglages s’écrivent sans «\u{A0}\(first)\u{A0}»\u{A0}: \(text)"
    case .noUnit(let word):
      "aucune unité avec «\u{A0}\(word)\u{A0}»\u{A0}; units les énumère toutes"
    case .noFunction(let word):
      "aucune fonction n’a «\u{A0}\(word)\u{A0}» dans son nom ou sa description"
    case .isNumberNow(let name, let other):
      "«\u{A0}" + name + "\u{A0}» est maintenant un nombre et non un mot de la session"
        + (other.map { "\u{A0}; " + $0 + " en est encore un" } ?? "")
    case .calculation: "un calcul\u{A0}; = marque une réponse exacte, ≈ une réponse arrondie"
    case .namesNumber: "nomme un nombre"
    case .namesFunction: "nomme une fonction"
    case .answerBefore: "la réponse précédente"
    case .openLine:
      "une ligne avec une parenthèse ouverte, ou qui finit par un opérateur ou \\, "
        + "continue au-dessous"
    case .arrowKeys: "↑, ↓"
    case .linesBefore:
      "les lignes qui commencent par ce qui précède le curseur\u{A0}; Ctrl-R cherche "
        + "dans toutes"
    case .completesName: "complète un nom, ou énumère ceux qui existent"
    case .givesUp: "abandonne une ligne, ou interrompt un calcul"
    }
  }
}
