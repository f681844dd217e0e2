/// A line being edited, with earlier lines to go back to.
///
/// ```swift
/// var editor = LineEditor()
/// for key in [.character("2"), .character("1"), .left, .deleteBackward] { editor.handle(key) }
/// editor.text    // "1"
/// editor.cursor  // 0
/// ```
///
/// It is a value and knows no terminal; ``EditedInput`` connects the two.
package struct LineEditor: Sendable {
  /// The maximum number of characters in a line.
  static let lengthLimit = 100_000

  /// The maximum number of characters in a text to search for.
  static let searchLimit = 200

  /// The effect of a key beyond a change of the line.
  package enum Outcome: Hashable, Sendable {
    /// The line is complete.
    case line(String)
    /// The line was given up.
    case interrupted
    case endOfInput
    case suspend
    case clearScreen
    /// Several names complete the one at the cursor.
    case completions([Completion])
  }

  /// The characters of the line.
  package internal(set) var characters: [Character] = []

  /// The index at which the next character is inserted.
  package internal(set) var cursor = 0

  /// The lines to go back to.
  package var history: LineHistory

  /// The search in progress.
  package internal(set) var search: Search?

  var walk: Walk?

  /// The text of the previous search.
  var searchedText: [Character] = []

  private var deleted: [Character] = []

  /// Creates an editor of a line with the cursor at its end.
  package init(_ text: String = "", history: LineHistory = LineHistory()) {
    self.history = history
    insert(Array(text))
  }

  /// The line.
  package var text: String { String(characters) }

  /// Handles a key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - completions: The names that begin like one, given the text before it.
  /// - Returns: The effect beyond a change of the line.
  package mutating func handle(
    _ key: EditingKey,
    completions: (_ name: String, _ before: String) -> [Completion] = { _, _ in [] }
  ) -> Outcome? {
    if handleSearch(key) { return nil }
    switch key {
    case .previousLine: walk(.older)
    case .nextLine: walk(.newer)
    default:
      walk = nil
      return edit(key, completions: completions)
    }
    return nil
  }

  private mutating func edit(
    _ key: EditingKey, completions: (_ name: String, _ before: String) -> [Completion]
  ) -> Outcome? {
    switch key {
    case .character(let character): insert([character])
    case .left: cursor = max(0, cursor - 1)
    case .right: cursor = min(characters.count, cursor + 1)
    case .wordLeft: cursor = wordStart
    case .wordRight: cursor = wordEnd
    case .home: cursor = 0
    case .end: cursor = characters.count
    case .previousLine, .nextLine, .cancel: break
    case .deleteBackward: if cursor > 0 { remove(cursor - 1..<cursor, keeping: false) }
    case .deleteForward:
      if cursor < characters.count { remove(cursor..<cursor + 1, keeping: false) }
    case .deleteWordBackward: remove(wordStart..<cursor, keeping: true)
    case .deleteWordForward: remove(cursor..<wordEnd, keeping: true)
    case .deleteToStart: remove(0..<cursor, keeping: true)
    case .deleteToEnd: remove(cursor..<characters.count, keeping: true)
    case .insertDeleted: insert(deleted)
    case .searchBackward: search(.older)
    case .searchForward: search(.newer)
    case .complete: return complete(with: completions)
    case .clearScreen: return .clearScreen
    case .enter:
      let line = text
      clear()
      return .line(line)
    case .interrupt:
      clear()
      return .interrupted
    case .endOfInput:
      if characters.isEmpty { return .endOfInput }
      return edit(.deleteForward, completions: completions)
    case .suspend: return .suspend
    }
    return nil
  }

  mutating func insert(_ new: [Character]) {
    guard characters.count + new.count <= Self.lengthLimit else { return }
    let start = cursor
    characters.insert(contentsOf: new, at: start)
    cursor += new.count
    guard new.contains(where: { !$0.isASCII }) else { return }
    // A separate accent becomes part of the letter before it, as in text.
    _ = joinNeighbours(at: cursor)
    if joinNeighbours(at: start) { cursor -= 1 }
  }

  /// Joins two neighbouring characters that are a single one in text.
  ///
  /// - Returns: Whether they were joined.
  private mutating func joinNeighbours(at place: Int) -> Bool {
    guard place > 0, place < characters.count else { return false }
    let joined = Array(String(characters[place - 1...place]))
    guard joined.count == 1 else { return false }
    characters.replaceSubrange(place - 1...place, with: joined)
    return true
  }

  private mutating func remove(_ range: Range<Int>, keeping: Bool) {
    if keeping, !range.isEmpty { deleted = Array(characters[range]) }
    characters.removeSubrange(range)
    cursor = range.lowerBound
  }

  private mutating func clear() {
    characters = []
    cursor = 0
  }

  // MARK: - Words

  private var wordStart: Int {
    var start = cursor
    while start > 0, !characters[start - 1].isOfWord { start -= 1 }
    while start > 0, characters[start - 1].isOfWord { start -= 1 }
    return start
  }

  private var wordEnd: Int {
    var end = cursor
    while end < characters.count, !characters[end].isOfWord { end += 1 }
    while end < characters.count, characters[end].isOfWord { end += 1 }
    return end
  }
}

extension Character {
  /// Whether it is part of a name or of a number.
  var isOfWord: Bool { isLetter || isNumber || self == "_" }
}
