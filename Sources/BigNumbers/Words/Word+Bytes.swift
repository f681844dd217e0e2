extension Word {
  /// The word with its bytes in reverse order.
  ///
  /// ```swift
  /// Word(pattern: 0x3344, WordFormat(.bits16, isSigned: false)).bytesFlipped.pattern   // 0x4433
  /// ```
  public var bytesFlipped: Word { flipped(partsOf: 8) }

  /// The word with its 16-bit parts in reverse order; a byte stays as it is.
  public var wordsFlipped: Word { flipped(partsOf: 16) }

  /// The bytes, the highest first.
  public var bytes: [UInt8] {
    stride(from: format.bitWidth - 8, through: 0, by: -8).map {
      UInt8(truncatingIfNeeded: pattern >> UInt64($0))
    }
  }

  private func flipped(partsOf width: Int) -> Word {
    let mask = UInt64.max >> UInt64(64 - width)
    var (rest, flipped) = (pattern, UInt64(0))
    for _ in 0..<max(format.bitWidth / width, 1) {
      flipped = flipped << UInt64(width) | rest & mask
      rest >>= UInt64(width)
    }
    return Word(pattern: flipped, format)
  }
}
