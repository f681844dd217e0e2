import BigNumbers
import CalendarDates

/// Functions and roots, with their arguments.
extension ExpressionParser {
  /// Parses a variable, or a call of a function of the worksheet.
  mutating func parseDefinition(_ index: Int) throws(ExpressionError) {
    switch names.definition(index) {
    case .variable(let place):
      append(.variable(place), at: token.range)
      mark = names.isPercentage(.variable(place)) ? .open : .none
      try advance()
    case .function(let place, let function):
      guard lexer.isFollowedByBracket else {
        throw ExpressionError(.functionAsNumber(function.name), at: token.range)
      }
      let count = function.parameters.count
      try parseCall(taking: count...count, name: function.name, isUsers: true) { _ in .call(place) }
    }
  }

  /// Parses a built-in function, perhaps with a sign after its name: `log₂ 8`, `sin⁻¹(0.5)`.
  mutating func parseFunction(_ function: MathFunction) throws(ExpressionError) {
    if isFactor, function.base != nil { try refuseDate(inMonth: function) }
    // Superscripts and subscripts are beyond ASCII.
    guard lexer.isBeyondASCII(at: token.range.upperBound) else {
      return try parseCall(of: function)
    }
    var rest = lexer
    let next = try rest.next()
    guard next.range.lowerBound == token.range.upperBound else {
      return try parseCall(of: function)
    }
    switch next.kind {
    case .subscript(let base) where function == .logarithm:
      lexer = rest
      try parseCall(taking: 1...1, name: function.name, then: .number(base)) { _ in
        .function(function, argumentCount: 2)
      }
    case .superscript(-1):
      guard let inverse = function.inverse else { return try parseCall(of: function) }
      lexer = rest
      try parseCall(of: inverse)
    case .superscript(let exponent) where exponent > 1 && !rest.beginsWithRadical:
      lexer = rest
      try parseCall(of: function)
      append(superscript: exponent, at: next.range)
    default: try parseCall(of: function)
    }
  }

  /// Rejects `25 Dec 2026`, which would be a product with `dec(2026)`.
  private func refuseDate(inMonth function: MathFunction) throws(ExpressionError) {
    var rest = lexer
    guard let last = steps.last, case .number(let day) = last.kind, let year = try? rest.next(),
      case .number(let number) = year.kind
    else { return }
    let month = function == .octal ? "-10-" : "-12-"
    let text =
      number.numerator.description + month + (day < 10 ? "0" : "") + day.numerator.description
    throw ExpressionError(
      (try? CalendarDate(text)) == nil ? .missingOperator : .otherNotation(text),
      at: last.range.lowerBound..<year.range.upperBound)
  }

  mutating func parseCall(of function: MathFunction) throws(ExpressionError) {
    if let binding = Binding(function), try parse(binding) { return }
    let first = steps.count
    try parseCall(taking: function.argumentCounts, name: function.name) {
      .function(function, argumentCount: $0)
    }
    if steps.count == first + 2 { note(argument: steps[first], of: function) }
  }

  /// Parses a root with its degree before the sign: `⁴√16`.
  mutating func parseRoot(ofDegree degree: Rational) throws(ExpressionError) {
    let start = token
    try advance()
    guard token.kind == .radical(.squareRoot), token.range.lowerBound == start.range.upperBound
    else { throw ExpressionError(.missingOperand, at: start.range) }
    try parseRadicand(ofDegree: degree, after: start)
  }

  /// Parses the operand after a root sign, which is the token.
  mutating func parseRadicand(
    ofDegree degree: Rational, after start: Token
  ) throws(ExpressionError) {
    try advance()
    let argument = token
    try parseNestedOperand(bindingTighterThan: .sign)
    try refuseProduct(asArgument: argument, of: start)
    append(.number(degree), at: start.range)
    append(.function(.root, argumentCount: 2), at: start.range)
    mark = .none
  }

  /// Parses a function's name with its arguments, in brackets or, if there is only one, without.
  ///
  /// Without brackets, the argument of a user's function cannot begin with a sign; `last` is a known argument in
  /// addition to those in the text.
  mutating func parseCall(
    taking counts: ClosedRange<Int>, name: String, isUsers: Bool = false,
    then last: Step.Kind? = nil,
    step: (_ argumentCount: Int) -> Step.Kind
  ) throws(ExpressionError) {
    let start = token
    let isFactor = isFactor
    let left = isFactor ? steps.last : nil
    var isBetween = false
    let isAmongArguments = lexer.isAmongArguments
    // After the bracket, commas separate arguments, unless with the user's marks they can only belong to numbers.
    let takesOne = counts.upperBound == 1 && lexer.symbols != nil
    try advance()
    try refusePower(of: start, name: name)
    let count: Int
    if token.kind == .keyword(.of), !start.isRadical, !isAmongArguments {
      lexer.readsOtherNotation = true
      try advance()
      if counts.upperBound == 1 {
        count = try parseArgument(of: start, name: name, isUsers: true, isFactor: isFactor)
      } else {
        let outer = depthOfWordedList
        depthOfWordedList = depth
        count = try parseSeparated(upTo: .closingBracket, taking: counts)
        depthOfWordedList = outer
      }
    } else if token.kind == .openingBracket {
      lexer.isAmongArguments = isAmongArguments || !takesOne
      count = try parseArguments(taking: counts) { $0.lexer.isAmongArguments = isAmongArguments }
    } else {
      isBetween = true
      count = try parseArgument(of: start, name: name, isUsers: isUsers, isFactor: isFactor)
    }
    // `5 gcd 3` would be 5 × gcd(3).
    if isBetween, counts.contains(2), !counts.contains(1) || counts.upperBound == .max {
      try refuseFunctionBetweenArguments(
        name, after: left, at: start.range, argument: start.range.upperBound)
    }
    guard counts.contains(count) else {
      throw ExpressionError(
        .argumentCount(function: name, takes: counts, given: count), at: start.range)
    }
    if let last { append(last, at: start.range) }
    append(step(count), at: start.range)
    mark = .none
  }

