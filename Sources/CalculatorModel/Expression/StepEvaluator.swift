import ExactReals

/// Evaluates the steps of an expression, with those of the functions that it calls, in one loop.
///
/// The loop is the same for numbers and for quantities; what a step makes of its operands is the evaluator's own.
protocol StepEvaluator {
  associatedtype Value

  /// What the calculation may cost.
  var budget: Budget { get }

  /// The values of the kept calculations that are referred to.
  var references: [CalculationID: Value] { get }

  /// The values that no step has taken yet.
  var values: [Value] { get set }

  /// The callers that wait for the function being evaluated.
  var callers: [StepCaller] { get set }

  /// The price of a step besides what it makes of its operands.
  func price(of step: Step.Kind) -> Int64

  /// The value of a variable of an expression.
  func value(ofVariable index: Int, in expression: MathExpression) -> Value

  /// The value of a sum or a product over whole numbers, of the operands on top of the others.
  mutating func value(
    of iteration: Iteration, _ function: UserFunction
  ) throws(ExpressionError) -> Value

  /// Replaces the last values by what a step makes of them.
  mutating func perform(
    _ step: Step.Kind, in caller: StepCaller, at place: Range<Int>
  ) throws(ExpressionError)

  /// Refuses arguments that no function takes: the last values, so many.
  func checkArguments(_ count: Int, at place: Range<Int>) throws(ExpressionError)

  /// Cuts the last value, which a variable or a reference has put there, to its word.
  mutating func enter(
    _ step: Step.Kind, in caller: StepCaller, at place: Range<Int>
  ) throws(ExpressionError)

  /// Refuses a value that is no answer.
  func checkAnswer(_ value: Value, at place: Range<Int>) throws(ExpressionError)
}

/// A place in an expression at which its evaluation stands.
struct StepCaller {
  var expression: MathExpression
  var position = 0
  var firstArgument = 0

  /// The place of the step before.
  var place: Range<Int> { expression.steps[position - 1].range }
}

extension StepEvaluator {
  /// The value of an expression, or of a function's body with its arguments.
  ///
  /// - Throws: ``ExpressionError`` at the step that has no value; at the outermost call where that
  ///   is in a function, whose text is not at hand.
  mutating func value(
    of expression: MathExpression, _ arguments: [Value] = []
  ) throws(ExpressionError) -> Value {
    values.append(contentsOf: arguments)
    var current = StepCaller(expression: expression)
    var callPlace: Range<Int>?
    while true {
      while current.position < current.expression.steps.count {
        let step = current.expression.steps[current.position].kind
        current.position += 1
        do throws(CalculationError) {
          try budget.pay(price(of: step))
        } catch {
          throw ExpressionError(.calculation(error), at: callPlace ?? current.place)
        }
        switch step {
        case .call(let index):
          if callers.isEmpty { callPlace = current.place }
          let function = current.expression.functions[index]
          let count = function.parameters.count
          try checkArguments(count, at: callPlace ?? current.place)
          callers.append(current)
          current = StepCaller(expression: function.body, firstArgument: values.count - count)
        case .reference(let calculation):
          guard let value = references[calculation] else {
            throw ExpressionError(.missingCalculation, at: callPlace ?? current.place)
          }
          values.append(value)
          try enter(step, in: current, at: callPlace ?? current.place)
        case .variable(let index):
          values.append(value(ofVariable: index, in: current.expression))
          try enter(step, in: current, at: callPlace ?? current.place)
        case .parameter(let index): values.append(values[current.firstArgument + index])
        case .group: break
        case .iteration(let iteration, let index):
          let function = current.expression.functions[index]
          do throws(ExpressionError) {
            values.append(try value(of: iteration, function))
          } catch {
            throw ExpressionError(error.cause, at: callPlace ?? current.place)
          }
        default: try perform(step, in: current, at: callPlace ?? current.place)
        }
      }
      // Each body leaves exactly one value: each step takes its operands and gives one.
      let value = values.removeLast()
      guard let caller = callers.popLast() else {
        values.removeAll(keepingCapacity: true)
        try checkAnswer(value, at: current.place)
        return value
      }
      values.removeLast(values.count - current.firstArgument)
      values.append(value)
      current = caller
      if callers.isEmpty { callPlace = nil }
    }
  }

  func checkArguments(_ count: Int, at place: Range<Int>) throws(ExpressionError) {}

  mutating func enter(
    _ step: Step.Kind, in caller: StepCaller, at place: Range<Int>
  ) throws(ExpressionError) {}

  func checkAnswer(_ value: Value, at place: Range<Int>) throws(ExpressionError) {}
}
