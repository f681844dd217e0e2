extension Word {
  /// Returns ones where both words have ones.
  public func and(_ other: Word) -> Word { Word(pattern: pattern & bits(of: other), format) }

  /// Returns ones where at least one of the words has a one.
  public func or(_ other: Word) -> Word { Word(pattern: pattern | bits(of: other), format) }

  /// Returns ones where the words differ.
  public func xor(_ other: Word) -> Word { Word(pattern: pattern ^ bits(of: other), format) }

  /// Returns zeros where both words have ones.
  public func nand(_ other: Word) -> Word { and(other).complement }

  /// Returns ones where both words have zeros.
  public func nor(_ other: Word) -> Word { or(other).complement }

  /// The word with all bits flipped: the one's complement.
  public var complement: Word { Word(pattern: ~pattern, format) }

  /// The two's complement: 2^n minus the pattern.
  public var twosComplement: Word { Word(pattern: 0 &- pattern, format) }

  /// Returns the word with a bit flipped; unchanged if it has no such bit.
  public func toggling(bit: Int) -> Word {
    guard bit >= 0, bit < format.bitWidth else { return self }
    return Word(pattern: pattern ^ 1 << UInt64(bit), format)
  }

  /// The number of ones.
  public var population: Int { pattern.nonzeroBitCount }

  /// Returns the pattern of another word in this one's format.
  private func bits(of other: Word) -> UInt64 {
    other.format == format ? other.pattern : Word(truncating: other.value, format).pattern
  }
}
