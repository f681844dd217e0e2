import BigNumbers
import ExactReals

/// The result of joining some terms of a sum or a product, while others are still to be joined to it.
enum JoinedTerms {
  case number(Real)
  /// A short fraction that is reduced later.
  indirect case fraction(UnreducedFraction)

  /// The number of bits up to which fractions are reduced at each step: that is fast, and they stay words.
  private static let wordLimit = 32

  /// The most bits of a fraction that is reduced later.
  ///
  /// 128 terms of 1/k have 1,900, a third of them in common; a sum takes as long with 256 terms, and longer with 512.
  private static let limit = 2_048

  /// Joins two parts by an operation.
  ///
  /// - Throws: `CalculationError` as the operation does.
  static func joined(
    _ left: JoinedTerms, _ right: JoinedTerms, by operation: ArithmeticOperation,
    within budget: Budget
  ) throws(CalculationError) -> JoinedTerms {
    if case .number(let x) = left, case .number(let y) = right {
      if operation == .addition, let a = x.rational, let b = y.rational,
        let sum = Rational.sumInWords(a, b)
      {
        return .number(Real(sum))
      }
      if !isLeftUnreduced(x, y) { return .number(try operation.result(x, y, within: budget)) }
    }
    guard let x = left.unreduced, let y = right.unreduced, x.bitWidth + y.bitWidth <= limit else {
      let (x, y) = (try left.value(within: budget), try right.value(within: budget))
      return .number(try operation.result(x, y, within: budget))
    }
    let words = (WorkPrice.words(bits: x.bitWidth), WorkPrice.words(bits: y.bitWidth))
    try budget.pay(3 * WorkPrice.product(words.0, words.1))
    return .fraction(operation == .addition ? x + y : x * y)
  }

  /// Whether joining two reduced numbers leaves an unreduced fraction: with equal denominators, as whole numbers
  /// have, it would only get a longer one.
  private static func isLeftUnreduced(_ x: Real, _ y: Real) -> Bool {
    guard let x = x.rational, let y = y.rational else { return false }
    let (first, second) = (x.storageBitWidth, y.storageBitWidth)
    return max(first, second) > wordLimit && first + second <= limit
      && x.denominator != y.denominator
  }

  /// The fraction; nil for any other number.
  private var unreduced: UnreducedFraction? {
    switch self {
    case .fraction(let fraction): fraction
    case .number(let number): number.rational.map { UnreducedFraction($0) }
    }
  }

  /// The number.
  ///
  /// - Throws: `CalculationError.tooMuchWork` or `CalculationError.stopped`, if a fraction still has to be reduced.
  func value(within budget: Budget) throws(CalculationError) -> Real {
    switch self {
    case .number(let number): return number
    case .fraction(let fraction):
      try budget.pay(WorkPrice.divisor(fraction.numerator, fraction.denominator))
      return Real(fraction.reduced)
    }
  }
}
