import Languages

/// The texts of a desktop's search besides answers, not yet in any language.
public enum SearchText: CaseIterable, Hashable, Sendable {
  /// Opens the window with the calculation.
  case openInWindow

  /// The text in a language.
  public func text(in language: Language) -> String {
    switch self {
    case .openInWindow:
      switch language {
      case .english: "Open in Exactly"
      case .german: "In Exactly öffnen"
      case .french: "Ouvrir dans Exactly"
      case .spanish: "Abrir en Exactly"
      case .japanese: "Exactly で開く"
      case .arabic: "افتح في Exactly"
      }
    }
  }
}
