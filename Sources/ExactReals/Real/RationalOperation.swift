import BigNumbers

/// The operations on fractions that are paid for by size.
enum RationalOperation {
  case addition
  case multiplication
  case division
}

extension Budget {
  /// Pays for an operation on two fractions, before it is carried out.
  ///
  /// A pair of words in a product counts as one, a greatest common divisor as four times as much
  /// (Knuth 4.5.1 tells how many an operation needs), and each word alone for its passes.
  func pay(
    for operation: RationalOperation, _ x: Rational, _ y: Rational
  ) throws(CalculationError) {
    let left = Int64(x.storageBitWidth / 64 + 1)
    let right = Int64(y.storageBitWidth / 64 + 1)
    let fractions: Int64 = (x.isInteger ? 0 : 1) + (y.isInteger ? 0 : 1)
    var divisors: Int64 =
      switch operation {
      // Of a denominator and its multiple, such as those of decimals, the divisor is found at once.
      case .addition:
        fractions < 2 ? 0 : Self.isOneAMultiple(x.denominator, y.denominator) ? 1 : 2
      case .multiplication: fractions
      case .division: fractions == 2 ? 2 : 1
      }
    if min(left, right) >= Self.longDivisor, operation != .addition {
      // A quotient like 200000!/199999!: whether there is one costs less than a common divisor.
      try pay(divisors * BigInt.productCost(left, right))
      let pairs =
        operation == .division
        ? [(x.numerator, y.numerator), (x.denominator, y.denominator)]
        : [(x.numerator, y.denominator), (x.denominator, y.numerator)]
      divisors = Int64(pairs.count { $0 != 1 && $1 != 1 && !Self.isOneAMultiple($0, $1) })
    }
    let passes: Int64 = divisors > 0 && min(left, right) > 1 ? 32 : 4
    // Whole numbers are multiplied in less than the square of their length.
    let product = divisors == 0 ? BigInt.productCost(left, right) : left * right
    try pay(product + 4 * divisors * left * right + passes * (left + right))
  }

  /// From so many words on it is worth asking whether one of two numbers is a multiple of the other.
  private static let longDivisor: Int64 = 1 << 12

  private static func isOneAMultiple(_ x: BigInt, _ y: BigInt) -> Bool {
    let (smaller, larger) = x.magnitude < y.magnitude ? (x, y) : (y, x)
    return !smaller.isZero && (larger % smaller).isZero
  }
}

extension Rational {
  /// The sum, paid for.
  static func sum(
    _ x: Rational, _ y: Rational, within budget: Budget
  ) throws(CalculationError) -> Rational {
    try budget.prepare(for: .addition, x, y)
    return x + y
  }

  /// The product, paid for.
  static func product(
    _ x: Rational, _ y: Rational, within budget: Budget
  ) throws(CalculationError) -> Rational {
    try budget.prepare(for: .multiplication, x, y)
    return x * y
  }

  /// The quotient, paid for.
  static func quotient(
    _ x: Rational, _ y: Rational, within budget: Budget
  ) throws(CalculationError) -> Rational {
    guard !y.isZero else { throw .divisionByZero }
    try budget.prepare(for: .division, x, y)
    return x * y.reciprocalOfNonzero
  }
}

extension Budget {
  /// Pays for an operation on fractions that are longer than a word, and refuses those too long.
  ///
  /// The bound is met by the operands, so a result is at most three times as long.
  fileprivate func prepare(
    for operation: RationalOperation, _ x: Rational, _ y: Rational
  ) throws(CalculationError) {
    let bits = max(x.storageBitWidth, y.storageBitWidth)
    guard bits > 64 else { return }
    try pay(for: operation, x, y)
    guard bits <= expansionBits else { throw .tooManyDigits }
  }
}

extension Factorization {
  /// Factors a positive integer within a budget.
  init(_ number: BigInt, within budget: Budget) throws(CalculationError) {
    try self.init(number) { (work) throws(CalculationError) in try budget.pay(work) }
  }
}
