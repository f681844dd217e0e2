import DisplayableText

/// A character as a terminal shows it in a line, with the columns that it is sure to take.
///
/// What terminals disagree about, such as emoji joined of several, and what would show nothing or
/// command the terminal, is shown as `�`, so that the cursor stands where it seems to.
package struct ShownCharacter: Hashable, Sendable {
  /// What is written.
  package let text: Character

  /// How many columns it takes: one, or two.
  package let columns: Int

  /// How a character is shown.
  package init(_ character: Character) {
    if character.utf8.count == 1, let byte = character.asciiValue, (0x20..<0x7F).contains(byte) {
      (text, columns) = (character, 1)
      return
    }
    (text, columns) = Self.isSure(character) ? (character, character.columnCount) : ("\u{FFFD}", 1)
  }

  /// The most marks on a character that are shown.
  private static let markLimit = 3

  private static func isSure(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, first.displayable == first,
      first.properties.generalCategory != .spacingMark, Character(first).columnCount > 0
    else { return false }
    let marks = scalars.dropFirst()
    return marks.count <= markLimit
      && marks.allSatisfy {
        $0.displayable == $0 && $0.properties.generalCategory == .nonspacingMark
      }
  }
}

extension String {
  /// How many columns of a terminal the text takes as it is shown.
  package var shownColumns: Int { reduce(0) { $0 + ShownCharacter($1).columns } }

  /// The text as it is shown, cut to so many columns; `…` stands for what was cut.
  package func cut(toColumns limit: Int) -> String {
    var (shown, columns) = ("", 0)
    var whole: (text: String, columns: Int)?
    for character in self {
      let next = ShownCharacter(character)
      // Where one column is left the text may have to end.
      if whole == nil, columns + next.columns > limit - 1 { whole = (shown, columns) }
      guard columns + next.columns <= limit else {
        return limit > 0 ? (whole?.text ?? "") + "…" : ""
      }
      shown.append(next.text)
      columns += next.columns
    }
    return shown
  }
}
