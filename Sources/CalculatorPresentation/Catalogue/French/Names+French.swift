extension CommandName {
  /// The command in French.
  var french: String {
    switch self {
    case .undo: "Annuler"
    case .redo: "Rétablir"
    case .cut: "Couper"
    case .copy: "Copier"
    case .copyLink: "Copier le lien"
    case .paste: "Coller"
    case .selectAll: "Tout sélectionner"
    case .menu: "Menu"
    case .more: "Plus"
    case .back: "Retour"
    case .close: "Fermer"
    case .cancel: "Annuler"
    case .done: "Terminé"
    case .help: "Aide"
    case .stop: "Arrêter"
    case .reload: "Recharger"
    case .quit: "Quitter"
    case .about: "À propos d’Exactly"
    case .basicKeypad: "Pavé standard"
    case .scientificKeypad: "Pavé scientifique"
    case .programmerKeypad: "Pavé du programmeur"
    case .reversePolish: "Notation polonaise inverse"
    case .infix: "Notation habituelle"
    case .showDecimal: "Résultat en nombre décimal"
    case .showFraction: "Résultat en fraction"
    case .showExactForm: "Résultat sous forme exacte"
    case .moreDigits: "Plus de chiffres"
    case .largeType: "Grands caractères"
    case .showSeparators: "Afficher les séparateurs de milliers"
    case .hideSeparators: "Masquer les séparateurs de milliers"
    case .convert: "Convertir des unités"
    case .stopConverting: "Ne plus convertir"
    case .swapUnits: "Permuter les unités"
    case .otherUnit: "Saisir sur l’autre ligne"
    case .chooseUnits: "Choisir les unités"
    case .storeNumber: "Garder le nombre"
    case .showHistory: "Afficher l’historique"
    case .showTape: "Afficher la bande de papier"
    case .showSheet: "Feuille"
    case .showDates: "Afficher les dates"
    case .showConstants: "Afficher les constantes"
    case .showMemory: "Afficher la mémoire"
    case .showSettings: "Afficher les réglages"
    case .reuseResult: "Réutiliser le résultat"
    case .useNumber: "Utiliser le nombre"
    case .edit: "Modifier"
    case .label: "Nommer"
    case .remove: "Retirer"
    case .clearHistory: "Effacer l’historique"
    case .clearMemory: "Effacer toute la mémoire"
    case .export: "Exporter"
    case .exportText: "Exporter au format texte"
    case .exportCSV: "Exporter au format CSV"
    case .exportJSON: "Exporter au format JSON"
    case .print: "Imprimer"
    case .saveText: "Enregistrer comme texte"
    case .keepHistory: "Conserver l’historique"
    case .stopKeepingHistory: "Ne plus conserver l’historique"
    }
  }
}

extension PartName {
  /// The part's name in French.
  var french: String {
    switch self {
    case .result: "Résultat"
    case .calculation: "Calcul"
    case .reading: "Lu comme"
    case .keypad: "Pavé numérique"
    case .bits: "Bits"
    case .history: "Historique"
    case .tape: "Bande de papier"
    case .units: "Unités"
    case .belowAbsoluteZero: "En dessous du zéro absolu"
    case .recentConversions: "Conversions récentes"
    case .unitCategories: "Catégories"
    case .unitSearch: "Rechercher une unité"
    case .dates: "Calcul de dates"
    case .commands: "Commandes"
    case .constants: "Constantes"
    case .memory: "Mémoire"
    case .settings: "Réglages"
    case .label: "Nom"
    case .noCalculations: "Aucun calcul pour l’instant"
    case .noUnits: "Aucune unité trouvée"
    case .nothingInMemory: "Rien en mémoire"
    case .memoryIsSet: "La mémoire contient une valeur"
    case .wraps: "dépassement"
    case .wholePart: "partie entière"
    case .isWaiting: "en attente d’un nombre"
    case .isSelected: "sélectionné"
    case .subtotal: "sous-total"
    case .exactly: "exactement"
    case .approximately: "environ"
    case .decimal: "Nombre décimal"
    case .fraction: "Fraction"
    case .exactForm: "Forme exacte"
    case .error: "Erreur"
    case .calculating: "Calcul en cours…"
    case .stopped: "Le calcul a été arrêté"
    case .restarted: "La calculatrice a dû redémarrer, le calcul est rétabli"
    case .startedAnew: "La calculatrice a dû redémarrer, le calcul n’a pas pu être rétabli"
    case .newVersion: "Une nouvelle version est là"
    case .enterKey: "Entrée"
    case .escapeKey: "Échap"
    case .backspaceKey: "Retour arrière"
    }
  }
}

extension SettingName {
  /// The setting's name in French.
  var french: String {
    switch self {
    case .order: "Ordre des opérations"
    case .angle: "Angles"
    case .reversePolish: "Notation polonaise inverse"
    case .digits: "Chiffres"
    case .places: "Décimales"
    case .numberMarks: "Séparateurs"
    case .notation: "Écriture"
    case .grouping: "Groupement"
    case .theme: "Apparence"
    case .language: "Langue"
    case .keepHistory: "Conserver l’historique"
    case .keepSession: "Conserver la session"
    }
  }

  /// The effect of the setting, in French.
  var frenchDescription: String {
    switch self {
    case .order: "2 + 3 × 4 vaut 14 ou, de gauche à droite, 20"
    case .angle: "L’unité de mesure des angles"
    case .reversePolish: "Si 2 Entrée 3 + vaut 5, avec des nombres sur une pile"
    case .digits: "Le nombre maximal de chiffres d’un résultat"
    case .places: "Le nombre maximal de décimales affichées\u{A0}; le nombre les garde toutes"
    case .numberMarks: "Le séparateur décimal et le groupement des chiffres"
    case .notation: "Si les résultats s’écrivent avec un exposant"
    case .grouping: "Si les chiffres sont groupés par trois"
    case .theme: "Si la calculatrice est claire ou sombre"
    case .language: "La langue de tous les textes"
    case .keepHistory: "Si les calculs terminés sont conservés"
    case .keepSession: "Si la calculatrice reprend où elle a été quittée"
    }
  }
}

extension SettingGroup {
  /// The heading in French.
  var french: String {
    switch self {
    case .calculating: "Calcul"
    case .numbers: "Nombres"
    case .looks: "Aspect et langue"
    case .keeping: "Conservation"
    }
  }
}

extension SettingValue {
  /// The value in French.
  var french: String {
    switch self {
    case .precedence: "Priorité des opérations"
    case .leftToRight: "De gauche à droite"
    case .radians: "Radians"
    case .degrees: "Degrés"
    case .gradians: "Grades"
    case .automatic: "Automatique"
    case .plain: "Sans exposant"
    case .scientific: "Scientifique"
    case .engineering: "Ingénieur"
    case .thousands: "Milliers"
    case .noGrouping: "Sans groupement"
    case .light: "Clair"
    case .dark: "Sombre"
    case .highContrast: "Contraste élevé"
    case .on: "Oui"
    case .off: "Non"
    }
  }
}
