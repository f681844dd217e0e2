extension OptionScope {
  /// The words in German.
  package var german: String {
    switch self {
    case .keys: "für Tasten:"
    case .terminal: "im Terminal:"
    case .task(let task): "für \(task.rawValue):"
    }
  }
}
