extension OptionScope {
  /// The words in English.
  package var english: String {
    switch self {
    case .keys: "for keys:"
    case .terminal: "in a terminal:"
    case .task(let task): "for \(task.rawValue):"
    }
  }
}
