extension CompanionName {
  /// The name in French.
  package var french: String {
    switch self {
    case .companions: "Compagnons"
    case .fizzBuzz: "FizzBuzz"
    case .decider: "Aide à la décision"
    case .orderSummary: "Résumé de commande"
    }
  }
}
