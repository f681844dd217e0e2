extension LineEditor {
  /// A search for the lines that contain a text, while the text is typed.
  package struct Search: Sendable {
    /// The text to search for.
    package internal(set) var text: [Character] = []

    /// Whether the line that is shown contains it.
    package internal(set) var isFound = true

    /// The index of the line that is shown.
    var place: Int

    /// The line to return to when the search is cancelled.
    var line: [Character]
    var cursor: Int
  }

  /// Begins a search, or goes on to the next line with the text; if there is none yet, with the text of
  /// the previous search.
  mutating func search(_ direction: LineHistory.Direction) {
    guard var search else {
      search = Search(place: history.lines.count, line: characters, cursor: cursor)
      return
    }
    if search.text.isEmpty { search.text = searchedText }
    self.search = search
    find(from: search.place, direction)
  }

  /// Handles a key during a search; any other key ends the search and is an ordinary one.
  ///
  /// - Returns: Whether the key belonged to the search.
  mutating func handleSearch(_ key: EditingKey) -> Bool {
    guard let search else { return false }
    switch key {
    case .character(let character):
      guard search.text.count < Self.searchLimit else { return true }
      self.search?.text.append(character)
      // The line that is shown may contain the longer text, too.
      find(from: search.place + 1, .older)
    case .deleteBackward:
      self.search?.text = Array(search.text.dropLast())
      find(from: history.lines.count, .older)
    case .searchBackward: self.search(.older)
    case .searchForward: self.search(.newer)
    case .cancel:
      characters = search.line
      cursor = search.cursor
      endSearch()
    default:
      endSearch()
      return false
    }
    return true
  }

  /// Ends the search, if there is one, and keeps the line that is shown.
  mutating func endSearch() {
    if let search, !search.text.isEmpty { searchedText = search.text }
    search = nil
  }

  private mutating func find(from place: Int, _ direction: LineHistory.Direction) {
    guard var search else { return }
    defer { self.search = search }
    let wanted = Array(String(search.text).utf8)
    guard !wanted.isEmpty else {
      search.isFound = true
      return
    }
    let shown = text
    let found = history.place(beyond: place, direction) { line in
      // On the way to another line, the same one again would be no progress.
      (line != shown || place == search.place + 1) && line.utf8.place(of: wanted) != nil
    }
    search.isFound = found != nil
    guard let found else { return }
    search.place = found
    let line = history.lines[found]
    replace(by: Array(line))
    if let start = line.utf8.place(of: wanted) {
      cursor = String(decoding: line.utf8.prefix(start), as: UTF8.self).count
    }
  }
}

extension String.UTF8View {
  /// Returns the number of bytes before some bytes; nil if they do not occur.
  fileprivate func place(of bytes: [UInt8]) -> Int? {
    guard let first = bytes.first else { return 0 }
    var rest = self[...]
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: bytes) { return distance(from: startIndex, to: start) }
      rest = rest.dropFirst()
    }
    return nil
  }
}
