import ExactReals

/// The values of a kind, and the results of steps on them.
protocol StepArithmetic {
  associatedtype Value

  /// The most that the calculation may cost.
  var budget: Budget { get }

  /// The price of a step, which is paid before it is performed.
  func price(of step: Step.Kind) -> Int64

  /// Refuses arguments that no function of the worksheet takes.
  ///
  /// - Throws: ``ExpressionError`` without a place.
  func check(arguments: ArraySlice<Value>) throws(ExpressionError)

  /// Takes the operands of a step, the last values, and returns its result.
  ///
  /// - Parameters:
  ///   - step: The step; any but calls, parameters and brackets, which belong to the loop.
  ///   - frame: The expression that contains it, after this step.
  ///   - values: The values of the steps before it.
  /// - Returns: The result.
  /// - Throws: ``ExpressionError`` without a place.
  mutating func value(
    of step: Step.Kind, in frame: EvaluationFrame, _ values: inout [Value]
  ) throws(ExpressionError) -> Value
}

extension StepArithmetic {
  func check(arguments: ArraySlice<Value>) {}
}

/// An expression, or the body of a function, that is being evaluated.
struct EvaluationFrame {
  let expression: MathExpression

  /// The index of the next step.
  var position = 0

  /// The index of the function's first argument among the values.
  let firstArgument: Int

  /// The place of the previous step.
  var place: Range<Int> { expression.steps[position - 1].range }
}

extension Dictionary where Key == CalculationID {
  /// The value of a kept calculation.
  ///
  /// - Throws: ``ExpressionError`` without a place if there is none.
  func value(of calculation: CalculationID) throws(ExpressionError) -> Value {
    guard let value = self[calculation] else {
      throw ExpressionError(.missingCalculation, at: 0..<0)
    }
    return value
  }
}

extension Array {
  /// Takes the last elements, in their order.
  mutating func takeLast(_ count: Int) -> [Element] {
    defer { removeLast(count) }
    return Array(suffix(count))
  }
}
