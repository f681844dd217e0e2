import CalculatorModel
import ExactReals

extension CalculatorViewModel {
  /// The calculation as one line of text, for a face that prints lines: `5 + 3 = 8`, `5 + 3` while it is being typed,
  /// or `Error: division by zero`.
  ///
  /// If numbers wait on a stack, the last of them come first: `2 | 5 + 3 = 8`.
  ///
  /// ```swift
  /// let viewModel = CalculatorViewModel()
  /// for key in try KeySequence("1 / 3 =").keys { viewModel.press(key) }
  /// viewModel.calculationLine   // "1 ÷ 3 ≈ 0.33333333"
  /// ```
  public var calculationLine: String {
    if let error = calculator.error { return catalogue.text(.sentence(.error(error, demand))) }
    let below = stackText
    return (below.isEmpty ? "" : below + Self.separator) + lastNumberLine
      + (showsConversion ? convertedPart : "")
  }

  /// The last numbers of the stack below the one shown, as text for one line, the deepest first: `… | 2 | 3 | 4`;
  /// empty if there are none.
  public var stackText: String { stackLines.joined(separator: Self.separator) }

  /// The same, a line each.
  var stackLines: [String] {
    let most = 3
    return (calculator.stackCount > most + 1 ? ["…"] : []) + stackRows(last: most).map { $0.text }
  }

  private static let separator = " | "

  /// Whether the number shown is the value of the line above.
  private var showsAnswer: Bool {
    calculator.showsResult || calculator.answer != nil || otherForm?.calculation != nil
  }

  private var lastNumberLine: String {
    let expression = expressionText
    let exactness = exactness ?? .exact
    if expression.isEmpty {
      return exactness == .rounded ? exactness.mark + " " + displayText : displayText
    }
    // If the word does not show everything, the line above does already.
    guard showsAnswer, !calculator.words.isOn || calculator.words.remark == nil else {
      return expression
    }
    return expression + " " + exactness.mark + " " + displayText
  }
}
