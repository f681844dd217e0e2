import BigNumbers
import ExactReals

/// What some terms of a sum or a product come to, as long as others are still to be joined to it.
enum JoinedTerms {
  case number(Real)
  /// A short fraction that is reduced later.
  case fraction(UnreducedFraction)

  /// Up to so many bits fractions are reduced at each step: words take hardly any time, and may stay words.
  private static let wordLimit = 32

  /// The most bits of a fraction that is reduced later. 128 terms of 1/k have 2,000, hardly a third of them
  /// in common; of longer ones the products take more time than is saved.
  private static let limit = 2_048

  /// What two parts come to, joined by an operation.
  ///
  /// - Throws: `CalculationError` as the operation does.
  static func joined(
    _ left: JoinedTerms, _ right: JoinedTerms, by operation: ArithmeticOperation,
    within budget: Budget
  ) throws(CalculationError) -> JoinedTerms {
    guard let x = left.bitWidth, let y = right.bitWidth, max(x, y) > wordLimit, x + y <= limit,
      !(left.isInteger && right.isInteger)
    else {
      let (x, y) = (try left.value(within: budget), try right.value(within: budget))
      return .number(try operation.result(x, y, within: budget))
    }
    try budget.pay(3 * WorkPrice.product(WorkPrice.words(bits: x), WorkPrice.words(bits: y)))
    guard let x = left.unreduced, let y = right.unreduced else {
      preconditionFailure("only fractions have a width")
    }
    return .fraction(operation == .addition ? x + y : x * y)
  }

  /// The bits of the longer part of a fraction; nil of another number.
  private var bitWidth: Int? {
    switch self {
    case .number(let number): number.rational?.storageBitWidth
    case .fraction(let fraction): fraction.bitWidth
    }
  }

  /// Whether it is written as a whole number: these have nothing to be reduced.
  private var isInteger: Bool {
    switch self {
    case .number(let number): number.rational?.isInteger ?? false
    case .fraction: false
    }
  }

  private var unreduced: UnreducedFraction? {
    switch self {
    case .number(let number): number.rational.map { UnreducedFraction($0) }
    case .fraction(let fraction): fraction
    }
  }

  /// The number.
  ///
  /// - Throws: `CalculationError.tooMuchWork` or `CalculationError.stopped`, where a fraction is still to be
  ///   reduced.
  func value(within budget: Budget) throws(CalculationError) -> Real {
    switch self {
    case .number(let number): return number
    case .fraction(let fraction):
      try budget.pay(WorkPrice.divisor(fraction.numerator, fraction.denominator))
      return Real(fraction.reduced)
    }
  }
}
