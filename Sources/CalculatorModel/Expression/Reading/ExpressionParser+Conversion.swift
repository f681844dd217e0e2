import BigNumbers

/// The base of the answer, at the end of a line: `255 to hex`.
extension ExpressionParser {
  /// Parses `to` and the base behind it.
  ///
  /// - Throws: ``ExpressionError`` where no base follows, or not at the end.
  mutating func parseConversion() throws(ExpressionError) {
    let sign = token.range
    try advance()
    guard case .function(let function) = token.kind, function.base != nil else {
      throw ExpressionError(.misplacedConversion, at: sign)
    }
    append(.function(function, argumentCount: 1), at: sign.lowerBound..<token.range.upperBound)
    try advance()
    guard token.kind == .conversion || token.kind == .openingBracket else { return }
    throw ExpressionError(.misplacedConversion, at: sign)
  }
}

extension MathExpression {
  /// The base in which the answer was asked for: by `to hex` at the end, or by `hex(…)` around all.
  public var answerBase: NumberBase? {
    let last = steps.last { $0.kind != .group }
    guard case .function(let function, _)? = last?.kind else { return nil }
    return function.base
  }

  /// Where the base of the answer was asked for, in UTF-8 bytes from the text's beginning.
  package var placeOfBase: Range<Int>? {
    answerBase == nil ? nil : steps.last { $0.kind != .group }?.range
  }
}
