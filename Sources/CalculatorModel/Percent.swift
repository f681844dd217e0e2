import BigNumbers

extension Rational {
  /// One hundredth of the number: what `%` makes of it.
  var percent: Rational { self * Rational(significand: Int64(1), exponent: -2) }
}
