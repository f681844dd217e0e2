extension LineEditor {
  /// A walk through the lines that begin like the one being edited.
  struct Walk {
    /// Their common beginning: the text before the cursor when the walk began.
    var beginning: String

    /// The line that the walk returns to.
    var line: [Character]
    var cursor: Int

    /// The index of the line that is shown.
    var place: Int
  }

  /// Shows the next line that begins like this one up to its cursor; without one nothing changes.
  mutating func walk(_ direction: LineHistory.Direction) {
    if walk == nil, direction == .newer { return }
    var walk =
      walk
      ?? Walk(
        beginning: String(characters[..<cursor]), line: characters, cursor: cursor,
        place: history.lines.count)
    let shown = text
    let place = history.place(beyond: walk.place, direction) {
      $0 != shown && $0.hasPrefix(walk.beginning)
    }
    if let place {
      walk.place = place
      replace(by: Array(history.lines[place]))
      self.walk = walk
    } else if direction == .newer {
      replace(by: walk.line)
      cursor = walk.cursor
      self.walk = nil
    }
  }

  /// Shows another line, with the cursor at its end.
  mutating func replace(by line: [Character]) {
    characters = line
    cursor = line.count
  }
}
