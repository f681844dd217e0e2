import BigNumbers

/// Percentages: shares of the operand before them, and phrases.
extension ExpressionParser {
  /// Appends a sum or a difference whose right side is a percentage.
  ///
  /// Two percentages are added as numbers; otherwise one without brackets is a share of the left side.
  mutating func appendSum(
    _ operation: ArithmeticOperation, left: PercentageMark, at place: Range<Int>
  ) {
    let right = mark
    mark = left.isMarked ? .open : .none
    switch right {
    case _ where left.isMarked: append(.operation(operation), at: place)
    case .sign:
      // The last step of an operand yields its value; here that is the `%`.
      steps.removeLast()
      append(.percentageOperation(operation), at: place)
    case .open: append(.percentages(.share(operation)), at: place)
    case .enclosed, .none: append(.operation(operation), at: place)
    }
  }

  /// Takes the words that name a percentage after it, if it is added or taken off: `$84.50 + 18% tip`.
  ///
  /// - Returns: Whether the token was such a word; the lexer is then after the last one.
  @inline(never)
  mutating func takesPercentageNoun() -> Bool {
    guard case .operation(let sign)? = waiting.last?.infix, sign.precedence == .additive else {
      return false
    }
    var (rest, end) = (lexer, token.range.lowerBound)
    rest.position = end
    while let next = try? rest.next(), next.kind == .name,
      case let word = lexer.text[next.range],
      WordGroup.surcharges.contains(word)
        || sign != .addition && WordGroup.reductions.contains(word)
    {
      end = next.range.upperBound
    }
    guard end > token.range.lowerBound else { return false }
    lexer.position = end
    lexer.readsOtherNotation = true
    return true
  }

  /// Takes the words after a percentage that name a share of what follows: `15% tip on $48.60` is 15% of that.
  ///
  /// - Returns: Whether the token was such a word; it is then `of`.
  /// - Throws: ``ExpressionError`` for a discount, which may be the share or the remaining amount.
  @inline(never)
  mutating func takesShareNoun() throws(ExpressionError) -> Bool {
    let start = token.range.lowerBound
    var rest = lexer
    rest.position = start
    var isDiscount = false
    while let next = try? rest.next(), next.kind == .name {
      let word = lexer.text[next.range]
      if next.range.lowerBound > start, let keyword = Keyword(word), [.on, .of].contains(keyword) {
        let value = lexer.text[rest.position...].prefix { $0 != UInt8(ascii: "#") }.trimmed.text
        if isDiscount {
          let share = lexer.text[..<start].trimmed.text
          throw ExpressionError(
            .ambiguous(share + " of " + value, share + " off " + value),
            at: start..<next.range.upperBound)
        }
        token = Token(kind: .keyword(.of), range: next.range)
        lexer.position = next.range.upperBound
        lexer.readsOtherNotation = true
        return true
      }
      isDiscount = isDiscount || WordGroup.reductions.contains(word)
      guard
        isDiscount || WordGroup.surcharges.contains(word) || WordGroup.otherShares.contains(word)
      else { return false }
    }
    return false
  }

  /// The share of the next number that the current word asks for; nil if that number is the question.
  func portion(_ word: Keyword) -> Portion? {
    guard let portion = word.portion, !isFollowed(by: .what) else { return nil }
    return portion
  }

  /// Whether the token is followed by a word of the language that the user has not defined.
  func isFollowed(by word: Keyword) -> Bool {
    var rest = lexer
    guard let next = try? rest.next(), next.kind == .name else { return false }
    let name = lexer.text[next.range]
    return Keyword(name) == word && !names.isDefined(name)
  }

  /// Parses the number after `of`, `on` or `off`, and appends the step for the share of it.
  ///
  /// They bind like a product, and from right to left among themselves.
  mutating func parseNumber(
    of portion: Portion, takenBy left: PercentageMark, at place: Range<Int>
  ) throws(ExpressionError) {
    let start = steps.count
    try advance()
    try parseOperand(bindingTighterThan: .multiplicative)
    if portion == .of, readsQuantities { try refuseCount(of: place, from: start) }
    // An operand that cannot be read at all is reported first.
    try refuse(left, as: portion, at: place)
    if case .portion(let next)? = infix {
      guard depth < MathExpression.depthLimit else {
        throw ExpressionError(.tooDeep, at: token.range)
      }
      depth += 1
      defer { depth -= 1 }
      try parseNumber(of: next, takenBy: mark, at: token.range)
    }
    let isMarked = mark.isMarked && (left.isMarked || portion != .of)
    append(.percentages(.portion(portion)), at: place)
    mark = isMarked ? .open : .none
  }

