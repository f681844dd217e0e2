import BigNumbers

extension Enclosure {
  /// Returns Γ(1/3), Γ(1/4) and Γ(1/6), which are roots of π and of a series as fast as that of π; nil for
  /// other fractions.
  ///
  /// Γ(1/3)⁶ = 12π⁴/√10·Σ (6n)!·(−1)ⁿ/((3n)!·n!³·3ⁿ·160³ⁿ) and
  /// Γ(1/4)⁴ = 32π³/√33·Σ (6n)!/((3n)!·n!³·66³ⁿ): periods of elliptic curves with complex
  /// multiplication (D. and G. Chudnovsky 1988; T. Brown 2009). Γ(1/6) = √3·Γ(1/3)²/(2^(1/3)·√π), by
  /// duplication and reflection.
  ///
  /// - Complexity: O(M(*n*) log² *n*), with M the time of a product.
  static func gammaConstant(
    _ x: Rational, precision: Int, within budget: Budget
  ) throws(CalculationError) -> Enclosure? {
    guard x.numerator == 1, let part = Int(exactly: x.denominator) else { return nil }
    let working = clamped(precision + 16)
    switch part {
    case 3: return try gammaOfThird(precision: working, within: budget)
    case 4:
      let series = try sextupleSum(
        divisor: 11_979, bitsPerTerm: 7, precision: working, within: budget)
      let root = try sqrt(Enclosure(BigInt(33)), precision: working, within: budget)
      let power = try powerOfPi(3, precision: working, within: budget)
      return try sqrt(
        sqrt(
          quotient(
            product(
              product(power, series, precision: working), Enclosure(BigInt(32)),
              precision: working), root, precision: working), precision: working,
          within: budget), precision: working, within: budget)
    case 6:
      let third = try gammaOfThird(precision: working, within: budget)
      // √3/√π/2^(1/3) is the sixth root of 27/(4π³).
      let power = try powerOfPi(3, precision: working, within: budget)
      let root = try root(
        quotient(
          Enclosure(BigInt(27), exponent: -2), power, precision: working), 6,
        precision: working, within: budget)
      return try product(
        root, product(third, third, precision: working), precision: working)
    default: return nil
    }
  }

  private static func gammaOfThird(
    precision: Int, within budget: Budget
  ) throws(CalculationError) -> Enclosure {
    let series = try sextupleSum(
      divisor: -512_000, bitsPerTerm: 12, precision: precision, within: budget)
    let power = try powerOfPi(4, precision: precision, within: budget)
    let numerator = try product(
      product(power, series, precision: precision), Enclosure(BigInt(12)), precision: precision)
    let root = try sqrt(Enclosure(BigInt(10)), precision: precision, within: budget)
    return try Enclosure.root(
      quotient(numerator, root, precision: precision), 6, precision: precision, within: budget)
  }

  private static func powerOfPi(
    _ exponent: Int64, precision: Int, within budget: Budget
  ) throws(CalculationError) -> Enclosure {
    try pow(
      pi(precision: precision + 8, within: budget), exponent, precision: precision,
      within: budget)
  }

  /// Returns the sum of (6n)!/((3n)!·n!³·(24·divisor)ⁿ) from n = 0 on.
  ///
  /// Needs a ratio between terms, 72/|divisor|, below 2^−`bitsPerTerm` ≤ 1/2.
  private static func sextupleSum(
    divisor: Int64, bitsPerTerm: Int, precision: Int, within budget: Budget
  ) throws(CalculationError) -> Enclosure {
    // The terms left out add up to less than twice the first of them.
    let count = (precision + 1) / bitsPerTerm + 1
    let sum = try BinarySplitting.sum(over: 1..<count, within: budget) {
      BinarySplitting(sextupleTerm: $0, divisor: divisor)
    }
    try budget.payForProduct(bits: precision, times: 3)
    return try quotient(Enclosure(sum.q + sum.t), Enclosure(sum.q), precision: precision)
      .widened(by: ErrorBound(powerOfTwo: -Int64(precision)))
  }
}
