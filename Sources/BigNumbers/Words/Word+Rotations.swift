extension Word {
  /// Returns the bits rotated to the left.
  ///
  /// ```swift
  /// Word(pattern: 0x81, WordFormat(.bits8, isSigned: false)).rotatedLeft().pattern   // 3
  /// ```
  ///
  /// - Parameter count: The number of places; a negative number rotates to the right, and one of at least
  ///   the word's bits wraps around.
  /// - Returns: The rotated word.
  public func rotatedLeft(by count: Int = 1) -> Word {
    let width = format.bitWidth
    let places = (count % width + width) % width
    guard places > 0 else { return self }
    return Word(pattern: pattern << UInt64(places) | pattern >> UInt64(width - places), format)
  }

  /// Returns the bits rotated to the right.
  public func rotatedRight(by count: Int = 1) -> Word {
    // Negating the smallest number would trap; its remainder by the width is the same rotation.
    rotatedLeft(by: -(count % format.bitWidth))
  }

  /// Returns the bits rotated to the left by one place through the carry: it comes in at the right, and the
  /// highest bit becomes the carry.
  public func rotatedLeft(through carry: Bool) -> (word: Word, carry: Bool) {
    (Word(pattern: pattern << 1 | (carry ? 1 : 0), format), self[format.bitWidth - 1])
  }

  /// Returns the bits rotated to the right by one place through the carry: it comes in at the left, and the
  /// lowest bit becomes the carry.
  public func rotatedRight(through carry: Bool) -> (word: Word, carry: Bool) {
    let top: UInt64 = carry ? 1 << UInt64(format.bitWidth - 1) : 0
    return (Word(pattern: pattern >> 1 | top, format), self[0])
  }
}
