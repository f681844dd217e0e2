/// A reader of digits into limbs.
struct DigitReader {
  let powers: RadixPowers

  /// Up to this many chunks, multiplying by one chunk at a time is faster.
  static var baseChunkCount: Int { 60 }

  /// Fills `count` limbs from at most as many chunks of digits.
  func read(
    _ limbs: LimbPointer, _ count: Int, _ digits: UnsafeBufferPointer<UInt8>, level: Int
  ) {
    if level == powers.levels.count {
      readChunks(limbs, count, digits)
      return
    }
    let lowChunks = powers.levels[level].chunkCount
    let highDigits = digits.count - lowChunks * powers.chunk.digitCount
    if highDigits <= 0 {
      read(limbs, count, digits, level: level + 1)
      return
    }
    let highChunks = count - lowChunks
    Limbs.withScratch(highChunks) { high in
      read(
        high, highChunks, UnsafeBufferPointer(rebasing: digits[..<highDigits]), level: level + 1)
      read(
        limbs, lowChunks, UnsafeBufferPointer(rebasing: digits[highDigits...]), level: level + 1)
      (limbs + lowChunks).update(repeating: 0, count: highChunks)
      let highCount = Limbs.significantCount(high, highChunks)
      if highCount == 0 { return }
      powers.withPower(level) { power, powerCount, zeros in
        Limbs.withScratch(highCount + powerCount) { product in
          if highCount >= powerCount {
            Limbs.multiply(product, high, highCount, power, powerCount)
          } else {
            Limbs.multiply(product, power, powerCount, high, highCount)
          }
          // The whole is below B^count, so limbs beyond it are zero.
          let productCount = Limbs.significantCount(product, highCount + powerCount)
          Limbs.add(limbs + zeros, limbs + zeros, count - zeros, product, productCount)
        }
      }
    }
  }

  /// Reads the digits chunk by chunk, from the first.
  private func readChunks(
    _ limbs: LimbPointer, _ count: Int, _ digits: UnsafeBufferPointer<UInt8>
  ) {
    let chunk = powers.chunk
    var index = 0
    // The first chunk takes the extra digits, so that the others are full.
    var end = digits.count % chunk.digitCount
    if end == 0 { end = chunk.digitCount }
    var filled = 0
    while index < digits.count {
      var value: UInt = 0
      while index < end {
        value = value &* chunk.radix &+ UInt(digits[index])
        index += 1
      }
      end += chunk.digitCount
      let carry = Limbs.multiply(limbs, limbs, filled, by: chunk.value, adding: value)
      if carry > 0 {
        limbs[filled] = carry
        filled += 1
      }
    }
    (limbs + filled).update(repeating: 0, count: count - filled)
  }

  /// Reads digits of `bits` bits each.
  static func readBits(
    _ limbs: LimbPointer, _ count: Int, _ digits: UnsafeBufferPointer<UInt8>, _ bits: Int
  ) {
    limbs.update(repeating: 0, count: count)
    var position = 0
    for digit in digits.reversed() {
      let (limb, offset) = position.quotientAndRemainder(dividingBy: UInt.bitWidth)
      limbs[limb] |= UInt(digit) << UInt(offset)
      if offset + bits > UInt.bitWidth, limb + 1 < count {
        limbs[limb + 1] |= UInt(digit) >> UInt(UInt.bitWidth - offset)
      }
      position += bits
    }
  }
}
