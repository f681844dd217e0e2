extension ConversationText {
  /// The text in French, with a no-break space before colons.
  package var french: String {
    switch self {
    case .title: "Compagnons de la calculatrice"
    case .numberOrName(let count): "1 à \(count) ou un nom"
    case .open: "Ouvrir"
    case .back: "Retour"
    case .quit: "Quitter"
    case .enterKey: "Entrée"
    case .code: "CODE"
    case .tea: "thé"
    case .field(let name, let value): name + "\u{A0}: " + value
    case .none: "aucun"
    case .notUnderstood: "Non compris. Vous pouvez taper\u{A0}:"
    case .noSuchNumber: "Rien de retiré\u{A0}: il n’y a rien sous ce numéro"
    }
  }
}
