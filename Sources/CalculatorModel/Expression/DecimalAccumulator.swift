import BigNumbers

/// Collects the digits of a decimal number, the first 18 without memory of their own.
struct DecimalAccumulator {
  private var head: Int64 = 0
  private var headDigits = 0
  private var tail: [UInt8] = []
  private var fractionDigits: Int?

  /// Zeros that only count if another digit follows: `0.10` is no longer than `0.1`.
  private var trailingZeros = 0

  /// Whether no digit has come yet.
  private(set) var isEmpty = true

  /// Takes a digit, 0 through 9.
  mutating func append(_ digit: UInt8) {
    isEmpty = false
    if let count = fractionDigits { fractionDigits = count + 1 }
    if digit == 0 {
      if head > 0 { trailingZeros += 1 }
      return
    }
    for _ in 0..<trailingZeros { push(0) }
    trailingZeros = 0
    push(digit)
  }

  private mutating func push(_ digit: UInt8) {
    if headDigits < 18 {
      head = head * 10 + Int64(digit)
      headDigits += 1
    } else {
      tail.append(UInt8(ascii: "0") + digit)
    }
  }

  /// Takes the point.
  mutating func beginFraction() {
    fractionDigits = 0
  }

  /// The number times 10^exponent, or nil when it is beyond the limit of expressions.
  func value(exponent: Int) -> Rational? {
    let exponent = exponent - (fractionDigits ?? 0) + trailingZeros
    guard head != 0 else { return 0 }
    // Each digit and each power of ten is worth more than 3 bits, so that these are too many.
    let limit = CalculationLimit.expression.bits / 3
    guard abs(exponent) <= limit, tail.count <= limit else { return nil }
    let significand: BigInt
    if tail.isEmpty {
      significand = BigInt(head)
    } else {
      guard let rest = BigInt(String(decoding: tail, as: UTF8.self)) else { return nil }
      significand = BigInt(head) * .powerOfTen(tail.count) + rest
    }
    let value = Rational(significand: significand, exponent: exponent)
    return value.storageBitWidth <= CalculationLimit.expression.bits ? value : nil
  }
}
