extension CompanionName {
  /// The name in Spanish.
  package var spanish: String {
    switch self {
    case .companions: "Acompañantes"
    case .fizzBuzz: "FizzBuzz"
    case .decider: "Ayuda para decidir"
    case .orderSummary: "Resumen del pedido"
    }
  }
}
