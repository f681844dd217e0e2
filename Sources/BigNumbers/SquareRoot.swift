extension BigInt {
  /// The largest number whose square is at most this one.
  ///
  /// ```swift
  /// BigInt(99).squareRoot()  // 9
  /// ```
  ///
  /// - Precondition: The number is not negative.
  /// - Complexity: That of a few divisions.
  public func squareRoot() -> BigInt {
    precondition(!isNegative, "Square root of a negative number")
    if isZero { return self }
    // Newton's iteration from above falls until it reaches ⌊√x⌋ (Cohen, A Course in
    // Computational Algebraic Number Theory, algorithm 1.7.1).
    var root = BigInt(1) << ((magnitudeBitWidth + 1) / 2)
    while true {
      let next = (root + self / root) >> 1
      if next >= root { return root }
      root = next
    }
  }
}
