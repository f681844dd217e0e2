import CalculatorModel
import ExactReals

extension CalculatorViewModel {
  /// The calculation as one line of text, for a face that prints lines: `5 + 3 = 8`, `5 + 3` while it
  /// is typed, or `Error: division by zero`.
  ///
  /// Where numbers wait on a stack, the last of those stand before it: `2 | 5 + 3 = 8`.
  ///
  /// ```swift
  /// let viewModel = CalculatorViewModel()
  /// for key in try KeySequence("1 / 3 =").keys { viewModel.press(key) }
  /// viewModel.calculationLine   // "1 ÷ 3 ≈ 0.33333333"
  /// ```
  public var calculationLine: String {
    if let error = calculator.error { return catalogue.text(.sentence(.error(error))) }
    return stackBelow + lastNumberLine
  }

  /// What is below the number shown, as far as a line has room.
  private var stackBelow: String {
    let most = 3
    let last = stackRows(last: most).reduce("") { $0 + $1.text + " | " }
    return calculator.stackCount > most + 1 ? "… | " + last : last
  }

  private var lastNumberLine: String {
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
