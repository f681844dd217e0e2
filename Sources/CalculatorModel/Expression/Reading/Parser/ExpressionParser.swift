import BigNumbers
import CalendarDates
import Quantities

/// Reads tokens into the postfix steps of an expression.
///
/// A Pratt parser (V. Pratt, "Top Down Operator Precedence", 1973): each operator has a binding power, and an operand
/// extends to the right as long as operators bind tighter than the one before it. Brackets and functions call the
/// parser recursively; operators wait in a list, so that a level of brackets takes the same stack space however many
/// operators it contains.
struct ExpressionParser {
  var names: NameResolver
  let options: ReadingOptions
  var lexer: Lexer
  var token = Token(kind: .end, range: 0..<0)
  var steps: [Step] = []
  var depth = 0

  /// The operators whose right operand has not ended, for all operands being read.
  var waiting: [WaitingOperator] = []

  /// Whether two times with a dash between them were read as a span: `8am-12pm`.
  var hasSpan = false

  /// Whether the operand just parsed is a percentage.
  var mark = PercentageMark.none

  /// Whether the previous token is a closing bracket.
  var endsInBracket = false

  /// The kind of the previous token.
  var tokenBefore = TokenBefore.other

  /// Whether the operand follows another factor without a sign: in `30 sin`.
  var isFactor = false

  /// Whether units, money and dates are read.
  let readsQuantities: Bool

  /// Whether the target of a conversion is being read, where names are units.
  var isInTarget = false

  /// Whether an exponent is being read, where numbers have no unit.
  var isExponent = false

  /// Whether a bar ends the current operand: `|x|`.
  var isInBars = false

  /// The depth of the current list with `and` before its last element: `average of 1, 2 and 3`.
  var depthOfWordedList: Int?

  /// The role of the current operand in a quotient.
  var divisor = Divisor.none

  /// The choice for a text with several readings.
  var choice = ReadingChoice()

  /// Whether the unit after a quotient was rejected because it has two readings.
  var hasOpenQuotient = false

  /// Whether there is a letter that may be a temperature scale, or minutes.
  var mayMeanOtherUnits = false

  /// A remark on a reading that the user may not expect.
  ///
  /// A note is kept when there is another reading as well.
  var remark: ReadingRemark? {
    didSet { if remark == .otherReading, oldValue?.note != nil { remark = oldValue } }
  }

  /// Whether the first duration with colons has seconds, and its place.
  var firstDuration: (hasSeconds: Bool, place: Range<Int>)?

  /// The zone of the user's clock, if the line contains `now`.
  var zoneOfNow: Zone?

  /// Creates a parser for the rest of a lexer's text, with the names that can occur there.
  init(_ lexer: Lexer, _ options: ReadingOptions = ReadingOptions(), names: NameResolver) {
    steps.reserveCapacity(min(lexer.text.count, 16))
    self.lexer = lexer
    self.options = options
    self.names = names
    self.names.assumesNames = options.assumesNames
    readsQuantities = options.readsQuantities
  }

  /// Parses everything up to the end.
  ///
  /// - Parameter isList: Whether the text is a list of cells without brackets.
  /// - Returns: The expression.
  /// - Throws: ``ExpressionError`` with the cause and its place.
  mutating func parse(isList: Bool = false) throws(ExpressionError) -> MathExpression {
    do throws(ExpressionError) {
      try advance()
      if isList { return try parseCells() }
      if token.kind == .end { throw ExpressionError(.empty, at: token.range) }
      // A formula of a spreadsheet or a launcher: `=3+4`.
      if token.kind == .equals, !lexer.isAtEnd,
        lexer.text[..<token.range.lowerBound].allSatisfy({ $0 == UInt8(ascii: " ") })
      {
        lexer.readsOtherNotation = true
        try advance()
      }
      try parseWhole()
      while token.kind == .conversion { try parseConversion() }
      // This `=` asks for the result; on the keys, a second one repeats the last operation.
      if token.kind == .equals, lexer.isAtEnd { try advance() }
      guard token.kind == .end else { throw unexpectedToken }
      if readsQuantities {
        try refuseMeasuresOfTwoCountries()
        try refuseBinaryDigits()
        noteDates()
      }
      for index in steps.indices where lexer.hasPlaces {
        steps[index].range = lexer.original(steps[index].range)
      }
      var expression = try expression(of: steps)
      guard expression.hasQuantities else { return expression }
      if let steps = expression.stepsWithCurrency {
        lexer.readsOtherNotation = true
        expression = try self.expression(of: steps)
      }
      if let steps = expression.stepsOfSensibleProducts {
        lexer.readsOtherNotation = true
        expression = try self.expression(of: steps)
      }
      return expression
    } catch {
      throw ExpressionError(sensibleCause(of: error), at: lexer.original(error.range))
    }
  }

