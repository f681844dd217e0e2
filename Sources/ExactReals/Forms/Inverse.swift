import BigNumbers

extension Term {
  /// Returns the reciprocal of a term that is not zero.
  func inverse(within budget: Budget) throws(CalculationError) -> Real {
    try raised(to: -1, within: budget)
  }

  /// Returns a power of the term.
  ///
  /// A fraction as the exponent requires that the term and each of its generators are positive.
  func raised(to exponent: Rational, within budget: Budget) throws(CalculationError) -> Real {
    var power = try Real.power(ofFraction: coefficient, exponent, within: budget)
    for factor in monomial.factors {
      let raised = try Real.power(
        of: factor.generator, factor.exponent * exponent, within: budget)
      power = try Real.product(power, raised, within: budget)
    }
    return power
  }
}

extension Real {
  /// Returns a power of a generator.
  ///
  /// The product of the generator's reduced power with 1 is written out if possible.
  static func power(
    of generator: Generator, _ exponent: Rational, within budget: Budget
  ) throws(CalculationError) -> Real {
    if case .integer(let base) = generator {
      return try power(ofFraction: Rational(base), exponent, within: budget)
    }
    if case .exponential(let x) = generator {
      return try exp(product(x, Real(exponent), within: budget), within: budget)
    }
    guard !exponent.isZero else { return 1 }
    if exponent == 1, case .base(let base) = generator { return base }
    let one = Term(coefficient: 1, monomial: .one)
    let power = Term(
      coefficient: 1, monomial: Monomial([Factor(generator: generator, exponent: exponent)]))
    if exponent <= 1 { return Real(power) }
    if case .base = generator {
      // Half and half, so that the rules of products reduce whatever can be reduced.
      let half = exponent * Rational.half
      let factor = Term(
        coefficient: 1, monomial: Monomial([Factor(generator: generator, exponent: half)]))
      return try Term.product(factor, factor, within: budget)
    }
    return try Term.product(power, one, within: budget)
  }

  /// Returns 1 divided by the number.
  ///
  /// - Throws: ``CalculationError/divisionByZero`` and ``CalculationError/undecided``.
  func inverse(within budget: Budget) throws(CalculationError) -> Real {
    switch storage {
    case .rational(let value):
      do throws(DivisionByZeroError) {
        return Real(try value.reciprocal())
      } catch {
        throw .divisionByZero
      }
    case .form(let form):
      let sign = try self.sign(within: budget)
      guard sign != 0 else { throw .divisionByZero }
      if form.terms.count == 1 { return try form.terms[0].inverse(within: budget) }
      if let inverse = try form.radicalInverse(within: budget) { return inverse }
      let parts = try form.primitive(isNegative: sign < 0, within: budget)
      let inverse = try parts.content.inverse(within: budget)
      return try Real.product(
        inverse, Real.power(of: .base(parts.rest), -1, within: budget), within: budget)
    }
  }

  /// Returns the quotient by a divisor if the number is a multiple of it, term by term.
  func quotientIfMultiple(
    of divisor: Real, within budget: Budget
  ) throws(CalculationError) -> Real? {
    guard let form, let divisor = divisor.form, form.terms.count == divisor.terms.count,
      form.terms.count > 1, form.terms.count <= 32
    else { return nil }
    for candidate in divisor.terms {
      let inverse = try candidate.inverse(within: budget)
      guard let inverse = inverse.singleTerm else { continue }
      let quotient = try Term.product(form.terms[0], inverse, within: budget)
      guard let quotient = quotient.singleTerm else { continue }
      if try divisor.isStructurallyEqual(to: form, dividedBy: quotient, within: budget) {
        return Real(quotient)
      }
    }
    return nil
  }

  /// The only term of the number, if it has one.
  var singleTerm: Term? {
    let terms = terms
    return terms.count == 1 ? terms[0] : nil
  }

  /// Returns the number as one term: as it is, or as a base to the power of 1.
  func asOneTerm(within budget: Budget) throws(CalculationError) -> Term {
    if let term = singleTerm { return term }
    let sign = try sign(within: budget)
    guard let form, sign != 0 else { return Term(coefficient: 0, monomial: .one) }
    let parts = try form.primitive(isNegative: sign < 0, within: budget)
    guard var term = parts.content.singleTerm else { throw .tooMuchWork }
    term.monomial.setExponent(
      ofBase: parts.rest, to: term.monomial.exponent(ofBase: parts.rest) + 1)
    return term
  }
}

