extension Word {
  /// The bits moved to the left in a circle.
  ///
  /// ```swift
  /// Word(pattern: 0x81, WordFormat(.bits8, isSigned: false)).rotatedLeft().pattern   // 3
  /// ```
  ///
  /// - Parameter count: How many places; a negative number turns to the right, and one of at least the
  ///   word's bits goes round.
  /// - Returns: The turned word.
  public func rotatedLeft(by count: Int = 1) -> Word {
    let width = format.bitWidth
    let places = (count % width + width) % width
    guard places > 0 else { return self }
    return Word(pattern: pattern << UInt64(places) | pattern >> UInt64(width - places), format)
  }

  /// The bits moved to the right in a circle.
  public func rotatedRight(by count: Int = 1) -> Word {
    // The negative of the least number would trap; what is left of it by the width is the same turn.
    rotatedLeft(by: -(count % format.bitWidth))
  }

  /// The bits moved to the left by one place, in a circle that the carry belongs to: it comes in at the
  /// right, and the highest bit becomes the carry.
  public func rotatedLeft(through carry: Bool) -> (word: Word, carry: Bool) {
    (Word(pattern: pattern << 1 | (carry ? 1 : 0), format), self[format.bitWidth - 1])
  }

  /// The bits moved to the right by one place, in a circle that the carry belongs to: it comes in at the
  /// left, and the lowest bit becomes the carry.
  public func rotatedRight(through carry: Bool) -> (word: Word, carry: Bool) {
    let top: UInt64 = carry ? 1 << UInt64(format.bitWidth - 1) : 0
    return (Word(pattern: pattern >> 1 | top, format), self[0])
  }
}
