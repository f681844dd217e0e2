import ExactReals
import Quantities

extension MathExpression {
  /// The exact value, which may have a unit or be a date, and whether a step on the way was cut to its word.
  ///
  /// - Parameters:
  ///   - unit: What angles are measured in; by default in what they were entered, or radians.
  ///   - exchangeRates: The rates by which money is converted.
  ///   - references: The values of the kept calculations that the expression refers to.
  ///   - budget: What the calculation may cost.
  /// - Returns: The value.
  /// - Throws: ``ExpressionError`` at the sign, the function or the unit that has no value.
  package func result(
    in unit: AngleUnit? = nil, exchangeRates: ExchangeRates,
    references: [CalculationID: Real] = [:], within budget: Budget = Budget()
  ) throws(ExpressionError) -> (value: ExpressionValue, wraps: Bool) {
    guard hasQuantities else {
      let outcome = try outcome(in: unit, references: references, within: budget)
      return (.number(outcome.value), outcome.wraps)
    }
    var evaluator = QuantityEvaluator(
      unit: unit ?? angleUnit ?? .radians, exchangeRates: exchangeRates, references: references,
      budget: budget)
    return (try evaluator.value(of: self), false)
  }

  /// The number that is a variable of an expression without quantities.
  func number(ofVariable index: Int) -> Real {
    guard case .number(let number) = variables[index].value else {
      preconditionFailure("an expression with such a variable has quantities")
    }
    return number
  }
}
