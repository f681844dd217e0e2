import CalculatorModel
import CalculatorPresentation

extension CalculatorViewModel {
  /// Creates a calculator on which some keys were pressed.
  ///
  /// ```swift
  /// try CalculatorViewModel(pressing: "5 + 3 =").displayText   // "8"
  /// ```
  convenience init(pressing keys: String, order: EvaluationOrder = .precedence) throws {
    self.init(calculator: Calculator(order: order))
    for key in try KeySequence(keys).keys { press(key) }
  }
}
