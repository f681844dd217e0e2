import BigNumbers

extension Form {
  /// The most bits of the integers that are compared.
  private static var comparisonBits: Int64 { 1 << 24 }

  /// Returns the sign of a sum of fractions and powers that are not written out; nil for other numbers, and
  /// if it would be too long.
  ///
  /// After division by the lowest power of each base, and multiplication by the denominators of all
  /// coefficients, which are positive, every term is an integer, and the sum of these has the sign of the
  /// number. So powers that differ by a short factor are compared whatever their size.
  func signOfSumOfFractions(within budget: Budget) throws(CalculationError) -> Int? {
    guard terms.count <= 8 else { return nil }
    var lowest = IntegerProduct()
    for term in terms {
      for factor in term.monomial.factors {
        guard case .integer(let base) = factor.generator, factor.exponent.isInteger
        else { return nil }
        let lowestOfBase = terms.map { $0.monomial.exponent(ofInteger: base) }.min() ?? 0
        let known = lowest.powers.first { $0.base == base }?.exponent ?? 0
        lowest.multiply(by: base, raisedTo: lowestOfBase - known)
      }
    }
    var sum = BigInt(0)
    for (place, term) in terms.enumerated() {
      var product = term.coefficient.numerator
      for (otherPlace, other) in terms.enumerated() where otherPlace != place {
        guard
          try multiply(&product, by: other.coefficient.denominator, raisedTo: 1, within: budget)
        else { return nil }
      }
      var powers = IntegerProduct()
      for factor in term.monomial.factors {
        if case .integer(let base) = factor.generator {
          powers.multiply(by: base, raisedTo: factor.exponent)
        }
      }
      for (base, exponent) in lowest.powers { powers.multiply(by: base, raisedTo: -exponent) }
      for (base, exponent) in powers.powers {
        guard let power = Int(exactly: exponent.numerator),
          try multiply(&product, by: base, raisedTo: power, within: budget)
        else { return nil }
      }
      sum += product
    }
    return sum.isZero ? 0 : sum.isNegative ? -1 : 1
  }

  /// Multiplies by a power, unless that would be too long.
  private func multiply(
    _ product: inout BigInt, by base: BigInt, raisedTo exponent: Int, within budget: Budget
  ) throws(CalculationError) -> Bool {
    let bits = base.bits(ofPower: exponent)
    guard Int64(product.magnitudeBitWidth) + bits <= Self.comparisonBits else { return false }
    try budget.pay(
      WorkPrice.power(bits / 64 + 1)
        + WorkPrice.product(bits / 64 + 1, WorkPrice.words(product)))
    product *= base.raised(to: exponent)
    return true
  }
}

extension Monomial {
  /// Returns the power of an integer; 0 if it is none of the factors.
  fileprivate func exponent(ofInteger base: BigInt) -> Rational {
    for factor in factors {
      if case .integer(base) = factor.generator { return factor.exponent }
    }
    return 0
  }
}
