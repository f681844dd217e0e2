extension Rational: SignedNumeric {
  /// Zero.
  public static var zero: Rational { Rational(reducedNumerator: 0 as Int64, denominator: 1) }

  /// Creates the rational with the value of a literal of any length.
  public init(integerLiteral value: StaticBigInt) {
    self.init(BigInt(integerLiteral: value))
  }

  /// Creates the rational with the value of an integer; it always succeeds.
  public init?<T: BinaryInteger>(exactly source: T) {
    self.init(BigInt(source))
  }

  /// Returns the sum of two rationals.
  ///
  /// - Complexity: That of three products and a greatest common divisor; no allocation while the
  ///   results fit in machine words.
  public static func + (lhs: Rational, rhs: Rational) -> Rational {
    if let sum = sumInWords(lhs, rhs) { return sum }
    return largeSum(lhs.numerator, lhs.denominator, rhs.numerator, rhs.denominator)
  }

  /// Returns the difference of two rationals.
  ///
  /// - Complexity: As for `+`.
  public static func - (lhs: Rational, rhs: Rational) -> Rational { lhs + -rhs }

  /// Returns the product of two rationals.
  ///
  /// - Complexity: That of two products and two greatest common divisors; no allocation while the
  ///   results fit in machine words.
  public static func * (lhs: Rational, rhs: Rational) -> Rational {
    if case .small(let a, let b) = lhs.storage, case .small(let c, let d) = rhs.storage {
      // Both are reduced, so common factors can only be across the bar. (Knuth 4.5.1.)
      let left = greatestCommonDivisor(a, d)
      let right = greatestCommonDivisor(c, b)
      let (numerator, overflow) = (a / left).multipliedReportingOverflow(by: c / right)
      let (denominator, overflowBelow) = (b / right).multipliedReportingOverflow(by: d / left)
      if !overflow, !overflowBelow, numerator != Int64.min {
        return Rational(reducedNumerator: numerator, denominator: denominator)
      }
    }
    return largeProduct(lhs.numerator, lhs.denominator, rhs.numerator, rhs.denominator)
  }

  /// Returns the value with its sign changed.
  public static prefix func - (operand: Rational) -> Rational {
    switch operand.storage {
    case .small(let numerator, let denominator):
      Rational(reducedNumerator: -numerator, denominator: denominator)
    case .large(let fraction):
      Rational(reducedNumerator: -fraction.numerator, denominator: fraction.denominator)
    }
  }

  /// Changes the sign.
  public mutating func negate() { self = -self }

  /// Adds a rational to this one.
  public static func += (lhs: inout Rational, rhs: Rational) { lhs = lhs + rhs }

  /// Subtracts a rational from this one.
  public static func -= (lhs: inout Rational, rhs: Rational) { lhs = lhs - rhs }

  /// Multiplies this rational by another.
  public static func *= (lhs: inout Rational, rhs: Rational) { lhs = lhs * rhs }

  /// Returns the quotient of two rationals.
  ///
  /// ```swift
  /// try Rational(1).divided(by: 3)  // 1/3
  /// ```
  ///
  /// - Throws: `DivisionByZeroError` if the divisor is zero.
  /// - Complexity: As for `*`.
  public func divided(by divisor: Rational) throws(DivisionByZeroError) -> Rational {
    self * (try divisor.reciprocal())
  }

  /// Returns the quotient of two rationals.
  ///
  /// - Throws: `DivisionByZeroError` if the divisor is zero.
  public static func / (lhs: Rational, rhs: Rational) throws(DivisionByZeroError) -> Rational {
    try lhs.divided(by: rhs)
  }

  /// Returns one divided by the value.
  ///
  /// - Throws: `DivisionByZeroError` if the value is zero.
  public func reciprocal() throws(DivisionByZeroError) -> Rational {
    if isZero { throw DivisionByZeroError() }
    return reciprocalOfNonzero
  }

  /// One divided by the value, which must be known not to be zero.
  package var reciprocalOfNonzero: Rational {
    switch storage {
    case .small(let numerator, let denominator):
      precondition(numerator != 0, "Zero has no reciprocal")
      return numerator < 0
        ? Rational(reducedNumerator: -denominator, denominator: -numerator)
        : Rational(reducedNumerator: denominator, denominator: numerator)
    case .large(let fraction):
      return fraction.numerator.isNegative
        ? Rational(reducedNumerator: -fraction.denominator, denominator: -fraction.numerator)
        : Rational(reducedNumerator: fraction.denominator, denominator: fraction.numerator)
    }
  }

  /// Returns the value to the power of an integer.
  ///
  /// ```swift
  /// try Rational(decimal: "1.5")?.raised(to: -2)  // 4/9
  /// ```
  ///
  /// Perhaps surprisingly, 0 to the power 0 is 1.
  ///
  /// - Precondition: The power has at most `BigInt.maximumShift` bits above or below the bar. If that isn't
  ///   known, use ``raised(to:maximumBitWidth:)``.
  /// - Throws: `DivisionByZeroError` for a negative power of zero.
  public func raised(to exponent: Int) throws(DivisionByZeroError) -> Rational {
    guard let power = try raised(to: exponent, maximumBitWidth: BigInt.maximumShift) else {
      preconditionFailure("Power too large")
    }
    return power
  }

  /// Returns the power, or `nil` if its numerator or denominator might have too many bits.
  ///
  /// See `BigInt.raised(to:maximumBitWidth:)` for how the size is estimated.
  ///
  /// - Throws: `DivisionByZeroError` for a negative power of zero.
  public func raised(
    to exponent: Int, maximumBitWidth: Int
  ) throws(DivisionByZeroError) -> Rational? {
    if exponent < 0 {
      let inverse = try reciprocal()
      // Only −1, 0 and 1 have powers with this exponent, and its parity is that of 0.
      if exponent == Int.min { return inverse.magnitude == 1 ? 1 : nil }
      return try inverse.raised(to: -exponent, maximumBitWidth: maximumBitWidth)
    }
    // Powers of coprime numbers are coprime.
    guard let above = numerator.raised(to: exponent, maximumBitWidth: maximumBitWidth),
      let below = denominator.raised(to: exponent, maximumBitWidth: maximumBitWidth)
    else { return nil }
    return Rational(reducedNumerator: above, denominator: below)
  }
}

