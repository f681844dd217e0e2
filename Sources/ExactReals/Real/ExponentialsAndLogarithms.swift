import BigNumbers

extension Real {
  /// Returns e to the power of a number.
  ///
  /// ```swift
  /// try Real.exp(Real.log(7))   // 7
  /// ```
  ///
  /// - Throws: ``CalculationError`` when the budget is used up.
  public static func exp(
    _ x: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real {
    var power: Real = 1
    var rest = TermCollector(budget: budget)
    // A fraction times a logarithm is taken out of the exponent.
    for term in x.terms {
      let base: Real
      switch term.monomial.singleGenerator {
      case .integerLogarithm(let value): base = Real(value)
      case .logarithm(let value): base = value
      default:
        rest.add(term)
        continue
      }
      power = try product(
        power, base.raised(to: term.coefficient, within: budget), within: budget)
    }
    let exponent = try rest.total()
    if exponent.isWrittenAsZero { return power }
    if let form = exponent.form,
      try Evaluation(within: budget).roughEnclosure(of: form, precision: 72).containsZero,
      try exponent.isZero(within: budget) == .yes
    {
      return power
    }
    let exponential = Real(.exponential(exponent))
    guard exponential.depth <= Form.depthLimit else { throw .tooMuchWork }
    return try product(power, exponential, within: budget)
  }

  /// Returns the natural logarithm.
  ///
  /// ```swift
  /// try Real.log(8) / Real.log(2)   // 3
  /// ```
  ///
  /// - Throws: ``CalculationError/outsideDomain`` for zero, ``CalculationError/notReal`` for negative
  ///   numbers.
  public static func log(
    _ x: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real {
    let sign = try x.sign(within: budget)
    guard sign != 0 else { throw .outsideDomain }
    guard sign > 0 else { throw .notReal }
    let form: Form
    switch x.storage {
    case .rational(let value): return try log(value, within: budget)
    case .form(let value): form = value
    }
    if form.terms.count == 1 { return try form.terms[0].logarithm(within: budget) }
    let parts = try form.primitive(isNegative: false, within: budget)
    let content = try parts.content.isWrittenAsOne ? 0 : log(parts.content, within: budget)
    return try sum(
      content, logarithm(ofPart: parts.rest, within: budget), within: budget)
  }

  /// Returns the logarithm of a positive number as a generator, unless the number is 1 in disguise.
  fileprivate static func logarithm(
    ofPart x: Real, within budget: Budget
  ) throws(CalculationError) -> Real {
    if try Evaluation(within: budget).enclosure(of: x, bits: 64).contains(1) {
      switch try x.isEqual(to: 1, within: budget) {
      case .yes: return 0
      case .no: break
      case .undecided: throw .undecided
      }
    }
    return try Real(.logarithm(x)).withinDepth()
  }

  private static func log(_ x: Rational, within budget: Budget) throws(CalculationError) -> Real {
    var sum = TermCollector(budget: budget)
    for (number, sign) in [(x.numerator, 1), (x.denominator, -1)] {
      for (base, exponent) in try Factorization(number, within: budget).factors {
        sum.add(
          Term(
            coefficient: Rational(sign * exponent),
            monomial: Monomial([Factor(generator: .integerLogarithm(base), exponent: 1)])))
      }
    }
    return try sum.total()
  }

  /// Returns the logarithm to a base.
  ///
  /// ```swift
  /// try Real.log(8, base: 2)   // 3
  /// ```
  ///
  /// - Throws: ``CalculationError/outsideDomain`` for zero and for base 1,
  ///   ``CalculationError/notReal`` for negative numbers and bases.
  public static func log(
    _ x: Real, base: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real {
    let divisor = try log(base, within: budget)
    let dividend = try log(x, within: budget)
    do throws(CalculationError) {
      return try quotient(dividend, divisor, within: budget)
    } catch .divisionByZero {
      throw .outsideDomain
    }
  }

  /// Returns the logarithm to base 2.
  ///
  /// - Throws: ``CalculationError/outsideDomain`` for zero, ``CalculationError/notReal`` for negative
  ///   numbers.
  public static func log2(
    _ x: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real {
    try log(x, base: 2, within: budget)
  }

  /// Returns the logarithm to base 10.
  ///
  /// - Throws: ``CalculationError/outsideDomain`` for zero, ``CalculationError/notReal`` for negative
  ///   numbers.
  public static func log10(
    _ x: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real {
    try log(x, base: 10, within: budget)
  }

  /// Returns the number itself, unless functions are nested too deeply in it.
  func withinDepth() throws(CalculationError) -> Real {
    guard depth <= Form.depthLimit else { throw .tooMuchWork }
    return self
  }
}

extension Term {
  /// Returns the logarithm of a positive term: the sum of its factors' logarithms.
  fileprivate func logarithm(within budget: Budget) throws(CalculationError) -> Real {
    var sum =
      try coefficient.magnitude == 1
      ? 0 : Real.log(Real(coefficient.magnitude), within: budget)
    for factor in monomial.factors {
      let part: Real
      switch factor.generator {
      case .integer(let value): part = Real(.integerLogarithm(value))
      case .exponential(let x): part = x
      case .base(let x): part = try Real.log(x, within: budget)
      default:
        let base = Real(factor.generator)
        let isNegative = try base.sign(within: budget) < 0
        part = try Real.logarithm(ofPart: isNegative ? -base : base, within: budget)
      }
      sum = try Real.sum(
        sum, Real.product(Real(factor.exponent), part, within: budget), within: budget)
    }
    return sum
  }
}
