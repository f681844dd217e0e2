import Languages

extension Settings {
  /// Returns the language of all texts: the chosen one, or else that of a locale.
  ///
  /// ```swift
  /// Settings().language(inLocale: "fr-CA")   // .french
  /// ```
  public func language(inLocale localeName: String) -> Language {
    language.flatMap { Language(code: $0) } ?? Language(localeName: localeName)
  }
}
