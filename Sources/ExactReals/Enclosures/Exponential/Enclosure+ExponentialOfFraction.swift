import BigNumbers

extension Enclosure {
  /// Returns Euler's number e, the base of the natural logarithms.
  ///
  /// - Throws: What the budget throws.
  /// - Complexity: O(M(*n*) log *n*), with M the time of a product.
  public static func e(
    precision: Int, within budget: Budget
  ) throws(CalculationError) -> Enclosure {
    try exp(shortFraction: 1, precision: precision, within: budget)
  }

  /// Whether ``exp(shortFraction:precision:within:)`` is suitable for this fraction.
  static func isShortExponent(_ x: Rational, precision: Int) -> Bool {
    guard x.numerator.magnitudeBitWidth <= 32, x.denominator.magnitudeBitWidth <= 32 else {
      return false
    }
    // The numbers of the series grow with the fraction, and the number of terms with its logarithm.
    return precision >= 256 * (x.numerator.magnitudeBitWidth + x.denominator.magnitudeBitWidth)
  }

  /// Returns the exponential of a fraction whose numerator and denominator are short compared with the
  /// precision.
  ///
  /// It sums the Taylor series by binary splitting. A fraction beyond 1 is halved first, and the result
  /// squared as many times.
  ///
  /// Needs a fraction within ±2³².
  ///
  /// - Throws: ``CalculationError/tooLarge`` and what the budget throws.
  /// - Complexity: O(M(*n*) log *n*), with M the time of a product.
  static func exp(
    shortFraction x: Rational, precision: Int, within budget: Budget
  ) throws(CalculationError) -> Enclosure {
    if x.isZero { return .one }
    // Every squaring doubles the relative error, and rounds.
    let halvings = max(x.numerator.magnitudeBitWidth - x.denominator.magnitudeBitWidth + 1, 0)
    let working = clamped(precision) + halvings + 8
    let twos = x.denominator.trailingZeroBitCount
    let (numerator, odd) = (x.numerator, x.denominator >> twos)
    // |y| < 2^−perTerm for the halved y. The terms left out add up to at most 2·|y|^count/count!, and each
    // factor k of count! is at least 2^⌊log₂ k⌋.
    let perTerm = max(x.denominator.magnitudeBitWidth - x.numerator.magnitudeBitWidth - 1, 0)
    var count = 1
    var bits = perTerm
    while bits < working + 1 {
      count += 1
      bits += perTerm + Int.bitWidth - 1 - count.leadingZeroBitCount
    }
    let factor: BigInt? = numerator == 1 ? nil : numerator
    let sum = try BinarySplitting.sum(over: 1..<count, within: budget) {
      BinarySplitting(p: factor, q: odd * BigInt($0), twos: twos + halvings)
    }
    try budget.payForProduct(bits: working, times: 4)
    let series = try quotient(
      Enclosure(sum.t), Enclosure(sum.q, exponent: Int64(sum.twos)), precision: working)
    var value = try self.sum(one, series, precision: working)
      .widened(by: ErrorBound(powerOfTwo: -Int64(working)))
    for _ in 0..<halvings {
      try budget.payForProduct(bits: working)
      value = try product(value, value, precision: working)
    }
    return value.rounded(precision: precision)
  }
}
