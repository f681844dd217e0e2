extension BigInt: LosslessStringConvertible {
  /// Creates the number of a decimal text.
  public init?(_ description: String) {
    self.init(description, radix: 10)
  }

  /// Creates the number of a text in a base from 2 to 36.
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

  /// Returns the digit value of a letter or figure.
  static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  /// Creates the number with the given digits, most significant first.
  ///
  /// Long texts are split at a power of the base, and both parts again; the parts of a number are joined by
  /// one product.
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
