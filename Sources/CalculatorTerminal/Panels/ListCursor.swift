import CommandLineInterface

/// The chosen line of a list, and the lines in sight.
///
/// ```swift
/// var cursor = ListCursor(selects: true)
/// cursor.move(.end, count: 30, visible: 10)
/// cursor.index   // 29
/// cursor.first   // 20
/// ```
struct ListCursor: Hashable, Sendable {
  /// Whether a line is chosen; otherwise lines are only read.
  let selects: Bool

  /// The chosen line.
  private(set) var index = 0

  /// The first line in sight.
  private(set) var first = 0

  /// Whether the list's end is shown first, and stays in sight when it grows, unless the user scrolls back.
  private let followsEnd: Bool

  private var isFollowing: Bool

  init(selects: Bool, followsEnd: Bool = false) {
    self.selects = selects
    self.followsEnd = followsEnd
    isFollowing = followsEnd
  }

  /// Moves as a key asks, in a list with the given number of lines.
  mutating func move(_ key: NavigationKey, count: Int, visible: Int) {
    let page = max(visible - 1, 1)
    switch key {
    case .up: move(by: -1, count: count, visible: visible)
    case .down: move(by: 1, count: count, visible: visible)
    case .pageUp: move(by: -page, count: count, visible: visible)
    case .pageDown: move(by: page, count: count, visible: visible)
    case .home: move(by: -count, count: count, visible: visible)
    case .end: move(by: count, count: count, visible: visible)
    case .left, .right, .deleteForward: fit(count: count, visible: visible)
    }
  }

  /// Moves by a number of lines, as far as there are any.
  mutating func move(by lines: Int, count: Int, visible: Int) {
    if isFollowing { first = max(count - max(visible, 1), 0) }
    isFollowing = false
    if selects { index += lines } else { first += lines }
    fit(count: count, visible: visible)
    isFollowing = followsEnd && isAtEnd(count: count, visible: visible)
  }

  /// Chooses a line.
  mutating func choose(_ index: Int, count: Int, visible: Int) {
    self.index = index
    fit(count: count, visible: visible)
  }

  /// Brings the cursor back into a list that has changed, and into sight.
  mutating func fit(count: Int, visible: Int) {
    let visible = max(visible, 1)
    index = min(max(index, 0), max(count - 1, 0))
    if selects { first = min(max(first, index - visible + 1), index) }
    first = isFollowing ? count : first
    first = min(max(first, 0), max(count - visible, 0))
  }

  /// Whether the last line is in sight.
  func isAtEnd(count: Int, visible: Int) -> Bool { first + visible >= count }
}
