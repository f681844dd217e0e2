/// What to print for a line, and what becomes of the conversation.
package struct Reply: Hashable, Sendable {
  package var lines: [String]

  /// Those of the lines that tell an error, which are coloured where lines have colours.
  package var errorLines: Range<Int>
  package var isLast: Bool

  /// Whether the terminal is cleared first, where it can be.
  package var clearsScreen: Bool

  /// Creates a reply.
  package init(
    lines: [String] = [], errorLines: Range<Int> = 0..<0, isLast: Bool = false,
    clearsScreen: Bool = false
  ) {
    self.lines = lines
    self.errorLines = errorLines
    self.isLast = isLast
    self.clearsScreen = clearsScreen
  }
}
