extension Language {
  /// The separator between a name and what it names: `Name: `, with a space before it in French, and the wide colon
  /// of Japanese.
  package var colon: String {
    switch self {
    case .english, .german, .spanish, .arabic: ": "
    case .french: "\u{A0}: "
    case .japanese: "："
    }
  }
}
