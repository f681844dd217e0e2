import BigNumbers

extension Real {
  /// Returns the largest integer that is not above the number.
  ///
  /// - Throws: ``CalculationError/undecided`` if it could not be decided whether the number is an integer.
  public static func floor(
    _ x: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real {
    if x.isSurelyInteger { return x }
    if let fraction = try x.fractionOfPowers(within: budget) {
      return try difference(x, Real(fraction), within: budget)
    }
    return Real(try x.integerPart(within: budget).floor)
  }

  /// Returns the smallest integer that is not below the number.
  ///
  /// - Throws: ``CalculationError/undecided`` if it could not be decided whether the number is an integer.
  public static func ceil(
    _ x: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real {
    -(try floor(-x, within: budget))
  }

  /// Returns the number without its digits after the point.
  ///
  /// - Throws: ``CalculationError/undecided`` if it could not be decided whether the number is an integer.
  public static func trunc(
    _ x: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real {
    try x.sign(within: budget) < 0 ? ceil(x, within: budget) : floor(x, within: budget)
  }

  /// Returns the nearest integer; halves are rounded away from zero, as at school.
  ///
  /// ```swift
  /// try Real.round(Real(5) / 2)   // 3
  /// ```
  ///
  /// - Throws: ``CalculationError/undecided`` if it could not be decided whether the number is halfway
  ///   between two integers.
  public static func round(
    _ x: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real {
    if x.isSurelyInteger { return x }
    guard try x.fractionOfPowers(within: budget) != nil else {
      return Real(try x.nearestInteger(within: budget))
    }
    let isNegative = try x.sign(within: budget) < 0
    let nearest = try floor(
      sum(isNegative ? -x : x, Real(Rational.half), within: budget), within: budget)
    return isNegative ? -nearest : nearest
  }

  /// Returns the absolute value.
  ///
  /// - Throws: ``CalculationError/undecided`` if it could not be decided whether the number is zero.
  public static func abs(
    _ x: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real {
    try x.sign(within: budget) < 0 ? -x : x
  }

  /// Returns −1, 0 or 1 if the number is negative, zero or positive.
  ///
  /// - Throws: ``CalculationError/undecided`` if it could not be decided whether the number is zero.
  public static func sign(
    _ x: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real {
    Real(try x.sign(within: budget))
  }

  /// Returns the smaller of two numbers.
  ///
  /// - Throws: ``CalculationError`` when the budget is used up.
  public static func min(
    _ x: Real, _ y: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real {
    try x.compare(to: y, within: budget) <= 0 ? x : y
  }

  /// Returns the larger of two numbers.
  ///
  /// - Throws: ``CalculationError`` when the budget is used up.
  public static func max(
    _ x: Real, _ y: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real {
    try x.compare(to: y, within: budget) >= 0 ? x : y
  }

  /// Returns the greatest common divisor of two integers: zero or positive.
  ///
  /// - Throws: ``CalculationError/notInteger``.
  public static func gcd(
    _ x: Real, _ y: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real {
    // For a number that is not written out, its remainder by the other one is enough.
    if x.rational == nil, let y = y.rational, y.isInteger, !y.isZero,
      try x.isWholeSumOfPowers(within: budget)
    {
      return try gcd(mod(x, Real(y), within: budget), Real(y), within: budget)
    }
    if y.rational == nil, let x = x.rational, x.isInteger, !x.isZero,
      try y.isWholeSumOfPowers(within: budget)
    {
      return try gcd(Real(x), mod(y, Real(x), within: budget), within: budget)
    }
    let integers = try (x.integer(within: budget), y.integer(within: budget))
    try budget.payForDivisor(integers.0, integers.1)
    return Real(integers.0.greatestCommonDivisor(with: integers.1))
  }

  /// Returns the least common multiple of two integers: zero or positive.
  ///
  /// - Throws: ``CalculationError/notInteger``.
  public static func lcm(
    _ x: Real, _ y: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real {
    let integers = try (x.integer(within: budget), y.integer(within: budget))
    try budget.payForDivisor(integers.0, integers.1)
    return Real(integers.0.leastCommonMultiple(with: integers.1))
  }

  /// Returns a Fibonacci number from the sequence 0, 1, 1, 2, 3, 5, 8 and so on.
  ///
  /// It uses doubling: F(2n) = F(n)·(2F(n + 1) − F(n)), F(2n + 1) = F(n)² + F(n + 1)² (E. W. Dijkstra, "In
  /// honour of Fibonacci", EWD 654, 1978).
  ///
  /// ```swift
  /// try Real.fibonacci(10)   // 55
  /// ```
  ///
  /// - Throws: ``CalculationError/notInteger``, ``CalculationError/outsideDomain`` for negative numbers,
  ///   ``CalculationError/argumentTooLarge`` if the number is too long to be written out.
  public static func fibonacci(
    _ n: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real {
    let index = try n.integer(within: budget)
    guard !index.isNegative else { throw .outsideDomain }
    // F(n) is below 2^n.
    guard let index = Int(exactly: index), index <= budget.expansionBits else {
      throw .argumentTooLarge
    }
    var (number, next): (BigInt, BigInt) = (0, 1)
    for place in stride(from: Int.bitWidth - index.leadingZeroBitCount - 1, through: 0, by: -1) {
      // Three products, and sums that are up to twice as long.
      try budget.pay(
        3 * WorkPrice.product(next, next) + 6 * WorkPrice.pass(WorkPrice.words(next)))
      let double = number * (next + next - number)
      let odd = number * number + next * next
      (number, next) = index >> place & 1 == 0 ? (double, odd) : (odd, double + odd)
    }
    return Real(number)
  }

  /// Returns the length of a right triangle's longest side: √(x² + y²).
  ///
  /// - Throws: ``CalculationError`` when the budget is used up.
  public static func hypot(
    _ x: Real, _ y: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real {
    let squares = try (product(x, x, within: budget), product(y, y, within: budget))
    return try sqrt(sum(squares.0, squares.1, within: budget), within: budget)
  }

  /// Returns the nearest integer; halves are rounded away from zero.
  func nearestInteger(within budget: Budget) throws(CalculationError) -> BigInt {
    if let value = rational { return value.rounded(.toNearestOrAwayFromZero) }
    let isNegative = try sign(within: budget) < 0
    let nearest = try Real.sum(isNegative ? -self : self, Real(Rational.half), within: budget)
      .integerPart(within: budget).floor
    return isNegative ? -nearest : nearest
  }

  /// Returns the number as an integer, for functions of integers.
  ///
  /// - Throws: ``CalculationError/notInteger`` if it isn't one, ``CalculationError/argumentTooLarge`` if it
  ///   is too long to be written out.
  package func integer(within budget: Budget) throws(CalculationError) -> BigInt {
    do throws(CalculationError) {
      let part = try integerPart(within: budget)
      guard part.isWhole else { throw .notInteger }
      return part.floor
    } catch {
      throw error.ofArgument
    }
  }

  /// Returns the largest integer that is not above the number, and whether it equals the number.
  func integerPart(
    within budget: Budget
  ) throws(CalculationError) -> (floor: BigInt, isWhole: Bool) {
    let form: Form
    switch storage {
    case .rational(let value): return (value.floor, value.isInteger)
    case .form(let value): form = value
    }
    let evaluation = Evaluation(within: budget)
    let rough = try evaluation.enclosure(of: form, bits: 32)
    let integerBits = Swift.max(0, rough.magnitudeExponents?.upper ?? 0)
    guard integerBits <= Int64(budget.expansionBits) else { throw .tooManyDigits }
    let value = try evaluation.enclosure(of: form, bits: Int(integerBits) + 64)
    if let floor = value.floorIfCertain { return (floor, false) }
    guard let candidate = value.uniqueInteger else { throw .undecided }
    switch try compare(to: Real(candidate), within: budget) {
    case 0: return (candidate, true)
    case 1: return (candidate, false)
    default: return (candidate - 1, false)
    }
  }
}

extension CalculationError {
  /// The error for a number that is too long as the argument of a function, not as a result.
  var ofArgument: Self { self == .tooManyDigits ? .argumentTooLarge : self }
}

extension Budget {
  fileprivate func payForDivisor(_ x: BigInt, _ y: BigInt) throws(CalculationError) {
    try pay(WorkPrice.divisor(x, y))
  }
}
