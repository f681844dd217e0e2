extension Rational {
  /// The largest whole number at or below the value.
  ///
  /// ```swift
  /// try (Rational(-7) / 2).floor()  // -4
  /// ```
  public func floor() -> BigInt { rounded(.down) }

  /// The smallest whole number at or above the value.
  ///
  /// ```swift
  /// try (Rational(-7) / 2).ceil()  // -3
  /// ```
  public func ceil() -> BigInt { rounded(.up) }

  /// The whole part, rounded towards zero.
  ///
  /// ```swift
  /// try (Rational(-7) / 2).truncated()  // -3
  /// ```
  public func truncated() -> BigInt { rounded(.towardZero) }

  /// The whole number that the rule gives; by default the nearest, and of two the even one.
  ///
  /// ```swift
  /// try (Rational(5) / 2).rounded()  // 2
  /// ```
  ///
  /// The surprise: the default is half-even, not half away from zero as for `Double`.
  public func rounded(_ rule: FloatingPointRoundingRule = .toNearestOrEven) -> BigInt {
    if case .small(let numerator, 1) = storage { return BigInt(numerator) }
    return Rational.quotient(numerator, denominator, rounding: rule)
  }

  /// The rounded quotient by a divisor that is not zero.
  static func quotient(
    _ a: BigInt, _ b: BigInt, rounding rule: FloatingPointRoundingRule
  ) -> BigInt {
    do throws(DivisionByZeroError) {
      return try a.divided(by: b, rounding: rule).quotient
    } catch {
      preconditionFailure("Division by zero")
    }
  }
}
