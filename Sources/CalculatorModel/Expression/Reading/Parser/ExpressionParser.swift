import BigNumbers
import CalendarDates
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

  /// Whether a bar ends what is being read: `|x|`.
  var isInBars = false

  /// How deep the list is being read in which `and` stands between the last two: `average of 1, 2 and 3`.
  var depthOfWordedList: Int?

  /// What the operand being read divides.
  var divisor = Divisor.none

  /// How a text with several readings is read.
  var choice = ReadingChoice()

  /// Whether the unit behind a quotient was refused because it has two readings.
  var hasOpenQuotient = false

  /// Whether there is a letter that may be a scale of temperature.
  var mayMeanScales = false

  /// What a person may not expect of the reading.
  var remark: ReadingRemark?

  /// Whether the first duration with colons has seconds, and where it stands.
  var firstDuration: (hasSeconds: Bool, place: Range<Int>)?

  /// The zone of the person's clock, where `now` stands in the line.
  var zoneOfNow: Zone?

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
  ///
  /// - Parameter isList: Whether cells follow each other that are a list without its brackets.
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
      // The one that asks for the result; a second one repeats the last operation, on the keys.
      if token.kind == .equals, lexer.isAtEnd { try advance() }
      guard token.kind == .end else { throw unexpectedToken }
      if readsQuantities {
        try refuseMeasuresOfTwoCountries()
        try refuseBinaryDigits()
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

  /// The cause of an error, without a name to take instead that would leave the line as senseless (W-18).
  @inline(never)
  private func sensibleCause(of error: ExpressionError) -> ExpressionError.Cause {
    guard names.suggests, case .unknownName(let name, let near?) = error.cause,
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

  /// Parses `1; 2; 3` as the list of these.
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

  /// The error of a token that ends an expression too early.
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

  /// What the token is, standing after an operand.
  ///
  /// Inlined, so that the parser is not copied for it.
  @inline(__always)
  var infix: Infix? {
    switch token.kind {
    // `10 % -3` is a remainder elsewhere, too.
    case .operation(.or) where isInBars && isBar: nil
    case .operation(.and) where isAndOfList: nil
    case .operation(let operation):
      tokenBefore == .percentSign && operation.precedence == .additive
        && lexer.isSpace(at: token.range.lowerBound - 1)
        && !lexer.isSpace(at: token.range.upperBound) ? nil : .operation(operation)
    case .power: .power
    case .function(.remainder): .function(.remainder)
    case .function(.combinations) where isChoose: .function(.combinations)
    case .keyword(let word): portion(word).map { .portion($0) }
    case .openingBracket, .function, .radical, .openingRounding:
      tokenBefore.endsProduct ? nil : .impliedProduct
    // Two numbers side by side are a slip, but not a number that follows a bracket.
    case .number, .based: endsInBracket ? .impliedProduct : nil
    default: isNamedNumber && !tokenBefore.endsProduct ? .impliedProduct : nil
    }
  }

  /// Whether the token is `and` between the last two of a list.
  var isAndOfList: Bool {
    guard let list = depthOfWordedList, token.kind == .operation(.and) else { return false }
    // Its elements are one deeper, and brackets in them deeper still.
    return depth <= list + 1 && lexer.text[token.range].isWord("and")
  }

  /// Whether the token is `choose` between two operands.
  private var isChoose: Bool {
    lexer.text[token.range].isWord("choose") && !lexer.isFollowedByBracket
  }

  /// Whether the token is a number's name.
  var isNamedNumber: Bool {
    switch token.kind {
    case .constant, .parameter, .definition, .previousAnswer, .reference, .above: true
    default: false
    }
  }
}
