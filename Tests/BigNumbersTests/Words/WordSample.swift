import BigNumbers

/// Words that reveal mistakes: near the limits of every size, and with patterns of bits.
enum WordSample {
  /// All word formats.
  static let formats = WordFormat.Size.allCases.flatMap { size in
    [true, false].map { WordFormat(size, isSigned: $0) }
  }

  /// Numbers near each power of two that limits a size, of both signs, and beyond all sizes.
  static let numbers: [BigInt] = {
    let powers = [0, 3, 7, 8, 15, 16, 31, 32, 63, 64, 65, 127, 200].map { BigInt(1) << $0 }
    let near = powers.flatMap { [$0 - 1, $0, $0 + 1] }
    let patterns: [BigInt] = [
      0x55, 0xAA, 0x3344, 0x1234_5678, 0xDEAD_BEEF, 0x0123_4567_89AB_CDEF,
    ]
    return near + patterns + (near + patterns).map { -$0 }
  }()

  /// The numbers as patterns of 64 bits.
  static let patterns = numbers.map { UInt64(truncatingIfNeeded: $0) }
}
