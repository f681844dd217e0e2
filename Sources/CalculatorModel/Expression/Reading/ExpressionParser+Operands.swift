import BigNumbers
import Quantities

extension ExpressionParser {
  /// Parses a number, a name, a bracket or a signed operand, and the signs after it.
  mutating func parsePrimary() throws(ExpressionError) {
    let start = token.range
    mark = .none
    endsInBracket = false
    defer { isFactor = false }
    if steps.isEmpty, depth == 0, let left = options.leftOperand, token.kind.followsOperand,
      lexer.absoluteValue(at: token.range) == nil,
      options.signsContinue || infix?.bindingPower(in: .precedence) != .additive, !beginsCall
    {
      append(left, at: token.range.lowerBound..<token.range.lowerBound)
      return try parseSignsAfterOperand()
    }
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
    case .operation(.or):
      throw lexer.absoluteValue(at: start) ?? ExpressionError(.missingOperand, at: start)
    case .function(let function): try parseFunction(function)
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

  /// Parses a named number, a date or units by themselves.
  ///
  /// Apart from ``parsePrimary()``, whose room on the stack each nested bracket takes.
  private mutating func parseOther() throws(ExpressionError) {
    switch token.kind {
    case .date(let date):
      append(.quantity(.date(date)), at: token.range)
      try advance()
    case .dateFunction(let function):
      try parseCall(taking: 1...1, name: function.name) { _ in .quantity(.dateFunction(function)) }
    case .unit: try parseUnitsAlone()
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

  /// Whether a function and its bracket are here: `mod(17, 5)`.
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
        .variable(try noted(try names.previousAnswer(at: token.range)))
      }
    case .reference(let calculation): .reference(calculation)
    case .above(let place): .variable(try noted(place))
    default: nil
    }
  }

  /// A variable that is used here, with the sign of currency that was left out of its number.
  mutating func noted(_ place: Int) throws(ExpressionError) -> Int {
    try lexer.note(currency: names.variables[place].currency, at: token.range)
    return place
  }

  /// Parses what follows a bracket, a sign or a function, one level deeper.
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

  /// Parses what stands in brackets, where whatever holds around them does not.
  mutating func parseEnclosedOperand() throws(ExpressionError) {
    let outer = (isExponent, divisor)
    (isExponent, divisor) = (false, .none)
    let start = steps.count
    let isPhrase = token.mayBeginPhrase ? try parsePhraseBeginning() : false
    if !isPhrase {
      try parseNestedOperand(bindingTighterThan: .none)
      if token.isWordBetweenOperands { try parsePhraseEnd(from: start) }
    }
    (isExponent, divisor) = outer
  }

  /// Takes the closing bracket, which may be missing at the end where the options say so.
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
  /// The sign goes inside the percentages at its end, so that `200 + -10%` is seen to end in one; the
  /// value is the same.
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
