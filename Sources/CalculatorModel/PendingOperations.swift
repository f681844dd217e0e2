import BigNumbers
import ExactReals

/// The operations that wait for their right operand, at most one of each precedence.
///
/// While `2 + 3 × 4` is typed, `2 +` and `3 ×` wait. A new operation first completes all that bind
/// at least as tightly as itself, so two places are enough and no press allocates.
struct PendingOperations: Hashable, Sendable {
  private struct Operation: Hashable, Sendable {
    var left: Rational
    var operation: ArithmeticOperation

    func result(_ right: Rational) throws(CalculationError) -> Rational {
      try CalculationLimit.keypad.checked(operation.result(left, right))
    }
  }

  private var sum: Operation?
  private var product: Operation?

  /// Whether nothing waits.
  var isEmpty: Bool { sum == nil && product == nil }

  /// The operation that takes the next operand.
  var last: ArithmeticOperation? { product?.operation ?? sum?.operation }

  /// The left side of a waiting `+` or `−` that takes the next operand: what a percentage is of.
  var runningTotal: Rational? { product == nil ? sum?.left : nil }

  /// The value of everything, with `operand` as the last right side.
  func total(with operand: Rational) throws(CalculationError) -> Rational {
    let right = try product?.result(operand) ?? operand
    return try sum?.result(right) ?? right
  }

  /// The value of what comes before `next`: what the display shows when `next` is pressed, and what
  /// becomes its left operand.
  func leftOperand(
    of next: ArithmeticOperation, with operand: Rational, order: EvaluationOrder
  ) throws(CalculationError) -> Rational {
    if order == .leftToRight || next.precedence == .additive { return try total(with: operand) }
    return try product?.result(operand) ?? operand
  }

  /// Pays for the value of everything, with `operand` as the last right side.
  func pay(
    forCompletingWith operand: Rational, from budget: inout CalculationBudget
  ) throws(CalculationError) {
    var right = OperandSize(operand)
    if let product {
      let left = OperandSize(product.left)
      try budget.pay(for: product.operation, left, right)
      right = OperandSize(
        words: left.words + right.words,
        isFraction: left.isFraction || right.isFraction || product.operation == .division)
    }
    if let sum { try budget.pay(for: sum.operation, OperandSize(sum.left), right) }
  }

  /// Whether `next` would take a sum as its left operand, which is then written in brackets.
  func isBracketed(by next: ArithmeticOperation, order: EvaluationOrder) -> Bool {
    order == .leftToRight && sum != nil && next.precedence == .multiplicative
  }

  /// Lets an operation wait whose left operand includes all that `leftOperand` evaluated.
  mutating func push(_ operation: ArithmeticOperation, left: Rational, order: EvaluationOrder) {
    let pushed = Operation(left: left, operation: operation)
    switch (order, operation.precedence) {
    case (_, .additive):
      sum = pushed
      product = nil
    case (.precedence, .multiplicative):
      product = pushed
    case (.leftToRight, .multiplicative):
      sum = nil
      product = pushed
    }
  }
}
