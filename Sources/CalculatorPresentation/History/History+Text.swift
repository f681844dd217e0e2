import BigNumbers
import CalculatorModel

extension History {
  /// Returns an entry's expression for display: references are replaced by their results, numbers have the
  /// user's marks, and angles have their units.
  ///
  /// ```swift
  /// // "_00000000000000ff × 1000.5", where that entry's result is -2
  /// history.expressionText(of: id, symbols: NumberSymbols())   // "-2 × 1,000.5"
  /// ```
  ///
  /// A rounded result has `≈` before it, and a missing one is `?`.
  ///
  /// - Parameters:
  ///   - id: The entry.
  ///   - symbols: The marks of numbers.
  ///   - unit: The user's angle unit: if the entry's result is an angle in another unit, it is converted.
  /// - Returns: The text; "" when there is no such entry.
  public func expressionText(
    of id: HistoryEntry.ID, symbols: NumberSymbols = NumberSymbols(),
    angleUnit unit: AngleUnit = .radians
  ) -> String {
    index(of: id).map { expressionText(ofEntryAt: $0, symbols: symbols, angleUnit: unit) } ?? ""
  }

  /// Returns an entry's result with the user's marks; "" if it has none.
  public func resultText(
    of id: HistoryEntry.ID, symbols: NumberSymbols = NumberSymbols()
  ) -> String {
    index(of: id).map { slots[$0].resultText(symbols: symbols) } ?? ""
  }

  func expressionText(
    ofEntryAt index: Int, symbols: NumberSymbols, angleUnit unit: AngleUnit = .radians,
    isTypeset: Bool = true
  ) -> String {
    // Text that a newer program wrote is shown unchanged.
    guard let expression = slots[index].expression else {
      return slots[index].entry.expression.onOneLine
    }
    return text(
      of: expression, ofEntryAt: index, symbols: symbols, angleUnit: unit, isTypeset: isTypeset)
  }

  /// Returns a part of an entry's expression for display.
  func text(
    of expression: MathExpression, ofEntryAt index: Int, symbols: NumberSymbols,
    angleUnit unit: AngleUnit, isTypeset: Bool = true
  ) -> String {
    let entry = slots[index].entry
    return expression.text(
      symbols: symbols, angleUnit: entry.angleUnit, readIn: unit, isTypeset: isTypeset,
      base: entry.words?.base
    ) { id in
      guard let result = self.entry(id)?.result, result.failure == nil else { return "?" }
      if result.kind != .number {
        return "(" + (result.isExact ? "" : Exactness.rounded.mark)
          + result.text(symbols: symbols).onOneLine + ")"
      }
      if let words = entry.words, words.format != nil, let number = BigInt(result.text) {
        return words.text(of: number, symbols: symbols)
      }
      return (result.isExact ? "" : Exactness.rounded.mark)
        + symbols.text(ofNumber: result.text).onOneLine
    }
  }

  /// Returns an entry's expression for editing: `#2 × sin(30°)`, where `#2` is the second entry.
  ///
  /// - Parameters:
  ///   - id: The entry.
  ///   - symbols: The marks of numbers.
  /// - Returns: The text, which ``edit(_:to:_:budget:)`` reads; nil when there is no such entry.
  func editableText(of id: HistoryEntry.ID, symbols: NumberSymbols) -> String? {
    guard let index = index(of: id) else { return nil }
    let slot = slots[index]
    guard let expression = slot.expression else { return slot.entry.expression }
    return expression.text(
      symbols: symbols, angleUnit: slot.entry.angleUnit, readIn: slot.entry.angleUnit,
      isTypeset: false, base: slot.entry.words?.base
    ) { id in
      self.index(of: id).map { "#" + ($0 + 1).description }
    }
  }
}
