import BigNumbers
import Quantities

extension ExpressionParser {
  /// Parses a number, a name, a bracket or a signed operand, and the signs after it.
  mutating func parsePrimary() throws(ExpressionError) {
    let start = token.range
    mark = .none
    endsInBracket = false
    defer { isFactor = false }
    if steps.isEmpty, depth == 0, token.kind.followsOperand, try parseLeftOperand() { return }
    switch token.kind {
    case .number(let value):
      append(.number(value), at: token.range)
      try advance()
    case .based(let value, let base):
      append(.based(value, base), at: token.range)
      try advance()
    case .openingBracket:
      let first = steps.count
      try advance()
      try parseEnclosedOperand()
      try closeBracket(openedAt: start)
      if steps.count > first + 1 || mark.isMarked { append(.group, at: start) }
    case .operation(let sign) where sign.precedence == .additive:
      try advance()
      try parseNestedOperand(bindingTighterThan: .sign)
      if sign == .subtraction { negate(at: start) }
      return
    case .complement:
      try advance()
      try parseNestedOperand(bindingTighterThan: .sign)
      append(.complement, at: start)
      mark = .none
      return
    case .operation(.or): try parseBars()
    case .openingRounding(let function): try parseRounding(function)
    case .function(let function): try parseFunction(function)
    case .radical(.root): try parseRadicand(ofDegree: 4, after: token)
    case .radical(let function):
      try parseCall(taking: function.argumentCounts, name: function.name) {
        .function(function, argumentCount: $0)
      }
    case .superscript(let degree): try parseRoot(ofDegree: degree)
    case .definition(let index):
      try parseDefinition(index)
    default: try parseOther()
    }
    try parseSignsAfterOperand()
  }

  /// Puts the answer before an operator at the beginning of a line, if the line continues from it.
  ///
  /// A sign continues it if a blank follows: `- 5`, but not `-5`.
  ///
  /// - Returns: Whether the line continues.
  /// - Throws: ``ExpressionError`` with a suggestion, if lines don't continue.
  private mutating func parseLeftOperand() throws(ExpressionError) -> Bool {
    guard lexer.absoluteValue(at: token.range) == nil, !beginsCall else { return false }
    let isSign = infix?.bindingPower(in: .precedence) == .additive
    let needsBlank = options.leftOperand == nil || options.signsNeedBlank
    if isSign, needsBlank, !lexer.isSpace(at: token.range.upperBound) { return false }
    let place = token.range.lowerBound..<token.range.lowerBound
    if let left = options.leftOperand {
      guard !isSign || options.signsContinue else { return false }
      append(left, at: place)
    } else if options.continuesAnswer, names.hasPreviousAnswer {
      append(.variable(try names.previousAnswer(at: place)), at: place)
      lexer.readsOtherNotation = true
    } else {
      guard !isSign || names.hasPreviousAnswer, !isBar, readsQuantities, token.kind.isInfix else {
        return false
      }
      let rest = lexer.source(token.range.lowerBound..<lexer.text.count)
      throw ExpressionError(.otherNotation("ans " + rest), at: token.range)
    }
    try parseSignsAfterOperand()
    return true
  }

  /// Parses `|x|`, the absolute value.
  ///
  /// - Throws: ``ExpressionError`` if the bars can be paired in another way: `|2|3|`.
  private mutating func parseBars() throws(ExpressionError) {
    let start = token.range
    let missing = ExpressionError(.missingOperand, at: start)
    guard isBar else { throw missing }
    let proposal = lexer.absoluteValue(at: start) ?? missing
    let outer = isInBars
    isInBars = true
    try advance()
    try parseNestedOperand(bindingTighterThan: .none)
    guard isBar else { throw proposal }
    isInBars = outer
    try advance()
    // After `|5|` a bar closes the outer ones: `|3 - |5||`.
    if token.beginsOperand, !outer || !isBar { throw proposal }
    append(.function(.absolute, argumentCount: 1), at: start)
    mark = .none
  }

  /// Whether the token is `|`.
  var isBar: Bool {
    token.kind == .operation(.or) && lexer.text[token.range.lowerBound] == UInt8(ascii: "|")
  }

  /// Parses `⌊x⌋` and `⌈x⌉`.
  private mutating func parseRounding(_ function: MathFunction) throws(ExpressionError) {
    let start = token.range
    try advance()
    try parseEnclosedOperand()
    guard token.kind == .closingRounding(function) else {
      throw token.kind == .end
        ? ExpressionError(.unclosedBracket, at: start) : unexpectedToken
    }
    try advance()
    append(.function(function, argumentCount: 1), at: start)
    mark = .none
  }

