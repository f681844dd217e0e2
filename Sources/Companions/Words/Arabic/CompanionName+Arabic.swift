extension CompanionName {
  /// The name in Arabic.
  package var arabic: String {
    switch self {
    case .companions: "التطبيقات المرافقة"
    case .fizzBuzz: "FizzBuzz"
    case .decider: "مساعد القرار"
    case .orderSummary: "ملخص الطلب"
    }
  }
}
