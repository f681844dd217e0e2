import BigNumbers
import ExactReals

extension ArithmeticOperation {
  /// Returns the result of an operation on the bits of whole numbers of any size.
  ///
  /// - Throws: `CalculationError.notInteger` for other numbers, `CalculationError.negativeShiftCount`, and
  ///   `CalculationError.outsideDomain` for `>>>`, which only words have.
  func bitwiseResult(
    _ left: Real, _ right: Real, within budget: Budget
  ) throws(CalculationError) -> Real {
    let x = try left.integer(within: budget)
    let y = try right.integer(within: budget)
    let result: BigInt
    switch self {
    case .and: result = x & y
    case .or: result = x | y
    case .xor: result = x ^ y
    case .nand: result = ~(x & y)
    case .nor: result = ~(x | y)
    case .shiftLeft: result = try Self.shift(x, left: y, within: budget)
    case .shiftRight:
      guard !y.isNegative else { throw .negativeShiftCount }
      // Shifting by more than the number's length leaves only the sign.
      result = x >> (Int(exactly: y).map { min($0, x.bitWidth) } ?? x.bitWidth)
    default: throw .outsideDomain
    }
    return Real(Rational(result))
  }

  private static func shift(
    _ x: BigInt, left count: BigInt, within budget: Budget
  ) throws(CalculationError) -> BigInt {
    guard !count.isNegative else { throw .negativeShiftCount }
    guard !x.isZero else { return 0 }
    guard let count = Int(exactly: count), count <= CalculationLimit.expression.bits,
      x.bitWidth + count <= CalculationLimit.expression.bits
    else { throw .tooManyDigits }
    return x << count
  }
}
