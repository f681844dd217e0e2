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
    case .timesheetExample: "Exemple : feuille d’heures"
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
    case .wasOtherText:
      "Le fichier a changé depuis. La saisie s’ouvre comme nouvelle feuille, et le fichier reste tel quel."
    case .recover: "Récupérer"
    case .cannotOpen: "Le fichier ne peut pas être ouvert"
    case .cannotSave: "Le fichier ne peut pas être enregistré"
    case .isNotText: "Ce n’est pas un texte en UTF-8."
    case .hasOtherLineEnds:
      "Il a des caractères que la modification perdrait\u{A0}: NUL ou fins de ligne d’autres systèmes."
    }
  }
}
