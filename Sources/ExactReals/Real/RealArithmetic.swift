import BigNumbers

extension Real {
  /// Returns the sum.
  ///
  /// - Throws: ``CalculationError`` when the budget is used up.
  public static func sum(
    _ x: Real, _ y: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real {
    if case .rational(let a) = x.storage, case .rational(let b) = y.storage,
      let sum = try Rational.sum(a, b, within: budget)
    {
      return Real(sum)
    }
    var terms = TermCollector(budget: budget)
    terms.add(x)
    terms.add(y)
    return try terms.total()
  }

  /// Returns the difference.
  ///
  /// - Throws: ``CalculationError`` when the budget is used up.
  public static func difference(
    _ x: Real, _ y: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real {
    try sum(x, -y, within: budget)
  }

  /// Returns the number with the other sign.
  public static prefix func - (x: Real) -> Real {
    switch x.storage {
    case .rational(let value): Real(-value)
    case .form(let form):
      Real(
        form: Form(form.terms.map { Term(coefficient: -$0.coefficient, monomial: $0.monomial) }))
    }
  }

  /// Returns the product.
  ///
  /// - Throws: ``CalculationError`` when the budget is used up.
  public static func product(
    _ x: Real, _ y: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real {
    switch (x.storage, y.storage) {
    case (.rational(let a), .rational(let b)):
      if let product = try Rational.product(a, b, within: budget) { return Real(product) }
      var product = IntegerProduct(a)
      try product.multiply(by: b, within: budget)
      try product.writeOut(within: budget)
      return Real(product)
    case (.rational(let a), .form(let b)): return try b.scaled(by: a, within: budget)
    case (.form(let a), .rational(let b)): return try a.scaled(by: b, within: budget)
    case (.form(let a), .form(let b)): return try product(a, b, within: budget)
    }
  }

  private static func product(
    _ x: Form, _ y: Form, within budget: Budget
  ) throws(CalculationError) -> Real {
    if let product = try cancelledProduct(x, y, within: budget) { return product }
    if let product = try cancelledProduct(y, x, within: budget) { return product }
    guard x.terms.count * y.terms.count <= Self.expansionLimit else {
      return try unexpandedProduct(Real(form: x), Real(form: y), within: budget)
    }
    var sum = TermCollector(budget: budget)
    for a in x.terms {
      for b in y.terms {
        sum.add(try Term.product(a, b, within: budget))
      }
    }
    return try sum.total()
  }

  /// The most terms of a product of sums that is written out.
  static var expansionLimit: Int { 400 }

  /// Returns the product if the second factor is a multiple of a divisor of the first.
  private static func cancelledProduct(
    _ x: Form, _ y: Form, within budget: Budget
  ) throws(CalculationError) -> Real? {
    guard y.terms.count > 1 else { return nil }
    for factor in x.terms[0].monomial.factors.reversed() {
      guard case .base(let base) = factor.generator else { return nil }
      guard factor.exponent.isNegative,
        let quotient = try Real(form: y).quotientIfMultiple(of: base, within: budget)
      else { continue }
      let rest = try scaling(Real(form: x), byBase: base, raisedTo: 1)
      // A base whose exponent is now above 0 is multiplied out.
      return try product(rest, quotient, within: budget)
    }
    return nil
  }

  /// Returns a product of sums with too many terms to be written out.
  private static func unexpandedProduct(
    _ x: Real, _ y: Real, within budget: Budget
  ) throws(CalculationError) -> Real {
    let a = try x.asOneTerm(within: budget)
    let b = try y.asOneTerm(within: budget)
    var sum = TermCollector(budget: budget)
    sum.add(try Term.product(a, b, isExpanding: false, within: budget))
    return try sum.total()
  }

  /// Returns the quotient.
  ///
  /// ```swift
  /// try Real.quotient(1, 3)   // 1/3
  /// ```
  ///
  /// - Throws: ``CalculationError/divisionByZero``; ``CalculationError/undecided`` if it could not be
  ///   decided whether the divisor is zero; other errors when the budget is used up.
  public static func quotient(
    _ x: Real, _ y: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real {
    switch y.storage {
    case .rational(let divisor):
      guard !divisor.isZero else { throw .divisionByZero }
      if case .rational(let dividend) = x.storage,
        let quotient = try Rational.quotient(dividend, divisor, within: budget)
      {
        return Real(quotient)
      }
      return try product(x, Real(divisor.reciprocalOfNonzero), within: budget)
    case .form:
      if let quotient = try x.quotientIfMultiple(of: y, within: budget) {
        guard try y.sign(within: budget) != 0 else { throw .divisionByZero }
        return quotient
      }
      return try product(x, y.inverse(within: budget), within: budget)
    }
  }

  /// Returns the sum.
  public static func + (x: Real, y: Real) throws(CalculationError) -> Real { try sum(x, y) }

  /// Returns the difference.
  public static func - (x: Real, y: Real) throws(CalculationError) -> Real {
    try difference(x, y)
  }

  /// Returns the product.
  public static func * (x: Real, y: Real) throws(CalculationError) -> Real { try product(x, y) }

  /// Returns the quotient.
  public static func / (x: Real, y: Real) throws(CalculationError) -> Real { try quotient(x, y) }
}

extension Form {
  fileprivate func scaled(
    by factor: Rational, within budget: Budget
  ) throws(CalculationError) -> Real {
    guard !factor.isZero else { return 0 }
    guard factor != 1 else { return Real(form: self) }
    var sum = TermCollector(budget: budget)
    for term in terms {
      sum.add(
        try Term.product(
          term, Term(coefficient: factor, monomial: .one), within: budget))
    }
    return try sum.total()
  }
}
