import BigNumbers

/// The signs after an operand.
extension ExpressionParser {
  /// Parses `!`, `%`, `°` and superscript powers.
  mutating func parseSignsAfterOperand() throws(ExpressionError) {
    var endsInFactorial = false
    while true {
      switch token.kind {
      case .factorial:
        guard !endsInFactorial else { throw ExpressionError(.repeatedFactorial, at: token.range) }
        append(.function(.factorial, argumentCount: 1), at: token.range)
      case .percentSign:
        append(.percentage, at: token.range)
      case .scale(let factor):
        guard let last = steps.last, case .number(let number) = last.kind else {
          throw ExpressionError(.missingOperator, at: token.range)
        }
        steps[steps.count - 1] = Step(
          .number(number * factor), at: last.range.lowerBound..<token.range.upperBound)
      case .angleUnit(let unit) where !isAmongUnits:
        try refuseUnitBehindFunction()
        append(.angle(unit), at: token.range)
      case .superscript(let exponent):
        append(superscript: exponent, at: token.range)
        let sign = token.range
        try advance()
        // `2⁴√16` may be 2⁴ × √16 or 2 × ⁴√16.
        if token.isRadical, token.range.lowerBound == sign.upperBound {
          throw ExpressionError(.ambiguousRoot, at: sign.lowerBound..<token.range.upperBound)
        }
        (endsInFactorial, mark, endsInBracket) = (false, .none, false)
        continue
      default:
        return
      }
      endsInFactorial = token.kind == .factorial
      mark = token.isPercentSign ? .sign : .none
      endsInBracket = false
      try advance()
    }
  }

  mutating func append(superscript exponent: Rational, at range: Range<Int>) {
    if let exponent = Int(exactly: exponent.numerator).flatMap({ Int32(exactly: $0) }) {
      append(.superscript(exponent), at: range)
    } else {
      append(.number(exponent), at: range)
      append(.function(.power, argumentCount: 2), at: range)
    }
  }
}
