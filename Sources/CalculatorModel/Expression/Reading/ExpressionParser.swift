import BigNumbers
import ExactReals
import Quantities

/// Reads tokens into the postfix steps of an expression.
///
/// A Pratt parser (V. Pratt, "Top Down Operator Precedence", 1973): each operator has a binding
/// power, and an operand reaches as far right as operators bind tighter than the one before it. Brackets
/// and functions call the parser anew; operators wait in a list, so that a level of brackets takes the
/// same room on the stack however many stand in it.
struct ExpressionParser {
  var names: NameResolver
  let options: ReadingOptions
  var lexer: Lexer
  var token = Token(kind: .end, range: 0..<0)
  var steps: [Step] = []
  var depth = 0

  /// The operators whose right operand has not ended, of all operands that are being read.
  var waiting: [WaitingOperator] = []

  /// Whether the operand just parsed is a percentage.
  var mark = PercentageMark.none

  /// Whether the token before is a closing bracket.
  var endsInBracket = false

  /// What stands before the token.
  var tokenBefore = TokenBefore.other

  /// Whether a product without a sign comes before the operand: in `30 sin`.
  var isFactor = false

  /// Whether units, money and dates are read.
  let readsQuantities: Bool

  /// Whether the target of a conversion is being read, in which names are units.
  var isInTarget = false

  /// Whether an exponent is being read, in which numbers take no unit.
  var isExponent = false

  /// What the operand being read divides.
  var divisor = Divisor.none

  /// What a person may not expect of the reading.
  var remark: ReadingRemark?

  /// Creates a parser of what is left in a lexer, with the names that can occur there.
  init(_ lexer: Lexer, _ options: ReadingOptions = ReadingOptions(), names: NameResolver) {
    steps.reserveCapacity(min(lexer.text.count, 16))
    self.lexer = lexer
    self.options = options
    self.names = names
    self.names.assumesNames = options.assumesNames
    readsQuantities = options.readsQuantities
  }

  /// Parses everything up to the end.
  mutating func parse() throws(ExpressionError) -> MathExpression {
    do throws(ExpressionError) {
      try advance()
      if token.kind == .end { throw ExpressionError(.empty, at: token.range) }
      try parseWhole()
      while token.kind == .conversion { try parseConversion() }
      // The one that asks for the result; a second one repeats the last operation, on the keys.
      if token.kind == .equals, lexer.isPersons || lexer.isAtEnd { try advance() }
      guard token.kind == .end else { throw unexpectedToken }
      for index in steps.indices where lexer.hasPlaces {
        steps[index].range = lexer.original(steps[index].range)
      }
      var expression = try MathExpression(
        steps: steps, variables: names.variables, functions: names.functions,
        readsOtherNotation: lexer.readsOtherNotation || names.readsOtherNames, remark: remark,
        wordFormat: options.wordFormat, isPercentage: mark.isMarked)
      expression.leftOutCurrency = lexer.leftOutCurrency
      return expression
    } catch {
      throw ExpressionError(error.cause, at: lexer.original(error.range))
    }
  }

  mutating func advance() throws(ExpressionError) {
    tokenBefore = TokenBefore(token, behind: tokenBefore)
    let before = token
    token = try lexer.next()
    if case .calculationNumber(let number) = token.kind {
      guard options.numbered.indices.contains(number - 1) else {
        throw ExpressionError(.missingCalculation, at: token.range)
      }
      token.kind = .reference(options.numbered[number - 1])
    }
    guard case .name = token.kind else {
      if case .angleUnit = token.kind, readsQuantities { readScale() }
      return
    }
    let name = lexer.text[token.range]
    if let word = Keyword(name), let kind = try meaning(of: word, name, after: before) {
      token.kind = kind
      return
    }
    if readsQuantities, tokenBefore.precedesUnit || isInTarget,
      let kind = try meaningBesideNumbers(of: name, after: before)
    {
      token.kind = kind
      return
    }
    if options.readsReferences, let calculation = CalculationID(name: name) {
      token.kind = .reference(calculation)
    } else {
      do throws(ExpressionError) {
        token.kind = try names.meaning(of: name, at: token.range)
        if case .angleUnit = token.kind, readsQuantities { readScale() }
      } catch {
        // A name that has no value is none of a unit.
        guard error.mayBeUnit else { throw error }
        guard readsQuantities else { throw signMeant(by: error, after: before) }
        token.kind = try meaning(ofUnknown: name, error, after: before)
      }
    }
  }

  /// The error of a token that ends an expression too early.
  private var unexpectedToken: ExpressionError {
    switch token.kind {
    case .closingBracket: ExpressionError(.unopenedBracket, at: token.range)
    case .comma where depth == 0 && lexer.text[token.range.lowerBound] == UInt8(ascii: ";"):
      ExpressionError(.severalCalculations, at: token.range)
    case .comma: ExpressionError(.misplacedComma, at: token.range)
    case .equals: ExpressionError(.misplacedEquals, at: token.range)
    case .subscript, .prime, .closingSquare: ExpressionError(unknownCharacter, at: token.range)
    case .conversion: ExpressionError(.misplacedConversion, at: token.range)
    // `2 weeks from today`.
    case .keyword(.from) where steps.last?.isQuantity == true:
      ExpressionError(.otherNotation("today + 2 weeks"), at: token.range)
    case .keyword:
      ExpressionError(.misplacedWord(lexer.source(token.range)), at: token.range)
    default:
      if let (text, range) = lexer.numberGroupedBySpaces(at: token.range)
        ?? lexer.mixedNumber(at: token.range)
      {
        ExpressionError(.otherNotation(text), at: range)
      } else {
        ExpressionError(
          tokenBefore == .percentSign ? .percentageAsRemainder : .missingOperator, at: token.range)
      }
    }
  }

  private var unknownCharacter: ExpressionError.Cause {
    .unknownCharacter(String(decoding: lexer.text[token.range], as: UTF8.self))
  }

  mutating func append(_ kind: Step.Kind, at range: Range<Int>) {
    steps.append(Step(kind, at: range))
  }

  /// What the token is, standing after an operand.
  ///
  /// Inlined, so that the parser is not copied for it.
  @inline(__always)
  var infix: Infix? {
    switch token.kind {
    // `10 % -3` is a remainder elsewhere, too.
    case .operation(let operation):
      tokenBefore == .percentSign && operation.precedence == .additive
        && lexer.isSpace(at: token.range.lowerBound - 1)
        && !lexer.isSpace(at: token.range.upperBound) ? nil : .operation(operation)
    case .power: .power
    case .function(.remainder): .remainder
    case .keyword(let word): portion(word).map { .portion($0) }
    case .openingBracket, .function, .radical: tokenBefore.endsProduct ? nil : .impliedProduct
    // Two numbers side by side are a slip, but not a number that follows a bracket.
    case .number, .based: endsInBracket ? .impliedProduct : nil
    default: isNamedNumber && !tokenBefore.endsProduct ? .impliedProduct : nil
    }
  }

  /// Whether the token is a number's name.
  var isNamedNumber: Bool {
    switch token.kind {
    case .constant, .parameter, .definition, .previousAnswer, .reference, .above: true
    default: false
    }
  }

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

extension ExpressionError {
  /// Whether a name means nothing, and not something that has no value.
  fileprivate var mayBeUnit: Bool {
    switch cause {
    case .failedLine, .calculation: false
    default: true
    }
  }
}
