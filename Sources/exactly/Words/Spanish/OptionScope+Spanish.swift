extension OptionScope {
  /// The words in Spanish.
  package var spanish: String {
    switch self {
    case .keys: "para las teclas:"
    case .terminal: "en un terminal:"
    case .task(let task): "para \(task.rawValue):"
    }
  }
}
