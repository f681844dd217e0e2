import BigNumbers

extension Real {
  /// Returns the factorial, extended by the gamma function to numbers that are no integers: x! = Γ(x + 1).
  ///
  /// ```swift
  /// try Real.factorial(5)                           // 120
  /// try Real.factorial(Real(1) / 2).exactText       // "√π/2"
  /// ```
  ///
  /// - Throws: ``CalculationError/outsideDomain`` for negative integers.
  public static func factorial(
    _ x: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real {
    try gamma(sum(x, 1, within: budget), within: budget)
  }

  /// Returns the gamma function: (n − 1)! for a positive integer n.
  ///
  /// - Throws: ``CalculationError/outsideDomain`` for zero and negative integers.
  public static func gamma(
    _ x: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real {
    if x.rational == nil, !x.isSurelyInteger, case .yes = try x.isInteger(within: budget) {
      let whole = try round(x, within: budget)
      guard whole.rational == nil, !whole.isSurelyInteger else {
        return try gamma(whole, within: budget)
      }
      // It is too large to be written out: rounding it again would change nothing.
      guard try whole.sign(within: budget) > 0 else { throw .outsideDomain }
      return try Real(.gamma(whole)).withinDepth()
    }
    if let value = x.rational {
      if value.isInteger, value <= 0 { throw .outsideDomain }
      if let exact = try exactGamma(value, within: budget) { return exact }
    }
    return try reducedGamma(x, within: budget)
  }

  /// Returns the gamma function of a number reduced to just above zero, so that values that are multiples
  /// of each other are recognized.
  ///
  /// Γ(x + 1) = x·Γ(x), and Γ(x)·Γ(1 − x) = π/sin πx (Euler).
  private static func reducedGamma(
    _ x: Real, within budget: Budget
  ) throws(CalculationError) -> Real {
    let half = Rational.half
    let complement = try difference(1, x, within: budget)
    let isReflected =
      if let value = x.rational {
        value > half && value < 1
      } else {
        x.endsInMinus && !complement.endsInMinus
      }
    if isReflected {
      let sine = try sin(product(.pi, x, within: budget), within: budget)
      let gamma = try gamma(complement, within: budget)
      return try quotient(.pi, product(sine, gamma, within: budget), within: budget)
    }
    let fraction = x.rational ?? x.terms.first { $0.monomial.isOne }?.coefficient ?? 0
    let steps = fraction.floor
    guard !steps.isZero, let count = Int(exactly: steps), count.magnitude <= 8 else {
      return try Real(.gamma(x)).withinDepth()
    }
    let start = try difference(x, Real(count), within: budget)
    let base = try gamma(start, within: budget)
    guard
      let factors = try risingProduct(
        from: count > 0 ? start : x, count: Int(count.magnitude), within: budget)
    else { throw .tooManyDigits }
    return try count > 0
      ? product(base, factors, within: budget) : quotient(base, factors, within: budget)
  }

  /// Returns the gamma function of integers and half-integers that are not too large.
  static func exactGamma(
    _ x: Rational, within budget: Budget
  ) throws(CalculationError) -> Real? {
    if x.isInteger {
      guard let number = x.word, let factorial = try BigInt.factorial(number - 1, budget)
      else { return nil }
      return Real(factorial)
    }
    // Γ(1/2) = √π, and Γ(x + 1) = x·Γ(x) in both directions.
    let half = Rational.half
    guard let steps = (x - half).word, steps.magnitude <= 1_000,
      let factors = try Rational.risingProduct(
        from: steps > 0 ? half : x, count: Int(steps.magnitude), within: budget)
    else { return nil }
    let root = try sqrt(.pi, within: budget)
    return try steps > 0
      ? product(root, Real(factors), within: budget)
      : quotient(root, Real(factors), within: budget)
  }

  /// Whether the last term has a minus sign.
  var endsInMinus: Bool { terms.last?.coefficient.isNegative ?? false }

  /// Returns the number of ways to choose k of n things, regardless of order.
  ///
  /// For a negative number it is the coefficient of the binomial series, n·(n − 1)·…/k!, which is (−1)^k
  /// times the choices of k from k − n − 1 (R. Graham, D. Knuth, O. Patashnik, "Concrete Mathematics",
  /// 5.14).
  ///
  /// ```swift
  /// try Real.combinations(9, 5)    // 126
  /// try Real.combinations(-3, 2)   // 6
  /// ```
  ///
  /// - Throws: ``CalculationError/notInteger``, ``CalculationError/outsideDomain`` if k is negative.
  public static func combinations(
    _ n: Real, _ k: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real {
    let (n, k, isNegated) = try counts(n, k, within: budget)
    guard k <= n else { return 0 }
    let choices = try choices(n, k, within: budget)
    return isNegated ? -choices : choices
  }

  private static func choices(
    _ n: BigInt, _ k: BigInt, within budget: Budget
  ) throws(CalculationError) -> Real {
    let chosen = k < n - k ? k : n - k
    if let binomial = try BigInt.binomial(n, chosen, within: budget) { return Real(binomial) }
    let arrangements = try arrangements(n, chosen, within: budget)
    return try quotient(
      arrangements, factorial(Real(chosen), within: budget), within: budget)
  }

  /// Returns the number of ways to arrange k of n things in a row; the falling factorial of any integer.
  ///
  /// ```swift
  /// try Real.permutations(9, 5)    // 15,120
  /// try Real.permutations(-3, 2)   // 12
  /// ```
  ///
  /// - Throws: ``CalculationError/notInteger``, ``CalculationError/outsideDomain`` if k is negative.
  public static func permutations(
    _ n: Real, _ k: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real {
    let (n, k, isNegated) = try counts(n, k, within: budget)
    guard k <= n else { return 0 }
    let arrangements = try arrangements(n, k, within: budget)
    return isNegated ? -arrangements : arrangements
  }

  /// Returns the arguments as counts of things: k − n − 1 in place of a negative n, in which case the
  /// result is negated for an odd k.
  private static func counts(
    _ n: Real, _ k: Real, within budget: Budget
  ) throws(CalculationError) -> (n: BigInt, k: BigInt, isNegated: Bool) {
    let (n, k) = try (n.integer(within: budget), k.integer(within: budget))
    guard !k.isNegative else { throw .outsideDomain }
    return n.isNegative ? (k - n - 1, k, k.isOdd) : (n, k, false)
  }

  /// Returns the product n·(n − 1)·… with a number of factors, as a quotient of factorials if it is not
  /// written out.
  private static func arrangements(
    _ n: BigInt, _ count: BigInt, within budget: Budget
  ) throws(CalculationError) -> Real {
    if let steps = Int(exactly: count),
      let product = try Rational.risingProduct(
        from: Rational(n - count + 1), count: steps, within: budget)
    {
      return Real(product)
    }
    return try quotient(
      factorial(Real(n), within: budget), factorial(Real(n - count), within: budget),
      within: budget)
  }
}

extension BigInt {
  /// Returns a product of numbers, in halves, so that long ones are multiplied by long ones.
  static func product(
    count: Int, within budget: Budget, of factor: (Int) -> BigInt
  ) throws(CalculationError) -> BigInt {
    try product(0..<count, within: budget, of: factor)
  }

  private static func product(
    _ range: Range<Int>, within budget: Budget, of factor: (Int) -> BigInt
  ) throws(CalculationError) -> BigInt {
    if range.count <= 8 {
      try budget.pay(8 * WorkPrice.product(factor(range.lowerBound), 1))
      return range.reduce(1) { $0 * factor($1) }
    }
    let middle = range.lowerBound + range.count / 2
    let left = try product(range.lowerBound..<middle, within: budget, of: factor)
    let right = try product(middle..<range.upperBound, within: budget, of: factor)
    try budget.pay(WorkPrice.product(left, right))
    return left * right
  }

  /// Returns the factorial, or nil if it would be longer than the budget allows.
  ///
  /// The odd part of n! is the product of the odd parts of n!/⌊n/2⌋!², each the product of a few odd
  /// numbers' powers (P. Luschny's "split recursive" algorithm), and the twos are one shift.
  static func factorial(_ n: Int, _ budget: Budget) throws(CalculationError) -> BigInt? {
    guard n >= 2 else { return 1 }
    // log₂ n! < n·log₂ n − n·log₂ e + log₂ n + 2 (Stirling), with log₂ e > 23/16.
    let width = Int64(Int.bitWidth - n.leadingZeroBitCount)
    guard n <= budget.expansionBits,
      Int64(n) * width - Int64(n) * 23 / 16 + width + 2 <= Int64(budget.expansionBits)
    else { return nil }
    var odd: BigInt = 1
    var result: BigInt = 1
    var low = 1
    for level in stride(from: Int.bitWidth - n.leadingZeroBitCount - 1, through: 0, by: -1) {
      let half = n >> level
      // The odd numbers above half of the last level, up to this one.
      let first = (low + 1) | 1
      let count = half >= first ? (half - first) / 2 + 1 : 0
      if count > 0 {
        odd *= try product(count: count, within: budget) { BigInt(first + 2 * $0) }
      }
      try budget.pay(WorkPrice.product(result, odd))
      result *= odd
      low = half
    }
    // The exponent of 2 in n! is n/2 + n/4 + … (Legendre).
    var rest = n
    var shift = 0
    while rest > 0 {
      rest >>= 1
      shift += rest
    }
    return result << shift
  }
}
