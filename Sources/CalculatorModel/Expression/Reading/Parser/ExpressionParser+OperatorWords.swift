import BigNumbers
import ExactReals
import Quantities

/// Words that act as operators if no definition has their name: `x`, `times`, `divided by`, and scales such as `k`.
extension ExpressionParser {
  /// Takes `x` as a multiplication sign between operands, if no variable has that name.
  mutating func takeTimesSign(_ name: ArraySlice<UInt8>, after before: Token) -> Bool {
    guard name.first.map({ $0 | 0x20 }) == UInt8(ascii: "x"),
      name.count == 1 || lexer.isDigit(at: token.range.lowerBound + 1),
      before.endsOperand || steps.isEmpty && options.leftOperand != nil,
      !names.isDefined(name), !names.isDefined(name.prefix(1))
    else { return false }
    var rest = lexer
    rest.position = token.range.lowerBound + 1
    // A number that can't be read is told as such: `6.5 x €1,75`.
    guard rest.beginsOperand || rest.isFollowedByAmount else { return false }
    lexer = rest
    // `4.2 x 2.5 m` may be meant as an area.
    if case .number = before.kind, rest.isFollowedByLength { remark = .otherReading }
    token = Token(
      kind: .operation(.multiplication), range: token.range.lowerBound..<lexer.position)
    lexer.readsOtherNotation = true
    return true
  }

