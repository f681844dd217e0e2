import BigNumbers
import Quantities

extension Lexer {
  /// Leaves out the currency sign directly before or after a number.
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

  /// Records a currency sign that was left out, because numbers of two currencies cannot be told from sums of one.
  ///
  /// - Throws: ``ExpressionError`` if another one was left out before.
  mutating func note(
    currency sign: Unicode.Scalar?, at range: Range<Int>
  ) throws(ExpressionError) {
    guard let sign else { return }
    guard leftOutCurrency == nil || leftOutCurrency == sign else {
      throw ExpressionError(.differentCurrencies, at: range)
    }
    leftOutCurrency = sign
  }

  /// Takes a currency's code before its number, `CHF 25`, or the letters before a sign, `US$25`.
  ///
  /// - Parameter start: The start of the name that was just read.
  /// - Returns: Whether the number after it has the currency.
  mutating func takesCurrency(from start: Int) -> Bool {
    guard position - start <= 3, text[start] & 0x20 == 0 else { return false }
    let name = text[start..<position]
    var rest = self
    if position < text.count, text[position] == UInt8(ascii: "$"),
      Currency(beforeDollar: name.text) != nil
    {
      rest.position += 1
    } else if position - start < 3 || Currency(code: name.text) == nil {
      return false
    }
    rest.skipSpace()
    // `5 USD 25` already has its number.
    guard rest.isDigit(at: rest.position) || rest.beginsWithMark, !followsNumber(start) else {
      return false
    }
    position = rest.position
    signBefore = start
    return true
  }

  /// Takes the currency sign and the cents after a whole number: `5€50`.
  ///
  /// - Returns: The amount, whose unit is the next token; nil if there are none.
  @inline(__always)
  mutating func takeCents(of number: Rational) -> Rational? {
    guard position + 2 < text.count,
      isBeyondASCII(at: position) || text[position] == UInt8(ascii: "$")
    else { return nil }
    return takeCentsAfterSign(of: number)
  }

  @inline(never)
  private mutating func takeCentsAfterSign(of number: Rational) -> Rational? {
    var rest = self
    guard number.isInteger, signBefore == nil, case let sign = rest.takeScalar(), sign.isCurrency,
      sign != "¥"
    else { return nil }
    let digits = rest.position
    while rest.isDigit(at: rest.position) { rest.position += 1 }
    let end = rest.position
    guard end == digits + 2, end == text.count || !".,%'".utf8.contains(text[end]),
      end == text.count || !rest.takeScalar().continuesName
    else { return nil }
    let cents =
      Int(text[digits] - UInt8(ascii: "0")) * 10 + Int(text[digits + 1] - UInt8(ascii: "0"))
    (signBefore, position, endOfNumber, readsOtherNotation) = (position, end, end, true)
    return number + Rational(BigInt(cents), over: 100)
  }

  /// Whether a number ends just before a place.
  private func followsNumber(_ place: Int) -> Bool {
    endOfNumber >= 0 && text[endOfNumber..<place].allSatisfy { $0 == UInt8(ascii: " ") }
  }

  /// The unit of a currency sign; nil before a number, which then gets the unit.
  mutating func takeUnit(ofSignAt start: Int) throws(ExpressionError) -> Token? {
    let token = try unit(ofSignAt: start)
    skipSpace()
    if isDigit(at: position) || beginsWithMark {
      signBefore = start
      return nil
    }
    // `$-45.20`
    if position < text.count, text[position] == UInt8(ascii: "-"), isDigit(at: position + 1),
      !followsNumber(start)
    {
      signBefore = start
      position += 1
      return Token(kind: .operation(.subtraction), range: position - 1..<position)
    }
    position = token.range.upperBound
    return token
  }

  /// Whether there is a currency sign at a place.
  func isCurrencySign(at place: Int) -> Bool {
    guard place < text.count else { return false }
    var rest = self
    rest.position = place
    return rest.takeScalar().isCurrency
  }

  func unit(ofSignAt start: Int) throws(ExpressionError) -> Token {
    var rest = self
    rest.position = start
    if text[start].isLetter {
      while text[rest.position].isLetter { rest.position += 1 }
      let name = text[start..<rest.position].text
      if let currency = Currency(beforeDollar: name) ?? Currency(code: name) {
        let end = text[rest.position] == UInt8(ascii: "$") ? rest.position + 1 : rest.position
        return Token(kind: .unit(Unit(currency)), range: start..<end)
      }
    }
    let sign = rest.takeScalar()
    guard let currency = sign.currency else {
      throw ExpressionError(.unknownCharacter(String(Character(sign))), at: start..<rest.position)
    }
    return Token(kind: .unit(Unit(currency)), range: start..<rest.position)
  }
}
