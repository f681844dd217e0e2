import BigNumbers

extension Real {
  /// Whether the number is built from fractions, roots and cosines of fractions of π.
  var isAlgebraic: Bool {
    guard let form else { return true }
    return form.terms.allSatisfy { term in
      term.monomial.factors.allSatisfy { factor in
        switch factor.generator {
        case .integer, .cosineOfPi: true
        case .base(let base): base.isAlgebraic
        default: false
        }
      }
    }
  }
}

extension Form {
  /// Whether a sum of logarithms, each times a fraction, is zero; nil for other numbers and if that is not
  /// decided.
  ///
  /// The sum is the logarithm of a product of powers, and zero if and only if that is 1. The arguments of
  /// the logarithms are positive, and nested less deeply than the sum.
  func isZeroSumOfLogarithms(within budget: Budget) throws(CalculationError) -> Bool? {
    guard let multiples = integerMultiples() else { return nil }
    var product: Real = 1
    for (generator, multiple) in multiples {
      let argument: Real
      switch generator {
      case .integerLogarithm(let value): argument = Real(value)
      case .logarithm(let x): argument = x
      default: return nil
      }
      let power = try Real.pow(argument, Real(multiple), within: budget)
      product = try Real.product(product, power, within: budget)
    }
    return try product.isEqual(to: 1, within: budget).value
  }

  /// Whether the number is zero by the recurrence Γ(x + 1) = x·Γ(x).
  ///
  /// After division by one of its gammas, all others that differ from it by an integer cancel.
  func isZeroByGammaRecurrence(within budget: Budget) throws(CalculationError) -> Bool {
    guard let factor = terms[0].monomial.factors.first(where: { $0.generator.isGamma })
    else { return false }
    let inverse = try Real.power(of: factor.generator, -factor.exponent, within: budget)
    return try Real.product(Real(form: self), inverse, within: budget).isWrittenAsZero
  }

  /// Whether the number is zero by the addition theorems for sines and cosines.
  ///
  /// Each angle is written as a sum of integer multiples of a few angles, and its sine and cosine in terms
  /// of theirs; if everything then cancels, the number is zero.
  func isZeroByAdditionTheorems(within budget: Budget) throws(CalculationError) -> Bool {
    let numerator = try withoutTrigonometricDivisors(within: budget)
    guard let form = numerator.form else { return numerator.isWrittenAsZero }
    guard let angles = AngleBasis(form),
      let expanded = try angles.expanded(numerator, within: budget)
    else { return false }
    var sum = TermCollector(budget: budget)
    for term in expanded.terms {
      guard
        let parts = try PythagoreanIdentity.sines.terms(replacingSquaresIn: term, within: budget)
      else { return false }
      for part in parts { sum.add(part) }
    }
    return try sum.total().isWrittenAsZero
  }

  /// Returns the number times the sines and cosines that it is divided by, which are not zero.
  private func withoutTrigonometricDivisors(
    within budget: Budget
  ) throws(CalculationError) -> Real {
    var number = Real(form: self)
    var divisors: [Factor] = []
    for term in terms {
      for factor in term.monomial.factors
      where factor.generator.isTrigonometric && factor.exponent.isNegative {
        let place = divisors.firstIndex { $0.generator.compare(factor.generator) == 0 }
        if let place {
          divisors[place].exponent = Swift.min(divisors[place].exponent, factor.exponent)
        } else {
          divisors.append(factor)
        }
      }
    }
    for divisor in divisors {
      let power = try Real.power(of: divisor.generator, -divisor.exponent, within: budget)
      number = try Real.product(number, power, within: budget)
    }
    return number
  }

  /// Whether a sum of arctangents, arcsines and π, each times a fraction, is zero; nil for other numbers
  /// and if that is not decided.
  ///
  /// Multiplied by a common denominator it is an argument of a product of complex numbers (or differs from
  /// one by whole turns), so it is zero only if that product is real, and certainly if the sum is also
  /// known to be small.
  func isZeroSumOfArctangents(
    with evaluation: Evaluation, within budget: Budget
  ) throws(CalculationError) -> Bool? {
    guard let multiples = integerMultiples() else { return nil }
    var product = ComplexReal.one
    for (generator, multiple) in multiples {
      let point: ComplexReal
      switch generator {
      // Half a turn leaves real numbers real.
      case .pi: continue
      case .arctangent(let x): point = ComplexReal(real: 1, imaginary: x)
      case .arcsine(let x):
        let square = try Real.product(x, x, within: budget)
        point = ComplexReal(
          real: try Real.sqrt(Real.difference(1, square, within: budget), within: budget),
          imaginary: x)
      default: return nil
      }
      product = try product.times(point, count: multiple, within: budget)
    }
    guard let isReal = try product.imaginary.isZero(within: budget).value else { return nil }
    if !isReal { return false }
    // |N·sum| < 3 with N ≤ 2^16 below a half turn.
    let value = try evaluation.roughEnclosure(of: self, precision: 128)
    return value.isSmaller(thanPowerOfTwo: -20) ? true : nil
  }

  /// Returns the form times a common denominator, if it is a sum of generators with small multiples.
  private func integerMultiples() -> [(Generator, Int)]? {
    var denominator = BigInt(1)
    for term in terms {
      guard term.monomial.singleGenerator != nil else { return nil }
      denominator = denominator.leastCommonMultiple(with: term.coefficient.denominator)
      guard denominator.magnitudeBitWidth <= 16 else { return nil }
    }
    var multiples: [(Generator, Int)] = []
    for term in terms {
      guard let generator = term.monomial.singleGenerator,
        let multiple = (term.coefficient * Rational(denominator)).word
      else { return nil }
      if case .pi = generator {} else if multiple.magnitude > 64 { return nil }
      multiples.append((generator, multiple))
    }
    return multiples
  }
}

extension Generator {
  fileprivate var isTrigonometric: Bool {
    switch self {
    case .sine, .cosine: true
    default: false
    }
  }
}

extension Decision {
  fileprivate var value: Bool? {
    switch self {
    case .yes: true
    case .no: false
    case .undecided: nil
    }
  }
}
