import BigNumbers

/// The powers of Γ of huge fractions in a monomial, evaluated together.
///
/// Each alone may be out of range when their quotient is not, as in ncr(10^30, 10^6).
struct GammaPowers {
  private let parts: [(argument: Rational, exponent: Rational)]

  init(_ monomial: Monomial) {
    var parts: [(argument: Rational, exponent: Rational)] = []
    for factor in monomial.factors {
      if let argument = factor.hugeArgumentOfGamma { parts.append((argument, factor.exponent)) }
    }
    self.parts = parts.count > 1 ? parts : []
  }

  /// Whether a factor is one of them.
  func hold(_ factor: Factor) -> Bool { !parts.isEmpty && factor.hugeArgumentOfGamma != nil }

  /// Returns their product, as the exponential of one sum of logarithms; nil if there are none.
  func enclosure(precision: Int, within budget: Budget) throws(CalculationError) -> Enclosure? {
    guard !parts.isEmpty else { return nil }
    // The exponential's relative error is the exponent's absolute error, and ln Γ(x) < x² for large x.
    let bits =
      precision + 16
      + parts.reduce(0) {
        max($0, 2 * $1.argument.storageBitWidth + $1.exponent.storageBitWidth)
      }
    var sum = Enclosure.zero
    for (argument, exponent) in parts {
      let logarithm = try Enclosure.logarithmOfGamma(
        Enclosure(argument, precision: bits), precision: bits, within: budget)
      sum = try Enclosure.sum(
        sum, Enclosure.product(logarithm, Enclosure(exponent, precision: bits), precision: bits),
        precision: bits)
    }
    return try Enclosure.exp(sum, precision: precision, within: budget)
  }
}

extension Factor {
  /// The argument of Γ if it is a huge fraction: at least 2^40, and short enough to calculate with.
  fileprivate var hugeArgumentOfGamma: Rational? {
    guard case .gamma(let x) = generator, let x = x.rational, !x.isNegative,
      x.storageBitWidth <= 4_096,
      x.numerator.magnitudeBitWidth - x.denominator.magnitudeBitWidth > 40
    else { return nil }
    return x
  }
}
