import CalculatorModel
import CalculatorPresentation
import ExactReals

/// A completed line, as the history sees it.
///
/// It is a class so that an answer that is not kept reserves no space for it.
final class FinishedCalculation: Sendable {
  /// The calculated expression, without the name that it defines.
  let expression: MathExpression

  /// The unit of its angles.
  let angleUnit: AngleUnit

  /// The word format of the calculation and the base of its answer; nil for numbers of any size in base 10.
  let words: HistoryWords?

  /// The value; nil if a function was defined.
  let value: ExpressionValue?

  /// The value as it is kept.
  let result: HistoryResult?

  /// The variable that the value was assigned to.
  let variable: String?

  /// The function that was defined.
  let function: String?

  init(
    expression: MathExpression, angleUnit: AngleUnit, words: HistoryWords? = nil,
    value: ExpressionValue?,
    result: HistoryResult?,
    variable: String? = nil, function: String? = nil
  ) {
    self.expression = expression
    self.angleUnit = angleUnit
    self.words = words
    self.value = value
    self.result = result
    self.variable = variable
    self.function = function
  }

  /// Creates the calculation to keep for a line; nil for a comment.
  ///
  /// A value that is too hard to write has no result.
  convenience init?(
    _ line: WorksheetLine, angleUnit: AngleUnit, words: HistoryWords?, value: ExpressionValue?,
    wraps: Bool, within budget: Budget
  ) {
    guard let expression = line.expression else { return nil }
    let words = expression.hasQuantities ? nil : words
    let result = value.map {
      HistoryResult(of: $0, angleUnit: angleUnit, words: words, wraps: wraps, within: budget)
    }
    var (variable, function): (String?, String?)
    switch line.kind {
    case .variable(let name): variable = name
    case .function(let name, _): function = name
    case .value, .rate, .comment: break
    }
    self.init(
      expression: expression, angleUnit: angleUnit, words: words, value: value,
      result: result?.failure == nil ? result : nil, variable: variable, function: function)
  }
}
