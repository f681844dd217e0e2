import BigNumbers

/// The integers of a monomial whose powers are too long to be written out, to be evaluated as one
/// exponential of one logarithm: (10²⁰ + 1)^n · 10^(−20n) is (1 + 10⁻²⁰)ⁿ.
struct IntegerPowers {
  /// Whether the powers are evaluated together.
  let isWhole: Bool

  private let parts: [(base: BigInt, coefficient: Rational)]

  init(_ monomial: Monomial) {
    var parts: [(base: BigInt, coefficient: Rational)] = []
    for factor in monomial.factors {
      if case .integer(let base) = factor.generator {
        parts.append((base, factor.exponent))
      }
    }
    isWhole = parts.contains { $0.coefficient.magnitude > 1 }
    self.parts = isWhole ? parts : []
  }

  func enclosure(precision: Int, within budget: Budget) throws(CalculationError) -> Enclosure? {
    guard isWhole else { return nil }
    // The exponential's relative error is the exponent's absolute error.
    let bits =
      precision + 8
      + parts.reduce(0) { max($0, $1.coefficient.storageBitWidth + $1.base.magnitudeBitWidth) }
    guard let (argument, exponent) = Rational.product(ofPowers: parts, bitLimit: 1 << 16) else {
      var sum = Enclosure(0)
      for (base, coefficient) in parts {
        let logarithm = try Enclosure.log(
          rational: Rational(base), precision: bits, within: budget)
        sum = try Enclosure.sum(
          sum,
          Enclosure.product(logarithm, Enclosure(coefficient, precision: bits), precision: bits),
          precision: bits)
      }
      return try Enclosure.exp(sum, precision: precision, within: budget)
    }
    let logarithm = try Enclosure.log(rational: argument, precision: bits, within: budget)
    return try Enclosure.exp(
      Enclosure.product(logarithm, Enclosure(exponent, precision: bits), precision: bits),
      precision: precision, within: budget)
  }
}
