import CalculatorModel

extension CalculatorViewModel {
  /// The paper tape: the last calculations of the history line by line, with running totals, followed by what is
  /// being entered.
  ///
  /// ```swift
  /// for key in try KeySequence("12 + 3 * 4 = 5 +").keys { viewModel.press(key) }
  /// viewModel.tapeLines.map { $0.sign + $0.text }   // ["12", "+3 × 4", "=24", "5", "+"]
  /// ```
  ///
  /// Clearing the history tears it off.
  ///
  /// - Complexity: O(1) if nothing was calculated since the last call, besides what is being entered; else as
  ///   ``History/tapeLines(symbols:angleUnit:language:last:)``.
  public var tapeLines: [TapeLine] {
    let made = FinishedTape.Origin(
      changeCount: history.changeCount, symbols: history.symbols, angleUnit: history.angleUnit,
      language: catalogue.language)
    return finishedTape.lines(made) {
      history.history.tapeLines(
        symbols: history.symbols, angleUnit: history.angleUnit, language: catalogue.language)
    } + enteredLines
  }

  /// The paper tape as text, to be printed or kept.
  public var tapeText: String { tapeLines.text }

  /// The lines being entered; empty if that is finished, or waits on a stack.
  private var enteredLines: [TapeLine] {
    guard !calculator.showsResult, calculator.number != nil, !calculator.isReversePolish else {
      return []
    }
    let links = calculator.enteredLinks
    // A kept result alone is above already, with its calculation.
    if links.count == 1, calculator.shownCalculation != nil { return [] }
    return links.map { TapeLine(.entry, $0.operation?.symbol ?? "", $0.text) }
  }
}
