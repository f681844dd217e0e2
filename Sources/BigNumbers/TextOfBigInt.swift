extension BigInt: CustomStringConvertible {
  /// The number in decimal.
  public var description: String { text() }

  /// The number in a base from 2 to 36.
  ///
  /// ```swift
  /// BigInt(-255).text(radix: 16)  // "-ff"
  /// ```
  ///
  /// - Precondition: `radix` is from 2 to 36.
  /// - Complexity: O(*n*²) for a number of *n* words.
  public func text(radix: Int = 10, uppercase: Bool = false) -> String {
    precondition(radix >= 2 && radix <= 36, "Radix out of range")
    if isZero { return "0" }
    let base = ChunkBase(radix: UInt(radix))
    let firstLetter = UInt8(ascii: uppercase ? "A" : "a") - 10
    return withLimbs { limbs, count in
      Limbs.withScratch(count) { rest in
        rest.update(from: limbs, count: count)
        var count = count
        var digits: [UInt8] = []
        while count > 0 {
          var chunk = Limbs.divide(rest, rest, count, by: base.value)
          count = Limbs.significantCount(rest, count)
          var written = 0
          while count > 0 ? written < base.digitCount : chunk > 0 {
            let digit = UInt8(truncatingIfNeeded: chunk % base.radix)
            digits.append(digit < 10 ? UInt8(ascii: "0") + digit : firstLetter + digit)
            chunk /= base.radix
            written += 1
          }
        }
        if isNegative { digits.append(UInt8(ascii: "-")) }
        digits.reverse()
        return String(decoding: digits, as: UTF8.self)
      }
    }
  }
}

/// The largest power of a radix that one limb holds.
struct ChunkBase {
  let radix: UInt
  let digitCount: Int
  let value: UInt

  init(radix: UInt) {
    var value = radix
    var digitCount = 1
    while true {
      let (next, overflow) = value.multipliedReportingOverflow(by: radix)
      if overflow { break }
      value = next
      digitCount += 1
    }
    self.radix = radix
    self.digitCount = digitCount
    self.value = value
  }
}
