import BigNumbers

extension Real {
  /// Returns the remainder of a number after subtracting another as often as it fits: x − y·⌊x/y⌋, which
  /// has the sign of y.
  ///
  /// ```swift
  /// try Real.mod(-7, 3)   // 2
  /// ```
  ///
  /// For a power that is too long to be written out, it is computed by powers modulo the divisor:
  /// `9^9^9 mod 10` is 9.
  ///
  /// - Throws: ``CalculationError/divisionByZero``; ``CalculationError/argumentTooLarge`` if the quotient
  ///   is too long to be written out.
  public static func mod(
    _ x: Real, _ y: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real {
    if let divisor = y.rational, !divisor.isZero,
      let rest = try x.remainder(dividingBy: divisor, within: budget)
    {
      return Real(rest)
    }
    let quotient = try quotient(x, y, within: budget)
    let count: Real
    do throws(CalculationError) {
      count = try floor(quotient, within: budget)
    } catch {
      throw error.ofArgument
    }
    return try difference(x, product(y, count, within: budget), within: budget)
  }

  /// Whether the number's structure shows that it is an integer; false says nothing.
  var isSurelyInteger: Bool {
    terms.allSatisfy { term in
      term.coefficient.isInteger
        && term.monomial.factors.allSatisfy { $0.isWholePower }
    }
  }

  /// Returns the part after the point, from 0 on, of a sum of fractions times powers that are not written
  /// out; nil for other numbers.
  ///
  /// So ⌊9^9^9/7⌋ is 9^9^9/7 minus at least a seventh.
  func fractionOfPowers(within budget: Budget) throws(CalculationError) -> Rational? {
    rational == nil ? try remainder(dividingBy: 1, within: budget) : nil
  }

  /// Whether the number is an integer by its structure, or by the remainders of its parts.
  func isWholeSumOfPowers(within budget: Budget) throws(CalculationError) -> Bool {
    if isSurelyInteger { return true }
    return try fractionOfPowers(within: budget)?.isZero ?? false
  }

  /// Returns the remainder of the number by a divisor other than zero; nil if it is not a sum of fractions
  /// times powers of integers and factorials, and for short numbers.
  private func remainder(
    dividingBy divisor: Rational, within budget: Budget
  ) throws(CalculationError) -> Rational? {
    let terms = terms
    guard rational.map({ Swift.max($0.storageBitWidth, divisor.storageBitWidth) > 64 }) ?? true,
      terms.count <= 64,
      terms.allSatisfy({ $0.monomial.factors.allSatisfy { $0.isWholePower } })
    else { return nil }
    // With a common denominator d, and p/q for the divisor, x mod p/q = (x·q·d mod |p|·d)/(q·d), minus a
    // multiple of p/q if p is negative.
    var denominator = BigInt(1)
    for term in terms {
      try budget.pay(for: .division, Rational(denominator), term.coefficient)
      denominator = denominator.leastCommonMultiple(with: term.coefficient.denominator)
      guard denominator.magnitudeBitWidth <= budget.expansionBits else { return nil }
    }
    let modulus = Modulus(divisor.numerator.magnitude * denominator, within: budget)
    var sum = BigInt(0)
    for term in terms {
      var product = try modulus.product(
        term.coefficient.numerator, divisor.denominator)
      product = try modulus.product(product, denominator / term.coefficient.denominator)
      for factor in term.monomial.factors {
        guard let power = try modulus.power(of: factor) else { return nil }
        product = try modulus.product(product, power)
      }
      sum += product
    }
    var rest = modulus.residue(sum)
    if divisor.isNegative, !rest.isZero { rest -= modulus.value }
    let scale = divisor.denominator * denominator
    try budget.pay(for: .division, Rational(rest), Rational(scale))
    return Rational(rest, over: scale)
  }
}

/// An integer above 0, for calculations with residues.
private struct Modulus {
  let value: BigInt
  private let budget: Budget

  init(_ value: BigInt, within budget: Budget) {
    self.value = value
    self.budget = budget
  }

  /// Returns the residue, which is not negative.
  func residue(_ x: BigInt) -> BigInt {
    let rest = x % value
    return rest.isNegative ? rest + value : rest
  }

  func product(_ x: BigInt, _ y: BigInt) throws(CalculationError) -> BigInt {
    let words = WorkPrice.words(x) + WorkPrice.words(y)
    try budget.pay(
      WorkPrice.product(x, y) + WorkPrice.quotient(words, by: WorkPrice.words(value)))
    return residue(x * y)
  }

  /// Returns the residue of an integer power; nil for factorials of numbers that are not small, unless they
  /// are multiples of the modulus.
  func power(of factor: Factor) throws(CalculationError) -> BigInt? {
    let exponent = factor.exponent.numerator
    switch factor.generator {
    case .integer(let base): return try power(residue(base), exponent)
    case .gamma(let x):
      guard let x = x.rational else { return nil }
      // Γ(n) = (n − 1)! is a multiple of every number below n.
      if x > Rational(value) { return residue(0) }
      guard let count = Int(exactly: x.numerator), count <= 1 << 24 else { return nil }
      var product = residue(1)
      for number in stride(from: 2, to: count, by: 1) {
        product = try self.product(product, BigInt(number))
      }
      return try power(product, exponent)
    default: return nil
    }
  }

  /// Returns a power by squaring.
  private func power(_ base: BigInt, _ exponent: BigInt) throws(CalculationError) -> BigInt {
    let words = Array(exponent.words)
    var power = residue(1)
    for bit in stride(from: exponent.magnitudeBitWidth - 1, through: 0, by: -1) {
      power = try product(power, power)
      let word = words[bit / UInt.bitWidth]
      if word >> (bit % UInt.bitWidth) & 1 == 1 { power = try product(power, base) }
    }
    return power
  }
}

extension Factor {
  /// Whether it is a power of an integer or a factorial, with an integer exponent above 0.
  fileprivate var isWholePower: Bool {
    guard exponent.isInteger, !exponent.isNegative else { return false }
    switch generator {
    case .integer: return true
    case .gamma(let x): return x.rational.map { $0.isInteger && $0 > 0 } ?? false
    default: return false
    }
  }
}