  /// Takes words such as `plus` and `divided by` between operands, if no definition has that name.
  ///
  /// - Throws: ``ExpressionError`` if `split` or `out of` may apply to a whole sum: `120 + 20 split 4 ways`.
  @inline(never)
  mutating func takeOperatorWord(
    _ name: ArraySlice<UInt8>, after before: Token
  ) throws(ExpressionError) -> Bool {
    guard before.endsOperand, !names.isDefined(name) else { return false }
    if isRateSign(name, after: before) {
      token.kind = .operation(.multiplication)
      lexer.readsOtherNotation = true
      return true
    }
    guard name.count > 1 else { return false }
    // `400 g of cheese at £9/kg`
    if name.isWord("of"), readsQuantities, before.isUnit || before.isNumber, lexer.isFollowedByRate
    {
      lexer.readsOtherNotation = true
      token = before
      try advance()
      return true
    }
    if name.isWord("and"), isSumOfMoney(after: before) {
      token.kind = .operation(.addition)
      lexer.readsOtherNotation = true
      return true
    }
    if name.isWord("to"), lexer.take("the power of") {
      try refusePower(of: before)
      token = Token(kind: .power, range: token.range.lowerBound..<lexer.position)
      lexer.readsOtherNotation = true
      return true
    }
    if takeComparison(name, after: before) || takePerCent(name) { return true }
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
      // A date that has two readings is told: `30 days after 28/02/2026`.
      if row.isAfterTime, before.isUnitOfTime {
        var next = rest
        _ = try next.next()
      }
      guard rest.isFollowedByOperand, !row.isAfterTime || before.isUnitOfTime else { continue }
      var operation = row.operation
      if row.isBeforeShare {
        guard let share = rest.shareAhead(isNamed: name.isWord("with")) else { continue }
        if share.isReduction { operation = .subtraction }
        if let off = share.off { rest.leaveOut(off) }
      }
      if name.isWord("by") {
        guard before.isUnit || before.isNumber, rest.isFollowedByLength else { continue }
        // `12 by 8 m` may be meant as an area.
        if before.isNumber { remark = .otherReading }
      }
      // A share is added before the sum is split: `$86 + 20% split 4 ways`.
      let splitsShare = before.isPercentSign && name.isWord("split")
      if row.isAboutSums, !splitsShare, waiting.contains(where: { $0.infix.isAdditive }) {
        let divisor = try rest.next().range
        throw ExpressionError(
          .ambiguous("(…) / " + lexer.source(divisor), "… / " + lexer.source(divisor)),
          at: token.range.lowerBound..<divisor.upperBound)
      }
      if name.isWord("split") {
        try refuseRatio(after: rest)
        rest.leaveOutSharers()
      }
      lexer = rest
      token = Token(
        kind: splitsShare ? .split : .operation(operation),
        range: token.range.lowerBound..<lexer.position)
      lexer.readsOtherNotation = true
      return true
    }
    return false
  }

  /// Rejects `€900 split 2:3:4`, which has an answer for each part.
  private func refuseRatio(after sign: Lexer) throws(ExpressionError) {
    let ratio = sign.text[sign.position...].trimmed.prefix { $0.isDigit || $0 == UInt8(ascii: ":") }
    let parts = ratio.split(separator: UInt8(ascii: ":"))
    guard parts.count > 1 else { return }
    let sum = parts.map { $0.text }.joined(separator: " + ")
    throw ExpressionError(
      .otherNotation("… * " + parts[0].text + " / (" + sum + ")"),
      at: ratio.startIndex..<ratio.endIndex)
  }

  /// Rejects `5 m to the power of 2` and `2 to the power of 1/2`, which may be about a part of the operand.
  private func refusePower(of base: Token) throws(ExpressionError) {
    var rest = lexer
    guard let exponent = try? rest.next(), exponent.isNumber else { return }
    let text = lexer.source(exponent.range)
    if base.isUnit {
      let unit = lexer.source(base.range)
      throw ExpressionError(
        .ambiguous("(… " + unit + ")^" + text, "… " + unit + "^" + text), at: token.range)
    }
    guard (try? rest.next())?.kind == .operation(.division), let divisor = try? rest.next(),
      divisor.isNumber
    else { return }
    let quotient = text + "/" + lexer.source(divisor.range)
    throw ExpressionError(
      .ambiguous("…^(" + quotient + ")", "…^" + quotient),
      at: exponent.range.lowerBound..<divisor.range.upperBound)
  }

  /// Whether `and` adds: between two prices, as in `2 adults at £12 and 3 children at £7`.
  private func isSumOfMoney(after before: Token) -> Bool {
    guard depthOfWordedList == nil, case .unit(let unit) = before.kind, unit.currency != nil,
      !waiting.contains(where: { $0.infix == .operation(.subtraction) })
    else { return false }
    var rest = lexer
    return lexer.isFollowedByMoney
      || lexer.isFollowedByDigit && (try? rest.next())?.isNumber == true
        && rest.isFollowedByPriceOfOne
  }

  /// Takes `per cent` in two words, and the `pc` of `20pc of 100`.
  private mutating func takePerCent(_ name: ArraySlice<UInt8>) -> Bool {
    if name.elementsEqual("pc".utf8), lexer.isFollowed(by: "of ") || lexer.isFollowed(by: "off ") {
      token.kind = .percentSign
      lexer.readsOtherNotation = true
      return true
    }
    var rest = lexer
    guard name.isWord("per"), rest.takeWord() == "cent" else { return false }
    lexer = rest
    token = Token(kind: .percentSign, range: token.range.lowerBound..<lexer.position)
    lexer.readsOtherNotation = true
    return true
  }

  /// Takes `20% less than 120`, which is 20% off it, and `20% more than`.
  private mutating func takeComparison(_ name: ArraySlice<UInt8>, after before: Token) -> Bool {
    guard before.isPercentSign else { return false }
    let isLess = name.isWord("less") || name.isWord("lower")
    guard isLess || name.isWord("more") || name.isWord("higher") else { return false }
    var rest = lexer
    guard rest.takeWord() == "than" else { return false }
    lexer = rest
    token = Token(
      kind: .keyword(isLess ? .off : .on), range: token.range.lowerBound..<lexer.position)
    lexer.readsOtherNotation = true
    return true
  }

  /// A word that acts as an operator, with the choices for a second word after it.
  private struct OperatorWord {
    let word: StaticString
    var second: [StaticString] = []
    var isSecondOptional = false
    /// Whether a sum before it may be meant as a whole.
    var isAboutSums = false
    /// Whether it is an operator only after a time.
    var isAfterTime = false
    /// Whether it is an operator only before a percentage.
    var isBeforeShare = false
    let operation: ArithmeticOperation
  }

  private static let operatorWords = [
    OperatorWord(word: "plus", operation: .addition),
    // `90 days from today`.
    OperatorWord(word: "from", isAfterTime: true, operation: .addition),
    OperatorWord(word: "after", isAfterTime: true, operation: .addition),
    // The operand before it is subtracted.
    OperatorWord(word: "before", isAfterTime: true, operation: .addition),
    OperatorWord(word: "with", isBeforeShare: true, operation: .addition),
    OperatorWord(
      word: "up", second: ["by"], isSecondOptional: true, isBeforeShare: true, operation: .addition),
    OperatorWord(
      word: "down", second: ["by"], isSecondOptional: true, isBeforeShare: true,
      operation: .subtraction),
    OperatorWord(word: "increased", second: ["by"], operation: .addition),
    OperatorWord(word: "raised", second: ["by"], operation: .addition),
    OperatorWord(word: "minus", operation: .subtraction),
    OperatorWord(word: "decreased", second: ["by"], operation: .subtraction),
    OperatorWord(word: "reduced", second: ["by"], operation: .subtraction),
    OperatorWord(word: "less", operation: .subtraction),
    OperatorWord(word: "times", operation: .multiplication),
    OperatorWord(word: "multiplied", second: ["by"], operation: .multiplication),
    OperatorWord(word: "by", operation: .multiplication),
    OperatorWord(word: "divided", second: ["by"], operation: .division),
    OperatorWord(word: "between", isAboutSums: true, operation: .division),
    OperatorWord(word: "out", second: ["of"], isAboutSums: true, operation: .division),
    OperatorWord(
      word: "split", second: ["by", "between", "among"], isSecondOptional: true,
      isAboutSums: true, operation: .division),
  ]

  /// Takes `p` directly after a number, `pence` and `penny` as hundredths of a pound, and `¢` as those of a dollar:
  /// `85p`.
  @inline(never)
  mutating func takePence(_ name: ArraySlice<UInt8>, after before: Token) -> Bool {
    let isCent = name.elementsEqual("¢".utf8)
    guard isCent || name.first.map({ $0 | 0x20 }) == UInt8(ascii: "p"), readsQuantities,
      isCent || name.elementsEqual("p".utf8) && before.range.upperBound == token.range.lowerBound
        || name.isWord("pence") || name.isWord("penny"),
      case .number = before.kind, let last = steps.last, case .number(let number) = last.kind,
      !names.isDefined(name), let money = Unit(named: isCent ? "USD" : "GBP")
    else { return false }
    steps[steps.count - 1] = Step(.number(number * Rational(1, over: 100)), at: last.range)
    token.kind = .unit(money)
    lexer.readsOtherNotation = true
    return true
  }

  /// Takes `k`, `M` or `G` directly after a number, and `lakh` and `crore`, if no definition has that name.
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
