extension BigInt {
  /// The number multiplied by itself as often as the exponent says; 1 for exponent 0.
  ///
  /// ```swift
  /// BigInt(-3).raised(to: 5)  // -243
  /// ```
  ///
  /// - Precondition: The exponent is not negative, and the power has at most ``maximumShift`` bits.
  ///   Where that cannot be known, use ``raised(to:maximumBitWidth:)``, which returns `nil`.
  /// - Complexity: That of a product of the size of the result, times a small constant.
  public func raised(to exponent: Int) -> BigInt {
    guard let power = raised(to: exponent, maximumBitWidth: BigInt.maximumShift) else {
      preconditionFailure("Negative exponent or power too large")
    }
    return power
  }

  /// The power, or `nil` if the exponent is negative or the power might have too many bits.
  ///
  /// The size is judged before anything is computed, by |x| ≤ 2^magnitudeBitWidth, so a power is
  /// refused although it would fit when the estimate, up to `exponent` bits too large, does not.
  ///
  /// ```swift
  /// BigInt(10).raised(to: 3, maximumBitWidth: 100)         // 1000
  /// BigInt(10).raised(to: 1_000_000, maximumBitWidth: 100)  // nil
  /// ```
  public func raised(to exponent: Int, maximumBitWidth: Int) -> BigInt? {
    if exponent < 0 { return nil }
    if exponent == 0 { return 1 }
    if magnitudeBitWidth <= 1 { return exponent & 1 == 1 ? self : magnitude }
    // Powers of two are pulled out, and come back as one shift.
    let twos = trailingZeroBitCount
    let odd = self >> twos
    let oddBits = odd.magnitudeBitWidth
    let (bits, overflow) = oddBits.multipliedReportingOverflow(by: oddBits == 1 ? 1 : exponent)
    let (shift, shiftOverflow) = twos.multipliedReportingOverflow(by: exponent)
    if overflow || shiftOverflow || bits > maximumBitWidth || shift > maximumBitWidth - bits {
      return nil
    }
    var power = odd
    var bit = Int.bitWidth - exponent.leadingZeroBitCount - 2
    while bit >= 0 {
      power = power * power
      if exponent >> bit & 1 == 1 { power *= odd }
      bit -= 1
    }
    return power << shift
  }

  /// 10 to the power given.
  ///
  /// - Precondition: The exponent is from 0 to 536,870,911, a quarter of ``maximumShift``.
  public static func powerOfTen(_ exponent: Int) -> BigInt {
    if exponent >= 0, exponent <= 19 {
      return BigInt(UInt64.powersOfTen[exponent])
    }
    return BigInt(10).raised(to: exponent)
  }
}

extension UInt64 {
  /// 10⁰ to 10¹⁹: all the powers of ten that fit.
  package static let powersOfTen: [UInt64] = {
    var powers: [UInt64] = [1]
    while powers.count < 20 { powers.append(powers[powers.count - 1] * 10) }
    return powers
  }()
}