  /// Parses a named number, a date or units by themselves.
  ///
  /// Separate from ``parsePrimary()``, whose stack frame each nested bracket needs.
  private mutating func parseOther() throws(ExpressionError) {
    switch token.kind {
    case .date(let date):
      append(.quantity(.date(date)), at: token.range)
      try advance()
    case .instant(let instant): try parseInstant(instant)
    case .time(let time): try parseTime(time)
    case .dateFunction(let function):
      if function.isOfWorkdays { remark = .note(.workdays) }
      let count = function.argumentCount
      try parseCall(taking: count...count, name: function.name) { _ in
        .quantity(.dateFunction(function))
      }
    case .unit:
      // A currency sign alone is no amount: `$`.
      if !tokenBefore.precedesUnitAlone, lexer.isCurrencySign(at: token.range.lowerBound) {
        throw ExpressionError(unknownCharacter, at: token.range)
      }
      try parseUnitsAlone()
    case .openingSquare: try parseList()
    case .keyword(let word): try parse(word)
    case .prime, .closingSquare: throw ExpressionError(unknownCharacter, at: token.range)
    case .angleUnit where readsQuantities && tokenBefore.precedesUnitAlone: try parseUnitsAlone()
    default:
      guard let step = try numberStep() else {
        try refuseUnitAsFunction()
        // A spreadsheet's formula.
        if token.kind == .equals, steps.isEmpty { throw unexpectedToken }
        throw ExpressionError(.missingOperand, at: token.range)
      }
      append(step, at: token.range)
      mark = names.isPercentage(step) ? .open : .none
      try advance()
    }
  }

  /// Whether a function with its bracket starts here: `mod(17, 5)`.
  private var beginsCall: Bool {
    guard case .function = token.kind else { return false }
    var rest = lexer
    return (try? rest.next())?.kind == .openingBracket
  }

  /// The step of a named number.
  private mutating func numberStep() throws(ExpressionError) -> Step.Kind? {
    switch token.kind {
    case .constant(let constant): .constant(constant)
    case .parameter(let index): .parameter(index)
    case .previousAnswer:
      // On a calculator it is the number shown, if there is one.
      if let left = options.leftOperand, options.signsContinue {
        left
      } else {
        .variable(try names.previousAnswer(at: token.range))
      }
    case .reference(let calculation): .reference(calculation)
    case .above(let place): .variable(place)
    default: nil
    }
  }

  /// Parses the operand after a bracket, a sign or a function, one level deeper.
  mutating func parseNestedOperand(
    bindingTighterThan power: BindingPower
  ) throws(ExpressionError) {
    guard depth < MathExpression.depthLimit else {
      throw ExpressionError(.tooDeep, at: token.range)
    }
    depth += 1
    defer { depth -= 1 }
    try parseOperand(bindingTighterThan: power)
  }

  /// Parses the content of brackets, without the conditions that apply around them.
  mutating func parseEnclosedOperand() throws(ExpressionError) {
    let outer = (isExponent, divisor, isInBars)
    (isExponent, divisor, isInBars) = (false, .none, false)
    let start = steps.count
    let isPhrase = token.mayBeginPhrase ? try parsePhraseBeginning() : false
    if !isPhrase {
      try parseNestedOperand(bindingTighterThan: .none)
      if token.isWordBetweenOperands { try parsePhraseEnd(from: start) }
      if token.kind == .conversion { try parseSpanInBrackets(from: start) }
    }
    (isExponent, divisor, isInBars) = outer
  }

  /// Takes the closing bracket, which may be missing at the end if the options allow it.
  mutating func closeBracket(openedAt opening: Range<Int>) throws(ExpressionError) {
    mark = mark.inBrackets
    switch token.kind {
    case .closingBracket:
      endsInBracket = true
      try advance()
    case .end:
      guard options.closesBrackets else { throw ExpressionError(.unclosedBracket, at: opening) }
    default: throw unexpectedToken
    }
  }

  /// Negates the operand just parsed.
  ///
  /// The sign goes before the percentages at its end, so that `200 + -10%` is recognised as ending in one; the value
  /// is the same.
  private mutating func negate(at range: Range<Int>) {
    var place = steps.endIndex
    // The sign of a temperature belongs to its number.
    if case .quantity(.units(let units))? = steps.last?.kind, units.single?.zero != nil {
      place -= 1
    }
    if mark == .sign {
      while place > 0, steps[place - 1].isPercentage { place -= 1 }
    }
    steps.insert(Step(.negation, at: range), at: place)
  }
}
