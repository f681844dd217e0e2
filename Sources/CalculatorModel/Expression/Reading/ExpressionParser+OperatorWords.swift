import BigNumbers
import ExactReals

/// Words that operate where nothing has their name: `x`, `times`, `divided by`, and scales such as `k`.
extension ExpressionParser {
  /// Takes `x` as the sign of a product where it stands between operands and no variable has that name (W-10).
  mutating func takeTimesSign(_ name: ArraySlice<UInt8>, after before: Token) -> Bool {
    guard name.first.map({ $0 | 0x20 }) == UInt8(ascii: "x"),
      name.count == 1 || lexer.isDigit(at: token.range.lowerBound + 1),
      before.endsOperand || steps.isEmpty && options.leftOperand != nil,
      !names.isDefined(name), !names.isDefined(name.prefix(1))
    else { return false }
    var rest = lexer
    rest.position = token.range.lowerBound + 1
    guard rest.beginsOperand else { return false }
    lexer = rest
    // `4.2 x 2.5 m` may be meant as an area.
    if case .number = before.kind, rest.isFollowedByLength { remark = .otherReading }
    token = Token(
      kind: .operation(.multiplication), range: token.range.lowerBound..<lexer.position)
    lexer.readsOtherNotation = true
    return true
  }

  /// Takes `plus`, `minus`, `times` and `divided by` between operands, where nothing has that name.
  @inline(never)
  mutating func takeOperatorWord(_ name: ArraySlice<UInt8>, after before: Token) -> Bool {
    guard before.endsOperand, name.count > 3, !names.isDefined(name) else { return false }
    let operation: ArithmeticOperation
    var rest = lexer
    if name.isWord("plus") {
      operation = .addition
    } else if name.isWord("minus") || name.isWord("less") {
      operation = .subtraction
    } else if name.isWord("times") {
      operation = .multiplication
    } else if name.isWord("divided") || name.isWord("multiplied"), let word = try? rest.next(),
      word.kind == .name, lexer.text[word.range].isWord("by")
    {
      operation = name.isWord("divided") ? .division : .multiplication
    } else {
      return false
    }
    guard rest.isFollowedByOperand else { return false }
    lexer = rest
    token = Token(kind: .operation(operation), range: token.range.lowerBound..<lexer.position)
    lexer.readsOtherNotation = true
    return true
  }

  /// Takes `k`, `M` or `G` right after a number, and `lakh` and `crore`, where nothing has that name (W-25, W-37).
  mutating func takeScale(_ name: ArraySlice<UInt8>, after before: Token) -> Bool {
    guard case .number = before.kind, !names.isDefined(name) else { return false }
    if let factor = name.indianScale {
      token.kind = .scale(factor)
      return true
    }
    guard name.count == 1, before.range.upperBound == token.range.lowerBound else { return false }
    var rest = lexer
    rest.position = token.range.lowerBound
    guard let scale = rest.takeScale() else { return false }
    (lexer, token) = (rest, scale)
    return true
  }
}

extension ArraySlice<UInt8> {
  /// The factor of a word for a large number in India.
  fileprivate var indianScale: Rational? {
    if isWord("lakh") || isWord("lakhs") { return 100_000 }
    return isWord("crore") || isWord("crores") ? 10_000_000 : nil
  }
}
