import BigNumbers
import ExactReals

/// Evaluates the steps of an expression, with those of the functions that it calls, in one loop.
struct ExpressionEvaluator {
  private let unit: AngleUnit
  private let budget: Budget
  private var values: [Real] = []

  /// The callers that wait for the function being evaluated.
  private var callers: [Caller] = []

  private struct Caller {
    var expression: MathExpression
    var position: Int
    var firstArgument: Int
  }

  /// Creates an evaluator.
  init(unit: AngleUnit, budget: Budget) {
    self.unit = unit
    self.budget = budget
    values.reserveCapacity(4)
  }

  /// The value of an expression.
  ///
  /// - Throws: ``ExpressionError`` at the step that has no value; at the outermost call where that
  ///   is in a function, whose text is not at hand.
  mutating func value(of expression: MathExpression) throws(ExpressionError) -> Real {
    var current = Caller(expression: expression, position: 0, firstArgument: 0)
    var callPlace: Range<Int>?
    while true {
      while current.position < current.expression.steps.count {
        let step = current.expression.steps[current.position]
        current.position += 1
        if case .call(let index) = step.kind {
          if callers.isEmpty { callPlace = step.range }
          callers.append(current)
          let function = current.expression.functions[index]
          current = Caller(
            expression: function.body, position: 0,
            firstArgument: values.count - function.parameters.count)
          continue
        }
        do throws(CalculationError) {
          try apply(step.kind, of: current)
        } catch {
          throw ExpressionError(.calculation(error), at: callPlace ?? step.range)
        }
      }
      // Each body leaves exactly one value: each step takes its operands and gives one.
      let value = takeValue()
      guard let caller = callers.popLast() else { return value }
      values.removeLast(values.count - current.firstArgument)
      values.append(value)
      current = caller
      if callers.isEmpty { callPlace = nil }
    }
  }

  private mutating func takeValue() -> Real {
    values.popLast() ?? Real(0)
  }

  /// Replaces the last values by what the step makes of them.
  private mutating func apply(_ step: Step.Kind, of caller: Caller) throws(CalculationError) {
    let result: Real
    switch step {
    case .number(let number):
      result = Real(number)
    case .constant(let constant):
      result = try constant.value(within: budget)
    case .variable(let index):
      result = caller.expression.variables[index].value
    case .parameter(let index):
      result = values[caller.firstArgument + index]
    case .negation:
      result = -takeValue()
    case .percentage:
      result = try percent(of: takeValue())
    case .operation(let operation):
      let right = takeValue()
      result = try operation.result(takeValue(), right, within: budget)
    case .percentageOperation(let operation):
      let right = try percent(of: takeValue())
      let left = takeValue()
      let share = try ArithmeticOperation.multiplication.result(left, right, within: budget)
      result = try operation.result(left, share, within: budget)
    case .angle(let angleUnit):
      result = try angleUnit.convert(takeValue(), to: unit, within: budget)
    case .function(let function, let count):
      result = try function.value(of: values.suffix(count), in: unit, within: budget)
      values.removeLast(count)
    case .call:
      return  // the loop's own
    }
    values.append(result)
  }

  /// One hundredth of a number.
  private func percent(of number: Real) throws(CalculationError) -> Real {
    try ArithmeticOperation.division.result(number, Real(100), within: budget)
  }
}
