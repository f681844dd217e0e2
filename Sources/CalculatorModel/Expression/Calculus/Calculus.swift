import BigNumbers
import ExactReals

/// A function of the slope of another function, or of the area below it.
enum Calculus: Equatable, Sendable {
  /// The slope of the body at a number.
  case derivative
  /// The area below the body between two numbers.
  case integral

  /// The function whose name is used to call it.
  var function: MathFunction {
    switch self {
    case .derivative: .derivative
    case .integral: .integral
    }
  }

  /// The number of arguments after the variable.
  var boundCount: Int {
    switch self {
    case .derivative: 1
    case .integral: 2
    }
  }

  /// An example of how it is written.
  var form: String {
    switch self {
    case .derivative: "derivative(x^2, x, 3)"
    case .integral: "integral(x^2, x, 0, 1)"
    }
  }

  /// The error where it has no value.
  var failure: CalculationError {
    switch self {
    case .derivative: .notDifferentiable
    case .integral: .notIntegrable
    }
  }

  /// The value for a body.
  ///
  /// - Parameters:
  ///   - body: The body of a function of some parameters, of which the last is the variable.
  ///   - operands: The arguments for the other parameters, and the bounds.
  ///   - unit: The unit of angles.
  ///   - references: The values of the kept calculations that the body refers to.
  ///   - budget: The most it may cost.
  /// - Returns: The value.
  /// - Throws: ``ExpressionError`` without a place.
  func value(
    of body: MathExpression, _ operands: [Real], in unit: AngleUnit,
    references: [CalculationID: Real], within budget: Budget
  ) throws(ExpressionError) -> Real {
    switch self {
    case .derivative:
      let slopes = SlopeArithmetic(unit: unit, references: references, budget: budget)
      var values = operands.map { slopes.constant($0) }
      values[values.count - 1] = .init(operands[operands.count - 1], slope: 1)
      var evaluator = BodyEvaluator(slopes)
      return try evaluator.value(of: body, values).slope
    case .integral:
      return try Integral(body, operands, in: unit, references: references).value(within: budget)
    }
  }
}
