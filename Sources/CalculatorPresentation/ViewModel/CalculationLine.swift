import CalculatorModel
import ExactReals

extension CalculatorViewModel {
  /// The calculation as one line of text, for a face that prints lines: `5 + 3 = 8`, `5 + 3` while it
  /// is typed, or `Error: division by zero`.
  ///
  /// ```swift
  /// let viewModel = CalculatorViewModel()
  /// for key in try KeySequence("1 / 3 =").keys { viewModel.press(key) }
  /// viewModel.calculationLine   // "1 ÷ 3 ≈ 0.33333333"
  /// ```
  public var calculationLine: String {
    if let error = calculator.error { return catalogue.text(.sentence(.error(error))) }
    let expression = expressionText
    let exactness = exactness ?? .exact
    if expression.isEmpty {
      return exactness == .rounded ? exactness.mark + " " + displayText : displayText
    }
    // Where the word does not tell all, the line above has it already.
    guard calculator.showsResult, !calculator.words.isOn || calculator.words.remark == nil else {
      return expression
    }
    return expression + " " + exactness.mark + " " + displayText
  }
}
