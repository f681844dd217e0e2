/// The output for a line, and its effect on the conversation.
package struct Reply: Hashable, Sendable {
  package var lines: [String]

  /// The range of the lines that report an error, which are coloured if lines have colours.
  package var errorLines: Range<Int>
  package var isLast: Bool

  /// Whether the terminal is cleared first, if possible.
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
