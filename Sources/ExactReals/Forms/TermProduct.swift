import BigNumbers

extension Term {
  /// Returns the product of two terms, with powers reduced: √2·√2 is 2 and eᵃ·eᵇ is eᵃ⁺ᵇ.
  ///
  /// Powers of sums are written out if that is short, provided `isExpanding`.
  static func product(
    _ x: Term, _ y: Term, isExpanding: Bool = true, within budget: Budget
  ) throws(CalculationError) -> Real {
    let factorCount = x.monomial.factors.count + y.monomial.factors.count
    try budget.pay(WorkPrice.productOfTerms + Int64(factorCount) * WorkPrice.multipliedFactor)
    let (x, y) = try (
      x.restoringGamma(cancelling: y, within: budget),
      y.restoringGamma(cancelling: x, within: budget)
    )
    var product = MonomialProduct(coefficient: x.coefficient, isExpanding: isExpanding)
    try product.multiply(by: y.coefficient, within: budget)
    var left = x.monomial.factors[...]
    var right = y.monomial.factors[...]
    while let a = left.first, let b = right.first {
      let order = a.generator.compare(b.generator)
      if order < 0 {
        product.append(a)
        left.removeFirst()
      } else if order > 0 {
        product.append(b)
        right.removeFirst()
      } else {
        try product.multiply(
          by: a.generator, raisedTo: a.exponent + b.exponent, within: budget)
        left.removeFirst()
        right.removeFirst()
      }
    }
    for factor in left { product.append(factor) }
    for factor in right { product.append(factor) }
    return try product.total(within: budget)
  }
}

/// A product of powers of generators while it is being built.
private struct MonomialProduct {
  private var integers: IntegerProduct
  private let isExpanding: Bool

  /// The factors other than integers, in order.
  private var factors: [Factor] = []

  /// The arguments of exponentials, to be added.
  private var exponents: [Real] = []

  /// The sums to be multiplied out at the end.
  private var sums: [Real] = []

  init(coefficient: Rational, isExpanding: Bool) {
    integers = IntegerProduct(coefficient)
    self.isExpanding = isExpanding
  }

  /// Multiplies by a fraction.
  mutating func multiply(by value: Rational, within budget: Budget) throws(CalculationError) {
    try integers.multiply(by: value, within: budget)
  }

  /// Appends a factor that is already reduced.
  mutating func append(_ factor: Factor) {
    switch factor.generator {
    case .integer(let base): integers.multiply(by: base, raisedTo: factor.exponent)
    case .exponential(let x): exponents.append(x)
    default: factors.append(factor)
    }
  }

  /// Appends a power and reduces it.
  mutating func multiply(
    by generator: Generator, raisedTo exponent: Rational, within budget: Budget
  ) throws(CalculationError) {
    guard !exponent.isZero else { return }
    switch generator {
    case .integer(let base): integers.multiply(by: base, raisedTo: exponent)
    case .exponential(let x):
      exponents.append(try Real.product(x, Real(exponent), within: budget))
    case .base(let base) where isExpanding && exponent >= 1 && exponent <= 16:
      let power = Int(clamping: exponent.floor)
      guard base.terms.count < 3 || power < 5, base.terms.count <= 64 else {
        factors.append(Factor(generator: generator, exponent: exponent))
        return
      }
      for _ in 0..<power { sums.append(base) }
      let rest = exponent - Rational(exponent.floor)
      if !rest.isZero { factors.append(Factor(generator: generator, exponent: rest)) }
    default:
      factors.append(Factor(generator: generator, exponent: exponent))
    }
  }

  consuming func total(within budget: Budget) throws(CalculationError) -> Real {
    if !exponents.isEmpty {
      var argument = exponents[0]
      for exponent in exponents.dropFirst() {
        argument = try Real.sum(argument, exponent, within: budget)
      }
      if !argument.isWrittenAsZero {
        let factor = Factor(generator: .exponential(argument), exponent: 1)
        let place = factors.firstIndex { $0.generator.compare(factor.generator) > 0 }
        factors.insert(factor, at: place ?? factors.endIndex)
      }
    }
    guard !integers.coefficient.isZero else { return 0 }
    while let pair = try GammaQuotient(in: factors, within: budget) {
      sums.append(try pair.product.raised(to: Rational(pair.exponent), within: budget))
      factors[pair.places.larger].exponent -= Rational(pair.exponent)
      factors[pair.places.smaller].exponent += Rational(pair.exponent)
      factors.removeAll { $0.exponent.isZero }
    }
    try integers.writeOut(within: budget)
    let term = Real(
      Term(
        coefficient: integers.coefficient, monomial: Monomial(integers.factors + factors)))
    guard term.depth <= Form.depthLimit, term.size <= Form.sizeLimit, term.words <= Form.wordLimit
    else { throw .tooMuchWork }
    var product = term
    for sum in sums { product = try Real.product(product, sum, within: budget) }
    return product
  }
}
