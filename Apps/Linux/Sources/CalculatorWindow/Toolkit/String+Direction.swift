extension String {
  /// The text with its own direction, in a line that runs from left to right whatever the text begins with.
  var runningAlone: String { isEmpty ? "" : "\u{200E}\u{2068}" + self + "\u{2069}" }
}
