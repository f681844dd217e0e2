import BigNumbers
import ExactReals

extension Rational {
  /// One hundredth of the number, as by the key `%`.
  var percent: Rational { self * Rational(significand: Int64(1), exponent: -2) }
}

extension Real {
  /// Returns one hundredth of the number, as by the key `%`.
  ///
  /// - Throws: `CalculationError` when the budget is used up.
  func percent(within budget: Budget?) throws(CalculationError) -> Real {
    if let rational { return Real(rational.percent) }
    return try Real.quotient(self, 100, within: budget ?? .press)
  }
}
