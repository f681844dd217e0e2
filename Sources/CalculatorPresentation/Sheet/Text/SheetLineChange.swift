/// A change of lines: their range, and the lines that replace them.
///
/// It is what `Sheet.edit(_:with:)` takes.
public struct SheetLineChange: Hashable, Sendable {
  /// The lines before, from 0.
  public private(set) var range: Range<Int>

  /// The lines now.
  public private(set) var lines: [String]

  /// Creates a change.
  public init(range: Range<Int>, lines: [String]) {
    self.range = range
    self.lines = lines
  }

  /// Joins a following change to this one, if it is of the same lines or of those right after them.
  ///
  /// - Returns: Whether it was joined.
  mutating func join(_ next: SheetLineChange) -> Bool {
    let start = range.lowerBound
    let end = start + lines.count
    if next.range.lowerBound >= start, next.range.upperBound <= end, !next.range.isEmpty {
      let part = next.range.lowerBound - start..<next.range.upperBound - start
      lines.replaceSubrange(part, with: next.lines)
      return true
    }
    guard next.range.lowerBound == end else { return false }
    range = start..<range.upperBound + next.range.count
    lines += next.lines
    return true
  }
}
