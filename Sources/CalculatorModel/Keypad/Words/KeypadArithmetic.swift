import BigNumbers
import ExactReals

/// The arithmetic of a keypad: exact, or in words.
struct KeypadArithmetic {
  /// The settings of words; nil if numbers are exact.
  private let words: WordMode?

  /// The remark on a result that its word doesn't show.
  private(set) var remark: WordRemark?

  /// Creates the arithmetic of a keypad.
  init(_ words: WordMode) { self.words = words.isOn ? words : nil }

  /// Returns the result of an operation, if it is within the keypad's limit.
  ///
  /// - Throws: `CalculationError`.
  mutating func result(
    _ operation: ArithmeticOperation, _ left: Operand, _ right: Operand, within budget: Budget?
  ) throws(CalculationError) -> Operand {
    guard let words else {
      return try CalculationLimit.keypad.result(
        operation, left.value, right.value, within: budget)
    }
    let (left, right) = (words.word(left), words.word(right))
    // The operations of the other keypads have no key here.
    guard let outcome = try operation.result(left, right) else { throw .outsideDomain }
    if outcome.wraps {
      remark = .wraps(exact: Real(Rational(outcome.exact)))
    } else if operation == .division, remark == nil {
      let rest = left.value - outcome.exact * right.value
      if !rest.isZero { remark = .remainder(rest) }
    }
    return Operand(outcome.word)
  }
}
