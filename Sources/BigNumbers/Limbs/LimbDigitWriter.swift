/// A writer for the digits of limbs, padded with leading zeros to a given length.
struct LimbDigitWriter {
  let powers: RadixPowers
  let letters: DigitLetters

  /// Up to this many chunks, dividing by one chunk at a time is faster.
  static var baseChunkCount: Int { 30 }

  /// Writes `chunkCount` chunks of digits, splitting by the powers from `level` on.
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
        // The limbs above the low zeros of the divisor pass to the remainder.
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
    // 19 or 9 digits: the odd one remains for the front.
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
