/// The places of the characters of a line in the rows of a terminal.
struct LineLayout {
  /// A row, counted from the prompt's, and a column.
  struct Place: Hashable {
    var row = 0
    var column = 0
  }

  private let characters: [ShownCharacter]
  private let places: [Place]
  private let styles: [LineStyle]
  private let promptLength: Int
  private let columns: Int

  /// The place of the cursor.
  let cursor: Place

  /// The place of the next character; at the edge that is the next row.
  let end: Place

  /// Whether the last character is in the last column.
  let endsAtEdge: Bool

  /// Lays out a line in rows of the given number of columns.
  init(_ line: DrawnLine, columns: Int) {
    let columns = max(2, columns)
    let prompt = line.prompt.map { ShownCharacter($0) }
    let characters = prompt + line.characters.map { ShownCharacter($0 == "\t" ? " " : $0) }
    var place = Place()
    var places: [Place] = []
    places.reserveCapacity(characters.count)
    for character in characters {
      if place.column + character.columns > columns { place = Place(row: place.row + 1) }
      places.append(place)
      place.column += character.columns
    }
    endsAtEdge = place.column == columns
    if endsAtEdge { place = Place(row: place.row + 1) }
    let index = prompt.count + line.cursor
    cursor = index < places.count ? places[index] : place
    end = place
    styles = line.styles
    promptLength = prompt.count
    self.columns = columns
    self.characters = characters
    self.places = places
  }

  /// Returns the text to write for some of the rows.
  func text(rows: ClosedRange<Int>, usesStyles: Bool) -> TerminalText {
    var text: TerminalText = ""
    var style = LineStyle.plain
    var place = Place(row: rows.lowerBound)
    for (index, character) in characters.enumerated() where rows.contains(places[index].row) {
      let new = self.style(at: index)
      if usesStyles, new != style {
        text += new.sequence
        style = new
      }
      // A wide character has no room at the edge: not all terminals leave the column blank.
      if places[index].row > place.row, place.column < columns { text += " " }
      text.append(character)
      place = places[index]
      place.column += character.columns
    }
    return style == .plain ? text : text + LineStyle.plain.sequence
  }

  private func style(at index: Int) -> LineStyle {
    let index = index - promptLength
    return styles.indices.contains(index) ? styles[index] : .plain
  }
}
