import CalculatorPresentation

extension TapeLine {
  /// The line of a panel: the sign, and the number at its other end.
  func line(columns: Int) -> PanelContent.Line {
    switch kind {
    case .label, .failure:
      PanelContent.Line(text: text.shortenedAtRight(toColumns: columns), isHeading: kind == .label)
    case .subtotal, .total:
      // Digits are never cut: those left would be another number.
      numberLine(text.columnCount <= columns - signWidth ? text : "…", columns)
    case .entry:
      numberLine(text.shortenedBetweenWords(toColumns: max(columns - signWidth, 1)), columns)
    }
  }

  /// The sign and the space behind it.
  private var signWidth: Int { sign.columnCount + 1 }

  private func numberLine(_ number: String, _ columns: Int) -> PanelContent.Line {
    let gap = max(columns - sign.columnCount - number.columnCount, 0)
    return PanelContent.Line(
      text: sign + String(repeating: " ", count: gap) + number, isHeading: kind == .total)
  }
}
