import BigNumbers

/// The same stream of numbers on every run (Steele, Lea and Flood's SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}

extension BigInt {
  /// Returns a random number with exactly this many bits.
  static func random(bits: Int, using generator: inout SeededGenerator) -> BigInt {
    var digits = ""
    for _ in 0..<(bits + 63) / 64 {
      let word = String(generator.next(), radix: 16)
      digits += String(repeating: "0", count: 16 - word.count) + word
    }
    let top = BigInt(1) << (bits - 1)
    return (BigInt(digits, radix: 16) ?? 0) % top + top
  }
}
