import CalculatorPresentation

extension TapeLine {
  /// Returns the line for a panel: the sign, and the number at its other end.
  func line(columns: Int) -> PanelContent.Line {
    switch kind {
    case .label, .failure:
      PanelContent.Line(text: text.shortenedAtRight(toColumns: columns), isHeading: kind == .label)
    case .subtotal, .total:
      // Digits are never cut: the rest would be another number.
      numberLine(text.columnCount <= columns - signWidth ? text : "…", columns)
    case .entry:
      numberLine(text.shortenedBetweenWords(toColumns: max(columns - signWidth, 1)), columns)
    }
  }

  /// The width of the sign and the space after it.
  private var signWidth: Int { sign.columnCount + 1 }

  private func numberLine(_ number: String, _ columns: Int) -> PanelContent.Line {
    let gap = max(columns - sign.columnCount - number.columnCount, 0)
    return PanelContent.Line(
      text: sign + String(repeating: " ", count: gap) + number, isHeading: kind == .total)
  }
}
