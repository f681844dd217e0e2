extension BigInt: LosslessStringConvertible {
  /// Creates the number that a text writes in decimal.
  public init?(_ description: String) {
    self.init(description, radix: 10)
  }

  /// Creates the number that a text writes in a base from 2 to 36.
  ///
  /// ```swift
  /// BigInt("-ff", radix: 16)  // -255
  /// BigInt("12a")             // nil
  /// ```
  ///
  /// A sign may come first; letters of both cases are digits. Nothing else is allowed: no spaces,
  /// no underscores, no prefix.
  ///
  /// - Precondition: `radix` is from 2 to 36.
  /// - Complexity: O(*n*) for bases that are powers of two; for the others that of a product, times
  ///   log *n*.
  public init?(_ text: some StringProtocol, radix: Int = 10) {
    precondition(radix >= 2 && radix <= 36, "Radix out of range")
    var digits: [UInt8] = []
    digits.reserveCapacity(text.utf8.count)
    var isNegative = false
    var isFirst = true
    for byte in text.utf8 {
      if isFirst, byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") {
        isNegative = byte == UInt8(ascii: "-")
      } else {
        guard let digit = BigInt.digit(byte), digit < radix else { return nil }
        digits.append(digit)
      }
      isFirst = false
    }
    if digits.isEmpty { return nil }
    self.init(digits: digits, radix: UInt(radix), isNegative: isNegative)
  }

  /// The value of a letter or figure as a digit.
  static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  /// Creates the number with the digits given, most significant first.
  ///
  /// Long texts are cut at a power of the base, and both parts again; the parts of a number are
  /// joined by one product.
  init(digits: [UInt8], radix: UInt, isNegative: Bool) {
    let chunk = RadixChunk(radix: radix)
    if digits.count <= chunk.digitCount {
      var value: UInt = 0
      for digit in digits { value = value &* radix &+ UInt(digit) }
      self.init(low: value, isNegative: isNegative)
      return
    }
    let count = (digits.count + chunk.digitCount - 1) / chunk.digitCount
    self.init(capacity: count, isNegative: isNegative) { limbs in
      digits.withUnsafeBufferPointer { digits in
        if radix & (radix - 1) == 0 {
          DigitReader.readBits(limbs, count, digits, radix.trailingZeroBitCount)
        } else {
          let powers = RadixPowers(
            chunk: chunk, chunkCount: count, baseCount: DigitReader.baseChunkCount)
          let reader = DigitReader(powers: powers)
          reader.read(limbs, count, digits, level: 0)
        }
      }
    }
  }
}

/// Reads digits into limbs.
struct DigitReader {
  let powers: RadixPowers

  /// Up to this many chunks, multiplying by one chunk at a time is faster.
  static var baseChunkCount: Int { 60 }

  /// Fills `count` limbs with at most as many chunks of digits.
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
          // The whole is below B^count, so what would reach beyond it is zero.
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
    // The first chunk takes what is left over, so that the others are full.
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
