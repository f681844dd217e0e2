extension SessionWord {
  /// The description of the word, in French.
  package var french: String {
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
    case .notation: "écrit les réponses \(Self.notations)"
    case .grouping: "écrit 1_234_567 pour 1234567, ou non"
    case .exact:
      "ne montre que la forme exacte s’il en existe une courte, ou les fractions " + "comme 3 1/2"
    case .degrees: "mesure les angles en degrés"
    case .radians: "mesure les angles en radians"
    case .gradians: "mesure les angles en grades"
    case .preview: "montre pendant la frappe la réponse obtenue jusque-là, ou non"
    case .clear: "efface l’écran"
    case .quit: "quitte la session, comme Ctrl-D"
    }
  }
}
