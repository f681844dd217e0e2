import ExactReals

extension MathExpression {
  /// Reads an expression with a variable, such as the `x^2 - 2` of a plot.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - variable: The name of the variable.
  /// - Throws: ``ExpressionError`` with the cause and its place.
  package init(_ text: String, of variable: String) throws(ExpressionError) {
    let options = ReadingOptions()
    let name = Array(variable.utf8)
    self = try Self.reading(Lexer(checking: Array(text.utf8), options), options) {
      NameResolver(parameters: [name])
    }
  }
}

extension MathExpression {
  /// The exact value for a number in place of the variable.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - unit: The unit of angles.
  ///   - budget: The most it may cost.
  /// - Returns: The value.
  /// - Throws: `CalculationError` if there is none.
  package func value(
    at number: Real, in unit: AngleUnit, within budget: Budget
  ) throws(CalculationError) -> Real {
    var evaluator = ExpressionEvaluator(NumberArithmetic(unit: unit, budget: budget))
    do throws(ExpressionError) {
      return try evaluator.value(of: self, [number])
    } catch {
      throw error.calculationError ?? .undecided
    }
  }
}
