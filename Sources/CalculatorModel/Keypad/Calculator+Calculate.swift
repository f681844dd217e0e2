import ExactReals

extension Calculator {
  /// Calculates a typed expression in place of everything entered, and shows its value as the result of `=`.
  ///
  /// Pressing `=` again repeats the last operation as if its keys had been pressed.
  ///
  /// ```swift
  /// var calculator = Calculator()
  /// calculator.calculate(try MathExpression("2 sin(30)"))
  /// calculator.displayText      // "1"
  /// calculator.expressionText   // "2 × sin(30°)"
  /// ```
  ///
  /// Angles without a unit are in ``angleUnit``. An expression without a value sets ``error``. A sum over
  /// whole numbers, such as `sum(k, k, 1, 3)`, stands on the line as a plain number.
  public mutating func calculate(_ expression: MathExpression) {
    let expression = expression.measuringAngles(in: angleUnit)
    guard !words.isOn, !stack.isOn, expression.standsByItsSteps else {
      return takeValue(of: expression)
    }
    pending.removeAll()
    line.removeAll()
    line.append(operand: expression.steps.map { $0.kind })
    resultCalculation = nil
    let budget = Budget.press
    do throws(CalculationError) {
      operand = try value(of: expression, within: budget)
      repetition = try expression.lastOperation.map { (last) throws(CalculationError) in
        Repetition(
          operation: last.operation, operand: try value(of: last.operand, within: budget))
      }
      phase = .result
    } catch {
      fail(error)
    }
  }

  /// Takes the value of an expression if numbers are words or on a stack, or if its steps alone don't make
  /// up the expression.
  private mutating func takeValue(of expression: MathExpression) {
    do throws(CalculationError) {
      let value = try value(of: expression, within: .press)
      if !stack.isOn { allClear() }
      try setNumber(value.value, expression: expression)
    } catch {
      fail(error)
    }
  }

  private func value(
    of expression: MathExpression, within budget: Budget
  ) throws(CalculationError) -> Operand {
    let value: Real
    do throws(ExpressionError) {
      value = try expression.value(in: angleUnit, within: budget)
    } catch {
      // The expression was read, and refers to nothing: only its value can be missing.
      throw error.calculationError ?? .undecided
    }
    return try CalculationLimit.keypad.checked(value, within: budget)
  }
}

extension MathExpression {
  /// The operation that comes last, as on the keypad, with its right operand; nil if there is none.
  fileprivate var lastOperation: (operation: ArithmeticOperation, operand: MathExpression)? {
    var end = steps.count - 1
    var last: (operation: ArithmeticOperation, operand: MathExpression)?
    while end >= 0 {
      switch steps[end].kind {
      case .group: break
      case .operation(let operation):
        last = (operation, part(endingAt: end - 1))
      case .function(.power, 2):
        last = (.power, part(endingAt: end - 1))
      case .percentageOperation(let operation):
        // `=` adds the percentage again, not its amount.
        var share = self
        share.steps = Array(steps[startOfPart(endingAt: end)..<end])
        share.steps += [Step(.percentage), Step(.operation(.multiplication))]
        return (operation, share)
      default: return last
      }
      end -= 1
    }
    return last
  }

  private func part(endingAt end: Int) -> MathExpression {
    var part = self
    part.steps = Array(steps[startOfPart(endingAt: end)...end])
    return part
  }

  private func startOfPart(endingAt end: Int) -> Int {
    var missing = 1
    var start = end + 1
    while missing > 0, start > 0 {
      start -= 1
      missing += steps[start].kind.operandCount(calling: functions) - 1
    }
    return start
  }
}
