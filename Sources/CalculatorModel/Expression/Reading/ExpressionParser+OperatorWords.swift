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

  /// Takes words such as `plus` and `divided by` between operands, where nothing has that name.
  ///
  /// - Throws: ``ExpressionError`` where `split` or `out of` may be about a whole sum: `120 + 20 split 4 ways`.
  @inline(never)
  mutating func takeOperatorWord(
    _ name: ArraySlice<UInt8>, after before: Token
  ) throws(ExpressionError) -> Bool {
    guard before.endsOperand, name.count > 1, !names.isDefined(name) else { return false }
    for row in Self.operatorWords where name.isWord(row.word) {
      var rest = lexer
      if !row.second.isEmpty {
        let next = try? rest.next()
        let isThere = next.map { word in
          word.kind == .name && row.second.contains { lexer.text[word.range].isWord($0) }
        }
        if isThere != true {
          guard row.isSecondOptional else { continue }
          rest = lexer
        }
      }
      guard rest.isFollowedByOperand else { continue }
      if name.isWord("by") {
        guard before.isUnit || before.isNumber, rest.isFollowedByLength else { continue }
        // `12 by 8 m` may be meant as an area.
        if before.isNumber { remark = .otherReading }
      }
      if row.isAboutSums, waiting.contains(where: { $0.infix.isAdditive }) {
        let divisor = try rest.next().range
        throw ExpressionError(
          .ambiguous("(…) / " + lexer.source(divisor), "… / " + lexer.source(divisor)),
          at: token.range.lowerBound..<divisor.upperBound)
      }
      if name.isWord("split") { rest.leaveOutSharers() }
      lexer = rest
      token = Token(kind: .operation(row.operation), range: token.range.lowerBound..<lexer.position)
      lexer.readsOtherNotation = true
      return true
    }
    return false
  }

  /// A word that operates, with those of which one follows it.
  private struct OperatorWord {
    let word: StaticString
    var second: [StaticString] = []
    var isSecondOptional = false
    /// Whether a sum before it may be meant as a whole.
    var isAboutSums = false
    let operation: ArithmeticOperation
  }

  private static let operatorWords = [
    OperatorWord(word: "plus", operation: .addition),
    OperatorWord(word: "minus", operation: .subtraction),
    OperatorWord(word: "less", operation: .subtraction),
    OperatorWord(word: "times", operation: .multiplication),
    OperatorWord(word: "multiplied", second: ["by"], operation: .multiplication),
    OperatorWord(word: "by", operation: .multiplication),
    OperatorWord(word: "divided", second: ["by"], operation: .division),
    OperatorWord(word: "out", second: ["of"], isAboutSums: true, operation: .division),
    OperatorWord(
      word: "split", second: ["by", "between", "among"], isSecondOptional: true,
      isAboutSums: true, operation: .division),
  ]

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
