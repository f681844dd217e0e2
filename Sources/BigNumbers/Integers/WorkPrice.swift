/// The prices of steps: the approximate number of nanoseconds that each takes, which calculations pay for it.
///
/// Lengths are in words of 64 bits. Measured on x86-64;
/// `swift run --package-path Benchmarks -c release prices` reports how far whole calculations are off,
/// which have to stay within a factor of three.
package enum WorkPrice {
  /// Returns the number of words for a number of bits.
  package static func words(bits: Int) -> Int64 { Int64(bits >> 6) + 1 }

  /// Returns the length of a number in words.
  package static func words(_ number: BigInt) -> Int64 { words(bits: number.magnitudeBitWidth) }

  /// Returns the price of a pass over words: a sum, a shift, a copy.
  package static func pass(_ words: Int64) -> Int64 { 30 + 2 * words }

  /// Returns the price of a product: half a nanosecond per pair of words for short ones; for long ones, the
  /// price per word grows with the logarithm of their number.
  package static func product(_ left: Int64, _ right: Int64) -> Int64 {
    let sum = left + right
    let width = Int64(64 - sum.leadingZeroBitCount)
    let (pairs, overflow) = left.multipliedReportingOverflow(by: right)
    let transform = 7 * width * sum
    return 60 + (overflow ? transform : Swift.min(pairs / 2 + sum, transform))
  }

  /// Returns the price of a quotient with its remainder.
  package static func quotient(_ dividend: Int64, by divisor: Int64) -> Int64 {
    let length = dividend - divisor + 1
    guard length > 0 else { return pass(dividend) }
    if divisor == 1 { return 20 + 5 * dividend }
    let (pairs, overflow) = length.multipliedReportingOverflow(by: divisor)
    // By halves: a dividend of twice the words of its divisor takes two products or more.
    let short = Swift.min(length, divisor)
    let width = Int64(64 - short.leadingZeroBitCount)
    let half = product(short, short) * (10 + 4 * Swift.max(width - 11, 0)) / 5
    let halves =
      length > divisor ? half * (length / divisor + 1) : half + product(divisor - length, length)
    let schoolbook = pairs / 10 * 9 + 4 * dividend
    return 100 + (overflow ? halves : Swift.min(schoolbook, halves))
  }

  /// Returns the price of a greatest common divisor of two numbers, neither a multiple of the other.
  package static func divisor(_ left: Int64, _ right: Int64) -> Int64 {
    let (short, long) = (Swift.min(left, right), Swift.max(left, right))
    let first = long > short + 1 ? quotient(long, by: short) : 0
    // Longer than any number that exists, so that nothing overflows.
    let bounded = Swift.min(short, 1 << 28)
    let steps = 4 * bounded * bounded + 100 * short + 60
    // By halves.
    let width = Int64(64 - (2 * bounded).leadingZeroBitCount)
    let halves = product(bounded, bounded) * (12 + 5 * Swift.max(width - 11, 0))
    return first + Swift.min(steps, halves)
  }

  /// Returns the price of a square root.
  package static func squareRoot(_ words: Int64) -> Int64 {
    60 + quotient(words, by: words / 2 + 1)
  }

  /// Returns the price of a root of a higher degree, by Newton's method starting at twice the root.
  package static func integerRoot(_ words: Int64) -> Int64 {
    8 * (product(words, words) + quotient(words, by: words / 2 + 1))
  }

  /// Testing whether a number of one word is prime.
  package static let primeTest: Int64 = 15_000

  /// A divisor of a number of one word by Pollard's method, if it finds one.
  package static let divisorOfWord: Int64 = 500_000

  /// Returns the price of a power of a number of words, by squaring.
  package static func power(_ words: Int64) -> Int64 {
    200 + 2 * product(words / 2 + 1, words / 2 + 1)
  }

  /// Returns the price of the decimal digits of a number, or of a number from its digits.
  package static func digits(_ words: Int64) -> Int64 {
    let width = Int64(64 - words.leadingZeroBitCount)
    return 100 + 60 * words + product(words, words) * (3 + Swift.max(width - 9, 0) / 2)
  }
}

extension WorkPrice {
  /// Returns the price of a product of two numbers.
  package static func product(_ x: BigInt, _ y: BigInt) -> Int64 { product(words(x), words(y)) }

  /// Returns the price of a quotient of two numbers.
  package static func quotient(_ x: BigInt, by y: BigInt) -> Int64 {
    quotient(words(x), by: words(y))
  }

  /// Returns the price of a greatest common divisor of two numbers.
  package static func divisor(_ x: BigInt, _ y: BigInt) -> Int64 {
    x.isUnit || y.isUnit ? 0 : divisor(words(x), words(y))
  }
}
