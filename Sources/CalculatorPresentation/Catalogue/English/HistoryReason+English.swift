extension HistoryReason {
  /// The reason in English.
  var english: String {
    switch self {
    case .notThere: "this calculation is not in the history any more"
    case .unreadable: "the expression cannot be read"
    case .usesItself: "a calculation cannot use its own result"
    case .usesLater: "a calculation can only use results from before it"
    case .usesMissing: "a calculation that it uses is missing"
    case .tooLong: "the expression is too long"
    }
  }
}
