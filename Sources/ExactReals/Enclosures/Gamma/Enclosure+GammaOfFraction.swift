import BigNumbers

extension Enclosure {
  /// Returns the gamma function of a positive fraction that is short compared with the precision; nil for
  /// others.
  ///
  /// Γ(x) = x₀(x₀ + 1)⋯(x − 1)·Γ(x₀) with the fraction x₀ of x between 0 and 1.
  static func gamma(
    shortFraction x: Rational, precision: Int, within budget: Budget
  ) throws(CalculationError) -> Enclosure? {
    guard !x.isInteger, x > 0, let integer = Int(exactly: x.floor),
      x.denominator.magnitudeBitWidth <= 24, precision >= 1_000,
      precision <= maximumPrecision - 1_024, integer <= precision
    else { return nil }
    // Γ and the factors are multiplied with a few extra bits.
    let working = precision + 8
    let fraction = x - Rational(integer)
    var value: Enclosure
    if let constant = try gammaConstant(fraction, precision: working, within: budget) {
      value = constant
    } else {
      value = try gammaByIncompleteGamma(fraction, precision: working, within: budget)
    }
    if integer > 0 {
      let (a, b) = (fraction.numerator, fraction.denominator)
      let factors = try product(over: 0..<integer, precision: working, within: budget) {
        a + b * BigInt($0)
      }
      let power = try pow(Enclosure(b), Int64(integer), precision: working, within: budget)
      value = try product(
        value, quotient(factors, power, precision: working), precision: working)
    }
    return value.rounded(precision: precision)
  }

  /// Returns Γ(s) for a fraction s between 0 and 1.
  ///
  /// Γ(s) is the integral of t^(s−1)·e^−t. Up to N it is N^s·e^−N·Σ N^k/(s(s + 1)⋯(s + k)), and from there
  /// on it is below N^(s−1)·e^−N < e^−N (NIST Handbook of Mathematical Functions, 8.7.1 and 8.10.1). So if
  /// N is above the precision times ln 2, the sum is enough: R. Brent, "Fast multiple-precision evaluation
  /// of elementary functions" (1976); for fractions by binary splitting F. Johansson, "Arbitrary-precision
  /// computation of the gamma function" (2021).
  private static func gammaByIncompleteGamma(
    _ s: Rational, precision: Int, within budget: Budget
  ) throws(CalculationError) -> Enclosure {
    let (a, b) = (s.numerator, s.denominator)
    let working = clamped(precision + 24)
    // e^−N ≤ 2^−bits, with a limit that has few digits in binary: the sum's numerators are made of its powers.
    let bits =
      precision + 2 * (Int.bitWidth - precision.leadingZeroBitCount)
      + b.magnitudeBitWidth + 4
    let limit = Self.shortNumber(from: Int64(bits) * 6_931_472 / 10_000_000 + 1)
    // K! ≥ (K/e)^K, so that N^K/(s⋯(s + K)) ≤ N^K/(s·K!) ≤ 1/s for K ≥ e·N. From there on each term is less
    // than half of the one before, as N/K < 1/2: those left out add up to less than 2/s, and
    // 2·N^s/s·e^−N < 2·N·b·2^−bits < 2^−precision.
    let count = Int(limit * 27_183 / 10_000 + 1)
    let zeros = limit.trailingZeroBitCount
    let numerator = BigInt(limit >> zeros) * b
    // N times the sum.
    let sum = try RoundedBinarySplitting.sum(
      over: 0..<count, termBits: (b * BigInt(count)).magnitudeBitWidth, precision: working,
      within: budget
    ) { BinarySplitting(p: numerator, q: a + b * BigInt($0), twos: -zeros) }
    // N^(s − 1) is the b-th root of N^a, divided by N.
    let power = try pow(
      Enclosure(BigInt(limit)), Int64(a), precision: working + 8, within: budget)
    let root = try Enclosure.root(power, Int(b), precision: working, within: budget)
    let scale = try quotient(root, Enclosure(BigInt(limit)), precision: working)
    let exponential = try exp(
      shortFraction: Rational(-limit), precision: working, within: budget)
    return try product(
      product(sum, scale, precision: working), exponential, precision: working
    ).widened(by: ErrorBound(powerOfTwo: 1 - Int64(precision)))
  }

  /// Returns the smallest number of five bits and trailing zeros that is not below the given one.
  private static func shortNumber(from least: Int64) -> Int64 {
    let zeros = max(Int64.bitWidth - least.leadingZeroBitCount - 5, 0)
    return ((least + (1 << zeros) - 1) >> zeros) << zeros
  }
}
