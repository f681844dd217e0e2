extension CompanionName {
  /// The name in English.
  package var english: String {
    switch self {
    case .companions: "Companions"
    case .fizzBuzz: "FizzBuzz"
    case .decider: "Decider"
    case .orderSummary: "Order Summary"
    }
  }
}
