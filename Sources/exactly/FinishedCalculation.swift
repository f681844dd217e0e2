import CalculatorModel
import CalculatorPresentation
import ExactReals

/// A line that was carried out, as far as the history is concerned.
struct FinishedCalculation {
  /// What was calculated, without the name that it defines.
  var expression: MathExpression

  /// What its angles are measured in.
  var angleUnit: AngleUnit

  /// The value; nil where a function was defined.
  var value: Real?

  /// The value as it is kept.
  var result: HistoryResult?

  /// The variable that was given the value.
  var variable: String?

  /// The function that was defined.
  var function: String?
}
