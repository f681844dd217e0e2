extension BigInt {
  /// Returns the number to the power of an exponent; 1 for exponent 0.
  ///
  /// ```swift
  /// BigInt(-3).raised(to: 5)  // -243
  /// ```
  ///
  /// - Precondition: The exponent is not negative, and the power has at most ``maximumShift`` bits. If that
  ///   isn't known, use ``raised(to:maximumBitWidth:)``, which returns `nil`.
  /// - Complexity: That of a product of the size of the result, times a small constant.
  public func raised(to exponent: Int) -> BigInt {
    guard let power = raised(to: exponent, maximumBitWidth: BigInt.maximumShift) else {
      preconditionFailure("Negative exponent or power too large")
    }
    return power
  }

  /// Returns the power, or `nil` if the exponent is negative or the power might have too many bits.
  ///
  /// The size is estimated before anything is computed, by |x| ≤ 2^magnitudeBitWidth, which may be up to
  /// `exponent` bits too large; so a power may be refused although it would fit.
  ///
  /// ```swift
  /// BigInt(10).raised(to: 3, maximumBitWidth: 100)         // 1000
  /// BigInt(10).raised(to: 1_000_000, maximumBitWidth: 100)  // nil
  /// ```
  public func raised(to exponent: Int, maximumBitWidth: Int) -> BigInt? {
    if exponent < 0 { return nil }
    if exponent == 0 { return 1 }
    if magnitudeBitWidth <= 1 { return exponent & 1 == 1 ? self : magnitude }
    // Powers of two are factored out, and restored by one shift.
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

  /// Returns 10 to the given power.
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
  /// The powers of ten that fit: 10⁰ to 10¹⁹.
  package static let powersOfTen: [UInt64] = {
    var powers: [UInt64] = [1]
    while powers.count < 20 { powers.append(powers[powers.count - 1] * 10) }
    return powers
  }()
}
