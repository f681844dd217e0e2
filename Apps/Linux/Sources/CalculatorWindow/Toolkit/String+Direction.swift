extension String {
  /// The text with its own direction, in a line that runs from left to right whatever the text begins with.
  var runningAlone: String { isEmpty ? "" : "\u{200E}\u{2068}" + self + "\u{2069}" }

  /// The text with places to break long runs without a space, for a label that breaks between words.
  ///
  /// Without them its window would be as wide as the longest number. No window has room for more than 1,500 digits.
  var breakingInDigits: String {
    var text = ""
    var run = 0
    let limit = 1_500
    for character in utf8.count > 4 * limit ? prefix(limit) + "…" : self[...] {
      text.append(character)
      run = character.isWhitespace ? 0 : run + 1
      if run > 0, run % 12 == 0 { text.append("\u{200B}") }
    }
    return text
  }
}
