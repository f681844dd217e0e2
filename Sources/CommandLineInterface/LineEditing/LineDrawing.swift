import DisplayableText

/// The bytes that draw a line being edited in one row of a terminal.
///
/// A line that is longer than the row is shown around its cursor.
struct LineDrawing {
  /// What to write: the row from its beginning, and the cursor put in its place.
  let text: String

  /// Draws the line for a terminal of so many columns; 0 where that is not known.
  init(prompt: String, _ characters: [Character], cursor: Int, columns: Int) {
    let width = max(8, (columns == 0 ? 80 : columns) - prompt.count - 1)
    // The window follows the cursor, and shows as much as there is room for.
    let first = max(0, min(cursor - width * 3 / 4, characters.count - width))
    let last = min(characters.count, first + width)
    var shown = ""
    for character in characters[first..<last] {
      shown.unicodeScalars.append(character.shownInOneColumn)
    }
    let column = prompt.count + cursor - first
    text =
      "\r" + prompt + shown + "\u{1B}[K\r" + (column > 0 ? "\u{1B}[\(column)C" : "")
  }
}

extension Character {
  /// A scalar that takes just one column, so that the cursor stands where it seems to.
  fileprivate var shownInOneColumn: Unicode.Scalar {
    guard let scalar = unicodeScalars.first, unicodeScalars.count == 1, columnCount == 1,
      scalar.properties.generalCategory != .spacingMark
    else { return "\u{FFFD}" }
    return scalar.displayable
  }
}
