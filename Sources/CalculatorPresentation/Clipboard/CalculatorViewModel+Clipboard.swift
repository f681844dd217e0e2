import BigNumbers
import CalculatorModel
import ExactReals

extension CalculatorViewModel {
  /// The number shown, in the form that other programs read: without grouping, with an ASCII sign, in automatic
  /// notation; nil after a failed calculation.
  ///
  /// A number that the display rounds has all its digits here, or 16 if they do not end.
  public var copyText: String? {
    hidesDigits ? longerText ?? shownText : shownText
  }

  /// Whether the display has no room for all the digits that are copied.
  public var hidesDigits: Bool {
    calculator.number != nil && calculator.answer == nil && otherForm == nil
      && !calculator.words.isOn && !calculator.displaysExactly
  }

  /// ``copyText`` with the digits shown on the display.
  public var shownText: String? {
    guard calculator.error == nil else { return nil }
    if let answer = calculator.answer { return HistoryResult(answer).text(symbols: copySymbols) }
    if let otherForm { return otherForm.text }
    var copy = calculator
    copy.format.symbols = copySymbols
    copy.format.notation = .automatic
    return copy.displayText
  }

  private var copySymbols: NumberSymbols {
    NumberSymbols(decimalMark: calculator.format.symbols.decimalMark, groupingMark: nil)
  }

  /// All digits of the number, or 16 if they do not end; nil if these take longer than a press may.
  // They are needed only when they are copied: the page loads this later.
  @inline(never)
  private var longerText: String? {
    guard let number = calculator.number else { return nil }
    // No number of a keypad has more digits before its point.
    for digits in number.rational == nil ? [16] : [400, 16] {
      let format = AnswerFormat(significantDigits: digits)
      guard let rounded = try? format.rounded(number, within: Budget(work: 1 << 22)) else {
        return nil
      }
      if digits == 16 || rounded.isExact == .yes {
        return (try? format.text(of: rounded))?.replacingMarks(copySymbols)
      }
    }
    return nil
  }

  /// Enters a number or the value of an expression from elsewhere; see ``PastedText`` for what is
  /// understood.
  ///
  /// A text with a unit, or a date, is shown as it is if nothing waits for a number. ``notice`` then says what
  /// was understood, or why nothing was.
  ///
  /// - Parameter text: The text from elsewhere, or nil if there is none.
  /// - Returns: Whether the calculator accepted it. If not, nothing has changed.
  @discardableResult
  public func paste(_ text: String?) -> Bool {
    do throws(PasteError) {
      guard let text else { throw PasteError(.noText) }
      if takeRates(text) { return true }
      // If keys are waiting, a price counts as its number.
      if text.unicodeScalars.contains(where: { $0.isCurrency }), showAnswer(ofPasted: text) {
        return true
      }
      try enter(
        try PastedText(
          text, symbols: calculator.format.symbols, angleUnit: calculator.angleUnit,
          clock: wallClock))
    } catch {
      if let text, showAnswer(ofPasted: text) { return true }
      if case .expression(.notPlainNumber, _) = error.cause,
        text?.contains(where: { $0.isNewline || $0 == "\t" }) == true
      {
        refusePaste(.severalNumbers)
      } else {
        refusePaste(error.cause)
      }
      return false
    }
    return true
  }

  /// Shows the result of a text from elsewhere, if it is not a plain number and nothing waits for one.
  private func showAnswer(ofPasted text: String) -> Bool {
    let symbols = calculator.format.symbols
    guard !calculator.isWaiting, !calculator.words.isOn,
      text.isNoLonger(than: PastedText.lengthLimit),
      let expression = try? MathExpression(
        text, PastedText.options(symbols: symbols, clock: wallClock)),
      expression.hasQuantities, let value = try? result(of: expression).value
    else { return false }
    // A column of numbers is not an answer to continue from.
    if case .list = value { return false }
    guard (try? calculate(expression)) != nil else { return false }
    say(
      .sentence(
        .pasted(expression.reading(symbols: symbols, angleUnit: calculator.angleUnit))))
    return true
  }

  private func enter(_ pasted: PastedText) throws(PasteError) {
    try take(pasted)
    let reading = pasted.reading(symbols: calculator.format.symbols)
    say(.sentence(.pasted(reading, angles: pasted.openUnit)))
  }

  /// Enters the value of an expression from elsewhere.
  ///
  /// - Throws: ``PasteError`` if the calculator does not accept it; nothing has changed then.
  func take(_ pasted: PastedText) throws(PasteError) {
    do throws(CalculationError) {
      // Keys continue only from a result without units.
      try enter(
        pasted.value,
        expression: pasted.expression.hasQuantities ? nil : pasted.measuredExpression)
    } catch {
      throw PasteError(.calculation(error))
    }
  }

  /// Enters a number from elsewhere.
  ///
  /// - Throws: `CalculationError` if the calculator does not accept it; nothing has changed then.
  func enter(
    _ number: Real, expression: MathExpression? = nil, calculation: CalculationID? = nil
  ) throws(CalculationError) {
    var rehearsal = calculator
    try rehearsal.setNumber(number)
    perform(step: .enter(number, expression: expression, calculation: calculation))
    showDecimal()
  }

  /// Says why a text from elsewhere is not pasted, if a view cannot even hand it over.
  package func refusePaste(_ cause: PasteReason) {
    say(.sentence(.notPasted(cause)))
  }

  /// Says that the number shown was copied, or that there is none.
  public func confirmCopy() {
    say(.sentence(copyText.map { .copied($0) } ?? .nothingToCopy))
  }
}
