extension OptionScope {
  /// The words in Japanese.
  package var japanese: String {
    switch self {
    case .keys: "キー用："
    case .terminal: "ターミナル用："
    case .task(let task): "\(task.rawValue)用："
    }
  }
}
