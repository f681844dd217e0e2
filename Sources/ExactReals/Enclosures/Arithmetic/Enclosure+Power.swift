import BigNumbers

extension Enclosure {
  /// Returns the power by a whole number; `x^0` is 1 for every *x*.
  ///
  /// - Throws: ``CalculationError/divisionByZero`` for a negative power of a ball with zero in it,
  ///   ``CalculationError/tooLarge``, and what the budget throws.
  /// - Complexity: About log₂|*n*| products.
  public static func pow(
    _ x: Enclosure, _ n: Int64, precision: Int, within budget: Budget
  ) throws(CalculationError) -> Enclosure {
    let precision = clamped(precision)
    if n == 0 { return .one }
    // A rounding error in a product that is then raised to the power of k becomes k times as large: so as
    // many more bits as the power has, and four for the sum of these errors.
    let width = 64 - n.magnitude.leadingZeroBitCount
    let working = precision + width + 4
    var base = x
    if n < 0 {
      // Before the power: a base above 1 gives results that become too small, and not too large.
      base = try quotient(.one, x, precision: working)
    }
    var power = base
    var bit = width - 2
    while bit >= 0 {
      try budget.payForProduct(bits: power.workingBits(working))
      power = try product(power, power, precision: working)
      if n.magnitude >> UInt64(bit) & 1 == 1 {
        try budget.payForProduct(bits: power.workingBits(working))
        power = try product(power, base, precision: working)
      }
      bit -= 1
    }
    return power.rounded(precision: precision)
  }

  /// Returns the number of bits that take part in a product of a precision.
  func workingBits(_ precision: Int) -> Int { min(significand.magnitudeBitWidth, precision) }
}
