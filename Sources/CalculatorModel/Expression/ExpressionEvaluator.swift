import BigNumbers
import ExactReals

/// Evaluates the steps of an expression, with those of the functions that it calls, in one loop.
struct ExpressionEvaluator {
  private let unit: AngleUnit
  private let budget: Budget
  private let references: [CalculationID: Real]
  private var values: [Real] = []

  /// The callers that wait for the function being evaluated.
  private var callers: [Caller] = []

  private struct Caller {
    var expression: MathExpression
    var position: Int
    var firstArgument: Int

    /// The place of the step before.
    var place: Range<Int> { expression.steps[position - 1].range }
  }

  /// Creates an evaluator.
  ///
  /// - Parameters:
  ///   - unit: What angles are measured in.
  ///   - references: The values of the kept calculations that are referred to.
  ///   - budget: What the calculation may cost.
  init(unit: AngleUnit, references: [CalculationID: Real], budget: Budget) {
    self.unit = unit
    self.references = references
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
        let step = current.expression.steps[current.position].kind
        current.position += 1
        switch step {
        case .number(let number):
          // The digits of one that is long were worth as much as a calculation.
          if number.storageBitWidth > 1 << 14 {
            do throws(CalculationError) {
              try budget.payForDigits(of: number.numerator)
            } catch {
              throw ExpressionError(.calculation(error), at: callPlace ?? current.place)
            }
          }
          values.append(Real(number))
        case .call(let index):
          if callers.isEmpty { callPlace = current.place }
          callers.append(current)
          let function = current.expression.functions[index]
          current = Caller(
            expression: function.body, position: 0,
            firstArgument: values.count - function.parameters.count)
        case .reference(let calculation):
          guard let value = references[calculation] else {
            throw ExpressionError(.missingCalculation, at: callPlace ?? current.place)
          }
          values.append(value)
        case .variable(let index): values.append(current.expression.variables[index].value)
        case .parameter(let index): values.append(values[current.firstArgument + index])
        case .group: break
        default:
          do throws(CalculationError) {
            values.append(try result(of: step))
          } catch {
            throw ExpressionError(.calculation(error), at: callPlace ?? current.place)
          }
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

  /// Takes the last value; steps in postfix order never take more than there are.
  private mutating func takeValue() -> Real { values.removeLast() }

  /// What a step makes of the last values, which it takes.
  private mutating func result(of step: Step.Kind) throws(CalculationError) -> Real {
    try budget.payForStep()
    switch step {
    case .value(let operand, _): return operand.value
    case .constant(let constant): return try constant.value(within: budget)
    case .negation: return -takeValue()
    case .percentage: return try percent(of: takeValue())
    case .superscript(let exponent):
      return try Real.pow(takeValue(), Real(Int(exponent)), within: budget)
    case .operation(let operation):
      let right = takeValue()
      return try operation.result(takeValue(), right, within: budget)
    case .percentageOperation(let operation):
      let right = try percent(of: takeValue())
      let left = takeValue()
      let share = try ArithmeticOperation.multiplication.result(left, right, within: budget)
      return try operation.result(left, share, within: budget)
    case .angle(let angleUnit):
      return try angleUnit.convert(takeValue(), to: unit, within: budget)
    case .measure(let angleUnit):
      return try unit.convert(takeValue(), to: angleUnit, within: budget)
    case .function(let function, let count):
      let result = try function.value(of: values.suffix(count), in: unit, within: budget)
      values.removeLast(count)
      return result
    // The loop's own, and what only an expression has that is still being entered.
    case .number, .call, .reference, .variable, .parameter, .group, .forgotten, .unfinished:
      preconditionFailure("this step gives no value by itself")
    }
  }

  /// One hundredth of a number.
  private func percent(of number: Real) throws(CalculationError) -> Real {
    try ArithmeticOperation.division.result(number, Real(100), within: budget)
  }
}
