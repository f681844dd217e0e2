import Languages

extension Settings {
  /// The language of all texts: the one that was chosen, or else that of a locale.
  ///
  /// ```swift
  /// Settings().language(inLocale: "fr-CA")   // .french
  /// ```
  public func language(inLocale localeName: String) -> Language {
    language.flatMap { Language(code: $0) } ?? Language(localeName: localeName)
  }
}
