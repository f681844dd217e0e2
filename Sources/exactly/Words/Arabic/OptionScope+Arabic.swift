import Languages

extension OptionScope {
  /// The words in Arabic.
  package var arabic: String {
    switch self {
    case .keys: "للمفاتيح:"
    case .terminal: "في الطرفية:"
    case .task(let task): "مع " + task.rawValue.isolated + ":"
    }
  }
}
