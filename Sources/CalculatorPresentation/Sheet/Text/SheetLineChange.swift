/// Lines that have changed: which, and what stands in their place.
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

  /// Takes a change that follows into this one, where that is of the same lines or of those right behind them.
  ///
  /// - Returns: Whether it is.
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
