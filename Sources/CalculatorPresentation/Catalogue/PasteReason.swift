import CalculatorModel
import ExactReals

/// The reason why a text from elsewhere was not entered.
public enum PasteReason: Hashable, Sendable {
  /// There is no text, as with a picture.
  case noText
  /// The text has more characters than this.
  case tooLong(limit: Int)
  /// The text is a list, such as the cells of a spreadsheet.
  case severalNumbers
  /// Digits and marks that do not form a number.
  case notANumber(String)
  /// The terminal did not send the end of the text.
  case unfinished
  /// The text is not an expression, or has no value, for a cause at a place; nil if there is none.
  case expression(ExpressionError.Cause, column: Int?)
  /// The number does not fit into the calculation.
  case calculation(CalculationError)
}
