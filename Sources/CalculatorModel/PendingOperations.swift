import ExactReals

/// The operations that wait for their right operand, at most one of each precedence.
///
/// While `2 + 3 × 4` is typed, `2 +` and `3 ×` wait. A new operation first completes all that bind
/// at least as tightly as itself, so two places are enough and no press allocates.
struct PendingOperations: Equatable, Sendable {
  private struct Operation: Equatable, Sendable {
    var left: Operand
    var operation: ArithmeticOperation

    func result(_ right: Real, within budget: Budget?) throws(CalculationError) -> Real {
      try CalculationLimit.keypad.result(operation, left.value, right, within: budget)
    }
  }

  private var sum: Operation?
  private var product: Operation?

  /// Whether nothing waits.
  var isEmpty: Bool { sum == nil && product == nil }

  /// The operation that takes the next operand.
  var last: ArithmeticOperation? { product?.operation ?? sum?.operation }

  /// The left side of a waiting `+` or `−` that takes the next operand: what a percentage is of.
  var runningTotal: Real? { product == nil ? sum?.left.value : nil }

  /// The value of everything, with `operand` as the last right side.
  func total(with operand: Real, within budget: Budget?) throws(CalculationError) -> Real {
    let right = try product?.result(operand, within: budget) ?? operand
    return try sum?.result(right, within: budget) ?? right
  }

  /// The value of what comes before `next`: what the display shows when `next` is pressed, and what
  /// becomes its left operand.
  func leftOperand(
    of next: ArithmeticOperation, with operand: Real, order: EvaluationOrder,
    within budget: Budget?
  ) throws(CalculationError) -> Real {
    if order == .leftToRight || next.precedence == .additive {
      return try total(with: operand, within: budget)
    }
    return try product?.result(operand, within: budget) ?? operand
  }

  /// Whether `next` would take a sum as its left operand, which is then written in brackets.
  func isBracketed(by next: ArithmeticOperation, order: EvaluationOrder) -> Bool {
    order == .leftToRight && sum != nil && next.precedence == .multiplicative
  }

  /// Lets an operation wait whose left operand includes all that `leftOperand` evaluated.
  mutating func push(_ operation: ArithmeticOperation, left: Operand, order: EvaluationOrder) {
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
