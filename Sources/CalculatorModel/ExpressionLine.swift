import ExactReals

/// What has been entered so far, in the order in which it takes effect: numbers, then the functions
/// and operations on them.
///
/// `2 + 3 × √9` is kept as 2, 3, 9, √, ×, +: postfix order, in which a key that acts on the number
/// shown only adds itself at the end. ``ExpressionWriter`` writes it as mathematics.
struct ExpressionLine: Equatable, Sendable {
  /// The most tokens that are remembered; what comes before them is shown as `…`.
  static let limit = 500

  /// A step of the calculation.
  enum Token: Equatable, Sendable {
    /// A number, and the calculation that it is the result of if a history keeps that.
    case number(Operand, calculation: UInt64? = nil)
    case constant(MathConstant)
    case function(KeypadFunction, AngleUnit)
    case percent
    case negation
    /// Parentheses around what comes before.
    case group
    case operation(ArithmeticOperation)
    /// An operand that is no longer remembered.
    case forgotten

    /// How many operands the token takes.
    fileprivate var operandCount: Int {
      switch self {
      case .number, .constant, .forgotten: 0
      case .function, .percent, .negation, .group: 1
      case .operation: 2
      }
    }
  }

  private(set) var tokens: [Token] = []

  /// Appends a token.
  mutating func append(_ token: Token) {
    if tokens.count >= Self.limit { forgetBeginning() }
    tokens.append(token)
  }

  /// Removes the last operand, with all that was done to it.
  mutating func removeOperand() {
    var missing = 1
    while missing > 0, let token = tokens.popLast() { missing += token.operandCount - 1 }
  }

  /// The tokens of the last operand; nil where they are more than a few.
  func operandTokens() -> ArraySlice<Token>? {
    var missing = 1
    var start = tokens.endIndex
    while missing > 0, start > tokens.startIndex, tokens.endIndex - start < 8 {
      start -= 1
      missing += tokens[start].operandCount - 1
    }
    return missing == 0 ? tokens[start...] : nil
  }

  /// Whether the last operand is a percentage, perhaps with its sign changed.
  var endsInPercentage: Bool {
    switch tokens.last {
    case .percent?: true
    case .negation?: tokens.dropLast().last == .percent
    default: false
    }
  }

  /// Changes the sign of the last operand.
  mutating func negateOperand() {
    switch tokens.last {
    case .number(let operand, nil)?:
      tokens[tokens.count - 1] = .number(operand.negated)
    case .negation?: tokens.removeLast()
    default: append(.negation)
    }
  }

  /// Forgets everything, and keeps the memory for the next calculation.
  mutating func removeAll() {
    if !tokens.isEmpty { tokens.removeAll(keepingCapacity: true) }
  }

  /// Puts a `…` in the place of each operand that the first half of the tokens makes.
  ///
  /// There are at most four operands for each open parenthesis, so this always shortens the line.
  private mutating func forgetBeginning() {
    let count = Self.limit / 2
    let operandCount = tokens[..<count].reduce(0) { $0 + 1 - $1.operandCount }
    tokens.replaceSubrange(
      ..<count, with: repeatElement(Token.forgotten, count: max(operandCount, 0)))
  }
}
