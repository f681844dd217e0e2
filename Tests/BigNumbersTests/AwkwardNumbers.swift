import BigNumbers
import TestSupport

/// The numbers that arithmetic gets wrong first, and random ones in the sizes where algorithms
/// change.
enum AwkwardNumbers {
  /// Zero, one, powers of two and ten and their neighbours, word boundaries, all ones, and sparse numbers.
  static let integers: [BigInt] = {
    var values: [BigInt] = [0, 1, 2, 3, 5, 7, 10]
    for bits in [31, 32, 33, 62, 63, 64, 65, 96, 127, 128, 129, 192, 256] {
      let power = BigInt(1) << bits
      values += [power - 1, power, power + 1]
    }
    for exponent in [9, 18, 19, 20, 38, 39, 60] {
      let power = BigInt.powerOfTen(exponent)
      values += [power - 1, power, power + 1]
    }
    values.append((BigInt(1) << 300) + (BigInt(1) << 64) + 1)
    values.append((BigInt(1) << 320) - (BigInt(1) << 128))
    return values + values.filter { !$0.isZero }.map { -$0 }
  }()

  /// Returns random numbers of many sizes, the same on every run.
  static func random(limbs sizes: [Int], seed: UInt64 = 1) -> [BigInt] {
    var generator = SeededGenerator(seed: seed)
    return sizes.map { size in
      var value = BigInt.random(words: size, using: &generator)
      if size % 3 == 0 { value = -value }
      return value
    }
  }

  /// Sizes in words around every threshold that a test in a debug build can afford.
  static let sizes = [1, 2, 3, 4, 9, 27, 28, 29, 31, 47, 48, 49, 63, 64, 65, 97, 130, 200]

  /// Fractions of awkward numbers: small, large, and at the boundary between them.
  static let rationals: [Rational] = {
    let edge = BigInt(Int64.max)
    let parts: [BigInt] = [
      1, 2, 3, 5, 7, 10, 12, 640, edge - 1, edge, edge + 1, edge + 2, BigInt.powerOfTen(18),
      BigInt.powerOfTen(19), BigInt.powerOfTen(30) + 1, BigInt(1) << 100,
    ]
    var values: [Rational] = [0]
    for (index, numerator) in parts.enumerated() {
      for denominator in parts[(index % 3)...] where values.count < 160 {
        guard let value = try? Rational(numerator: numerator, denominator: denominator) else {
          continue
        }
        values += [value, -value]
      }
    }
    return values
  }()
}

extension BigInt {
  /// Returns a random number of 64-bit words, one in four of which is all zeros or all ones.
  static func random(words count: Int, using generator: inout SeededGenerator) -> BigInt {
    var digits = ""
    for index in 0..<count {
      var word = generator.next()
      switch generator.next() % 8 {
      case 0 where index > 0: word = 0
      case 1: word = UInt64.max
      default: word |= index == 0 ? 1 << 63 : 0
      }
      let text = String(word, radix: 16)
      digits += String(repeating: "0", count: 16 - text.count) + text
    }
    return BigInt(digits, radix: 16) ?? 0
  }
}
