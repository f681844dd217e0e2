extension String {
  /// Whether the text contains a word, ignoring capitals and accents in both.
  ///
  /// ```swift
  /// "la raíz cuadrada".mentions("Raiz")   // true
  /// ```
  func mentions(_ word: String) -> Bool {
    lowercased().withoutAccents.contains(word.lowercased().withoutAccents)
  }

  /// The text with the base letters of its accented Latin letters.
  ///
  /// ```swift
  /// "größte gemeinsame Teiler, façon naïve".withoutAccents   // "großte gemeinsame Teiler, facon naive"
  /// ```
  var withoutAccents: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return self }
    var text = UnicodeScalarView()
    for scalar in unicodeScalars where !("\u{300}"..."\u{36F}").contains(scalar) {
      text.append(scalar.letterWithoutAccent ?? scalar)
    }
    return String(text)
  }
}

extension Unicode.Scalar {
  /// The letter before `WITH` in the Unicode name of this one, such as `LATIN SMALL LETTER I WITH ACUTE`;
  /// nil if there is none.
  fileprivate var letterWithoutAccent: Unicode.Scalar? {
    guard ("\u{C0}"..."\u{24F}").contains(self) || ("\u{1E00}"..."\u{1EFF}").contains(self),
      let words = properties.name?.split(separator: " "), let with = words.firstIndex(of: "WITH"),
      with > 0, words[with - 1].unicodeScalars.count == 1,
      let letter = words[with - 1].unicodeScalars.first
    else { return nil }
    return words.contains("SMALL")
      ? letter.properties.lowercaseMapping.unicodeScalars.first : letter
  }
}
