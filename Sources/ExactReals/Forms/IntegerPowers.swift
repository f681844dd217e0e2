import BigNumbers

/// The integers of a monomial whose powers are too long to be written out, evaluated together: whole powers
/// by squaring, and others as one exponential of one logarithm.
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
    if let power = try productOfWholePowers(precision: precision, within: budget) { return power }
    if let power = try powerOutOfRange(within: budget) { return power }
    // The exponential's relative error is the exponent's absolute error, and the logarithm of a base
    // is at most its number of bits.
    let bits =
      precision + 8
      + parts.reduce(0) {
        max($0, $1.coefficient.storageBitWidth + $1.base.magnitudeBitWidth.bitWidthOfValue)
      }
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

  /// Returns the product if it is out of range whatever its digits, next to zero or too large; nil if it
  /// may not be.
  private func powerOutOfRange(within budget: Budget) throws(CalculationError) -> Enclosure? {
    let precision = 64
    let range = Enclosure.exponentLimit.bitWidth
    guard
      parts.contains(where: {
        $0.coefficient.numerator.magnitudeBitWidth
          - $0.coefficient.denominator.magnitudeBitWidth > range - 8
      })
    else { return nil }
    var exponent = Enclosure.zero
    for (base, coefficient) in parts {
      try budget.pay(WorkPrice.pass(WorkPrice.words(coefficient.numerator)))
      let logarithm = try Enclosure.log(
        Enclosure(Rational(base), precision: precision), precision: precision, within: budget)
      exponent = try Enclosure.sum(
        exponent,
        Enclosure.product(
          logarithm, Enclosure(coefficient, precision: precision), precision: precision),
        precision: precision)
    }
    guard let size = exponent.magnitudeExponents?.lower, size > Int64(range) else { return nil }
    return try Enclosure.exp(exponent, precision: precision, within: budget)
  }

  /// Returns the product if all exponents are whole, and none is so large that a power alone may be out of
  /// range.
  private func productOfWholePowers(
    precision: Int, within budget: Budget
  ) throws(CalculationError) -> Enclosure? {
    var powers: [(base: BigInt, exponent: Int64)] = []
    for (base, exponent) in parts {
      guard exponent.isInteger, let power = Int64(exactly: exponent.numerator),
        power.magnitude < 1 << 36, base.magnitudeBitWidth < 1 << 23
      else { return nil }
      powers.append((base, power))
    }
    // A power's relative error is at most its exponent times that of its base.
    let working = precision + 8 + powers.count.bitWidthOfValue
    var product = Enclosure.one
    for (base, exponent) in powers {
      let base = Enclosure(
        Rational(base), precision: working + (64 - exponent.magnitude.leadingZeroBitCount) + 4)
      // Powers of whole numbers are exact while they are short; those of reciprocals are not.
      let power = try Enclosure.pow(
        base, Int64(exponent.magnitude), precision: working, within: budget)
      if exponent > 0 {
        product = try Enclosure.product(product, power, precision: working)
      } else {
        try budget.payForQuotient(bits: min(working, power.significand.magnitudeBitWidth))
        product = try Enclosure.quotient(product, power, precision: working)
      }
    }
    return product.rounded(precision: precision + 4)
  }
}

extension Int {
  /// The number of bits of a number that is not negative.
  fileprivate var bitWidthOfValue: Int { Int.bitWidth - leadingZeroBitCount }
}
