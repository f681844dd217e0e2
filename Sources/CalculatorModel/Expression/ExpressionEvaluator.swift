import ExactReals

/// Evaluates the steps of an expression, and those of the functions it calls, in one loop.
struct ExpressionEvaluator<Arithmetic: StepArithmetic> {
  private(set) var arithmetic: Arithmetic
  private var values: [Arithmetic.Value] = []

  /// The callers that wait for the current function.
  private var callers: [EvaluationFrame] = []

  /// Creates an evaluator of steps on the values of an arithmetic.
  init(_ arithmetic: Arithmetic) {
    self.arithmetic = arithmetic
    values.reserveCapacity(4)
  }

  /// The value of an expression, or of a function's body with its arguments.
  ///
  /// - Throws: ``ExpressionError`` at the step that has no value; if that is in a function, whose text is not at
  ///   hand, at the outermost call.
  mutating func value(
    of expression: MathExpression, _ arguments: [Arithmetic.Value] = []
  ) throws(ExpressionError) -> Arithmetic.Value {
    let budget = arithmetic.budget
    for argument in arguments { values.append(argument) }
    var current = EvaluationFrame(expression: expression, firstArgument: 0)
    var callPlace: Range<Int>?
    while true {
      while current.position < current.expression.steps.count {
        let step = current.expression.steps[current.position].kind
        current.position += 1
        do throws(CalculationError) {
          try budget.pay(arithmetic.price(of: step))
        } catch {
          throw ExpressionError(.calculation(error), at: callPlace ?? current.place)
        }
        do throws(ExpressionError) {
          switch step {
          case .call(let index):
            if callers.isEmpty { callPlace = current.place }
            let function = current.expression.functions[index]
            let count = function.parameters.count
            try arithmetic.check(arguments: values.suffix(count))
            callers.append(current)
            current = EvaluationFrame(
              expression: function.body, firstArgument: values.count - count)
          case .parameter(let index): values.append(values[current.firstArgument + index])
          case .group: break
          default: values.append(try arithmetic.value(of: step, in: current, &values))
          }
        } catch {
          throw ExpressionError(error.cause, at: callPlace ?? current.place)
        }
      }
      // Each body leaves exactly one value, because each step takes its operands and returns one.
      let value = values.removeLast()
      guard let caller = callers.popLast() else {
        values.removeAll(keepingCapacity: true)
        return value
      }
      values.removeLast(values.count - current.firstArgument)
      values.append(value)
      current = caller
      if callers.isEmpty { callPlace = nil }
    }
  }
}
