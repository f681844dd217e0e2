import CalculatorModel
import ExactReals

/// The reason why a kept calculation cannot be changed, or no longer has a value.
public enum HistoryReason: Hashable, Sendable {
  /// It was removed meanwhile.
  case gone
  case usesItself
  case usesLater
  /// The calculation that it would use is not in the history.
  case usesUnknown
  /// Units or dates do not belong together, because a calculation that it used was edited.
  case unitsHaveNoValue
  /// The calculation that it used is no longer in the history.
  case usesRemoved
  /// A newer program may have written it.
  case unreadable
  /// It has more characters than this.
  case tooLong(limit: Int)
  case expression(ExpressionError.Cause)
  case calculation(CalculationError)
}
