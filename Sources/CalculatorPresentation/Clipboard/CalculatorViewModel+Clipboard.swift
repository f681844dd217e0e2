import CalculatorModel
import ExactReals

extension CalculatorViewModel {
  /// The number shown, as other programs read it: without grouping, with an ASCII sign, in automatic
  /// notation; nil after a failed calculation.
  public var copyText: String? {
    guard calculator.error == nil else { return nil }
    var copy = calculator
    copy.format.symbols = NumberSymbols(
      decimalMark: calculator.format.symbols.decimalMark, groupingMark: nil)
    copy.format.notation = .automatic
    return otherForm?.text ?? copy.displayText
  }

  /// Enters a number or the value of an expression from elsewhere; see ``PastedText`` for what is
  /// understood.
  ///
  /// ``notice`` then says what was understood, or why nothing was.
  ///
  /// - Parameter text: The text from elsewhere, or nil where there is none.
  /// - Returns: Whether the calculator took it. If not, nothing has changed.
  @discardableResult
  public func paste(_ text: String?) -> Bool {
    do throws(PasteError) {
      guard let text else { throw PasteError(.noText) }
      if takeRates(text) { return true }
      try enter(
        try PastedText(
          text, symbols: calculator.format.symbols, angleUnit: calculator.angleUnit, today: today))
    } catch {
      refusePaste(error.cause)
      return false
    }
    return true
  }

  private func enter(_ pasted: PastedText) throws(PasteError) {
    try take(pasted)
    let reading = pasted.reading(symbols: calculator.format.symbols)
    say(.sentence(.pasted(reading, angles: pasted.openUnit)))
  }

  /// Enters the value of an expression from elsewhere.
  ///
  /// - Throws: ``PasteError`` when the calculator does not take it; nothing has changed then.
  func take(_ pasted: PastedText) throws(PasteError) {
    do throws(CalculationError) {
      // Keys go on from what has no units.
      try enter(
        pasted.value,
        expression: pasted.expression.hasQuantities ? nil : pasted.measuredExpression)
    } catch {
      throw PasteError(.calculation(error))
    }
  }

  /// Enters a number from elsewhere.
  ///
  /// - Throws: `CalculationError` when the calculator does not take it; nothing has changed then.
  func enter(
    _ number: Real, expression: MathExpression? = nil, calculation: CalculationID? = nil
  ) throws(CalculationError) {
    var rehearsal = calculator
    try rehearsal.setNumber(number)
    perform(step: .enter(number, expression: expression, calculation: calculation))
    showDecimal()
  }

  /// Says why a text from elsewhere is not pasted, where a view cannot even hand it over.
  package func refusePaste(_ cause: PasteReason) {
    say(.sentence(.notPasted(cause)))
  }

  /// Says that the number shown was copied, or that there is none.
  public func confirmCopy() {
    say(.sentence(copyText.map { .copied($0) } ?? .nothingToCopy))
  }
}
