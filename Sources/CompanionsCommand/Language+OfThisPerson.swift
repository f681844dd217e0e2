import CommandLineInterface
import Languages

extension Language {
  /// The language to talk in: the locale's, or English where the terminal lacks its letters.
  static func ofThisPerson(terminal: DrawingCharacters) -> Language {
    terminal == .unicode ? Language(localeName: LocaleEnvironment.current.messages) : .english
  }
}
