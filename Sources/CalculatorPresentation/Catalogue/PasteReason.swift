import CalculatorModel
import ExactReals

/// Why a text from elsewhere was not entered.
public enum PasteReason: Hashable, Sendable {
  /// There is no text, as with a picture.
  case noText
  /// The text has more characters than this.
  case tooLong(limit: Int)
  /// Digits and marks that make no number.
  case notANumber(String)
  /// The terminal did not send the end of the text.
  case unfinished
  /// The text is no expression, or one without a value, for a cause at a place; nil where there is nothing.
  case expression(ExpressionError.Cause, column: Int?)
  /// The number does not fit into the calculation.
  case calculation(CalculationError)
}
