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
  var unexpectedToken: ExpressionError {
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

  var unknownCharacter: ExpressionError.Cause {
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
