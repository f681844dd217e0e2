extension BigInt: CustomStringConvertible {
  /// The number in decimal.
  public var description: String { text() }

  /// The number in a base from 2 to 36.
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
        let writer = DigitWriter(
          powers: RadixPowers(
            chunk: chunk, chunkCount: chunkCount, baseCount: DigitWriter.baseChunkCount),
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

  /// The text in a base of 2 to the power `bits`: groups of bits, from the top.
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

/// The characters of digits.
struct DigitLetters {
  private let ten: UInt8

  init(uppercase: Bool) {
    ten = UInt8(ascii: uppercase ? "A" : "a") - 10
  }

  @inline(__always)
  func letter(_ digit: UInt) -> UInt8 {
    UInt8(truncatingIfNeeded: digit) &+ (digit < 10 ? UInt8(ascii: "0") : ten)
  }
}

/// Writes the digits of limbs, with zeros in front up to a given length.
struct DigitWriter {
  let powers: RadixPowers
  let letters: DigitLetters

  /// Up to this many chunks, dividing by one chunk at a time is faster.
  static var baseChunkCount: Int { 30 }

  /// Writes `chunkCount` chunks of digits, cutting with the powers from `level` on.
  func write(
    _ digits: UnsafeMutablePointer<UInt8>, _ chunkCount: Int,
    _ limbs: LimbSource, _ count: Int, level: Int
  ) {
    let count = Limbs.significantCount(limbs, count)
    if level == powers.levels.count {
      writeChunks(digits, chunkCount, limbs, count)
      return
    }
    let lowChunks = powers.levels[level].chunkCount
    if chunkCount <= lowChunks {
      write(digits, chunkCount, limbs, count, level: level + 1)
      return
    }
    let highChunks = chunkCount - lowChunks
    let lowDigits = digits + highChunks * powers.chunk.digitCount
    powers.withPower(level) { power, powerCount, zeros in
      if count < zeros + powerCount {
        digits.update(repeating: UInt8(ascii: "0"), count: highChunks * powers.chunk.digitCount)
        write(lowDigits, lowChunks, limbs, count, level: level + 1)
        return
      }
      let quotientCount = count - zeros - powerCount + 1
      Limbs.withScratch(quotientCount + zeros + powerCount) { scratch in
        // The low zeros of the divisor hand the limbs above them on to the remainder.
        let remainder = scratch + quotientCount
        remainder.update(from: limbs, count: zeros)
        Limbs.divide(scratch, remainder + zeros, limbs + zeros, count - zeros, power, powerCount)
        write(digits, highChunks, scratch, quotientCount, level: level + 1)
        write(lowDigits, lowChunks, remainder, zeros + powerCount, level: level + 1)
      }
    }
  }

  /// Writes the digits chunk by chunk, from the last.
  private func writeChunks(
    _ digits: UnsafeMutablePointer<UInt8>, _ chunkCount: Int, _ limbs: LimbSource, _ count: Int
  ) {
    let chunk = powers.chunk
    Limbs.withScratch(count) { rest in
      rest.update(from: limbs, count: count)
      var count = count
      var position = digits + chunkCount * chunk.digitCount
      let shift = UInt(chunk.value.leadingZeroBitCount)
      let reciprocal = LimbReciprocal(normalized: chunk.value << shift)
      while position > digits {
        var value: UInt = 0
        if count > 0 {
          value =
            shift == 0
            ? Limbs.divide(rest, rest, count, by: reciprocal)
            : Limbs.divide(rest, rest, count, by: reciprocal, shift: shift)
          if rest[count - 1] == 0 { count -= 1 }
        }
        position -= chunk.digitCount
        if chunk.radix == 10 { writeDecimal(position, value) } else { write(position, value) }
      }
    }
  }

  /// Writes one chunk.
  private func write(_ digits: UnsafeMutablePointer<UInt8>, _ value: UInt) {
    var value = value
    for index in stride(from: powers.chunk.digitCount - 1, through: 0, by: -1) {
      let (quotient, digit) = value.quotientAndRemainder(dividingBy: powers.chunk.radix)
      digits[index] = letters.letter(digit)
      value = quotient
    }
  }

  /// Writes one chunk in decimal, two digits at a time.
  private func writeDecimal(_ digits: UnsafeMutablePointer<UInt8>, _ value: UInt) {
    var value = value
    var index = powers.chunk.digitCount
    // 19 or 9 digits: an odd one is left for the front.
    while index > 1 {
      let (quotient, pair) = value.quotientAndRemainder(dividingBy: 100)
      let tens = (pair &* 103) >> 10
      digits[index - 1] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: pair &- 10 &* tens)
      digits[index - 2] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: tens)
      index -= 2
      value = quotient
    }
    digits[0] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: value)
  }
}
