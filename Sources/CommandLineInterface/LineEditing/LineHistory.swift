/// The lines that were typed before, the oldest first.
///
/// ```swift
/// var history = LineHistory()
/// history.add("1+1")      // true
/// history.add("1+1")      // false: it is the last one already
/// history.add(" 2+2")     // false: a line that begins with a blank is not to be kept
/// ```
package struct LineHistory: Sendable {
  /// The maximum number of lines kept; the oldest are removed first.
  package static let limit = 1_000

  /// The longest line that is kept, in bytes.
  package static let lengthLimit = 4_096

  /// The lines, the oldest first.
  package private(set) var lines: [String]

  /// Creates a history of lines, keeping the last ones.
  package init(_ lines: [String] = []) {
    self.lines = lines.suffix(Self.limit)
  }

  /// Adds a line, unless it is blank, begins with a blank, is too long or is the last one already.
  ///
  /// - Returns: Whether it was added.
  @discardableResult
  package mutating func add(_ line: String) -> Bool {
    guard let first = line.first, !first.isWhitespace, line != lines.last,
      line.utf8.count <= Self.lengthLimit
    else { return false }
    lines.append(line)
    if lines.count > Self.limit { lines.removeFirst(lines.count - Self.limit) }
    return true
  }

  /// The direction of a search.
  enum Direction {
    case older
    case newer
  }

  /// Returns the next place, beyond a given one, with a wanted line.
  func place(
    beyond place: Int, _ direction: Direction, where isWanted: (String) -> Bool
  ) -> Int? {
    switch direction {
    case .older: lines[..<min(place, lines.count)].lastIndex(where: isWanted)
    case .newer:
      place + 1 < lines.count ? lines[(place + 1)...].firstIndex(where: isWanted) : nil
    }
  }
}
