import CalculatorModel

extension WrittenAnswer {
  /// The longest exact form that is shown beside a decimal.
  private static let exactFormLimit = 40

  /// Returns the value with the marks of exactness: `= √3/2 ≈ 0.8660254037844386`; nil if there is none.
  ///
  /// - Parameters:
  ///   - calculation: The calculation, which says whether exact forms stand alone.
  ///   - line: The typed line, which is not repeated as the exact form.
  /// - Returns: The text.
  func marked(in calculation: ExpressionCalculation, besides line: String = "") -> String? {
    if let text { return (isExact ? "= " : "≈ ") + text }
    if let exactText, calculation.exactForm != nil || base != nil { return "= " + exactText }
    guard let decimal = decimalText else { return nil }
    if isExact { return "= " + decimal }
    guard let exact = exactText, exact.count <= Self.exactFormLimit,
      exact != line.filter({ !$0.isWhitespace })
    else { return "≈ " + decimal }
    return "= " + exact + " ≈ " + decimal
  }
}
