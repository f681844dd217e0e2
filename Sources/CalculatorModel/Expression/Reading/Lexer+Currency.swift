import Quantities

extension Lexer {
  /// Leaves out the currency of a number, which stands right before or behind it.
  mutating func leaveOut(
    _ sign: Unicode.Scalar, from start: Int
  ) throws(ExpressionError) {
    let end = position
    let follows =
      endOfNumber >= 0 && text[endOfNumber..<start].allSatisfy { $0 == UInt8(ascii: " ") }
    skipSpace()
    guard follows || isDigit(at: position) || beginsWithMark else {
      throw ExpressionError(.unknownCharacter(String(Character(sign))), at: start..<end)
    }
    try note(currency: sign, at: start..<end)
    readsOtherNotation = true
  }

  /// Takes note of a sign that was left out: numbers of two currencies cannot be told from sums of one.
  ///
  /// - Throws: ``ExpressionError`` where another one was left out before.
  mutating func note(
    currency sign: Unicode.Scalar?, at range: Range<Int>
  ) throws(ExpressionError) {
    guard let sign else { return }
    guard leftOutCurrency == nil || leftOutCurrency == sign else {
      throw ExpressionError(.differentCurrencies, at: range)
    }
    leftOutCurrency = sign
  }

  /// The unit that the sign of a currency is; nil where it stands before a number, which then has it.
  mutating func takeUnit(ofSignAt start: Int) throws(ExpressionError) -> Token? {
    let token = try unit(ofSignAt: start)
    skipSpace()
    guard isDigit(at: position) || beginsWithMark else {
      position = token.range.upperBound
      return token
    }
    signBefore = start
    return nil
  }

  func unit(ofSignAt start: Int) throws(ExpressionError) -> Token {
    var rest = self
    rest.position = start
    let sign = rest.takeScalar()
    guard let currency = sign.currency else {
      throw ExpressionError(.unknownCharacter(String(Character(sign))), at: start..<rest.position)
    }
    return Token(kind: .unit(Unit(currency)), range: start..<rest.position)
  }
}
