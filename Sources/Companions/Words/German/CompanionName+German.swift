extension CompanionName {
  /// The name in German.
  package var german: String {
    switch self {
    case .companions: "Begleiter"
    case .fizzBuzz: "FizzBuzz"
    case .decider: "Entscheidungshilfe"
    case .orderSummary: "Bestellübersicht"
    }
  }
}
