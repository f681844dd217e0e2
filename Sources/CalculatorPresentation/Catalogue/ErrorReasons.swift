import CalculatorModel
import ExactReals
import Quantities

// The errors' own words are English.

extension CalculationError {
  var english: String { reason }
}

extension ExpressionError.Cause {
  var english: String { reason }
}

extension Unavailable {
  var english: String { reason }
}

extension UnitNameError {
  var english: String { reason }
}

extension QuantityError {
  var english: String { reason }
}

extension DateError {
  var english: String { reason }
}