  /// The cause of an error, without the suggested name if the line would still make no sense with it.
  @inline(never)
  private func sensibleCause(of error: ExpressionError) -> ExpressionError.Cause {
    // Among keys a function follows its number: `5 sin`.
    guard names.suggests, options.leftOperand == nil,
      case .unknownName(let name, let near?) = error.cause,
      near.utf8.allSatisfy({ $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") })
    else { return error.cause }
    var names = names
    names.suggests = false
    var parser = ExpressionParser(
      lexer.replacing(error.range, with: near), options, names: names)
    guard let expression = try? parser.parse(), expression.hasMeasure else {
      return .unknownName(name, suggestion: nil)
    }
    return error.cause
  }

  /// Parses `1; 2; 3` as a list.
  private mutating func parseCells() throws(ExpressionError) -> MathExpression {
    let count = try parseSeparated(upTo: .end, taking: 1...Int.max)
    guard token.kind == .end else { throw unexpectedToken }
    append(.list(count), at: token.range)
    mark = .none
    return try expression(of: steps)
  }

  private func expression(of steps: [Step]) throws(ExpressionError) -> MathExpression {
    try MathExpression(
      steps: steps, variables: names.variables, functions: names.functions,
      readsOtherNotation: lexer.readsOtherNotation || names.readsOtherNames, remark: remark,
      wordFormat: options.wordFormat, isPercentage: mark.isMarked)
  }

  /// The error for a token that ends an expression too early.
  var unexpectedToken: ExpressionError {
    switch token.kind {
    case .closingBracket: ExpressionError(.unopenedBracket, at: token.range)
    case .comma where depth == 0 && lexer.text[token.range.lowerBound] == UInt8(ascii: ";"):
      ExpressionError(.severalCalculations, at: token.range)
    case .comma: ExpressionError(.misplacedComma, at: token.range)
    case .equals: ExpressionError(.misplacedEquals, at: token.range)
    case .subscript, .prime, .closingSquare, .closingRounding:
      ExpressionError(unknownCharacter, at: token.range)
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

  /// The token's role after an operand.
  ///
  /// Inlined, so that the parser is not copied.
  @inline(__always)
  var infix: Infix? {
    switch token.kind {
    // `10 % -3` is a remainder elsewhere.
    case .operation(.or) where isInBars && isBar: nil
    case .operation(.and) where isAndOfList: nil
    case .operation(let operation):
      tokenBefore == .percentSign && operation.precedence == .additive
        && lexer.isSpace(at: token.range.lowerBound - 1)
        && !lexer.isSpace(at: token.range.upperBound) ? nil : .operation(operation)
    case .power: .power
    case .split: .split
    case .function(.remainder): .function(.remainder)
    case .function(.combinations) where isChoose: .function(.combinations)
    case .keyword(.of) where isMultiple: .operation(.multiplication)
    case .keyword(let word): portion(word).map { .portion($0) }
    case .openingBracket, .function, .radical, .openingRounding:
      tokenBefore.endsProduct ? nil : .impliedProduct
    // Two numbers side by side are a slip, but a number after a bracket is not.
    case .number, .based: endsInBracket ? .impliedProduct : nil
    default: isNamedNumber && !tokenBefore.endsProduct ? .impliedProduct : nil
    }
  }

  /// Whether the token is `and` before the last element of a list.
  var isAndOfList: Bool {
    guard let list = depthOfWordedList, token.kind == .operation(.and) else { return false }
    // Its elements are one level deeper, and brackets in them deeper still.
    return depth <= list + 1 && lexer.text[token.range].isWord("and")
  }

  /// Whether the operand before is a whole number above 1: `3 of 4` is a product.
  private var isMultiple: Bool {
    if case .number(let count)? = steps.last?.kind { count.isInteger && count > 1 } else { false }
  }

  /// Whether the token is `choose` between two operands.
  private var isChoose: Bool {
    lexer.text[token.range].isWord("choose") && !lexer.isFollowedByBracket
  }

  /// Whether the token is the name of a number.
  var isNamedNumber: Bool {
    switch token.kind {
    case .constant, .parameter, .definition, .previousAnswer, .reference, .above: true
    default: false
    }
  }
}
