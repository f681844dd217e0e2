extension BitStrip {
  /// A movement from one bit to another.
  public enum Step: CaseIterable, Hashable, Sendable {
    case left
    case right
    case up
    case down
    /// To the highest bit of the word.
    case first
    /// To the lowest one.
    case last
  }

  /// The highest bit of the word; nil if there is no word.
  public var highest: Int? {
    for row in rows {
      if let bit = row.first(where: { !$0.isOff }) { return bit.index }
    }
    return nil
  }

  /// Returns the bit that a step leads to; nil if the word has none in that direction.
  public func bit(_ step: Step, from index: Int) -> Int? {
    guard let highest else { return nil }
    let next =
      switch step {
      case .left: index + 1
      case .right: index - 1
      case .up: index + Self.rowLength
      case .down: index - Self.rowLength
      case .first: highest
      case .last: 0
      }
    return next >= 0 && next <= highest ? next : nil
  }
}