extension Rational {
  /// Returns the sum if its parts and those of both numbers are machine words; otherwise `nil`.
  ///
  /// - Complexity: O(1).
  @inline(__always)
  package static func sumInWords(_ lhs: Rational, _ rhs: Rational) -> Rational? {
    guard case .small(let a, let b) = lhs.storage, case .small(let c, let d) = rhs.storage else {
      return nil
    }
    return smallSum(a, b, c, d)
  }

  /// Returns a/b + c/d in machine words, or `nil` if something overflows. (Knuth 4.5.1.)
  @inline(__always)
  private static func smallSum(_ a: Int64, _ b: Int64, _ c: Int64, _ d: Int64) -> Rational? {
    if b == 1, d == 1 {
      let (sum, overflow) = a.addingReportingOverflow(c)
      if overflow || sum == Int64.min { return nil }
      return Rational(reducedNumerator: sum, denominator: 1)
    }
    let common = greatestCommonDivisor(b, d)
    let (b, d) = (b / common, d / common)
    let (left, overflowLeft) = a.multipliedReportingOverflow(by: d)
    let (right, overflowRight) = c.multipliedReportingOverflow(by: b)
    let (sum, overflow) = left.addingReportingOverflow(right)
    if overflowLeft || overflowRight || overflow { return nil }
    // A divisor that the sum shares with the denominator b·d·common, it shares with `common`.
    let rest = greatestCommonDivisor(sum, common)
    let (product, overflowProduct) = b.multipliedReportingOverflow(by: d)
    let (denominator, overflowBelow) = product.multipliedReportingOverflow(by: common / rest)
    if overflowProduct || overflowBelow || sum == Int64.min { return nil }
    return Rational(reducedNumerator: sum / rest, denominator: denominator)
  }

  @inline(never)
  private static func largeSum(_ a: BigInt, _ b: BigInt, _ c: BigInt, _ d: BigInt) -> Rational {
    if b == 1, d == 1 { return Rational(reducedNumerator: a + c, denominator: 1) }
    let common = b.greatestCommonDivisor(with: d)
    if common == 1 { return Rational(reducedNumerator: a * d + c * b, denominator: b * d) }
    let (b, d) = (b / common, d / common)
    let sum = a * d + c * b
    let rest = sum.greatestCommonDivisor(with: common)
    return Rational(reducedNumerator: sum / rest, denominator: b * d * (common / rest))
  }

  @inline(never)
  private static func largeProduct(_ a: BigInt, _ b: BigInt, _ c: BigInt, _ d: BigInt) -> Rational {
    let left = a.greatestCommonDivisor(with: d)
    let right = c.greatestCommonDivisor(with: b)
    return Rational(
      reducedNumerator: (a / left) * (c / right), denominator: (b / right) * (d / left))
  }

  /// Returns the greatest common divisor, with the second number above zero.
  @inline(__always)
  static func greatestCommonDivisor(_ a: Int64, _ b: Int64) -> Int64 {
    if b == 1 { return 1 }
    // It is at most b, so it fits.
    return Int64(truncatingIfNeeded: UInt64.greatestCommonDivisor(a.magnitude, b.magnitude))
  }
}
