extension BigInt {
  /// The words of the two's complement of a number, least significant first.
  public struct Words: RandomAccessCollection, Sendable {
    let value: BigInt

    /// The number of words: just enough for the number and its sign.
    public let count: Int

    /// For a negative number, the limbs up to this one are zero, so the carry ends here.
    private let lowestNonzeroIndex: Int

    init(_ value: BigInt) {
      self.value = value
      (count, lowestNonzeroIndex) = value.withLimbs { limbs, limbCount in
        if limbCount == 0 { return (1, 0) }
        // A power of two has many zeros, which are only needed for negative numbers.
        let lowest = value.isNegative ? Limbs.trailingZeroBitCount(limbs) / UInt.bitWidth : 0
        let top = limbs[limbCount - 1]
        let half: UInt = 1 << (UInt.bitWidth - 1)
        // −half·B^k is the only number whose magnitude fills the top bit and needs no further word.
        let fits = top < half || (value.isNegative && top == half && lowest == limbCount - 1)
        return (fits ? limbCount : limbCount + 1, lowest)
      }
    }

    /// The position of the first word: 0.
    public var startIndex: Int { 0 }

    /// The position after the last word.
    public var endIndex: Int { count }

    /// The word at a position; beyond the magnitude, the sign.
    public subscript(position: Int) -> UInt {
      precondition(position >= 0 && position < count, "Index out of range")
      let limb: UInt
      switch value.storage {
      case .inline(let low, let high, _): limb = position == 0 ? low : position == 1 ? high : 0
      case .allocated(let limbs, _): limb = position < limbs.count ? limbs[position] : 0
      }
      if !value.isNegative { return limb }
      return position <= lowestNonzeroIndex ? 0 &- limb : ~limb
    }
  }

  /// The words of the two's complement, least significant first.
  public var words: Words { Words(self) }

  /// The number of bits in ``words-swift.property``, a multiple of the word size.
  public var bitWidth: Int { words.count * UInt.bitWidth }
}
