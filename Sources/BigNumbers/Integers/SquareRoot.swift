extension BigInt {
  /// Returns the largest number whose square is at most this one.
  ///
  /// ```swift
  /// BigInt(99).squareRoot()  // 9
  /// ```
  ///
  /// P. Zimmermann, "Karatsuba square root" (1999): the root of the upper half of the digits is half of the
  /// root, and one division finds the other half.
  ///
  /// - Precondition: The number is not negative. If that isn't known, check ``isNegative``.
  /// - Complexity: That of a division by a number of half the size.
  public func squareRoot() -> BigInt {
    precondition(!isNegative, "Square root of a negative number")
    return squareRootAndRemainder().root
  }

  /// Returns the floor of the square root, and the remainder after subtracting its square.
  ///
  /// - Precondition: The number is not negative.
  package func squareRootAndRemainder() -> (root: BigInt, remainder: BigInt) {
    let bits = magnitudeBitWidth
    if bits <= 62, let value = magnitude64 {
      let root = value.squareRoot()
      return (BigInt(root), BigInt(value - root * root))
    }
    // The number is (upper·2^k + a1)·2^k + a0 with a1, a0 < 2^k, and upper has at least 2k + 1 bits. So its
    // root is at least 2^k, the quotient at most 2^k, and one correction is enough.
    let k = (bits - 1) / 4
    let (upperRoot, upperRemainder) = (self >> (2 * k)).squareRootAndRemainder()
    let mask = (BigInt(1) << k) - 1
    let (quotient, rest) = ((upperRemainder << k) + ((self >> k) & mask))
      .quotientAndRemainder(dividingBy: upperRoot << 1)
    var root = (upperRoot << k) + quotient
    var remainder = (rest << k) + (self & mask) - quotient * quotient
    if remainder.isNegative {
      remainder += (root << 1) - 1
      root -= 1
    }
    return (root, remainder)
  }
}

extension UInt64 {
  /// Returns the floor of the square root of a number below 2⁶².
  fileprivate func squareRoot() -> UInt64 {
    // The floating-point root is off by far less than one, but its floor can be off by one.
    var root = UInt64(Double(self).squareRoot())
    while root * root > self { root -= 1 }
    while (root + 1) * (root + 1) <= self { root += 1 }
    return root
  }
}
