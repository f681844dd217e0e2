import BigNumbers
import CalendarDates
import Quantities

/// Tokens, and the names among them with their meaning in context.
extension ExpressionParser {
  /// Advances to the next token: a name with its meaning, and a date with its time and zone.
  mutating func advance() throws(ExpressionError) {
    try readToken()
    if token.isTimeOrDate { try takeInstant() }
  }

  /// Reads the next token, and resolves it if it is a name.
  @inline(__always)
  mutating func readToken() throws(ExpressionError) {
    tokenBefore = TokenBefore(token, after: tokenBefore)
    let before = token
    token = try lexer.next()
    if case .calculationNumber(let number) = token.kind {
      guard options.numbered.indices.contains(number - 1) else {
        throw ExpressionError(.missingCalculation, at: token.range)
      }
      token.kind = .reference(options.numbered[number - 1])
    }
    if readsQuantities, mayBeginDateInWords, let date = try takeDateInWords() {
      token.kind = .date(date)
      return
    }
    guard case .name = token.kind else {
      if case .angleUnit = token.kind, readsQuantities { readScale() }
      return
    }
    var name = lexer.text[token.range]
    if let joined = takeJoinedName() {
      name = joined
    } else if let key = names.key(namedLike: name), !isPlaceOfUnit(after: before) {
      name = key
    }
    if takeTimesSign(name, after: before) || takeScale(name, after: before)
      || takePence(name, after: before)
    {
      return
    }
    if try takeOperatorWord(name, after: before) { return }
    if readsQuantities, !isInTarget, try takeConstant(name, after: before) { return }
    if let word = Keyword(name), let kind = try meaning(of: word, name, after: before) {
      token.kind = kind
      return
    }
    if readsQuantities, tokenBefore.precedesUnit || isInTarget,
      let kind = try meaningBesideNumbers(of: name, after: before)
    {
      token.kind = kind
      noteUnit(kind, named: name)
      return
    }
    if options.readsReferences, let calculation = CalculationID(name: name) {
      token.kind = .reference(calculation)
    } else {
      do throws(ExpressionError) {
        token.kind = try names.meaningWithoutSuggestion(of: name, at: token.range)
        if case .angleUnit = token.kind, readsQuantities { readScale() }
      } catch {
        if before.isPercentSign {
          if try takesShareNoun() { return }
          if takesPercentageNoun() {
            token = before
            try advance()
            return
          }
        }
        // `a week from today`
        if name.isArticle, !before.endsOperand, lexer.isFollowedByUnitOfTime {
          lexer.readsOtherNotation = true
          token.kind = .number(1)
          return
        }
        // `total hours x £13.50`
        if case .above = before.kind, steps.last?.range == before.range, !lexer.isAtEnd,
          let unit = Unit(named: name.text)
        {
          append(.quantity(.conversion(UnitProduct(unit))), at: token.range)
          append(.group, at: token.range)
          lexer.readsOtherNotation = true
          token = before
          try advance()
          return
        }
        if isLeftOut(name, after: before) {
          lexer.readsOtherNotation = true
          token = before
          try advance()
          return
        }
        let error = names.withSuggestion(error, for: name)
        // A name that only lacks a value is no unit.
        guard error.mayBeUnit else { throw error }
        guard readsQuantities else { throw signMeant(by: error, after: before) }
        token.kind = try meaning(ofUnknown: name, error, after: before)
      }
    }
  }

  /// Notes a unit that some take for another one: `Mb` as megabytes, `calories` as those on food, `pounds`
  /// without other units than of time as money.
  @inline(never)
  private mutating func noteUnit(_ kind: Token.Kind, named name: ArraySlice<UInt8>) {
    guard case .unit(let unit) = kind else { return }
    if unit.symbol == "bit", name.last == UInt8(ascii: "b") { lexer.readsOtherNotation = true }
    if unit.symbol == "cal", name.count > 3 { remark = .note(.calories) }
    if unit.symbol == "lb", name.count > 3 {
      remark = remark ?? .note(.pounds)
    } else if remark == .note(.pounds), unit.dimension != Dimension(.time) {
      remark = nil
    }
  }

