extension CompanionName {
  /// The name in Japanese.
  package var japanese: String {
    switch self {
    case .companions: "付属アプリ"
    case .fizzBuzz: "FizzBuzz"
    case .decider: "おまかせ選択"
    case .orderSummary: "注文の概要"
    }
  }
}
