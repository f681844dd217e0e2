import BigNumbers

/// Words of the language whose meaning depends on their surroundings.
extension ExpressionParser {
  /// The meaning here of a word that the user has not defined; nil if it is read like any other name.
  ///
  /// - Throws: ``ExpressionError`` if it stands for nothing.
  mutating func meaning(
    of word: Keyword, _ name: ArraySlice<UInt8>, after before: Token
  ) throws(ExpressionError) -> Token.Kind? {
    guard word.isSoft else { return nil }
    guard !names.isDefined(name) else {
      // The user defined the name of the function that may be meant here.
      if word.namesFunction, lexer.isFollowedByBracket, names.isNumber(name) {
        throw ExpressionError(.otherNotation(name.text + " × (…)"), at: token.range)
      }
      return nil
    }
    switch word {
    case .to: return nil
    // The day of an exchange rate.
    case .on where isInTarget && lexer.isFollowedByDate: return nil
    // `5 as` are attoseconds.
    case .as:
      if isInTarget { return lexer.isFollowedByForm ? .conversion : nil }
      if lexer.isFollowedByPercentage { return .keyword(.as) }
      // `1 psi as kPa`, but `5 as m` has attoseconds.
      let isFollowedByTarget = before.isUnit && lexer.isFollowedByTargetAlone
      return isFollowedByTarget || lexer.isFollowedByForm || lexer.isFollowedByBase
        ? .conversion : nil
    case .of where before.isFunction: try refuseFraction(of: before)
    // `53% off of 500`.
    case .off where isFollowed(by: .of):
      _ = try lexer.next()
      token.range = token.range.lowerBound..<lexer.position
      lexer.readsOtherNotation = true
      return .keyword(.off)
    case .percent, .percentage:
      if isInTarget || lexer.isFollowedByConversion { return nil }
      return before.endsOperand ? .percentSign : .keyword(word)
    // The currency.
    case .all where name.elementsEqual("ALL".utf8): return nil
    case .sum, .mean, .median, .count, .average, .avg:
      if lexer.isFollowedByBracket || isFollowed(by: .of) && lexer.hasListAhead { return nil }
    case .grand:
      guard isFollowed(by: .total) else { return .keyword(word) }
      let start = token.range.lowerBound
      _ = try lexer.next()
      token.range = start..<lexer.position
      return .above(try names.above(.grandTotal, named: name, at: token.range))
    case .line:
      guard let index = try takeLineNumber() else { return .keyword(word) }
      return .above(try names.above(.line(index), named: name, at: token.range))
    default: break
    }
    guard word.isAboveWord, let above = ValuesAbove.Word(word) else {
      return word == .prev ? .previousAnswer : .keyword(word)
    }
    // `Food total` is no product.
    if names.above != nil, case .definition = before.kind {
      let name = lexer.source(before.range)
      let word = lexer.source(token.range)
      throw ExpressionError(
        .ambiguous(word, name + " * " + word),
        at: before.range.lowerBound..<token.range.upperBound)
    }
    if names.above == nil, lexer.isFollowedByDigit {
      // `average 12, 15, 18`
      let rest = lexer.source(lexer.position..<lexer.text.count)
      throw ExpressionError(
        .otherNotation(name.text + " of " + rest), at: token.range.lowerBound..<lexer.text.count)
    }
    return .above(try names.above(above, named: name, at: token.range))
  }

  /// Rejects `square root of 1/4`, which may be about the fraction or the number.
  ///
  /// Called while the token is read, as the stack frames of functions that parse calls must stay small.
  @inline(never)
  private func refuseFraction(of function: Token) throws(ExpressionError) {
    var rest = lexer
    guard let number = try? rest.next(), number.isNumber, rest.position < rest.text.count,
      rest.text[rest.position] == UInt8(ascii: "/"), (try? rest.next()) != nil,
      let divisor = try? rest.next(), divisor.isNumber,
      case .function(let named) = function.kind
    else { return }
    let (above, below) = (lexer.source(number.range), lexer.source(divisor.range))
    throw ExpressionError(
      .ambiguous(
        named.name + "(" + above + "/" + below + ")", named.name + "(" + above + ")/" + below),
      at: number.range.lowerBound..<divisor.range.upperBound)
  }

  /// Takes the number of a line after `line`, and returns its index from 0; nil if there is none.
  private mutating func takeLineNumber() throws(ExpressionError) -> Int? {
    var rest = lexer
    rest.skipSpace()
    guard rest.isDigit(at: rest.position) else { return nil }
    guard let number = rest.takeWholeNumber() else { return nil }
    let start = token.range.lowerBound
    lexer = rest
    token.range = start..<lexer.position
    return number - 1
  }

  /// Rejects a word where an operand should be.
  mutating func parse(_ word: Keyword) throws(ExpressionError) {
    throw ExpressionError(.misplacedWord(lexer.source(token.range)), at: token.range)
  }
}

extension Lexer {
  /// Whether the remaining text is a list: `average of 72, 85`, `average of 10 and 20`.
  fileprivate var hasListAhead: Bool {
    let rest = text[position...]
    return rest.contains { $0 == Self.comma || $0 == UInt8(ascii: ";") }
      || rest.split(whereSeparator: { !$0.isLetter }).contains { $0.isWord("and") }
  }

  /// Takes digits, unless the number continues after them; nil if it does.
  mutating func takeWholeNumber() -> Int? {
    let number = takeCount()
    guard position < text.count else { return number }
    switch text[position] {
    case Self.point, Self.comma, Self.separator: return nil
    default: break
    }
    var rest = self
    return rest.takeScalar().continuesName ? nil : number
  }

  /// Takes digits, whatever comes after them.
  mutating func takeCount() -> Int {
    var number = 0
    while isDigit(at: position) {
      // Far beyond any limit, larger numbers need not be told apart.
      number = min(number * 10 + Int(text[position] - UInt8(ascii: "0")), 1_000_000)
      position += 1
    }
    return number
  }
}