  /// Parses the argument of a function without brackets.
  ///
  /// Separate from ``parseCall(taking:name:isUsers:then:step:)``, whose stack frame each nested call needs.
  ///
  /// - Returns: The number of arguments.
  private mutating func parseArgument(
    of start: Token, name: String, isUsers: Bool, isFactor: Bool
  ) throws(ExpressionError) -> Int {
    if case .operation(let operation) = token.kind, operation.precedence == .additive,
      !start.isRadical, isUsers || isBetweenNumbers(after: start, isFactor: isFactor)
    {
      throw ExpressionError(.missingArgument(function: name), at: token.range)
    }
    let sign = token
    try parseNestedOperand(bindingTighterThan: .sign)
    try endArgument(sign, of: start, name: name)
    return 1
  }

  /// Parses the rest of an argument without brackets after its first operand, and rejects what may be no argument.
  ///
  /// Separate from the function that parses the first operand, whose stack frame each nested call needs.
  @inline(never)
  private mutating func endArgument(
    _ sign: Token, of start: Token, name: String
  ) throws(ExpressionError) {
    // `sin-1(0.5)` is sin⁻¹(0.5) with its superscripts lost.
    if !start.isRadical, sign.kind == .operation(.subtraction), token.kind == .openingBracket {
      throw ExpressionError(.missingArgument(function: name), at: sign.range)
    }
    // √ applies to one operand, a function's name to a product such as 2πx.
    while !start.isRadical, isNamedNumber, infix == .impliedProduct, !namesFunction {
      let place = token.range
      try parseNestedOperand(bindingTighterThan: .sign)
      append(.operation(.multiplication), at: place)
    }
    try refuseProduct(asArgument: sign, of: start)
    mark = .none
  }

  /// Whether the sign after a function's name joins two numbers, one of which is missing: in `sin - 2`, but not in
  /// `sin -2`.
  ///
  /// If the user may mean keys, it also does so in `sin-1`, which is a key, and in `30 sin -2`.
  private func isBetweenNumbers(after function: Token, isFactor: Bool) -> Bool {
    if lexer.isSpace(at: token.range.upperBound) { return true }
    let isGlued = function.range.upperBound == token.range.lowerBound
    return options.leftOperand != nil && (isGlued || isFactor)
  }

  /// Whether the token names a function of the worksheet.
  var namesFunction: Bool {
    guard case .definition(let index) = token.kind else { return false }
    return names.isFunction(index)
  }

  /// Parses `(1, 2)`, and returns the number of arguments.
  ///
  /// `end` is called before the token after the bracket is read.
  private mutating func parseArguments(
    taking counts: ClosedRange<Int>, atEnd end: (inout ExpressionParser) -> Void
  ) throws(ExpressionError) -> Int {
    let opening = token.range
    try advance()
    let count = try parseSeparated(upTo: .closingBracket, taking: counts)
    end(&self)
    try closeBracket(openedAt: opening)
    return count
  }

  /// Parses operands separated by commas or semicolons, and returns their number.
  mutating func parseSeparated(
    upTo closing: Token.Kind, taking counts: ClosedRange<Int>
  ) throws(ExpressionError) -> Int {
    guard token.kind != closing, token.kind != .end else { return 0 }
    try parseEnclosedOperand()
    return token.kind == .comma || isAndOfList ? try parseMore(taking: counts) : 1
  }

  /// The commas between arguments that were read so far.
  private struct Commas {
    var separator: UInt8?
    var groups: [Range<Int>] = []
    var areSpaced = false
  }

  /// Parses the operands after the first one, and returns how many there are in all.
  @inline(never)
  private mutating func parseMore(taking counts: ClosedRange<Int>) throws(ExpressionError) -> Int {
    var count = 1
    var commas = Commas()
    while token.kind == .comma || isAndOfList {
      try takeComma(&commas)
      try parseEnclosedOperand()
      count += 1
    }
    try refuseGroups(
      commas.groups, amongArguments: count, of: counts, hasSpacedCommas: commas.areSpaced)
    if !commas.groups.isEmpty { remark = .otherReading }
    return count
  }

  /// Takes the comma or the `and` before an argument.
  ///
  /// Separate from the function that parses the argument, whose stack frame each nested call needs.
  @inline(never)
  private mutating func takeComma(_ commas: inout Commas) throws(ExpressionError) {
    guard !isAndOfList else { return try advance() }
    commas.areSpaced = commas.areSpaced || lexer.isSpace(at: token.range.upperBound)
    // In `max(2,5; 3)` the comma may be a decimal mark.
    let sign = lexer.text[token.range.lowerBound]
    guard commas.separator == nil || commas.separator == sign else {
      throw ExpressionError(.misplacedComma, at: token.range)
    }
    commas.separator = sign
    if sign == UInt8(ascii: ","),
      let place = lexer.groupedArguments(at: token.range.lowerBound, after: commas.groups.last)
    {
      if commas.groups.last?.lowerBound == place.lowerBound { commas.groups.removeLast() }
      commas.groups.append(place)
    }
    try advance()
    // `1, 2, and 3`
    if isAndOfList { try advance() }
  }
}
