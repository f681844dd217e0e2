import BigNumbers

/// The operations on fractions whose price depends on size.
enum RationalOperation {
  case addition
  case multiplication
  case division
}

extension Budget {
  /// Pays for an operation on two fractions, before it is carried out.
  func pay(
    for operation: RationalOperation, _ x: Rational, _ y: Rational
  ) throws(CalculationError) {
    try pay(cost(of: operation, x, y))
  }

  /// Returns the cost of an operation on two fractions: its products and greatest common divisors (Knuth
  /// 4.5.1).
  private func cost(
    of operation: RationalOperation, _ x: Rational, _ y: Rational
  ) throws(CalculationError) -> Int64 {
    let (a, b, c, d) = (x.numerator, x.denominator, y.numerator, y.denominator)
    switch operation {
    case .addition:
      if b == 1, d == 1 { return WorkPrice.pass(max(WorkPrice.words(a), WorkPrice.words(c))) }
      let products = WorkPrice.product(a, d) + WorkPrice.product(c, b) + WorkPrice.product(b, d)
      if b == 1 || d == 1 { return products }
      // The common divisor of the sum and the divisor of the denominators is computed as well.
      return try products + costOfDivisor(b, d)
        + WorkPrice.divisor(WorkPrice.words(b), WorkPrice.words(d))
    case .multiplication: return try costOfProduct((a, b), (c, d))
    case .division: return try costOfProduct((a, b), (d, c))
    }
  }

  private func costOfProduct(
    _ x: (above: BigInt, below: BigInt), _ y: (above: BigInt, below: BigInt)
  ) throws(CalculationError) -> Int64 {
    try WorkPrice.product(x.above, y.above) + WorkPrice.product(x.below, y.below)
      + costOfDivisor(x.above, y.below) + costOfDivisor(y.above, x.below)
  }

  /// Returns the cost of the greatest common divisor of two numbers, and of dividing by it.
  ///
  /// For long numbers it is checked first whether one is a multiple of the other, as in 200000!/199999!,
  /// which costs a quotient.
  private func costOfDivisor(_ x: BigInt, _ y: BigInt) throws(CalculationError) -> Int64 {
    let divisor = WorkPrice.divisor(x, y)
    guard min(WorkPrice.words(x), WorkPrice.words(y)) >= Self.longDivisor, divisor > 0
    else { return divisor }
    let (short, long) = x.magnitude < y.magnitude ? (x, y) : (y, x)
    let quotient = WorkPrice.quotient(long, by: short)
    try pay(quotient)
    return (long % short).isZero ? 2 * quotient : divisor
  }

  /// From this many words on, it is worth checking whether one of two numbers is a multiple of the other.
  private static let longDivisor: Int64 = 1 << 9

  /// The most that one operation on two long fractions may cost; otherwise they are left as they are.
  private static let operationLimit: Int64 = 1 << 29

  /// Pays for an operation on two fractions; false if its result would be too long to be written out or
  /// take too long to find.
  ///
  /// The limit doesn't depend on the work left, so that a number has the same form throughout a calculation.
  func affords(
    _ operation: RationalOperation, _ x: Rational, _ y: Rational
  ) throws(CalculationError) -> Bool {
    guard max(x.storageBitWidth, y.storageBitWidth) > 64 else { return true }
    let (above, below) = operation.bits(x, y)
    guard max(above, below) <= expansionBits + 64 else { return false }
    let cost = try cost(of: operation, x, y)
    guard cost <= Self.operationLimit else { return false }
    try pay(cost)
    return true
  }
}

extension RationalOperation {
  /// Returns bounds on the bits of the result's numerator and denominator, before they are reduced.
  fileprivate func bits(_ x: Rational, _ y: Rational) -> (above: Int, below: Int) {
    let (a, b) = (x.numerator.magnitudeBitWidth, x.denominator.magnitudeBitWidth)
    let (c, d) = (y.numerator.magnitudeBitWidth, y.denominator.magnitudeBitWidth)
    return switch self {
    case .addition where x.isInteger || y.isInteger: (max(a + d, c + b), max(b, d))
    case .addition: (max(a + d, c + b) + 1, b + d)
    case .multiplication: (a + c, b + d)
    case .division: (a + d, b + c)
    }
  }
}

extension Rational {
  /// Returns the sum, paid for; nil if it would be too long.
  static func sum(
    _ x: Rational, _ y: Rational, within budget: Budget
  ) throws(CalculationError) -> Rational? {
    try budget.affords(.addition, x, y) ? x + y : nil
  }

  /// Returns the product, paid for; nil if it would be too long.
  static func product(
    _ x: Rational, _ y: Rational, within budget: Budget
  ) throws(CalculationError) -> Rational? {
    try budget.affords(.multiplication, x, y) ? x * y : nil
  }

  /// Returns the quotient by a number other than zero, paid for; nil if it would be too long.
  static func quotient(
    _ x: Rational, _ y: Rational, within budget: Budget
  ) throws(CalculationError) -> Rational? {
    try budget.affords(.division, x, y) ? x * y.reciprocalOfNonzero : nil
  }
}

extension Factorization {
  /// Factors a positive integer within a budget, which caches the factorizations of long ones.
  init(_ number: BigInt, within budget: Budget) throws(CalculationError) {
    if let known = budget.factorizations.factorization(of: number) {
      self = known
      return
    }
    try self.init(number) { (work) throws(CalculationError) in try budget.pay(work) }
    budget.factorizations.remember(self, of: number)
  }
}
