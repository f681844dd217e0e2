import ExactReals

/// Reads tokens into the postfix steps of an expression.
///
/// A Pratt parser (V. Pratt, "Top Down Operator Precedence", 1973): each operator has a binding
/// power, and an operand reaches as far right as operators bind tighter than the one before it.
struct ExpressionParser {
  private var names: NameResolver
  private var lexer: Lexer
  private var token = Token(kind: .end, range: 0..<0)
  private var steps: [Step] = []
  private var depth = 0

  /// Whether the operand just parsed ends in a `%` that no bracket encloses.
  private var endsInPercentage = false

  /// Whether the token before is a closing bracket.
  private var endsInBracket = false

  /// How tightly an operator holds what follows it.
  private enum BindingPower: Int, Comparable {
    case none
    case additive
    case multiplicative
    case sign
    case power

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// What stands between two operands.
  private enum Infix: Equatable {
    case operation(ArithmeticOperation)
    case impliedProduct
    case remainder
    case power

    var bindingPower: BindingPower {
      switch self {
      case .operation(let operation):
        operation.precedence == .additive ? .additive : .multiplicative
      case .impliedProduct, .remainder: .multiplicative
      case .power: .power
      }
    }

    var step: Step.Kind {
      switch self {
      case .operation(let operation): .operation(operation)
      case .impliedProduct: .operation(.multiplication)
      case .remainder: .function(.remainder, argumentCount: 2)
      case .power: .function(.power, argumentCount: 2)
      }
    }
  }

  /// Creates a parser of what is left in a lexer, with the names that can occur there.
  init(_ lexer: Lexer, names: NameResolver) {
    self.lexer = lexer
    self.names = names
    steps.reserveCapacity(min(lexer.text.count, 16))
  }

  /// Parses everything up to the end.
  mutating func parse() throws(ExpressionError) -> MathExpression {
    try advance()
    if token.kind == .end { throw ExpressionError(.empty, at: token.range) }
    try parseOperand(bindingTighterThan: .none)
    guard token.kind == .end else { throw unexpectedToken }
    return try MathExpression(steps: steps, variables: names.variables, functions: names.functions)
  }

  private mutating func advance() throws(ExpressionError) {
    token = try lexer.next()
    if token.kind == .name {
      token.kind = try names.meaning(of: lexer.text[token.range], at: token.range)
    }
  }

  /// The error of a token that ends an expression too early.
  private var unexpectedToken: ExpressionError {
    switch token.kind {
    case .closingBracket: ExpressionError(.unopenedBracket, at: token.range)
    case .comma: ExpressionError(.misplacedComma, at: token.range)
    case .equals: ExpressionError(.misplacedEquals, at: token.range)
    default:
      ExpressionError(
        endsInPercentage ? .percentageAsRemainder : .missingOperator, at: token.range)
    }
  }

  private mutating func append(_ kind: Step.Kind, at range: Range<Int>) {
    steps.append(Step(kind: kind, range: range))
  }

  /// What the token is, standing after an operand.
  private var infix: Infix? {
    switch token.kind {
    case .operation(let operation): .operation(operation)
    case .power: .power
    case .function(.remainder): .remainder
    // `17 % (5)` and `17 % x` are remainders elsewhere: not to be read as products.
    case .openingBracket, .function, .radical: endsInPercentage ? nil : .impliedProduct
    // Two numbers side by side are a slip, but not a number that follows a bracket.
    case .number: endsInBracket ? .impliedProduct : nil
    default: isNamedNumber && !endsInPercentage ? .impliedProduct : nil
    }
  }

  /// Whether the token is a number's name.
  private var isNamedNumber: Bool {
    switch token.kind {
    case .constant, .parameter, .definition, .previousAnswer: true
    default: false
    }
  }

  /// Parses an operand with all operators after it that bind tighter than the one before it.
  private mutating func parseOperand(
    bindingTighterThan power: BindingPower
  ) throws(ExpressionError) {
    try parsePrimary()
    while let infix, infix.bindingPower > power {
      let place = token.range
      if infix != .impliedProduct { try advance() }
      if infix == .power {
        try parseNestedOperand(bindingTighterThan: .sign)
      } else {
        try parseOperand(bindingTighterThan: infix.bindingPower)
      }
      if case .operation(let operation) = infix, operation.precedence == .additive,
        endsInPercentage
      {
        // The last step of an operand gives its value: here it is the `%`.
        steps.removeLast()
        append(.percentageOperation(operation), at: place)
      } else {
        append(infix.step, at: place)
      }
      endsInPercentage = false
    }
  }

