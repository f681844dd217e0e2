import BigNumbers
import CalculatorModel
import ExactReals

extension CalculatorViewModel {
  /// Reads a line of text as a calculation by this calculator's settings: marks and order of evaluation.
  ///
  /// A line that begins with an operator goes on from the number shown.
  ///
  /// - Throws: `ExpressionError` with the cause and its place.
  public func expression(ofLine line: String) throws(ExpressionError) -> MathExpression {
    let options = ReadingOptions(symbols: calculator.format.symbols, order: calculator.order)
    return try MathExpression(line, options.continuing(calculator))
  }

  /// Calculates an expression in place of all that was entered, and shows the result as `=` does.
  ///
  /// Angles without a unit are in the calculator's. It is kept like any calculation, and undone by one
  /// ``undo()``.
  ///
  /// On the programmer keypad its value is entered as a word.
  public func calculate(_ expression: MathExpression) {
    if calculator.words.isOn { return enterWord(expression) }
    perform(step: .calculate(expression))
    if let calculation = record(typed: expression) {
      states.amend(.calculate(expression, calculation: calculation)) {
        $0.resultCalculation = calculation
      }
    }
    showDecimal()
    tell(.display)
    tellProblem()
  }

  private func enterWord(_ expression: MathExpression) {
    do throws(ExpressionError) {
      let value = try expression.value(in: calculator.angleUnit)
      do throws(CalculationError) {
        try enter(value)
        tell(.display)
      } catch {
        say(.calculationReason(error))
      }
    } catch {
      say(.expressionReason(error.cause))
    }
  }

  /// Ends the number that is being typed: it is a result then, and no operation is repeated with it; or the
  /// last number of the stack.
  ///
  /// Nothing happens where none is being typed.
  public func calculateEntry() {
    if calculator.isReversePolish, calculator.showsEntry {
      perform(step: .endEntry)
      return tell(.display)
    }
    guard let digits = calculator.entryDigits, let number = calculator.number?.rational,
      let entry = try? MathExpression((number.isNegative ? "-" : "") + digits)
    else { return }
    calculate(entry)
  }

  /// Whether pressing keys and `=` calculates just this expression, by the line above the number.
  ///
  /// - Parameters:
  ///   - keys: The keys, with or without a `=` at the end.
  ///   - expression: What the keys were typed as.
  /// - Returns: Whether it is the same.
  public func pressing(_ keys: [Key], calculates expression: MathExpression) -> Bool {
    // Words have operations that expressions have not, and others that wrap.
    guard !calculator.words.isOn else { return false }
    var pressed = calculator
    for key in keys { pressed.press(key) }
    if keys.last != .equals { pressed.press(.equals) }
    var calculated = calculator
    calculated.calculate(expression)
    return pressed.expressionText == calculated.expressionText
      && pressed.displayText == calculated.displayText
  }
}