extension Form {
  /// Whether the form times a term is another form, term by term.
  fileprivate func isStructurallyEqual(
    to product: Form, dividedBy factor: Term, within budget: Budget
  ) throws(CalculationError) -> Bool {
    var products: [Term] = []
    for term in terms {
      guard let term = try Term.product(term, factor, within: budget).singleTerm
      else { return false }
      products.append(term)
    }
    products.sort { $0.monomial.compare($1.monomial) < 0 }
    return Form(products).structuralOrder(to: product) == 0
  }

  /// Returns the form as its content times a positive form whose coefficients are integers without a common
  /// divisor; `isNegative` says whether this one is not positive.
  ///
  /// The content is a fraction, the factors that all terms have, and the largest exponential.
  func primitive(
    isNegative: Bool, within budget: Budget
  ) throws(CalculationError) -> (content: Real, rest: Real) {
    var divisor = BigInt(0)
    var multiple = BigInt(1)
    // Long coefficients are left as they are: this only affects the form.
    let isLong = terms.contains { $0.coefficient.storageBitWidth > Self.contentBits }
    for term in isLong ? [] : terms {
      try budget.pay(for: .division, term.coefficient, Rational(multiple))
      divisor = divisor.greatestCommonDivisor(with: term.coefficient.numerator)
      multiple = multiple.leastCommonMultiple(with: term.coefficient.denominator)
    }
    if isLong { divisor = 1 }
    let content = Rational(isNegative ? -divisor : divisor, over: multiple)
    let common = commonFactors
    let (scale, terms) = try dividedByLargestExponential(within: budget)
    var rest: [Term] = []
    for term in terms {
      guard
        let coefficient = try Rational.quotient(term.coefficient, content, within: budget)
      else { throw .tooManyDigits }
      rest.append(Term(coefficient: coefficient, monomial: term.monomial.removing(common)))
    }
    rest.sort { $0.monomial.compare($1.monomial) < 0 }
    return (
      try Real.product(
        scale, Real(Term(coefficient: content, monomial: Monomial(common))), within: budget),
      Real(form: Form(rest))
    )
  }

  /// The most bits of coefficients whose common divisors are computed.
  private static var contentBits: Int { 1 << 16 }

  /// Returns the terms divided by the largest of their exponentials, so that multiples by exponentials have
  /// the same form, and none is out of range.
  func dividedByLargestExponential(
    within budget: Budget
  ) throws(CalculationError) -> (scale: Real, terms: [Term]) {
    let evaluation = Evaluation(within: budget)
    var largest = terms[0].exponent
    for term in terms.dropFirst() {
      let difference = try Real.difference(term.exponent, largest, within: budget)
      guard !difference.isWrittenAsZero else { continue }
      let sign = try evaluation.enclosure(of: difference, bits: 32).sign
      // The choice only affects the form.
      if sign.map({ $0 > 0 }) ?? !difference.endsInMinus {
        largest = term.exponent
      }
    }
    guard !largest.isWrittenAsZero else { return (1, terms) }
    let divisor = Term(
      coefficient: 1,
      monomial: Monomial([Factor(generator: .exponential(-largest), exponent: 1)]))
    var divided: [Term] = []
    for term in terms { divided += try Term.product(term, divisor, within: budget).terms }
    guard divided.count == terms.count else { return (1, terms) }
    return (Real(.exponential(largest)), divided)
  }

  /// The factors with positive generators that all terms have with the same exponent, exponentials
  /// aside.
  var commonFactors: [Factor] {
    terms[0].monomial.factors.filter { factor in
      factor.generator.isAlwaysPositive && !factor.generator.isExponential
        && terms.allSatisfy { term in
          term.monomial.factors.contains {
            $0.exponent == factor.exponent && $0.generator.compare(factor.generator) == 0
          }
        }
    }
  }
}

extension Generator {
  fileprivate var isExponential: Bool {
    if case .exponential = self { return true }
    return false
  }
}

extension Term {
  /// The exponent of e in the term.
  fileprivate var exponent: Real {
    for factor in monomial.factors {
      if case .exponential(let x) = factor.generator { return x }
    }
    return 0
  }
}

extension Monomial {
  func removing(_ common: [Factor]) -> Monomial {
    Monomial(
      factors.filter { factor in
        !common.contains { $0.generator.compare(factor.generator) == 0 }
      })
  }
}
