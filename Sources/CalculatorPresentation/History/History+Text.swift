import CalculatorModel

extension History {
  /// An entry's expression as a person reads it: references are the results that they stand for,
  /// and numbers have the person's marks.
  ///
  /// ```swift
  /// // "_00000000000000ff × 1000.5", where that entry's result is -2
  /// history.expressionText(of: id, symbols: NumberSymbols())   // "(-2) × 1,000.5"
  /// ```
  ///
  /// A result that is rounded has `≈` before it, and one that is not there is `?`.
  ///
  /// - Returns: The text; "" when there is no such entry.
  public func expressionText(
    of id: HistoryEntry.ID, symbols: NumberSymbols = NumberSymbols()
  ) -> String {
    index(of: id).map { expressionText(ofEntryAt: $0, symbols: symbols) } ?? ""
  }

  /// An entry's result with the person's marks; "" where it has none.
  public func resultText(
    of id: HistoryEntry.ID, symbols: NumberSymbols = NumberSymbols()
  ) -> String {
    entry(id).map { symbols.text(ofExpression: $0.result.text) } ?? ""
  }

  func expressionText(ofEntryAt index: Int, symbols: NumberSymbols) -> String {
    let slot = slots[index]
    guard !slot.references.isEmpty else {
      return symbols.text(ofExpression: slot.entry.expression)
    }
    return symbols.text(
      ofExpression: HistoryEntry.replacingReferences(in: slot.entry.expression) { id in
        guard let result = entry(id)?.result, result.failure == nil else { return "?" }
        let text = (result.isExact ? "" : Exactness.rounded.mark) + result.text
        return result.text.hasSign ? "(" + text + ")" : text
      })
  }
}
