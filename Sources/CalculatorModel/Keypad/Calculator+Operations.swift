import ExactReals

extension Calculator {
  /// Chooses the operation for the number shown; pressed again, it replaces the one before.
  public mutating func setOperation(_ operation: ArithmeticOperation) {
    press(.operation(operation))
  }

  mutating func setOperation(_ operation: ArithmeticOperation, within budget: Budget?) {
    switch phase {
    case .failed, .answered: return
    // The operand still belongs to the operation that is replaced.
    case .operation: break
    default: takeShownNumber()
    }
    do throws(CalculationError) {
      let left = try leftOperand(of: operation, within: budget)
      phase = .operation(operation, left: left)
    } catch {
      fail(error)
    }
  }

  /// Completes the calculation, with all parentheses closed; pressed again, repeats the last operation with
  /// its operand.
  public mutating func evaluate() {
    press(.equals)
  }

  mutating func evaluate(within budget: Budget?) {
    guard canEvaluate else { return }
    do throws(CalculationError) {
      if pending.isEmpty, !isOperation, let repetition {
        takeShownNumber()
        line.append(.number(repetition.operand, of: nil))
        line.complete(repetition.operation)
        operand = try result(
          repetition.operation, operand, repetition.operand, within: budget)
      } else {
        takeShownNumber()
        try completeCalculation(within: budget)
      }
      phase = .result
      resultCalculation = nil
    } catch {
      fail(error)
    }
  }

  /// Whether `=` would do anything.
  public var canEvaluate: Bool {
    error == nil && (repetition != nil || !(showAllClear && pending.isEmpty || showsResult))
  }

  var isOperation: Bool {
    if case .operation = phase { true } else { false }
  }

  mutating func completeCalculation(within budget: Budget?) throws(CalculationError) {
    var last: Repetition?
    while true {
      if last == nil, let operation = pending.level.last?.operation {
        last = Repetition(operation: operation, operand: operand)
      }
      guard pending.depth > 0 else { break }
      try closeInnermost(within: budget)
    }
    operand = try leftOperand(of: nil, within: budget)
    completeOperations(before: nil)
    repetition = last ?? repetition
  }

  /// Returns the left operand of the next operation, or the final value if there is none.
  mutating func leftOperand(
    of next: ArithmeticOperation?, within budget: Budget?
  ) throws(CalculationError) -> Operand {
    var arithmetic = KeypadArithmetic(words)
    let left = try pending.leftOperand(
      of: next, with: operand, order: order, by: &arithmetic, within: budget)
    if let remark = arithmetic.remark { words.remark = remark }
    return left
  }

  /// Returns the result of one operation.
  mutating func result(
    _ operation: ArithmeticOperation, _ left: Operand, _ right: Operand, within budget: Budget?
  ) throws(CalculationError) -> Operand {
    var arithmetic = KeypadArithmetic(words)
    let result = try arithmetic.result(operation, left, right, within: budget)
    if let remark = arithmetic.remark { words.remark = remark }
    return result
  }

  /// Enters the error state; only the line that led here is kept.
  mutating func fail(_ error: CalculationError) {
    while true {
      completeOperations(before: nil)
      guard pending.close() else { break }
    }
    phase = .failed(error)
    repetition = nil
    resultCalculation = nil
  }
}