  /// Parses a line or the content of brackets, including a phrase about percentages.
  mutating func parseWhole() throws(ExpressionError) {
    let start = steps.count
    if token.mayBeginPhrase, try parsePhraseBeginning() { return }
    try parseOperand(bindingTighterThan: .none)
    if token.isWordBetweenOperands { try parsePhraseEnd(from: start) }
  }

  /// Parses a phrase that begins with a word of its own: `what is …`, `change from …`.
  ///
  /// - Returns: Whether there is one.
  mutating func parsePhraseBeginning() throws(ExpressionError) -> Bool {
    switch token.kind {
    case .keyword(.what):
      if isFollowed(by: .is) {
        try advance()
        try advance()
        guard token.kind != .keyword(.what) || !isFollowed(by: .is) else {
          throw misplacedToken
        }
        try parseWhole()
      } else {
        try parseRatioAskedFirst()
      }
    case .percentSign, .keyword(.percent), .keyword(.percentage):
      guard isFollowed(by: .change) || isFollowed(by: .increase) || isFollowed(by: .decrease) else {
        return false
      }
      try advance()
      try parseChange()
    case .keyword(.change): try parseChange()
    case .keyword(.increase): try parseIncrease(.on)
    case .keyword(.decrease): try parseIncrease(.off)
    default: return false
    }
    return true
  }

  /// Parses `what % of b is a`.
  private mutating func parseRatioAskedFirst() throws(ExpressionError) {
    let place = token.range
    let start = steps.count
    try parsePercentWord()
    let portion = try takePortion()
    try parseOperand(bindingTighterThan: .none)
    try take(.is)
    let second = steps.count
    try parseOperand(bindingTighterThan: .none)
    rotate(from: start, by: second)
    append(.percentages(.ratio(portion)), at: place)
    mark = .open
  }

  /// Parses `change from a to b`, and `increase from a to b`, at the word.
  private mutating func parseChange() throws(ExpressionError) {
    let place = token.range
    try advance()
    if token.kind == .keyword(.from) { try advance() }
    try parseOperand(bindingTighterThan: .none)
    guard isTo else { throw misplacedToken }
    try advance()
    try parseOperand(bindingTighterThan: .none)
    append(.percentages(.change), at: place)
    mark = .open
  }

  /// Parses `increase a by p`.
  private mutating func parseIncrease(_ portion: Portion) throws(ExpressionError) {
    if isFollowed(by: .from) { return try parseChange() }
    let place = token.range
    let start = steps.count
    try advance()
    try parseOperand(bindingTighterThan: .none)
    let number = mark
    let word = token.range
    try take(.by)
    let second = steps.count
    try parseOperand(bindingTighterThan: .none)
    guard mark.isMarked else {
      throw ExpressionError(.percentageNeeded(before: Keyword.by.rawValue), at: word)
    }
    rotate(from: start, by: second)
    append(.percentages(.portion(portion)), at: place)
    mark = number.isMarked ? .open : .none
  }

