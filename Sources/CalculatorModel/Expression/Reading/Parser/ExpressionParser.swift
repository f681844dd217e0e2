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
      if readsQuantities { try refuseMeasuresOfTwoCountries() }
      for index in steps.indices where lexer.hasPlaces {
        steps[index].range = lexer.original(steps[index].range)
      }
      let expression = try expression(of: steps)
      guard expression.hasQuantities, let steps = expression.stepsWithCurrency else {
        return expression
      }
      lexer.readsOtherNotation = true
      return try self.expression(of: steps)
    } catch {
      throw ExpressionError(error.cause, at: lexer.original(error.range))
    }
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

  mutating func advance() throws(ExpressionError) {
    try readToken()
    if token.isTimeOrDate { try takeInstant() }
  }

  /// Reads the next token, and looks up what its name means.
  @inline(__always)
  mutating func readToken() throws(ExpressionError) {
    tokenBefore = TokenBefore(token, behind: tokenBefore)
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
    if takeTimesSign(name, after: before) || takeScale(name, after: before) { return }
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
      // Some read `Mb` as megabytes (W-37).
      if case .unit(let unit) = kind, unit.symbol == "bit", name.last == UInt8(ascii: "b") {
        lexer.readsOtherNotation = true
      }
      return
    }
    if options.readsReferences, let calculation = CalculationID(name: name) {
      token.kind = .reference(calculation)
    } else {
      do throws(ExpressionError) {
        token.kind = try names.meaning(of: name, at: token.range)
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
        // `$120 / 4 people`, `£240 + VAT 20%`, `17.3456 rounded to 2 dp`
        if before.isNumber && WordGroup.people.contains(name) && isRightBehind(before)
          || before.isAdditiveSign && WordGroup.surcharges.contains(name)
            && lexer.isFollowedByPercentageAlone
          || before.endsOperand && name.isWord("rounded") && lexer.isFollowed(by: "to ")
        {
          lexer.readsOtherNotation = true
          token = before
          try advance()
          return
        }
        // A name that has no value is none of a unit.
        guard error.mayBeUnit else { throw error }
        guard readsQuantities else { throw signMeant(by: error, after: before) }
        token.kind = try meaning(ofUnknown: name, error, after: before)
      }
    }
  }

  /// Whether only blanks stand between a token and this one, so that a word is left out once.
  private func isRightBehind(_ before: Token) -> Bool {
    lexer.text[before.range.upperBound..<token.range.lowerBound].allSatisfy {
      $0 == UInt8(ascii: " ")
    }
  }

  /// Takes the other words of a name of several, the longest there is: `monthly rent` (W-52).
  ///
  /// - Returns: The name as it was defined; nil where the next word belongs to none.
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

  /// Takes the name of a constant where a number may stand and no variable has that name (W-38).
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
    // Beside `×` or `÷` a unit by itself says the same.
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

extension ExpressionError {
  /// Whether a name means nothing, and not something that has no value.
  fileprivate var mayBeUnit: Bool {
    switch cause {
    case .failedLine, .calculation: false
    default: true
    }
  }
}
