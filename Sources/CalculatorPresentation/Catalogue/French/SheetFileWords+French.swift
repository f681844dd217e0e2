extension SheetFileWords {
  /// The text in French.
  package var french: String {
    switch self {
    case .newSheet: "Nouvelle feuille"
    case .openSheet: "Ouvrir une feuille…"
    case .save: "Enregistrer"
    case .saveAs: "Enregistrer sous…"
    case .untitled: "Sans titre"
    case .text: "Feuille"
    case .answers: "Résultats"
    case .more: "Détail du résultat"
    case .savesChanges: "Enregistrer les modifications\u{A0}?"
    case .losesChanges: "Ce qui n’est pas enregistré sera perdu."
    case .discard: "Abandonner"
    case .hasChanged: "Le fichier a changé sur le disque"
    case .losesTheirs:
      "Quelqu’un l’a modifié ou supprimé. Le remplacer perd ce qui y a été écrit."
    case .replace: "Remplacer"
    case .recoversText: "Récupérer ce qui a été saisi\u{A0}?"
    case .wasNotSaved: "Le programme s’est arrêté avant l’enregistrement."
    case .recover: "Récupérer"
    case .cannotOpen: "Le fichier ne peut pas être ouvert"
    case .cannotSave: "Le fichier ne peut pas être enregistré"
    case .isNotText: "Ce n’est pas un texte en UTF-8."
    case .hasOtherLineEnds:
      "Il a des caractères que la modification perdrait\u{A0}: NUL ou fins de ligne d’autres systèmes."
    }
  }
}
