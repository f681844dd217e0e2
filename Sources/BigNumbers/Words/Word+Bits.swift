extension Word {
  /// Ones where both have ones.
  public func and(_ other: Word) -> Word { Word(pattern: pattern & bits(of: other), format) }

  /// Ones where one of them has a one.
  public func or(_ other: Word) -> Word { Word(pattern: pattern | bits(of: other), format) }

  /// Ones where they differ.
  public func xor(_ other: Word) -> Word { Word(pattern: pattern ^ bits(of: other), format) }

  /// Zeros where both have ones.
  public func nand(_ other: Word) -> Word { and(other).complement }

  /// Ones where both have zeros.
  public func nor(_ other: Word) -> Word { or(other).complement }

  /// All bits turned over: the one's complement.
  public var complement: Word { Word(pattern: ~pattern, format) }

  /// The two's complement: what makes 2^n with the pattern.
  public var twosComplement: Word { Word(pattern: 0 &- pattern, format) }

  /// The word with a bit turned over; the same where it has no such bit.
  public func toggling(bit: Int) -> Word {
    guard bit >= 0, bit < format.bitWidth else { return self }
    return Word(pattern: pattern ^ 1 << UInt64(bit), format)
  }

  /// The number of ones.
  public var population: Int { pattern.nonzeroBitCount }

  /// The pattern of another word in this one's format.
  private func bits(of other: Word) -> UInt64 {
    other.format == format ? other.pattern : Word(truncating: other.value, format).pattern
  }
}
