import BigNumbers

extension Enclosure {
  /// Creates the ball around a constant from its first words, the highest first; what follows them is cut off.
  init(leadingWords words: [UInt64], integerBits: Int) {
    var value = BigInt()
    for word in words { value = (value << 64) + BigInt(word) }
    let exponent = Int64(integerBits) - 64 * Int64(words.count)
    // The middle of the last unit: half a unit on both sides.
    let middle = (value << 1) + BigInt(1)
    self.init(
      middle, exponent: exponent - 1, radius: ErrorBound(powerOfTwo: exponent - 1))
  }
}
