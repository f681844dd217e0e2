/// What to print for a line, and what becomes of the conversation.
package struct Reply: Hashable, Sendable {
  package var lines: [String]
  package var isLast: Bool

  /// Whether the terminal is cleared first, where it can be.
  package var clearsScreen: Bool

  /// Creates a reply.
  package init(lines: [String] = [], isLast: Bool = false, clearsScreen: Bool = false) {
    self.lines = lines
    self.isLast = isLast
    self.clearsScreen = clearsScreen
  }
}
