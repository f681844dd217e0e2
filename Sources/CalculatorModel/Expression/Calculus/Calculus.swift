import BigNumbers
import ExactReals

/// A function of another function: its slope, the area below it, or where it is zero.
enum Calculus: Equatable, Sendable {
  /// The slope of the body at a number.
  case derivative
  /// The area below the body between two numbers.
  case integral
  /// The numbers between two others at which the body is zero: a list.
  case roots
  /// All numbers at which the body, a polynomial, is zero: a list.
  case solve

  /// Whether the value is a list.
  var givesList: Bool { self == .roots || self == .solve }

  /// The function whose name is used to call it.
  var function: MathFunction {
    switch self {
    case .derivative: .derivative
    case .integral: .integral
    case .roots: .roots
    case .solve: .solve
    }
  }

  /// The number of arguments after the variable.
  var boundCount: Int {
    switch self {
    case .derivative: 1
    case .integral, .roots: 2
    case .solve: 0
    }
  }

  /// An example of how it is written.
  var form: String {
    switch self {
    case .derivative: "derivative(x^2, x, 3)"
    case .integral: "integral(x^2, x, 0, 1)"
    case .roots: "roots(x^2 - 2, x, -5, 5)"
    case .solve: "solve(x^2 = 2, x)"
    }
  }

  /// The error where it has no value.
  var failure: CalculationError {
    switch self {
    case .derivative: .notDifferentiable
    case .integral: .notIntegrable
    case .roots: .notIsolated
    case .solve: .notPolynomial
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
      var evaluator = ExpressionEvaluator(slopes)
      return try evaluator.value(of: body, values).slope
    // A list is no number.
    case .roots, .solve: throw ExpressionError(.calculation(failure), at: 0..<0)
    case .integral:
      do throws(CalculationError) {
        let function = try Self.function(
          of: body, operands, in: unit, references: references, skipsGaps: false, within: budget)
        return try Integral(function: function).value(within: budget)
      } catch {
        throw ExpressionError(.calculation(error), at: 0..<0)
      }
    }
  }

  /// The list of values for a body, if the function has a list of them.
  func values(
    of body: MathExpression, _ operands: [Real], in unit: AngleUnit,
    references: [CalculationID: Real], within budget: Budget
  ) throws(ExpressionError) -> [Real]? {
    guard givesList else { return nil }
    do throws(CalculationError) {
      if self == .solve {
        let arithmetic = PrimitiveArithmetic(unit: unit, references: references, budget: budget)
        guard let polynomial = try arithmetic.coefficients(of: body, operands) else {
          throw .notPolynomial
        }
        return try Roots.all(of: polynomial, within: budget)
      }
      let function = try Self.function(
        of: body, operands, in: unit, references: references, skipsGaps: true, within: budget)
      return try Roots(function: function).values(within: budget)
    } catch {
      throw ExpressionError(.calculation(error), at: 0..<0)
    }
  }

  /// The body between its two bounds.
  private static func function(
    of body: MathExpression, _ operands: [Real], in unit: AngleUnit,
    references: [CalculationID: Real], skipsGaps: Bool, within budget: Budget
  ) throws(CalculationError) -> FunctionOnInterval {
    let (lower, upper) = (operands[operands.count - 2], operands[operands.count - 1])
    return FunctionOnInterval(
      body, Array(operands.dropLast(2)), from: lower,
      width: try Real.difference(upper, lower, within: budget), in: unit, references: references,
      skipsGaps: skipsGaps)
  }
}
