extension String {
  /// The text with a direction of its own inside a line that runs from right to left.
  ///
  /// It is put between FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE (Unicode Standard Annex #9),
  /// so that `−5 + 3` stays as it is: without letters its direction is from left to right.
  package var isolated: String { "\u{2068}" + self + "\u{2069}" }

  /// Returns the text to stand by itself among texts of a language: a number or mathematics, whose direction would be
  /// reversed among those that run from right to left.
  ///
  /// ```swift
  /// "3 × 5".isolated(in: .english)   // "3 × 5"
  /// "3 × 5".isolated(in: .arabic)    // "\u{2068}3 × 5\u{2069}"
  /// ```
  package func isolated(in language: Language) -> String {
    language.isRightToLeft ? isolated : self
  }
}
