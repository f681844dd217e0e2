import BigNumbers

/// An accumulator for the digits of a decimal number, which doesn't allocate for the first 18.
struct DecimalAccumulator {
  private var head: Int64 = 0
  private var headDigits = 0
  private var tail: [UInt8] = []
  private var fractionDigits: Int?

  /// Zeros after the first 18 digits, which only count if another digit follows.
  private var trailingZeros = 0

  /// Whether there is no digit yet.
  private(set) var isEmpty = true

  /// Takes a digit, 0 through 9.
  mutating func append(_ digit: UInt8) {
    isEmpty = false
    if let count = fractionDigits { fractionDigits = count + 1 }
    if headDigits < 18 {
      head = head * 10 + Int64(digit)
      if head > 0 { headDigits += 1 }
    } else if digit == 0 {
      trailingZeros += 1
    } else {
      tail += repeatElement(UInt8(ascii: "0"), count: trailingZeros)
      trailingZeros = 0
      tail.append(UInt8(ascii: "0") + digit)
    }
  }

  /// Takes the point.
  mutating func beginFraction() {
    fractionDigits = 0
  }

  /// Returns the number times 10^exponent, or nil when it is beyond the limit of expressions.
  func value(exponent: Int) -> Rational? {
    let exponent = exponent - (fractionDigits ?? 0) + trailingZeros
    guard head != 0 else { return 0 }
    // Each digit and each power of ten is worth more than 3 bits, so more than this is too many.
    let limit = CalculationLimit.expression.bits / 3
    guard abs(exponent) <= limit, tail.count <= limit else { return nil }
    let value: Rational
    if tail.isEmpty {
      value = Rational(significand: head, exponent: exponent)
    } else {
      guard let rest = BigInt(String(decoding: tail, as: UTF8.self)) else { return nil }
      value = Rational(
        significand: BigInt(head) * .powerOfTen(tail.count) + rest, exponent: exponent)
    }
    return value.storageBitWidth <= CalculationLimit.expression.bits ? value : nil
  }
}
