import ExactReals

extension ArithmeticOperation {
  /// The operation's exact result.
  ///
  /// - Throws: `CalculationError`.
  func result(
    _ left: Real, _ right: Real, within budget: Budget
  ) throws(CalculationError) -> Real {
    switch self {
    case .addition: return try Real.sum(left, right, within: budget)
    case .subtraction: return try Real.difference(left, right, within: budget)
    case .multiplication: return try Real.product(left, right, within: budget)
    case .division: return try Real.quotient(left, right, within: budget)
    }
  }
}
