import BigNumbers

extension Form {
  /// Whether the number is zero because simpler numbers are.
  ///
  /// Multiplied by all of its terms' divisors, which are not zero, it is zero if and only if it was before;
  /// and it is zero if the algebraic factors of the different products of other generators all are:
  /// (√6 − √2·√3)·π + 0·e.
  func isZeroBySimplerNumbers(within budget: Budget) throws(CalculationError) -> Bool {
    try budget.proof { () throws(CalculationError) in
      try hasSimplerZeros(within: budget)
    }
  }

  private func hasSimplerZeros(within budget: Budget) throws(CalculationError) -> Bool {
    let numerator = try withoutDivisors(within: budget)
    if let form = numerator.form, form.structuralOrder(to: self) != 0 {
      return try form.isZeroAlone(within: budget)
    }
    if numerator.isWrittenAsZero { return true }
    let cofactors = try cofactors(within: budget)
    guard cofactors.count < terms.count, cofactors.count > 1 || !cofactors[0].rest.isOne
    else { return false }
    for (_, cofactor) in cofactors {
      guard cofactor.isAlgebraic, try cofactor.isZero(within: budget) == .yes
      else { return false }
    }
    return true
  }

  private func isZeroAlone(within budget: Budget) throws(CalculationError) -> Bool {
    try Real(form: self).isZero(within: budget) == .yes
  }

  /// Returns the number times the generators, other than integers, that its terms are divided by.
  private func withoutDivisors(within budget: Budget) throws(CalculationError) -> Real {
    var divisors: [Factor] = []
    for term in terms {
      for factor in term.monomial.factors where factor.exponent.isNegative {
        if case .integer = factor.generator { continue }
        if let place = divisors.firstIndex(where: { $0.generator.compare(factor.generator) == 0 }) {
          divisors[place].exponent = min(divisors[place].exponent, factor.exponent)
        } else {
          divisors.append(factor)
        }
      }
    }
    var number = Real(form: self)
    for divisor in divisors {
      let power = try Real.power(of: divisor.generator, -divisor.exponent, within: budget)
      number = try Real.product(number, power, within: budget)
    }
    return number
  }

  /// Returns the algebraic factors of the terms, adding up those with the same other factors.
  private func cofactors(
    within budget: Budget
  ) throws(CalculationError) -> [(rest: Monomial, cofactor: Real)] {
    var cofactors: [(rest: Monomial, cofactor: Real)] = []
    for term in terms {
      let isAlgebraic = { (factor: Factor) in Real(factor.generator).isAlgebraic }
      let rest = Monomial(term.monomial.factors.filter { !isAlgebraic($0) })
      let part = Real(
        Term(
          coefficient: term.coefficient,
          monomial: Monomial(term.monomial.factors.filter(isAlgebraic))))
      if let place = cofactors.firstIndex(where: { $0.rest.compare(rest) == 0 }) {
        cofactors[place].cofactor = try Real.sum(
          cofactors[place].cofactor, part, within: budget)
      } else {
        cofactors.append((rest, part))
      }
    }
    return cofactors
  }
}