  /// Parses the words after an expression that ask about it: `a as % of b`, `a is p of what`.
  ///
  /// - Parameter start: The place of the expression's first step.
  /// - Throws: ``ExpressionError`` if the phrase does not continue as it has to.
  mutating func parsePhraseEnd(from start: Int) throws(ExpressionError) {
    let place = token.range
    switch token.kind {
    case .keyword(.as):
      if isFollowed(by: .number) {
        try advance()
        try advance()
        append(.percentages(.unmarked), at: place)
        mark = .none
        return
      }
      try parsePercentWord()
      if case .keyword(let word) = token.kind, word.portion != nil {
        let portion = try takePortion()
        try parseOperand(bindingTighterThan: .none)
        append(.percentages(.ratio(portion)), at: place)
      } else {
        try refuseShareOfWhole(at: place)
        append(.percentages(.marked), at: place)
      }
      mark = .open
    case .keyword(.is): try parseIs(from: start)
    case .conversion where isTo && lexer.asksForChange { !names.isDefined($0) }:
      try advance()
      try parseOperand(bindingTighterThan: .none)
      if token.kind == .keyword(.is) {
        try advance()
        guard token.kind == .keyword(.what) else { throw misplacedToken }
      } else if token.kind != .keyword(.as) {
        throw misplacedToken
      }
      try parsePercentWord()
      append(.percentages(.change), at: place)
      mark = .open
    case .keyword(let word) where word.portion != nil && isFollowed(by: .what):
      let percentage = mark
      let portion = try takePortion()
      try refuse(percentage, as: portion, at: place)
      try advance()
      try take(.is)
      try parseOperand(bindingTighterThan: .none)
      append(.percentages(.whole(portion)), at: place)
      mark = .none
    default: break
    }
  }

  /// Rejects `12 of 15 as %`, which may be the product `12 of 15` or the share that is asked for.
  func refuseShareOfWhole(at place: Range<Int>) throws(ExpressionError) {
    guard steps.count == 3, case .number(let number) = steps[0].kind,
      case .number = steps[1].kind, number.isInteger,
      lexer.text[steps[0].range.upperBound..<steps[1].range.lowerBound].trimmed.isWord("of")
    else { return }
    let (part, whole) = (lexer.source(steps[0].range), lexer.source(steps[1].range))
    throw ExpressionError(
      .ambiguous(part + "/" + whole + " as %", part + " * " + whole + " as %"),
      at: steps[0].range.lowerBound..<place.upperBound)
  }

  /// Parses `a is what % of b` and `a is p of what` from the `is` on.
  private mutating func parseIs(from start: Int) throws(ExpressionError) {
    let place = token.range
    try advance()
    if token.kind == .keyword(.what) {
      try parsePercentWord()
      let portion = try takePortion()
      try parseOperand(bindingTighterThan: .none)
      append(.percentages(.ratio(portion)), at: place)
      mark = .open
      return
    }
    let second = steps.count
    try parseOperand(bindingTighterThan: .none)
    let (percentage, word) = (mark, token.range)
    let portion = try takePortion()
    try refuse(percentage, as: portion, at: word)
    try take(.what)
    rotate(from: start, by: second)
    append(.percentages(.whole(portion)), at: place)
    mark = .none
  }

  private func refuse(
    _ percentage: PercentageMark, as portion: Portion, at place: Range<Int>
  ) throws(ExpressionError) {
    guard percentage.isMarked || !portion.needsPercentage else {
      throw ExpressionError(.percentageNeeded(before: portion.rawValue), at: place)
    }
  }

  /// Moves the last operand, with its first step, before an earlier one.
  private mutating func rotate(from start: Int, by second: Int) {
    let moved = steps[second...]
    steps.removeSubrange(second...)
    steps.insert(contentsOf: moved, at: start)
  }

  /// Takes `%` or its word after the token, perhaps with an `a` before it.
  private mutating func parsePercentWord() throws(ExpressionError) {
    lexer.takeArticle()
    try advance()
    switch token.kind {
    case .percentSign, .keyword(.percent), .keyword(.percentage): try advance()
    default: throw misplacedToken
    }
  }

  private mutating func takePortion() throws(ExpressionError) -> Portion {
    guard case .keyword(let word) = token.kind, let portion = word.portion else {
      throw misplacedToken
    }
    try advance()
    return portion
  }

  private mutating func take(_ word: Keyword) throws(ExpressionError) {
    guard token.kind == .keyword(word) else { throw misplacedToken }
    try advance()
  }

  /// Whether the token is the word `to`.
  private var isTo: Bool {
    token.kind == .conversion && Keyword(lexer.text[token.range]) == .to
  }

  /// The error for a phrase that does not continue as it has to.
  private var misplacedToken: ExpressionError {
    guard token.kind != .end else { return ExpressionError(.missingOperand, at: token.range) }
    return ExpressionError(.misplacedWord(lexer.source(token.range)), at: token.range)
  }
}
