extension Calculator {
  /// What has been entered so far, as it was understood: `2 + 3 × √9`, left to right
  /// `(2 + 3) × √9`.
  ///
  /// It stays after `=` and after a failure. A number that the display had to round is marked `≈`.
  ///
  /// - Complexity: O(*n*) in the number of keys that acted, of which the last 250 at least are kept.
  public var expressionText: String {
    let writer = ExpressionWriter(.display(format, angleUnit))
    switch phase {
    case .entry(let entry):
      let text = entry.text(in: format)
      let digits = ExpressionWriter.Digits(entry.displayedNumber)
      let piece: ExpressionWriter.Piece =
        entry.isNegative ? .negative(text, digits: digits) : .init(text: text, digits: digits)
      return writer.text(of: line, pending: pending, typing: piece)
    case .operation:
      var copy = self
      copy.beginOperand()
      return writer.text(of: copy.line, pending: copy.pending)
    case .cleared, .opened, .value, .result, .failed:
      return writer.text(of: line, pending: pending)
    }
  }

  /// Whether the display shows the result of a calculation: of more than one number alone.
  public var showsCalculation: Bool { showsResult && line.tokens.count > 1 }

  /// The calculation whose result is shown, as a typed expression of the same value.
  ///
  /// ```swift
  /// var calculator = Calculator()
  /// try calculator.press(KeySequence("2 + 9 sqrt ="))
  /// calculator.sourceText()   // "2 + √9"
  /// ```
  ///
  /// Numbers are exact, the results of named calculations stand there by name, and angles are in
  /// ``angleUnit``. A number that has no exact text is rounded, behind `≈`, which no expression can be
  /// read from. Nil where nothing was calculated.
  ///
  /// - Parameter isKept: Whether the result of a calculation can be written by its name; where not, it
  ///   is written as the number that it is.
  /// - Returns: The expression, or nil.
  public func sourceText(namingCalculations isKept: (UInt64) -> Bool = { _ in true }) -> String? {
    guard showsCalculation else { return nil }
    return withoutActuallyEscaping(isKept) { isKept in
      let writer = ExpressionWriter(.source(angleUnit, namingCalculations: isKept))
      return writer.text(of: line)
    }
  }

  /// The name that stands for the result of a calculation in ``sourceText(namingCalculations:)``: `_` and 16 hexadecimal
  /// digits.
  public static func name(ofCalculation id: UInt64) -> String {
    let digits = String(id, radix: 16)
    return "_" + String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
