import BigNumbers

/// The operations on fractions that are paid for by size.
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

  /// What an operation on two fractions costs.
  ///
  /// A pair of words in a product counts as one, a greatest common divisor as four times as much
  /// (Knuth 4.5.1 tells how many an operation needs), and each word alone for its passes.
  private func cost(
    of operation: RationalOperation, _ x: Rational, _ y: Rational
  ) throws(CalculationError) -> Int64 {
    let left = Int64(x.storageBitWidth / 64 + 1)
    let right = Int64(y.storageBitWidth / 64 + 1)
    let fractions: Int64 = (x.isInteger ? 0 : 1) + (y.isInteger ? 0 : 1)
    if min(left, right) >= Self.longDivisor {
      // A quotient like 200000!/199999!: whether there is one costs less than a common divisor.
      let pairs =
        switch operation {
        case .addition: [(x.denominator, y.denominator)]
        case .multiplication: [(x.numerator, y.denominator), (x.denominator, y.numerator)]
        case .division: [(x.numerator, y.numerator), (x.denominator, y.denominator)]
        }
      var cost = BigInt.productCost(left, right)
      for (a, b) in pairs where a != 1 && b != 1 { cost += try costOfDivisor(a, b) }
      return cost
    }
    let divisors: Int64 =
      switch operation {
      // Of a denominator and its multiple, such as those of decimals, the divisor is found at once.
      case .addition:
        fractions < 2 ? 0 : Self.isOneAMultiple(x.denominator, y.denominator) ? 1 : 2
      case .multiplication: fractions
      case .division: fractions == 2 ? 2 : 1
      }
    let passes: Int64 = divisors > 0 && min(left, right) > 1 ? 32 : 4
    // Whole numbers are multiplied in less than the square of their length.
    let product = divisors == 0 ? BigInt.productCost(left, right) : left * right
    return product + 4 * divisors * left * right + passes * (left + right)
  }

  /// What the greatest common divisor of two long numbers costs: a quotient where one is a multiple
  /// of the other, else one and then the square of the shorter length.
  private func costOfDivisor(_ x: BigInt, _ y: BigInt) throws(CalculationError) -> Int64 {
    let words = (Int64(x.magnitudeBitWidth / 64 + 1), Int64(y.magnitudeBitWidth / 64 + 1))
    let quotient = BigInt.productCost(words.0, words.1)
    let shorter = min(words.0, words.1)
    guard shorter >= Self.longDivisor else { return quotient + 8 * shorter * shorter }
    try pay(quotient)
    return Self.isOneAMultiple(x, y) ? quotient : quotient + 8 * shorter * shorter
  }

  /// From so many words on it is worth asking whether one of two numbers is a multiple of the other.
  private static let longDivisor: Int64 = 1 << 12

  private static func isOneAMultiple(_ x: BigInt, _ y: BigInt) -> Bool {
    let (smaller, larger) = x.magnitude < y.magnitude ? (x, y) : (y, x)
    return !smaller.isZero && (larger % smaller).isZero
  }

  /// The most that one operation on two long fractions may cost; beyond it they are left as they are.
  private static let operationLimit: Int64 = 1 << 29

  /// Pays for an operation on two fractions, unless its result would be too long to be written out or
  /// take too long to find; then false.
  ///
  /// The limit is the same whatever work is left, so that one calculation writes a number in one way.
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
  /// Bounds of the bits of the result's numerator and denominator, before they are reduced.
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
  /// The sum, paid for; nil where it would be too long.
  static func sum(
    _ x: Rational, _ y: Rational, within budget: Budget
  ) throws(CalculationError) -> Rational? {
    try budget.affords(.addition, x, y) ? x + y : nil
  }

  /// The product, paid for; nil where it would be too long.
  static func product(
    _ x: Rational, _ y: Rational, within budget: Budget
  ) throws(CalculationError) -> Rational? {
    try budget.affords(.multiplication, x, y) ? x * y : nil
  }

  /// The quotient by a number other than zero, paid for; nil where it would be too long.
  static func quotient(
    _ x: Rational, _ y: Rational, within budget: Budget
  ) throws(CalculationError) -> Rational? {
    try budget.affords(.division, x, y) ? x * y.reciprocalOfNonzero : nil
  }
}

extension Factorization {
  /// Factors a positive integer within a budget.
  init(_ number: BigInt, within budget: Budget) throws(CalculationError) {
    try self.init(number) { (work) throws(CalculationError) in try budget.pay(work) }
  }
}
