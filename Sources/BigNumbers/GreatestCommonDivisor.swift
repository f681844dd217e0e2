extension BigInt {
  /// The largest number that divides both; the magnitude of one if the other is zero.
  ///
  /// ```swift
  /// BigInt(-12).greatestCommonDivisor(with: 18)  // 6
  /// ```
  ///
  /// - Complexity: O(*n*²) for numbers of *n* words; no allocation when both have at most two.
  public func greatestCommonDivisor(with other: BigInt) -> BigInt {
    var a = magnitude
    var b = other.magnitude
    while !b.isZero {
      if let a = a.magnitude64, let b = b.magnitude64 {
        return BigInt(UInt64.greatestCommonDivisor(a, b))
      }
      (a, b) = (b, a % b)
    }
    return a
  }

  /// The smallest number above zero that both divide; zero if one of them is zero.
  ///
  /// ```swift
  /// BigInt(4).leastCommonMultiple(with: -6)  // 12
  /// ```
  ///
  /// - Complexity: That of a greatest common divisor and a product.
  public func leastCommonMultiple(with other: BigInt) -> BigInt {
    if isZero || other.isZero { return BigInt() }
    return (self / greatestCommonDivisor(with: other) * other).magnitude
  }
}

extension UInt64 {
  /// The greatest common divisor, by halving and subtracting.
  ///
  /// Knuth 4.5.2, algorithm B, due to Stein.
  static func greatestCommonDivisor(_ a: UInt64, _ b: UInt64) -> UInt64 {
    if a == 0 || b == 0 { return a | b }
    if a == 1 || b == 1 { return 1 }
    let twos = (a | b).trailingZeroBitCount
    var a = a >> a.trailingZeroBitCount
    var b = b >> b.trailingZeroBitCount
    while a != b {
      let difference = a > b ? a &- b : b &- a
      b = a < b ? a : b
      a = difference >> difference.trailingZeroBitCount
    }
    return a << twos
  }
}
