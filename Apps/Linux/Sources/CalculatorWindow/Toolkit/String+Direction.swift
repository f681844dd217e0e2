extension String {
  /// The text with a direction of its own, in a line that runs from left to right whatever it begins with.
  var runningAlone: String { isEmpty ? "" : "\u{200E}\u{2068}" + self + "\u{2069}" }
}
