import BigNumbers
import ExactReals

extension ArithmeticOperation {
  /// The operation's exact result.
  ///
  /// - Throws: ``CalculationError``.
  func result(
    _ left: Real, _ right: Real, within budget: Budget
  ) throws(CalculationError) -> Real {
    // Fractions of two words cost next to nothing; the number of steps bounds them well enough.
    if let left = left.rational, let right = right.rational,
      left.storageBitWidth <= 64, right.storageBitWidth <= 64
    {
      return Real(try result(left, right))
    }
    switch self {
    case .addition: return try Real.sum(left, right, within: budget)
    case .subtraction: return try Real.difference(left, right, within: budget)
    case .multiplication: return try Real.product(left, right, within: budget)
    case .division: return try Real.quotient(left, right, within: budget)
    }
  }
}
