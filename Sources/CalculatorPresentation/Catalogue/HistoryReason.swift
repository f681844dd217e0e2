import CalculatorModel
import ExactReals

/// Why a kept calculation cannot be changed, or has no value any more.
public enum HistoryReason: Hashable, Sendable {
  /// It was removed meanwhile.
  case gone
  case usesItself
  case usesLater
  /// What it would use is not in the history.
  case usesUnknown
  /// Units or dates do not belong together, as what it used was edited.
  case unitsHaveNoValue
  /// What it used is not in the history any more.
  case usesRemoved
  /// A newer program may have written it.
  case unreadable
  /// It has more characters than this.
  case tooLong(limit: Int)
  case expression(ExpressionError.Cause)
  case calculation(CalculationError)
}
