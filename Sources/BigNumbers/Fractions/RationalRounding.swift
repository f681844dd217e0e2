extension Rational {
  /// Returns the whole number by a rounding rule; by default the nearest, ties to even.
  ///
  /// ```swift
  /// try (Rational(5) / 2).rounded()              // 2
  /// try (Rational(-7) / 2).rounded(.down)        // -4
  /// try (Rational(-7) / 2).rounded(.up)          // -3
  /// try (Rational(-7) / 2).rounded(.towardZero)  // -3
  /// ```
  ///
  /// Perhaps surprisingly, the default rounds halves to even, not away from zero as for `Double`.
  public func rounded(_ rule: FloatingPointRoundingRule = .toNearestOrEven) -> BigInt {
    if case .small(let numerator, 1) = storage { return BigInt(numerator) }
    return Rational.quotient(numerator, denominator, rounding: rule)
  }

  /// Returns the rounded quotient by a divisor that is not zero.
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
