/// A line being edited, with the lines before it to go back to.
///
/// ```swift
/// var editor = LineEditor()
/// for key in [.character("2"), .character("1"), .left, .deleteBackward] { editor.handle(key) }
/// editor.text    // "1"
/// editor.cursor  // 0
/// ```
///
/// It is a value and knows no terminal: ``EditedInput`` connects the two.
package struct LineEditor: Sendable {
  /// The most lines that are kept to go back to.
  static let historyLimit = 1_000

  /// The most characters of a line.
  static let lengthLimit = 100_000

  /// What a key brought about beyond a change of the line.
  package enum Outcome: Hashable, Sendable {
    /// The line is complete.
    case line(String)
    /// The line was given up.
    case interrupted
    case endOfInput
    case suspend
    case clearScreen
    /// Several names complete the one at the cursor.
    case candidates([String])
  }

  /// The characters of the line.
  package private(set) var characters: [Character] = []

  /// Before which character the next one is inserted.
  package private(set) var cursor = 0

  private var history: [[Character]] = []

  /// The place in the history, and the line that waits at its end.
  private var place = 0
  private var newestLine: [Character] = []

  private var deleted: [Character] = []

  /// Creates an editor of a line, without history and with the cursor at the line's end.
  package init(_ text: String = "") {
    insert(Array(text))
  }

  /// The line.
  package var text: String { String(characters) }

  /// Does what a key asks for; completions are the names that begin with a text.
  package mutating func handle(
    _ key: EditingKey, completions: (String) -> [String] = { _ in [] }
  ) -> Outcome? {
    switch key {
    case .character(let character): insert([character])
    case .left: cursor = max(0, cursor - 1)
    case .right: cursor = min(characters.count, cursor + 1)
    case .wordLeft: cursor = wordStart
    case .wordRight: cursor = wordEnd
    case .home: cursor = 0
    case .end: cursor = characters.count
    case .previousLine: go(to: place - 1)
    case .nextLine: go(to: place + 1)
    case .deleteBackward: if cursor > 0 { remove(cursor - 1..<cursor, keeping: false) }
    case .deleteForward:
      if cursor < characters.count { remove(cursor..<cursor + 1, keeping: false) }
    case .deleteWordBackward: remove(wordStart..<cursor, keeping: true)
    case .deleteToStart: remove(0..<cursor, keeping: true)
    case .deleteToEnd: remove(cursor..<characters.count, keeping: true)
    case .insertDeleted: insert(deleted)
    case .complete: return complete(with: completions)
    case .clearScreen: return .clearScreen
    case .enter: return .line(takeLine())
    case .interrupt:
      clear()
      return .interrupted
    case .endOfInput:
      if characters.isEmpty { return .endOfInput }
      return handle(.deleteForward)
    case .suspend: return .suspend
    }
    return nil
  }

  private mutating func insert(_ new: [Character]) {
    guard characters.count + new.count <= Self.lengthLimit else { return }
    characters.insert(contentsOf: new, at: cursor)
    cursor += new.count
  }

  private mutating func remove(_ range: Range<Int>, keeping: Bool) {
    if keeping, !range.isEmpty { deleted = Array(characters[range]) }
    characters.removeSubrange(range)
    cursor = range.lowerBound
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

  /// Completes the name before the cursor as far as all that begin like it agree.
  private mutating func complete(with completions: (String) -> [String]) -> Outcome? {
    var start = cursor
    while start > 0, characters[start - 1].isOfWord { start -= 1 }
    let name = String(characters[start..<cursor])
    guard let first = name.first, !first.isNumber else { return nil }
    let names = completions(name)
    guard var common = names.first.map(Array.init) else { return nil }
    for name in names {
      common = Array(zip(common, name).prefix { $0 == $1 }.map(\.0))
    }
    if common.count > name.count {
      insert(Array(common.dropFirst(name.count)))
      return nil
    }
    return names.count > 1 ? .candidates(names) : nil
  }

  // MARK: - History

  private mutating func go(to newPlace: Int) {
    guard (0...history.count).contains(newPlace) else { return }
    if place == history.count { newestLine = characters }
    place = newPlace
    characters = place == history.count ? newestLine : history[place]
    cursor = characters.count
  }

  private mutating func takeLine() -> String {
    let line = text
    if characters.contains(where: { !$0.isWhitespace }), history.last != characters {
      history.append(characters)
      if history.count > Self.historyLimit { history.removeFirst() }
    }
    clear()
    return line
  }

  private mutating func clear() {
    characters = []
    cursor = 0
    newestLine = []
    place = history.count
  }
}

extension Character {
  fileprivate var isOfWord: Bool { isLetter || isNumber || self == "_" }
}
