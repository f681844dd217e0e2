/// What to print for a line, and whether it was the last one.
package struct Reply: Hashable, Sendable {
  package var lines: [String]
  package var isLast: Bool

  /// Creates a reply.
  package init(lines: [String] = [], isLast: Bool = false) {
    self.lines = lines
    self.isLast = isLast
  }
}
