import BigNumbers

/// A number that is equal for structurally equal parts.
///
/// It is the same on every platform and in every run, unlike a hash value. (FNV-1a over words, by G.
/// Fowler, L. C. Noll and K.-P. Vo.)
struct Fingerprint {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func combine(_ word: UInt64) {
    value = (value ^ word) &* 0x0000_0100_0000_01b3
    value ^= value >> 29
  }

  mutating func combine(_ number: BigInt) {
    combine(UInt64(number.magnitudeBitWidth) << 1 | (number.isNegative ? 1 : 0))
    combine(number.lowestBits)
    if number.magnitudeBitWidth > 64 {
      combine((number >> (number.magnitudeBitWidth - 64)).lowestBits)
    }
  }

  mutating func combine(_ number: Rational) {
    combine(number.numerator)
    combine(number.denominator)
  }

  mutating func combine(_ number: Real) {
    switch number.storage {
    case .rational(let value): combine(value)
    case .form(let form): combine(form.fingerprint)
    }
  }
}
