import BigNumbers
import CalculatorModel
import ExactReals
import Quantities

extension CalculatorViewModel {
  /// Reads a line of text as a calculation with this calculator's settings: marks and order of evaluation.
  ///
  /// A line that begins with an operator continues from the number shown.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - readsUnits: Whether units and dates are read; with words they never are.
  /// - Returns: The calculation.
  /// - Throws: `ExpressionError` with the cause and its place.
  public func expression(
    ofLine line: String, readingUnits readsUnits: Bool = true
  ) throws(ExpressionError) -> MathExpression {
    var options = ReadingOptions(symbols: calculator.format.symbols, order: calculator.order)
    options.readsQuantities = readsUnits && !calculator.words.isOn
    options.clock = wallClock
    return try MathExpression(line, options.continuing(calculator, isLine: true))
  }

  /// Calculates an expression in place of all that was entered, and shows the result as `=` does.
  ///
  /// Angles without a unit use the calculator's. The calculation is kept like any other, and undone by one
  /// ``undo()``.
  ///
  /// On the programmer keypad its value is entered as a word. The value of an expression with units or dates is shown
  /// as well if it is not a number: keys have no units, but a line that begins with an operator continues from it.
  ///
  /// ```swift
  /// try viewModel.calculate(viewModel.expression(ofLine: "1 mi / 1 km"))
  /// viewModel.displayText   // "1.609344"
  /// try viewModel.calculate(viewModel.expression(ofLine: "5 ft + 3 in to cm"))
  /// viewModel.displayText   // "160.02 cm"
  /// try viewModel.calculate(viewModel.expression(ofLine: "+ 2 cm"))
  /// viewModel.displayText   // "162.02 cm"
  /// ```
  ///
  /// - Throws: `ExpressionError` with its place if units or dates have no value together; any other calculation
  ///   without a value is shown as one.
  public func calculate(_ expression: MathExpression) throws(ExpressionError) {
    if !expression.hasQuantities, calculator.words.isOn { return enterWord(expression) }
    if expression.hasQuantities || !expression.standsByItsSteps || expression.asksForForm {
      try answer(expression)
    } else {
      calculate(plain: expression)
      if let note = expression.remark?.note { say(.readingNote(note)) }
    }
  }

  /// Calculates an expression requested elsewhere, such as in a desktop's search.
  ///
  /// If units or dates have no value together, ``notice`` says why.
  public func show(_ expression: MathExpression) {
    do throws(ExpressionError) {
      try calculate(expression)
    } catch {
      say(.expressionReason(error.cause))
    }
  }

  private func calculate(plain expression: MathExpression) {
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

  /// Returns the value of an expression, the result to be kept, and the one to be shown if it asks for a form.
  func result(
    of expression: MathExpression
  ) throws(ExpressionError) -> (value: ExpressionValue, kept: HistoryResult, formed: HistoryResult?)
  {
    let budget = stoppable(.result)
    let value = try expression.result(
      in: calculator.angleUnit, exchangeRates: exchangeRates, within: budget
    ).value
    let result = HistoryResult(of: value, angleUnit: calculator.angleUnit, within: budget)
    if case .calculation(let error) = result.failure {
      throw ExpressionError(.calculation(error), at: expression.range)
    }
    return (value, result, try formed(expression, value, within: budget))
  }

  /// Returns an expression as it was read, with its result and its exchange rates.
  func text(
    of expression: MathExpression, _ value: ExpressionValue, _ result: HistoryResult
  ) -> String {
    let (unit, symbols) = (calculator.angleUnit, calculator.format.symbols)
    let mark = result.isExact ? Exactness.exact.mark : Exactness.rounded.mark
    let reading = expression.text(symbols: symbols, angleUnit: unit, readIn: unit)
    let rates = text(of: value.rates).map { " (" + $0 + ")" } ?? ""
    return reading + " " + mark + " " + result.text(symbols: symbols) + rates
  }

  /// Returns the result in the form that a calculation asks for, `0xFF`, `0.1(6)` or `25%`; nil if it asks for none.
  private func formed(
    _ expression: MathExpression, _ value: ExpressionValue, within budget: Budget
  ) throws(ExpressionError) -> HistoryResult? {
    guard expression.asksForForm else { return nil }
    let answer =
      if let base = expression.answerBase, let number = value.number {
        WrittenAnswer(number, in: AnswerFormat(), base: base, needsDecimal: false, within: budget)
      } else {
        WrittenAnswer(value, in: AnswerFormat(), within: budget)
      }
    if let failure = answer.failure {
      throw ExpressionError(.calculation(failure), at: expression.range)
    }
    return answer.shownText.map {
      HistoryResult(.text, text: $0, isExact: answer.isExact || answer.exact != nil)
    }
  }

  private func answer(_ expression: MathExpression) throws(ExpressionError) {
    let (value, result, formed) = try result(of: expression)
    let unit = calculator.angleUnit
    var calculation: CalculationID?
    if expression.isCalculation {
      calculation = history.record(
        expression: expression.withFixedZones.source(readIn: unit), angleUnit: unit,
        quantities: HistoryQuantities(rates: value.rates), result: result)
    }
    let symbols = calculator.format.symbols
    let reading = expression.text(symbols: symbols, angleUnit: unit, readIn: unit)
    if let number = value.number {
      do throws(CalculationError) {
        try enter(number, calculation: calculation)
      } catch {
        throw ExpressionError(.calculation(error), at: expression.range)
      }
      if let formed {
        otherForm = OtherForm(
          form: .exact, text: formed.text(symbols: symbols), isExact: formed.isExact,
          calculation: reading)
      }
    } else {
      let answer = TypedAnswer(value, of: reading, formed ?? result)
      perform(step: .show(answer, calculation: calculation))
      showDecimal()
    }
    tell(.display)
    if !value.rates.isEmpty {
      say(.sentence(.answer(text(of: expression, value, formed ?? result))))
    } else if let note = expression.remark?.note ?? value.note {
      say(.readingNote(note))
    }
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

  /// Ends the number being typed: it becomes a result, with no operation to repeat, or the last number of the stack.
  ///
  /// Nothing happens if none is being typed.
  public func calculateEntry() {
    if calculator.isReversePolish, calculator.showsEntry {
      perform(step: .endEntry)
      return tell(.display)
    }
    guard let digits = calculator.entryDigits, let number = calculator.number?.rational,
      let entry = try? MathExpression((number.isNegative ? "-" : "") + digits)
    else { return }
    calculate(plain: entry)
  }

  /// Whether pressing keys and `=` calculates exactly this expression, judging by the line above the number.
  ///
  /// - Parameters:
  ///   - keys: The keys, with or without a `=` at the end.
  ///   - expression: The expression that the keys were typed as.
  /// - Returns: Whether it is the same.
  public func pressing(_ keys: [Key], calculates expression: MathExpression) -> Bool {
    // Words have operations that expressions lack, and others that wrap.
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