  /// Parses a number, a name, a bracket or a signed operand, and the signs after it.
  private mutating func parsePrimary() throws(ExpressionError) {
    let start = token
    endsInPercentage = false
    endsInBracket = false
    switch token.kind {
    case .number(let value):
      append(.number(value), at: token.range)
      try advance()
    case .openingBracket:
      try advance()
      try parseNestedOperand(bindingTighterThan: .none)
      try closeBracket()
    case .operation(.subtraction), .operation(.addition):
      try advance()
      try parseNestedOperand(bindingTighterThan: .sign)
      if start.kind == .operation(.subtraction) { negate(at: start.range) }
      return
    case .function(let function), .radical(let function):
      try parseCall(taking: function.argumentCounts, name: function.name) {
        .function(function, argumentCount: $0)
      }
    case .definition(let index):
      try parseDefinition(index)
    default:
      guard let step = try numberStep() else {
        throw ExpressionError(.missingOperand, at: token.range)
      }
      append(step, at: token.range)
      try advance()
    }
    try parseSignsAfterOperand()
  }

  /// The step of a named number.
  private mutating func numberStep() throws(ExpressionError) -> Step.Kind? {
    switch token.kind {
    case .constant(let constant): .constant(constant)
    case .parameter(let index): .parameter(index)
    case .previousAnswer: .variable(try names.previousAnswer(at: token.range))
    default: nil
    }
  }

  /// Parses `!`, `%`, `°` and powers above the line.
  private mutating func parseSignsAfterOperand() throws(ExpressionError) {
    var endsInFactorial = false
    while true {
      switch token.kind {
      case .factorial:
        guard !endsInFactorial else { throw ExpressionError(.repeatedFactorial, at: token.range) }
        append(.function(.factorial, argumentCount: 1), at: token.range)
      case .percentSign:
        append(.percentage, at: token.range)
      case .angleUnit(let unit):
        append(.angle(unit), at: token.range)
      case .superscript(let exponent):
        append(.number(exponent), at: token.range)
        append(.function(.power, argumentCount: 2), at: token.range)
      default:
        return
      }
      endsInFactorial = token.kind == .factorial
      endsInPercentage = token.kind == .percentSign
      endsInBracket = false
      try advance()
    }
  }

  /// Parses what follows a bracket, a sign or a function, one level deeper.
  private mutating func parseNestedOperand(
    bindingTighterThan power: BindingPower
  ) throws(ExpressionError) {
    guard depth < MathExpression.depthLimit else {
      throw ExpressionError(.tooDeep, at: token.range)
    }
    depth += 1
    defer { depth -= 1 }
    try parseOperand(bindingTighterThan: power)
  }

  /// Takes the closing bracket, which may be left out at the end.
  private mutating func closeBracket() throws(ExpressionError) {
    endsInPercentage = false
    switch token.kind {
    case .closingBracket:
      endsInBracket = true
      try advance()
    case .end: break
    default: throw unexpectedToken
    }
  }

  /// Parses a variable, or a call of a function of the worksheet.
  private mutating func parseDefinition(_ index: Int) throws(ExpressionError) {
    switch names.definition(index) {
    case .variable(let place):
      append(.variable(place), at: token.range)
      try advance()
    case .function(let place, let function):
      let count = function.parameters.count
      try parseCall(taking: count...count, name: function.name) { _ in .call(place) }
    }
  }

  /// Parses a function's name with its arguments, in brackets or, if it is one, without.
  private mutating func parseCall(
    taking counts: ClosedRange<Int>, name: String, step: (_ argumentCount: Int) -> Step.Kind
  ) throws(ExpressionError) {
    let start = token
    try advance()
    let count: Int
    if token.kind == .openingBracket {
      count = try parseArguments()
    } else {
      count = 1
      try parseNestedOperand(bindingTighterThan: .sign)
      // √ reaches over one operand, a function's name over a product such as 2πx.
      while !start.isRadical, isNamedNumber, infix == .impliedProduct, !namesFunction {
        let place = token.range
        try parseNestedOperand(bindingTighterThan: .sign)
        append(.operation(.multiplication), at: place)
      }
      endsInPercentage = false
    }
    guard counts.contains(count) else {
      throw ExpressionError(
        .argumentCount(function: name, takes: counts, given: count), at: start.range)
    }
    append(step(count), at: start.range)
  }

  /// Whether the token names a function of the worksheet.
  private var namesFunction: Bool {
    guard case .definition(let index) = token.kind else { return false }
    return names.isFunction(index)
  }

  /// Parses `(1, 2)`, and tells how many there are.
  private mutating func parseArguments() throws(ExpressionError) -> Int {
    try advance()
    var count = 0
    if token.kind != .closingBracket, token.kind != .end {
      try parseNestedOperand(bindingTighterThan: .none)
      count = 1
      while token.kind == .comma {
        try advance()
        try parseNestedOperand(bindingTighterThan: .none)
        count += 1
      }
    }
    try closeBracket()
    return count
  }

  /// Negates the operand just parsed.
  ///
  /// The sign goes inside the percentages at its end, so that `200 + -10%` is seen to end in one; the
  /// value is the same.
  private mutating func negate(at range: Range<Int>) {
    var place = steps.endIndex
    if endsInPercentage {
      while place > 0, steps[place - 1].isPercentage { place -= 1 }
    }
    steps.insert(Step(kind: .negation, range: range), at: place)
  }
}
