import DisplayableText

/// A character as a terminal shows it in a line, with the number of columns it is certain to take.
///
/// Characters that terminals disagree about, such as joined emoji, and those that would show nothing or
/// command the terminal, are shown as `�`, so that the cursor is where it appears to be.
package struct ShownCharacter: Hashable, Sendable {
  /// The character to write.
  package let text: Character

  /// The number of columns it takes: one or two.
  package let columns: Int

  /// Creates the shown form of a character.
  package init(_ character: Character) {
    if character.utf8.count == 1, let byte = character.asciiValue, (0x20..<0x7F).contains(byte) {
      (text, columns) = (character, 1)
      return
    }
    (text, columns) = Self.isSure(character) ? (character, character.columnCount) : ("\u{FFFD}", 1)
  }

  /// The maximum number of marks shown on a character.
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
  /// The number of terminal columns that the text takes as it is shown.
  package var shownColumns: Int { reduce(0) { $0 + ShownCharacter($1).columns } }

  /// Returns the text as it is shown, cut to the given number of columns; `…` stands for what was cut.
  package func cut(toColumns limit: Int) -> String {
    var (shown, columns) = ("", 0)
    var whole: (text: String, columns: Int)?
    for character in self {
      let next = ShownCharacter(character)
      // If one column is left, the text may have to end here.
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
