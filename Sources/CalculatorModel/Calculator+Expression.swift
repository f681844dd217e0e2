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

  /// The number shown as a typed expression of the same value, for a reader of whom nothing is known.
  ///
  /// ```swift
  /// try calculator.press(KeySequence("2 + 30 sin ="))
  /// calculator.portableText   // "2 + sin(30°)"
  /// ```
  ///
  /// After `=` it is the calculation. Angles have their units; where they have none, they are in radians.
  /// Nil after a failed calculation, and where the number has no exact text.
  public var portableText: String? {
    let writer = ExpressionWriter(.source(.radians) { _ in false })
    if showsResult, let text = writer.text(of: line).ifExact { return text }
    // A percentage is a part of the number before it, and by itself another number.
    if case .value = phase, !line.endsInPercentage,
      let text = writer.pieces(of: line).last?.text.ifExact
    {
      return text
    }
    return number.flatMap { writer.exact($0, in: .radians).text.ifExact }
  }

  /// Whether a new calculator would be the same to a person: it shows 0, and nothing waits or is in
  /// memory.
  public var isUnused: Bool {
    guard case .cleared = phase else { return false }
    return pending.isEmpty && line.tokens.isEmpty && memoryOperand == nil && stored.isEmpty
      && repetition == nil && !hasSecondFunctions
  }

  /// The name that stands for the result of a calculation in ``sourceText(namingCalculations:)``: `_` and 16 hexadecimal
  /// digits.
  public static func name(ofCalculation id: UInt64) -> String {
    let digits = String(id, radix: 16)
    return "_" + String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}

extension String {
  /// The text, if nothing in it is rounded or forgotten, so that it can be read again.
  fileprivate var ifExact: String? {
    unicodeScalars.contains { $0 == "≈" || $0 == "…" } ? nil : self
  }
}
