import BigNumbers
import ExactReals

/// A typed expression, read and ready to be evaluated.
///
/// ```swift
/// let expression = try MathExpression("2 + 3 × 4")
/// try expression.value()   // 14
/// expression.reading       // "2 + (3 × 4)"
/// ```
///
/// Numbers may have exponents (`1e-3`) and `_` between digits. `×` and `÷` bind tighter than `+` and
/// `−`, a sign before a number tighter still, and `%` tightest. `a + b%` and `a − b%` are percentages
/// of `a`: `200 + 10%` is 220. Brackets still open at the end are closed.
///
/// The name is not `Expression`, because Foundation has a type of that name.
public struct MathExpression: Hashable, Sendable {
  /// The most bytes that an expression may have.
  public static let lengthLimit = 1_048_576

  /// How deep brackets and signs may be nested.
  public static let depthLimit = 256

  /// The expression in postfix order: no step nests, so that evaluating and freeing it need no deep
  /// stack, however long the expression is.
  let steps: [Step]

  /// One step: a number, or what is done with the numbers before it.
  struct Step: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case number(Rational)
      case negation
      case percentage
      case operation(ArithmeticOperation)
      /// `+` or `−` of a percentage of its left side.
      case percentageOperation(ArithmeticOperation)
    }

    var kind: Kind
    var range: Range<Int>
  }

  /// Reads an expression.
  ///
  /// - Complexity: O(*n*) in the length of the text while its numbers are short; an exponent makes
  ///   a long number of a short text, up to ``CalculationError/tooMuchWork``.
  /// - Throws: ``ExpressionError`` with the cause and its place.
  public init(_ text: some StringProtocol) throws(ExpressionError) {
    try self.init(utf8: Array(text.utf8))
  }

  /// Reads an expression from its bytes, which are valid UTF-8.
  ///
  /// - Throws: ``ExpressionError`` with the cause and its place.
  public init(utf8 text: [UInt8]) throws(ExpressionError) {
    guard text.count <= Self.lengthLimit else {
      throw ExpressionError(.tooLong, at: Self.lengthLimit..<text.count)
    }
    var parser = ExpressionParser(text)
    steps = try parser.parse()
  }

  /// The exact value.
  ///
  /// - Throws: ``ExpressionError`` with a ``CalculationError`` as its cause.
  public func value() throws(ExpressionError) -> Rational {
    try value(within: .line)
  }

  /// The exact value, if the budget pays for it.
  func value(within budget: CalculationBudget) throws(ExpressionError) -> Rational {
    var values: [Rational] = []
    var budget = budget
    for step in steps {
      do throws(CalculationError) {
        try step.apply(to: &values, within: &budget)
      } catch {
        throw ExpressionError(.calculation(error), at: step.range)
      }
    }
    // The parser leaves exactly one value: each operation takes two and gives one.
    return values.last ?? 0
  }
}

extension MathExpression.Step {
  /// Replaces the last values by what the step makes of them.
  fileprivate func apply(
    to values: inout [Rational], within budget: inout CalculationBudget
  ) throws(CalculationError) {
    let result: Rational
    switch kind {
    case .number(let number):
      result = number
    case .negation:
      result = -(values.popLast() ?? 0)
    case .percentage:
      let number = values.popLast() ?? 0
      try budget.pay(for: .multiplication, number, 1)
      result = number.percent
    case .operation(let operation):
      let right = values.popLast() ?? 0
      let left = values.popLast() ?? 0
      try budget.pay(for: operation, left, right)
      result = try operation.result(left, right)
    case .percentageOperation(let operation):
      let right = values.popLast() ?? 0
      let left = values.popLast() ?? 0
      try budget.pay(for: .multiplication, left, right)
      let share = left * right.percent
      try budget.pay(for: operation, left, share)
      result = try operation.result(left, share)
    }
    values.append(try CalculationLimit.expression.checked(result))
  }
}
