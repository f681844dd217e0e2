extension SheetFaceText {
  /// The text in French.
  var french: String {
    switch self {
    case .untitled: "Sans titre"
    case .save: "Enregistrer"
    case .more: "Forme exacte, plus de chiffres"
    case .writeAnswers: "Écrire les résultats dans le texte"
    case .keypad: "Touches à l’écran"
    case .redraw: "Redessiner"
    case .move: "Se déplacer"
    case .moveByWord: "Se déplacer d’un mot"
    case .moveToEnd: "Au début ou à la fin"
    case .select: "Sélectionner"
    case .complete: "Compléter un nom"
    case .changeNumber: "Modifier le nombre au curseur"
    case .refer: "Clic sur un résultat\u{A0}: l’utiliser dans la ligne"
    case .saved(let name): "Enregistré sous " + name
    case .answersWritten: "Les résultats sont dans le texte"
    case .nothingToUndo: "Il n’y a rien à annuler"
    case .nothingToRedo: "Il n’y a rien à rétablir"
    case .nothingSelected: "Rien n’est sélectionné"
    case .noNameBegins: "Aucun nom ne commence ainsi"
    case .nothingMore: "La ligne n’a pas de résultat"
    case .unfinishedPaste: "Le collage n’a pas pris fin\u{A0}; rien n’en a été repris"
    case .fileName: "Nom du fichier"
    case .unsaved: "Des modifications ne sont pas enregistrées"
    case .hasChanged: "Le fichier a changé depuis sa lecture"
    case .exists(let name): "Il y a déjà un fichier " + name
    case .recovered: "Ce qui avait été saisi sans être enregistré est encore là"
    case .discard: "Abandonner"
    case .overwrite: "Remplacer"
    case .recover: "Reprendre"
    }
  }
}
