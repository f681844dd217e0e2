import BigNumbers

extension Term {
  /// The product of two terms, with powers reduced: √2·√2 is 2 and eᵃ·eᵇ is eᵃ⁺ᵇ.
  ///
  /// Powers of sums are written out where that is short, if `isExpanding`.
  static func product(
    _ x: Term, _ y: Term, isExpanding: Bool = true, within budget: Budget
  ) throws(CalculationError) -> Real {
    try budget.pay(2_000)
    let (x, y) = try (
      x.restoringGamma(cancelling: y, within: budget),
      y.restoringGamma(cancelling: x, within: budget)
    )
    let coefficient = try Rational.product(x.coefficient, y.coefficient, within: budget)
    var product = MonomialProduct(coefficient: coefficient, isExpanding: isExpanding)
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

/// A product of powers of generators while it is put together.
private struct MonomialProduct {
  private var coefficient: Rational
  private let isExpanding: Bool
  private var factors: [Factor] = []

  /// The arguments of exponentials, to be added.
  private var exponents: [Real] = []

  /// What is to be multiplied out at the end.
  private var sums: [Real] = []

  init(coefficient: Rational, isExpanding: Bool) {
    self.coefficient = coefficient
    self.isExpanding = isExpanding
  }

  /// Appends a factor that is reduced already.
  mutating func append(_ factor: Factor) {
    if case .exponential(let x) = factor.generator {
      exponents.append(x)
    } else {
      factors.append(factor)
    }
  }

  /// Appends a power and reduces it.
  mutating func multiply(
    by generator: Generator, raisedTo exponent: Rational, within budget: Budget
  ) throws(CalculationError) {
    guard !exponent.isZero else { return }
    switch generator {
    case .integer(let base):
      let (power, rest) = try Self.writtenOut(base, exponent, within: budget)
      if let power {
        coefficient = try Rational.product(coefficient, power, within: budget)
      }
      if !rest.isZero { factors.append(Factor(generator: generator, exponent: rest)) }
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

  /// An integer's power as a fraction and what is left of the exponent; no fraction where it would be
  /// too long.
  private static func writtenOut(
    _ base: BigInt, _ exponent: Rational, within budget: Budget
  ) throws(CalculationError) -> (Rational?, rest: Rational) {
    let whole = exponent.floor
    guard !whole.isZero else { return (nil, exponent) }
    guard let power = Int(exactly: whole),
      let value = try Rational(base).raised(to: power, within: budget)
    else { return (nil, exponent) }
    return (value, exponent - Rational(whole))
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
    guard !coefficient.isZero else { return 0 }
    while let pair = try GammaQuotient(in: factors, within: budget) {
      sums.append(try pair.product.raised(to: Rational(pair.exponent), within: budget))
      factors[pair.places.larger].exponent -= Rational(pair.exponent)
      factors[pair.places.smaller].exponent += Rational(pair.exponent)
      factors.removeAll { $0.exponent.isZero }
    }
    takeLargePowersFromCoefficient()
    let term = Real(Term(coefficient: coefficient, monomial: Monomial(factors)))
    guard term.depth <= Form.depthLimit, term.size <= Form.sizeLimit else { throw .tooMuchWork }
    var product = term
    for sum in sums { product = try Real.product(product, sum, within: budget) }
    return product
  }

  /// Where a power is too long to be written out, all of its base goes into the exponent, so that
  /// 3·3ⁿ and 3ⁿ⁺¹ are written alike.
  private mutating func takeLargePowersFromCoefficient() {
    for place in factors.indices {
      guard case .integer(let base) = factors[place].generator,
        factors[place].exponent.magnitude > 1
      else { continue }
      let (value, exponent) = coefficient.removingPowers(of: base)
      coefficient = value
      factors[place].exponent += Rational(exponent)
    }
  }
}

extension Rational {
  /// The number without its powers of an integer above 1, and their exponent.
  fileprivate func removingPowers(of base: BigInt) -> (Rational, exponent: Int) {
    // Longer coefficients are left as they are: no more than a different writing.
    guard storageBitWidth <= 1 << 14 else { return (self, 0) }
    let inverse = Rational(1, over: base)
    var value = self
    var exponent = 0
    while value.numerator % base == BigInt(0), exponent < 10_000 {
      value *= inverse
      exponent += 1
    }
    while value.denominator % base == BigInt(0), exponent > -10_000 {
      value *= Rational(base)
      exponent -= 1
    }
    return (value, exponent)
  }

  /// An integer power, or nil where it would be longer than the budget allows.
  func raised(to exponent: Int, within budget: Budget) throws(CalculationError) -> Rational? {
    if isZero || self == 1 { return exponent == 0 ? 1 : self }
    guard exponent.magnitude < 1 << 31 else { return nil }
    let bits = Int64(storageBitWidth)
    let (length, overflow) = bits.multipliedReportingOverflow(by: Int64(exponent.magnitude))
    guard !overflow, length <= Int64(budget.expansionBits) * 2 else { return nil }
    let words = length / 64 + 1
    try budget.pay(2 * BigInt.productCost(words, words))
    do throws(DivisionByZeroError) {
      return try raised(to: exponent, maximumBitWidth: budget.expansionBits)
    } catch {
      throw .divisionByZero
    }
  }
}
