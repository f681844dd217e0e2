/// Reads tokens into the postfix steps of an expression.
///
/// A Pratt parser (V. Pratt, "Top Down Operator Precedence", 1973): each operator has a binding
/// power, and an operand reaches as far right as operators bind tighter than the one before it.
struct ExpressionParser {
  private var lexer: Lexer
  private var token = Token(kind: .end, range: 0..<0)
  private var steps: [MathExpression.Step] = []
  private var depth = 0

  /// Whether the operand just parsed ends in a `%` that no bracket encloses.
  private var endsInPercentage = false

  /// How tightly an operator holds what follows it.
  private enum BindingPower: Int, Comparable {
    case none
    case additive
    case multiplicative
    case sign

    init(_ precedence: ArithmeticOperation.Precedence) {
      switch precedence {
      case .additive: self = .additive
      case .multiplicative: self = .multiplicative
      }
    }

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  init(_ text: [UInt8]) {
    lexer = Lexer(text)
  }

  mutating func parse() throws(ExpressionError) -> [MathExpression.Step] {
    token = try lexer.next()
    if token.kind == .end { throw ExpressionError(.empty, at: token.range) }
    try parseOperand(bindingTighterThan: .none)
    switch token.kind {
    case .end: return steps
    case .closingBracket: throw ExpressionError(.unopenedBracket, at: token.range)
    default: throw ExpressionError(.missingOperator, at: token.range)
    }
  }

  /// Parses an operand with all operators after it that bind tighter than the one before it.
  private mutating func parseOperand(
    bindingTighterThan power: BindingPower
  ) throws(ExpressionError) {
    try parsePrimary()
    while case .operation(let operation) = token.kind {
      let operationPower = BindingPower(operation.precedence)
      guard operationPower > power else { return }
      let sign = token.range
      token = try lexer.next()
      try parseOperand(bindingTighterThan: operationPower)
      if operationPower == .additive, endsInPercentage {
        // The last step of an operand gives its value: here it is the `%`.
        steps.removeLast()
        steps.append(MathExpression.Step(kind: .percentageOperation(operation), range: sign))
      } else {
        steps.append(MathExpression.Step(kind: .operation(operation), range: sign))
      }
      endsInPercentage = false
    }
  }

  /// Parses a number, a bracket or a signed operand, and the `%` signs after it.
  private mutating func parsePrimary() throws(ExpressionError) {
    let start = token
    switch token.kind {
    case .number(let value):
      steps.append(MathExpression.Step(kind: .number(value), range: token.range))
      token = try lexer.next()
      endsInPercentage = false
    case .openingBracket:
      try parseNestedOperand(bindingTighterThan: .none)
      switch token.kind {
      case .closingBracket: token = try lexer.next()
      case .end: break
      default: throw ExpressionError(.missingOperator, at: token.range)
      }
      endsInPercentage = false
    case .operation(.subtraction), .operation(.addition):
      try parseNestedOperand(bindingTighterThan: .sign)
      if start.kind == .operation(.subtraction) { negate(at: start.range) }
      return
    default:
      throw ExpressionError(.missingOperand, at: token.range)
    }
    while token.kind == .percentSign {
      steps.append(MathExpression.Step(kind: .percentage, range: token.range))
      token = try lexer.next()
      endsInPercentage = true
    }
  }

  /// Parses what follows a bracket or a sign, one level deeper.
  private mutating func parseNestedOperand(
    bindingTighterThan power: BindingPower
  ) throws(ExpressionError) {
    guard depth < MathExpression.depthLimit else {
      throw ExpressionError(.tooDeep, at: token.range)
    }
    depth += 1
    defer { depth -= 1 }
    token = try lexer.next()
    try parseOperand(bindingTighterThan: power)
  }

  /// Negates the operand just parsed.
  ///
  /// The sign goes inside the percentages at its end, so that `200 + -10%` is seen to end in one; the
  /// value is the same.
  private mutating func negate(at range: Range<Int>) {
    var place = steps.endIndex
    if endsInPercentage {
      while place > 0, steps[place - 1].kind == .percentage { place -= 1 }
    }
    steps.insert(MathExpression.Step(kind: .negation, range: range), at: place)
  }
}
