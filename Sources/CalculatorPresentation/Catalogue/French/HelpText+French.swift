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
  /// The movement of the fingers, in French.
  fileprivate var french: String {
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

  /// The effect of the gesture, in French.
  fileprivate var frenchEffect: String {
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
