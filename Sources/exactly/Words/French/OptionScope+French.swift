extension OptionScope {
  /// The words in French.
  package var french: String {
    switch self {
    case .keys: "pour les touches\u{A0}:"
    case .terminal: "dans un terminal\u{A0}:"
    case .task(let task): "pour \(task.rawValue)\u{A0}:"
    }
  }
}