  /// Whether a word without a meaning can be ignored where it stands: in `$120 / 4 people`, `£240 + VAT 20%` and
  /// `17.3456 rounded to 2 dp`.
  private func isLeftOut(_ name: ArraySlice<UInt8>, after before: Token) -> Bool {
    if before.isUnitOfTime, WordGroup.pauses.contains(name) { return true }
    // `45" wide x 3 yards`
    if before.isUnit || before.kind == .prime(isDouble: true)
      || before.kind == .prime(isDouble: false),
      WordGroup.extents.contains(name)
    {
      return true
    }
    // `1.5 kg potatoes at £1.20/kg`
    if before.isUnit, !name.isRateSign, !name.goesWithAmount, lexer.isFollowedByRate {
      // `£40 basket for 6 weeks`, but not `25kg bags at €8`
      guard case .unit(let unit) = before.kind, unit.currency != nil else {
        return !lexer.isFollowedByPriceOfOne || lexer.isFollowedByPriceOfUnit
      }
      return lexer.isFollowedByPriceOfOne
    }
    // `3 shirts at $24.99 each plus 8% tax`
    if before.isNumber, !name.isRateSign, name.isNoun,
      lexer.isFollowedByPriceOfOne
    {
      return true
    }
    // `£120 hotel + £80 cheap flights`
    if case .unit(let unit) = before.kind, unit.currency != nil, !name.goesWithAmount,
      lexer.endsWordsOfTerm(ofSum: waiting.contains { $0.infix.isAdditive })
    {
      return true
    }
    if before.isUnit, let sign = waiting.last, sign.infix == .operation(.multiplication),
      WordGroup.each.contains(name)
    {
      // `2 bags of 25kg at €8 each`, `12 for €9 each`
      return !lexer.text[sign.place].isWord("for")
        && operand(endingAt: steps.count)
          .flatMap { operand(endingAt: $0.start) }?.units.dimension.isNone != false
    }
    // After a sum they are no number: `£5 + 3 people`.
    let last = waiting.last?.infix
    if before.isNumber, last?.isAdditive != true,
      WordGroup.people.contains(name) || WordGroup.counted.contains(name)
        || (last?.isFactorOrPower == true || lexer.isFollowedByFactor) && name.mayBeCounted
    {
      // It has to follow the number directly, so that one word is left out and not a thousand.
      return lexer.text[before.range.upperBound..<token.range.lowerBound].allSatisfy {
        $0 == UInt8(ascii: " ")
      }
    }
    // `€89 per night * 6 nights`
    if case .unit(let unit) = before.kind, unit.currency != nil, namesThingOfPrice(name) {
      return true
    }
    // `total cost / 4`
    if case .above = before.kind, WordGroup.totalled.contains(name) { return true }
    // `£240 plus VAT at 20%`
    if before.isAdditiveSign, WordGroup.surcharges.contains(name) {
      return !lexer.isFollowedByShareOf
        && (lexer.isFollowedByPercentageAlone || lexer.isFollowedByRate)
    }
    if before.isAdditiveSign, name.isRateSign { return lexer.isFollowedByPercentageAlone }
    // `£80 less 20% less another 10%`
    if before.isAdditiveSign, name.isWord("another") { return lexer.isFollowedByAmount }
    return before.endsOperand && name.isWord("rounded") && lexer.isFollowed(by: "to ")
  }

  /// Whether the word and its neighbour are `per night` between a price and a factor.
  private func namesThingOfPrice(_ name: ArraySlice<UInt8>) -> Bool {
    var rest = lexer
    if WordGroup.ofOne.contains(name) {
      guard let noun = try? rest.next(), noun.kind == .name,
        case let word = rest.text[noun.range], word.isNoun, word.hasNoMeaning
      else { return false }
      return rest.isFollowedByFactor || isPriceOfCount
    }
    let end = token.range.lowerBound
    let words = lexer.text[max(lexer.text.startIndex, end - 8)..<end]
      .split(separator: UInt8(ascii: " "))
    return name.isNoun && words.last.map { WordGroup.ofOne.contains($0) } == true
      && (rest.isFollowedByFactor || isPriceOfCount)
  }

  /// Whether the operand before is the price of things that were counted: `11 rolls at £23.50` before `a roll`.
  private var isPriceOfCount: Bool {
    guard let sign = waiting.last, lexer.text[sign.place].isRateSign,
      let price = operand(endingAt: steps.count)
    else { return false }
    return operand(endingAt: price.start)?.units.isNone == true
  }

  /// Takes the remaining words of a name, as many as possible: `monthly rent`.
  ///
  /// - Returns: The name as it was defined; nil if the next word belongs to none.
  private mutating func takeJoinedName() -> ArraySlice<UInt8>? {
    guard lexer.isSpace(at: token.range.upperBound) else { return nil }
    var rest = lexer
    var joined = Array(lexer.text[token.range])
    var found: (name: [UInt8], end: Int)?
    for _ in 1..<DefinitionHead.wordLimit {
      guard let next = rest.takeWordOfName() else { break }
      joined += [UInt8(ascii: "_")] + lexer.text[next]
      // `log 10` is no `log_10`.
      if names.isDefined(joined[...])
        || !lexer.isDigit(at: next.lowerBound) && OtherName.isFunction(joined[...])
      {
        found = (joined, next.upperBound)
      } else if let key = names.key(namedLike: joined[...]) {
        found = (Array(key), next.upperBound)
      }
    }
    guard let found else { return nil }
    lexer.position = found.end
    token.range = token.range.lowerBound..<found.end
    return found.name[...]
  }

  /// Takes the name of a constant where a number may stand, if no variable has that name.
  private mutating func takeConstant(
    _ name: ArraySlice<UInt8>, after before: Token
  ) throws(ExpressionError) -> Bool {
    guard !before.endsOperand, !names.isDefined(name) else { return false }
    var best: (constant: PhysicalConstant, end: Int)?
    for constant in PhysicalConstant.allCases {
      for text in constant.names {
        guard let end = lexer.end(ofName: text, at: token.range.lowerBound),
          end > best?.end ?? 0
        else { continue }
        best = (constant, end)
      }
    }
    guard let best else { return false }
    // Next to `×` or `÷`, a unit by itself means the same.
    if tokenBefore.precedesUnitAlone, best.end == token.range.upperBound,
      Unit(named: name.text) != nil
    {
      return false
    }
    guard let place = names.constant(best.constant) else { return false }
    lexer.position = best.end
    token = Token(kind: .above(place), range: token.range.lowerBound..<best.end)
    return true
  }
}

extension ExpressionError {
  /// Whether a name has no meaning, rather than one without a value.
  fileprivate var mayBeUnit: Bool {
    switch cause {
    case .failedLine, .calculation: false
    default: true
    }
  }
}
