extension BigInt: CustomStringConvertible {
  /// The number in decimal.
  public var description: String { text() }

  /// Returns the number in a base from 2 to 36.
  ///
  /// ```swift
  /// BigInt(-255).text(radix: 16)  // "-ff"
  /// ```
  ///
  /// Long numbers are divided by a power of the base near their root, and both parts again
  /// (Brent and Zimmermann, Modern Computer Arithmetic, algorithm 1.26).
  ///
  /// - Precondition: `radix` is from 2 to 36.
  /// - Complexity: O(*n*) for bases that are powers of two; for the others O(*n*²) up to about 30
  ///   words and then that of a division, times log *n*.
  public func text(radix: Int = 10, uppercase: Bool = false) -> String {
    precondition(radix >= 2 && radix <= 36, "Radix out of range")
    if case .inline(let low, 0, let isNegative) = storage {
      let digits = radix == 10 ? "\(low)" : String(low, radix: radix, uppercase: uppercase)
      return isNegative ? "-" + digits : digits
    }
    let letters = DigitLetters(uppercase: uppercase)
    if radix & (radix - 1) == 0 { return bitText(radix.trailingZeroBitCount, letters) }
    let chunk = RadixChunk(radix: UInt(radix))
    let chunkCount = chunk.count(bits: magnitudeBitWidth)
    return withLimbs { limbs, count in
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: chunkCount * chunk.digitCount + 1) {
        let digits = $0.baseAddress.unsafelyUnwrapped
        let writer = LimbDigitWriter(
          powers: RadixPowers(
            chunk: chunk, chunkCount: chunkCount, baseCount: LimbDigitWriter.baseChunkCount),
          letters: letters)
        writer.write(digits + 1, chunkCount, limbs, count, level: 0)
        var start = 1
        while digits[start] == UInt8(ascii: "0") { start += 1 }
        if isNegative {
          start -= 1
          digits[start] = UInt8(ascii: "-")
        }
        let end = chunkCount * chunk.digitCount + 1
        return String(
          decoding: UnsafeBufferPointer(start: digits + start, count: end - start), as: UTF8.self)
      }
    }
  }

  /// Returns the text in a base of 2 to the power `bits`: groups of bits, from the top.
  private func bitText(_ bits: Int, _ letters: DigitLetters) -> String {
    let digitCount = (magnitudeBitWidth + bits - 1) / bits
    let isNegative = isNegative
    return withLimbs { limbs, count in
      String(unsafeUninitializedCapacity: digitCount + 1) { text in
        var index = 0
        if isNegative {
          text[0] = UInt8(ascii: "-")
          index = 1
        }
        let mask = (UInt(1) << UInt(bits)) - 1
        for digit in stride(from: digitCount - 1, through: 0, by: -1) {
          let (limb, offset) = (digit * bits).quotientAndRemainder(dividingBy: UInt.bitWidth)
          var value = limbs[limb] >> UInt(offset)
          if offset + bits > UInt.bitWidth, limb + 1 < count {
            value |= limbs[limb + 1] << UInt(UInt.bitWidth - offset)
          }
          text[index] = letters.letter(value & mask)
          index += 1
        }
        return index
      }
    }
  }
}
