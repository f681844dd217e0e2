extension String {
  /// The text with a direction of its own inside a line that runs from right to left.
  ///
  /// It is put between FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE (Unicode Standard Annex #9),
  /// so that `−5 + 3` stays as it is: without letters its direction is from left to right.
  package var isolated: String { "\u{2068}" + self + "\u{2069}" }
}
