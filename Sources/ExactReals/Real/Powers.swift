import BigNumbers

extension Real {
  /// Returns a power.
  ///
  /// ```swift
  /// try Real.pow(2, 10)                        // 1024
  /// try Real.pow(-8, Real(1) / 3)              // −2
  /// try Real.pow(16, Real(1) / 4)              // 2
  /// ```
  ///
  /// A negative number has a power for a fraction whose denominator, in lowest terms, is odd. Perhaps
  /// surprisingly, 0 to the power of 0 is 1, as for integers.
  ///
  /// - Throws: ``CalculationError/divisionByZero`` for negative powers of zero,
  ///   ``CalculationError/notReal`` for other powers of negative numbers.
  public static func pow(
    _ x: Real, _ y: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real {
    if let exponent = y.rational { return try x.raised(to: exponent, within: budget) }
    if x.isWrittenAsOne { return 1 }
    let sign = try x.sign(within: budget)
    if sign == 0 {
      let exponentSign = try y.sign(within: budget)
      if exponentSign == 0 { return 1 }
      guard exponentSign > 0 else { throw .divisionByZero }
      return 0
    }
    guard sign > 0 else {
      if y.isSurelyInteger {
        let power = try pow(-x, y, within: budget)
        return try mod(y, 2, within: budget).isWrittenAsZero ? power : -power
      }
      let exponent = try y.simplified(within: budget)
      guard let exponent = exponent.rational else {
        throw y.form?.isSurelyIrrational == true ? .notReal : .undecided
      }
      return try x.raised(to: exponent, within: budget)
    }
    return try exp(product(y, log(x, within: budget), within: budget), within: budget)
  }

  /// Returns the square root.
  ///
  /// ```swift
  /// try Real.sqrt(8).exactText   // "2√2"
  /// ```
  ///
  /// - Throws: ``CalculationError/notReal`` for negative numbers.
  public static func sqrt(
    _ x: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real {
    try x.raised(to: Rational.half, within: budget)
  }

  /// Returns the cube root, which negative numbers have, too.
  ///
  /// - Throws: ``CalculationError`` when the budget is used up.
  public static func cbrt(
    _ x: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real {
    try root(x, 3, within: budget)
  }

  /// Returns the *n*-th root: the number whose *n*-th power is given.
  ///
  /// ```swift
  /// try Real.root(32, 5)   // 2
  /// ```
  ///
  /// - Throws: ``CalculationError/divisionByZero`` for n = 0, ``CalculationError/notReal`` for negative
  ///   numbers unless n is odd.
  public static func root(
    _ x: Real, _ n: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real {
    try pow(x, quotient(1, n, within: budget), within: budget)
  }

  /// Returns a power with a fraction as the exponent.
  func raised(to exponent: Rational, within budget: Budget) throws(CalculationError) -> Real {
    if exponent.isZero { return 1 }
    if exponent == 1 { return self }
    let form: Form
    switch storage {
    case .rational(let value):
      return try Real.power(ofFraction: value, exponent, within: budget)
    case .form(let value): form = value
    }
    if exponent.isInteger { return try raised(to: exponent.numerator, within: budget) }
    switch try sign(within: budget) {
    case 0:
      guard !exponent.isNegative else { throw .divisionByZero }
      return 0
    case -1:
      guard exponent.denominator.isOdd else { throw .notReal }
      let power = try (-self).raised(to: exponent, within: budget)
      return exponent.numerator.isOdd ? -power : power
    default:
      return try form.positivePower(exponent, within: budget)
    }
  }

  /// Returns a power of a fraction, extracting its roots.
  static func power(
    ofFraction x: Rational, _ exponent: Rational, within budget: Budget
  ) throws(CalculationError) -> Real {
    if exponent.isZero || x == 1 { return 1 }
    if x.isZero {
      guard !exponent.isNegative else { throw .divisionByZero }
      return 0
    }
    if let whole = exponent.word,
      let power = try x.raised(to: whole, within: budget)
    {
      return Real(power)
    }
    if x.isNegative {
      guard exponent.denominator.isOdd else { throw .notReal }
      let power = try power(ofFraction: -x, exponent, within: budget)
      return exponent.numerator.isOdd ? -power : power
    }
    var product = IntegerProduct()
    for (number, sign) in [(x.numerator, Rational(1)), (x.denominator, Rational(-1))] {
      for (base, count) in try Factorization(number, within: budget).factors {
        product.multiply(by: base, raisedTo: Rational(count) * sign * exponent)
      }
    }
    try product.writeOut(within: budget)
    return Real(product)
  }

  /// Returns an integer power of a number that is written as a form.
  private func raised(
    to exponent: BigInt, within budget: Budget
  ) throws(CalculationError) -> Real {
    guard let form else { return self }
    if exponent.isNegative {
      return try inverse(within: budget).raised(to: Rational(-exponent), within: budget)
    }
    if form.terms.count == 1 {
      return try form.terms[0].raised(to: Rational(exponent), within: budget)
    }
    if let count = Int(exactly: exponent), count <= 64,
      form.powerHasFewTerms(count) || form.isOfRoots
    {
      return try repeatedProduct(count, within: budget)
    }
    guard try sign(within: budget) != 0 else { return 0 }
    let power = try asOneTerm(within: budget).raised(to: Rational(exponent), within: budget)
    return power
  }

  /// Returns a power by squaring, written out.
  private func repeatedProduct(
    _ exponent: Int, within budget: Budget
  ) throws(CalculationError) -> Real {
    if exponent == 1 { return self }
    let half = try repeatedProduct(exponent / 2, within: budget)
    let square = try Real.product(half, half, within: budget)
    return exponent % 2 == 0 ? square : try Real.product(square, self, within: budget)
  }
}

extension Form {
  /// Whether a power is a sum of at most 64 terms when written out.
  fileprivate func powerHasFewTerms(_ exponent: Int) -> Bool {
    // The binomial coefficient of exponent + terms − 1 over terms − 1.
    var count = 1
    for index in 1..<terms.count {
      count = count * (exponent + index) / index
      if count > 64 { return false }
    }
    return true
  }

  /// Whether it has only square roots of a few integers, whose powers stay short.
  fileprivate var isOfRoots: Bool {
    terms.count <= 8
      && terms.allSatisfy { term in
        term.monomial.factors.allSatisfy { factor in
          if case .integer = factor.generator { factor.exponent.denominator == 2 } else { false }
        }
      }
  }

  /// Returns a power of a positive number with a fraction as the exponent.
  fileprivate func positivePower(
    _ exponent: Rational, within budget: Budget
  ) throws(CalculationError) -> Real {
    if terms.count == 1 {
      return try terms[0].positivePower(exponent, within: budget)
    }
    if let simpler = try denestedPower(exponent, within: budget) { return simpler }
    let parts = try primitive(isNegative: false, within: budget)
    let content = try parts.content.raised(to: exponent, within: budget)
    if exponent.denominator == 2,
      let root = try parts.rest.form?.squareRootOfSquare(within: budget)
    {
      return try Real.product(
        content, root.raised(to: Rational(exponent.numerator), within: budget), within: budget)
    }
    return try Real.product(
      content, Real.power(of: .base(parts.rest), exponent, within: budget), within: budget)
  }
}

extension Term {
  /// Returns a power of a positive term with a fraction as the exponent; its factors need not be positive.
  fileprivate func positivePower(
    _ exponent: Rational, within budget: Budget
  ) throws(CalculationError) -> Real {
    var product = try Real.power(ofFraction: coefficient.magnitude, exponent, within: budget)
    for factor in monomial.factors {
      let raised: Real
      if factor.generator.isAlwaysPositive {
        raised = try Real.power(
          of: factor.generator, factor.exponent * exponent, within: budget)
      } else {
        let base = Real(factor.generator)
        let isNegative = try base.sign(within: budget) < 0
        let power = factor.exponent * exponent
        // Integer powers are those of the generator itself: √(cos² x) is |cos x|.
        raised =
          power.isInteger
          ? try (isNegative ? -base : base).raised(to: power, within: budget)
          : try Real.power(
            of: isNegative ? .base(-base) : .base(base), power, within: budget)
      }
      product = try Real.product(product, raised, within: budget)
    }
    return product
  }
}
